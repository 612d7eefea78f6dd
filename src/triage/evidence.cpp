// SPDX-License-Identifier: Apache-2.0
#include "triage/evidence.h"

#include "triage/context.h"
#include "workflow/workflow.h"

#include <algorithm>

namespace triage {
namespace {

using log::Event;
using log::EventKind;

constexpr std::size_t perRole = 3;
constexpr std::int64_t nearby = 30'000'000; ///< microseconds

void place(Evidence& e, const std::string& path, const Event& event, const Matter& matter)
{
    e.file = path;
    e.kind = kindOf(event);
    e.rank = event.origin.rank;
    e.pid = event.origin.pid;
    const auto file = std::find_if(matter.facts.files.begin(), matter.facts.files.end(),
                                   [&](const bundle::BundleFile& f) { return f.path == path; });
    if (file != matter.facts.files.end())
        e.member = file->member;
}

Evidence at(EvidenceRole role, const Source& source, const Event& event, const log::DetailLine* detail,
            const Matter& matter)
{
    Evidence e;
    e.role = role;
    e.line = detail ? detail->line : event.line;
    e.offset = detail ? detail->offset : event.offset;
    e.text = detail ? (detail->printed.empty() ? detail->text : detail->printed) : event.text;
    if (event.last > e.line)
        e.lastLine = event.last;
    place(e, source.path, event, matter);
    return e;
}

bool nearInTime(const Event& a, const Event& b)
{
    return !a.time || !b.time || std::abs(a.time->microseconds - b.time->microseconds) < nearby;
}

bool sharesCode(const Event& a, const Event& b)
{
    return std::any_of(a.codes.begin(), a.codes.end(), [&](const std::string& code) {
        return std::find(b.codes.begin(), b.codes.end(), code) != b.codes.end();
    });
}

class Collector
{
public:
    Collector(const Found& found, const Matter& matter)
        : found_(&found), matter_(&matter), cause_(found.causal())
    {
    }

    std::vector<Evidence> collect()
    {
        out_.push_back(at(EvidenceRole::Causal, *cause_->source, *cause_->causal, cause_->detail, *matter_));
        fromBlock();
        fromFailures();
        milestones();
        return std::move(out_);
    }

private:
    /// CANN's line in the block of the exception that names the fault.
    void fromBlock()
    {
        for (const auto& d : cause_->causal->detail)
            if (&d != cause_->detail && matter_->pack.is("device-fault", d.text)) {
                out_.push_back(
                    at(EvidenceRole::Corroborating, *cause_->source, *cause_->causal, &d, *matter_));
                return;
            }
    }

    void fromFailures()
    {
        std::size_t corroborating = 0;
        std::size_t cascade = 0;
        for (const auto& f : found_->failures) {
            if (&f == cause_ || !sameProcess(*f.causal, *cause_->causal) ||
                !nearInTime(*f.causal, *cause_->causal)) {
                if (&f != cause_ && f.tier == Tier::Peer && cascade < perRole && ++cascade)
                    out_.push_back(at(EvidenceRole::Cascade, *f.source, *f.causal, f.detail, *matter_));
                continue;
            }
            const bool supports = f.tier == Tier::Plog && (matter_->pack.is("device-fault", f.message) ||
                                                           sharesCode(*f.causal, *cause_->causal));
            if (supports && corroborating++ < perRole)
                out_.push_back(at(EvidenceRole::Corroborating, *f.source, *f.causal, f.detail, *matter_));
            else if (!supports && f.tier != Tier::Plog && before(*cause_, f) && cascade++ < perRole)
                out_.push_back(at(EvidenceRole::Cascade, *f.source, *f.causal, f.detail, *matter_));
        }
    }

    void milestones()
    {
        const Event* last = nullptr;
        for (const auto& e : cause_->source->log->events) {
            if (!(e.line < cause_->first().first))
                break;
            if (e.kind == EventKind::Milestone && sameProcess(e, *cause_->causal))
                last = &e;
        }
        if (last)
            out_.push_back(at(EvidenceRole::Milestone, *cause_->source, *last, nullptr, *matter_));
    }

    const Found* found_;
    const Matter* matter_;
    const Failure* cause_;
    std::vector<Evidence> out_;
};

} // namespace

std::vector<Evidence> evidenceOf(const Found& found, const Matter& matter)
{
    return found.causal() ? Collector(found, matter).collect() : std::vector<Evidence>{};
}

Evidence evidenceOf(const Statement& statement, const Matter& matter)
{
    return at(EvidenceRole::Causal, *statement.source, *statement.event, nullptr, matter);
}

std::optional<Evidence> markerEvidence(const Matter& matter)
{
    const auto& facts = matter.facts;
    const auto file = std::find_if(facts.files.begin(), facts.files.end(), [](const bundle::BundleFile& f) {
        return f.kind == bundle::ArtefactKind::FirstFailure;
    });
    if (file == facts.files.end() || !facts.firstFailure.step)
        return std::nullopt;
    Evidence e;
    e.role = EvidenceRole::Marker;
    e.file = file->path;
    e.line = LineNumber(1);
    e.kind = "message";
    e.member = file->member;
    e.text = matter.workflow.step(*facts.firstFailure.step).name;
    if (facts.firstFailure.exitCode)
        e.text += " exit_code=" + std::to_string(*facts.firstFailure.exitCode);
    return e;
}

} // namespace triage
