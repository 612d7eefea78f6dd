// SPDX-License-Identifier: Apache-2.0
#include "triage/failure.h"

#include <algorithm>
#include <map>

namespace triage {
namespace {

using log::Event;
using log::EventKind;

std::optional<int> pidOf(const Event& e)
{
    return e.origin.pid ? e.origin.pid : e.nearPid;
}

bool differ(const std::optional<int>& a, const std::optional<int>& b)
{
    return a && b && *a != *b;
}

/// Kinds that can be a failure. Milestones, warnings and plain statements are read elsewhere.
bool canFail(const Event& e, bool plog)
{
    switch (e.kind) {
    case EventKind::Milestone:
    case EventKind::Warning:
        return false;
    case EventKind::Message:
        return e.level >= log::Level::Error;
    case EventKind::Plog:
        return true;
    default:
        return !plog;
    }
}

Tier tierOf(const Event& e)
{
    switch (e.kind) {
    case EventKind::Signal:
        return Tier::Signal;
    case EventKind::Message:
        return Tier::Weak;
    case EventKind::Plog:
        return Tier::Plog;
    default:
        return Tier::Real;
    }
}

/// A file of plog lines and nothing else. A program's output may hold plog lines too.
bool onlyPlog(const log::LogEvents& log)
{
    return std::none_of(log.events.begin(), log.events.end(), [](const Event& e) {
        return e.kind != EventKind::Plog && e.kind != EventKind::Message && e.kind != EventKind::Cann;
    });
}

void addSource(std::vector<Source>& out, const Matter& matter, const std::string& path, bool plog)
{
    if (const auto found = matter.logs.find(path); found != matter.logs.end() && found->second)
        out.push_back({found->second.get(), path, plog && onlyPlog(*found->second)});
}

/// Programs that follow each other in one log, unless the lines name the same rank or process.
bool otherRun(const Event& a, const Event& b)
{
    const auto same = [](const std::optional<int>& x, const std::optional<int>& y) { return x && x == y; };
    return a.run != b.run && !same(a.origin.rank, b.origin.rank) && !same(a.origin.pid, b.origin.pid);
}

/// Microseconds from `y` to `x`, where both times are good enough to tell.
std::optional<std::int64_t> gapBetween(const Event& x, const Event& y)
{
    if (!x.time || !y.time)
        return std::nullopt;
    const auto gap = x.time->microseconds - y.time->microseconds;
    const bool sure = x.fineTime && y.fineTime ? gap != 0 : std::abs(gap) > 2'000'000;
    const bool sameYear = std::abs(gap) < std::int64_t{40} * 86'400'000'000; // else a clock without one
    return sure && sameYear ? std::optional(gap) : std::nullopt;
}

/// Files that Dynamo writes beside the output repeat its notices and hold no failure of their own.
bool repeats(const bundle::BundleFile& file)
{
    return file.kind == bundle::ArtefactKind::DynamoDebugLog;
}

} // namespace

bool sameProcess(const Event& a, const Event& b)
{
    if (otherRun(a, b) || differ(a.origin.rank, b.origin.rank))
        return false;
    if (a.origin.pid && b.origin.pid)
        return *a.origin.pid == *b.origin.pid;
    return !differ(pidOf(a), pidOf(b));
}

bool maybeSameProcess(const Event& a, const Event& b)
{
    return !otherRun(a, b) && !differ(a.origin.rank, b.origin.rank) && !differ(a.origin.pid, b.origin.pid);
}

bool before(const Failure& a, const Failure& b)
{
    const auto& x = *a.causal;
    const auto& y = *b.causal;
    if (const auto gap = gapBetween(x, y))
        return *gap < 0;
    if (a.source != b.source)
        return a.source->plog < b.source->plog;
    return x.line < y.line;
}

bool orderIsSure(const Failure& a, const Failure& b)
{
    if (gapBetween(*a.causal, *b.causal))
        return true;
    return a.source == b.source && sameProcess(*a.causal, *b.causal);
}

std::vector<Source> sourcesOf(const Matter& matter, std::optional<Step> step)
{
    std::vector<Source> out;
    if (step) {
        const auto& fact = matter.facts.steps[indexOf(*step)];
        addSource(out, matter, fact.log, false);
        for (const auto& plog : fact.plogs)
            addSource(out, matter, plog, matter.facts.kind != bundle::InputKind::Log);
    }
    if (!out.empty() || matter.facts.kind == bundle::InputKind::Run)
        return out;
    for (const auto& file : matter.facts.files)
        if (!repeats(file))
            addSource(out, matter, file.path,
                      file.kind == bundle::ArtefactKind::Plog && matter.facts.kind != bundle::InputKind::Log);
    std::stable_sort(out.begin(), out.end(),
                     [](const Source& a, const Source& b) { return a.plog < b.plog; });
    return out;
}

std::vector<Failure> failuresIn(const std::vector<Source>& sources, const RulePack::Data& pack)
{
    std::vector<Failure> out;
    for (const auto& source : sources) {
        std::map<int, std::size_t> chains;
        for (const auto& e : source.log->events) {
            if (!canFail(e, source.plog))
                continue;
            if (const auto known = chains.find(e.chain); e.chain >= 0 && known != chains.end()) {
                out[known->second].blocks.push_back(&e);
                continue;
            }
            if (e.chain >= 0)
                chains[e.chain] = out.size();
            Failure failure;
            failure.source = &source;
            failure.blocks = {&e};
            failure.tier = tierOf(e);
            out.push_back(std::move(failure));
        }
    }
    for (auto& failure : out)
        settleReason(failure, pack);
    return out;
}

} // namespace triage
