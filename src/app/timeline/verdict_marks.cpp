// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/verdict_marks.h"

#include "log/events.h"

#include <algorithm>

namespace triage::app {
namespace {

bool holds(const log::Event& event, LineNumber line)
{
    return event.line == line ||
           std::ranges::find(event.detail, line, &log::DetailLine::line) != event.detail.end();
}

} // namespace

VerdictMarks::VerdictMarks(const engine::Analysis& analysis)
{
    for (const Evidence& evidence : analysis.verdict.evidence) {
        if (evidence.role == EvidenceRole::Causal)
            add(evidence.file, {MarkKind::Causal, evidence.line, &evidence.text});
        if (evidence.role == EvidenceRole::Cascade)
            add(evidence.file, {MarkKind::Cascade, evidence.line, &evidence.text});
    }
    for (const Candidate& candidate : analysis.verdict.candidates)
        if (candidate.reason == "cascade" || candidate.reason == "peer")
            add(candidate.file, {MarkKind::Cascade, candidate.line, &candidate.text});
}

void VerdictMarks::add(const std::string& file, Role role)
{
    const auto [known, fresh] = files_[file].try_emplace(role.line, Entry{role});
    if (!fresh && role.kind < known->second.role.kind)
        known->second.role = role;
}

void VerdictMarks::beginFile(const std::string& path)
{
    const auto found = files_.find(path);
    current_ = found == files_.end() ? nullptr : &found->second;
}

std::optional<VerdictMarks::Role> VerdictMarks::take(const log::Event& event)
{
    if (current_ == nullptr)
        return std::nullopt;
    Entry* best = nullptr;
    const LineNumber last = std::max(event.last, event.line);
    for (auto at = current_->lower_bound(std::min(event.first, event.line));
         at != current_->end() && at->first <= last; ++at)
        if (!at->second.taken && holds(event, at->first) &&
            (best == nullptr || at->second.role.kind < best->role.kind))
            best = &at->second;
    if (best == nullptr)
        return std::nullopt;
    best->taken = true;
    return best->role;
}

std::vector<VerdictMarks::Role> VerdictMarks::rest() const
{
    std::vector<Role> roles;
    if (current_ != nullptr)
        for (const auto& [line, entry] : *current_)
            if (!entry.taken)
                roles.push_back(entry.role);
    return roles;
}

} // namespace triage::app
