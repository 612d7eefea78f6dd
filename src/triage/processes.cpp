// SPDX-License-Identifier: Apache-2.0
#include "triage/evidence.h"

#include <algorithm>
#include <map>
#include <set>

namespace triage {
namespace {

using log::Event;

constexpr std::size_t processLimit = 256;
using Key = std::pair<int, int>; ///< rank, pid; -1 for unknown

Key keyOf(const Event& e)
{
    return {e.origin.rank.value_or(-1), e.origin.pid ? *e.origin.pid : e.nearPid.value_or(-1)};
}

Process processAt(Key key, std::optional<Step> step)
{
    Process p;
    p.step = step;
    if (key.first >= 0)
        p.rank = key.first;
    if (key.second >= 0)
        p.pid = key.second;
    return p;
}

} // namespace

std::vector<Process> processesOf(const Found& found, std::optional<Step> step)
{
    std::map<Key, Process> all;
    const auto* cause = found.causal();
    const auto add = [&](Key key) -> Process* {
        if (key == Key{-1, -1} || (all.size() >= processLimit && !all.contains(key)))
            return nullptr;
        return &all.try_emplace(key, processAt(key, step)).first->second;
    };
    for (const auto& f : found.failures) {
        if (!f.rejected.empty())
            continue;
        auto* p = add(keyOf(*f.causal));
        if (!p || !p->firstError.empty())
            continue;
        p->firstError = f.message;
        p->role =
            cause && sameProcess(*f.causal, *cause->causal) ? ProcessRole::First : ProcessRole::Follower;
    }
    for (const auto& source : found.sources)
        if (!source.plog)
            for (const auto& e : source.log->events)
                if (e.kind == log::EventKind::Milestone)
                    add(keyOf(e));
    std::vector<Process> out;
    for (auto& [key, process] : all)
        out.push_back(std::move(process));
    std::stable_sort(out.begin(), out.end(),
                     [](const Process& a, const Process& b) { return a.role < b.role; });
    return out;
}

} // namespace triage
