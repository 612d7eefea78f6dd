// SPDX-License-Identifier: Apache-2.0
#include "triage/progress.h"

#include "triage/dumps.h"

#include <algorithm>
#include <tuple>

namespace triage {
namespace {

using log::Event;
using log::EventKind;

void count(BackendProgress& p, const Event& e)
{
    if (e.type == "pass-done")
        ++p.passes;
    else if (e.type == "capture-begin")
        ++p.capturesBegun;
    else if (e.type == "capture-done")
        ++p.capturesDone;
    else if (e.type == "recapture")
        ++p.recaptures;
    else if (e.type == "replay")
        ++p.replays;
    else if (e.type == "call-done")
        ++p.calls;
}

class Collector
{
public:
    Collector(const RulePack::Data& pack, std::optional<Step> step) : pack_(&pack), step_(step) {}

    void add(const Dumps& dumps)
    {
        BackendProgress* p = rowOf(dumps.pid, dumps.rank);
        if (!p || (dumps.graphs == 0 && !p->folder.empty()))
            return; // Dynamo's own folder beside the one that has the rank in its name
        if (p->graphs > dumps.graphs)
            return;
        p->folder = dumps.folder;
        p->graphs = dumps.graphs;
        p->lastDump = dumps.lastGraph;
        p->outputCode = dumps.outputCode;
        p->captureDump = dumps.capture;
    }

    void add(const Event& e)
    {
        if (BackendProgress* p = rowOf(e.origin.pid, e.origin.rank))
            count(*p, e);
    }

    /// The parser keeps the ends of many calls, the scan counts them all.
    void setCalls(std::int64_t calls)
    {
        if (rows_.size() == 1)
            rows_.front().calls = std::max(rows_.front().calls, calls);
    }

    std::vector<BackendProgress> take()
    {
        for (BackendProgress& p : rows_)
            p.reached = reached(p);
        std::ranges::sort(rows_, [](const BackendProgress& a, const BackendProgress& b) {
            return std::tie(a.rank, a.pid) < std::tie(b.rank, b.pid);
        });
        return std::move(rows_);
    }

private:
    BackendProgress* rowOf(std::optional<int> pid, std::optional<int> rank)
    {
        const auto known = std::ranges::find(rows_, pid, &BackendProgress::pid);
        if (known != rows_.end()) {
            known->rank = known->rank ? known->rank : rank;
            return &*known;
        }
        if (rows_.size() >= processLimit)
            return nullptr;
        BackendProgress fresh;
        fresh.step = step_;
        fresh.pid = pid;
        fresh.rank = rank;
        return &rows_.emplace_back(std::move(fresh));
    }

    /// The last graph decides: graphs before it got further, or there were no later ones.
    Message reached(const BackendProgress& p) const
    {
        const auto number = [](std::int64_t n) { return std::to_string(n); };
        if (!p.folder.empty() && p.graphs == 0 && p.capturesBegun == 0)
            return pack_->text("progress-none");
        if (!p.folder.empty() && p.graphs > 0 && !p.outputCode) {
            if (p.lastDump.empty())
                return pack_->text("progress-dynamo");
            const auto pass = passOf(p.lastDump);
            return pass.empty() ? pack_->text("progress-aot") : pack_->text("progress-pass", {pass});
        }
        if (p.capturesBegun + p.recaptures > p.capturesDone + p.recaptures && p.capturesBegun > 0)
            return pack_->text("progress-capturing", {number(p.capturesDone)});
        if (p.replays > 0 || (p.calls > 0 && p.capturesDone > 0))
            return pack_->text("progress-replayed",
                               {number(p.capturesDone), number(p.replays), number(p.calls)});
        if (p.capturesDone > 0 || p.captureDump)
            return pack_->text("progress-captured");
        if (p.calls > 0)
            return pack_->text("progress-called", {number(p.calls)});
        if (p.outputCode)
            return pack_->text("progress-codegen");
        return pack_->text("progress-passes", {number(p.passes)});
    }

    const RulePack::Data* pack_;
    std::optional<Step> step_;
    std::vector<BackendProgress> rows_;
};

} // namespace

std::vector<BackendProgress> progressOf(const Matter& matter, const Found& found, std::optional<Step> step)
{
    Collector collector(matter.pack, step);
    if (step)
        for (const Dumps& dumps : dumpsOf(matter.facts.files, *step))
            collector.add(dumps);
    std::int64_t calls = 0;
    for (const Source& source : found.sources) {
        calls += source.log->completedCalls;
        for (const Event& e : source.log->events)
            if (e.kind == EventKind::Milestone)
                collector.add(e);
    }
    collector.setCalls(calls);
    return collector.take();
}

} // namespace triage
