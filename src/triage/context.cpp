// SPDX-License-Identifier: Apache-2.0
#include "triage/context.h"

#include "log/grammar.h"

#include <algorithm>

namespace triage {
namespace {

using log::Event;
using log::EventKind;

std::string shortName(const log::Frame& frame)
{
    return frame.file + ":" + frame.function;
}

bool fits(const PhaseRow& row, const std::vector<log::Frame>& frames, std::size_t i)
{
    const auto& frame = frames[i];
    if (row.file && !row.file->matches(frame.file))
        return false;
    if (row.function && !row.function->matches(frame.function))
        return false;
    if (row.code && !row.code->matches(frame.code))
        return false;
    return !row.outer || (i > 0 && row.outer->matches(shortName(frames[i - 1])));
}

std::string phaseOfFrame(const std::vector<log::Frame>& frames, std::size_t i, const RulePack::Data& pack)
{
    for (const auto& row : pack.phases)
        if (fits(row, frames, i))
            return row.phase;
    return {};
}

bool hasPhase(const Event& e, std::string_view phase, const RulePack::Data& pack)
{
    for (std::size_t i = 0; i < e.frames.size(); ++i)
        if (phaseOfFrame(e.frames, i, pack) == phase)
            return true;
    return false;
}

/// What the run had done when it failed, by milestones and plain lines of the same process.
class History
{
public:
    History(const Failure& cause, const RulePack::Data& pack) : pack_(&pack)
    {
        const bool untold = !cause.causal->origin.pid && !cause.causal->nearPid;
        const bool blind = untold && severalProcesses(cause);
        for (const auto& e : cause.source->log->events) {
            if (!(e.line < cause.first().first))
                break;
            // A server's other processes tell of its calls: each went through all of them.
            if (e.kind == EventKind::Message && pack_->is("served-request", e.message))
                callsCompleted = true;
            if (sameProcess(e, *cause.causal) && !(blind && e.kind == EventKind::Milestone))
                take(e);
        }
    }

    bool capturing = false;
    bool replaying = false;
    bool callsCompleted = false;

private:
    /// Milestones of several processes say nothing about one whose pid is unknown.
    static bool severalProcesses(const Failure& cause)
    {
        std::optional<int> first;
        for (const auto& e : cause.source->log->events) {
            if (e.kind != EventKind::Milestone || !e.origin.pid)
                continue;
            if (first && *first != *e.origin.pid)
                return true;
            first = e.origin.pid;
        }
        return false;
    }

    void take(const Event& e)
    {
        if (e.kind == EventKind::Milestone)
            return milestone(e.type);
        if (e.kind != EventKind::Message)
            return;
        if (pack_->is("capture-began", e.message)) {
            capturing = true;
            replaying = false;
        }
        if (pack_->is("capture-finished", e.message))
            capturing = false;
        if (pack_->is("graph-replayed", e.message)) {
            capturing = false;
            replaying = callsCompleted = true;
        }
        if (pack_->is("step-done", e.message))
            callsCompleted = true;
    }

    void milestone(std::string_view id)
    {
        if (id == "call-done")
            callsCompleted = true;
        if (id == "compile-begin")
            replaying = false;
        if (id == "capture-begin" || id == "recapture") {
            capturing = true;
            replaying = false;
        }
        if (id == "capture-done" || id == "replay") {
            capturing = false;
            replaying = true;
        }
        if (id == "call-done" && replaying)
            return;
    }

    const RulePack::Data* pack_;
};

/// A program that dies while it loads its modules called nothing yet, whatever another printed above.
bool diesLoading(const Failure& cause, const RulePack::Data& pack)
{
    return pack.is("import-error", cause.message) && cause.frames && !cause.frames->empty() &&
           std::all_of(cause.frames->begin(), cause.frames->end(), [](const log::Frame& f) {
               return f.function == "<module>" || f.file.starts_with("<frozen importlib");
           });
}

/// Blocks of exceptions that tell of the same failure: the chain, and for a native error the exception
/// that its process raised next.
std::vector<const Event*> related(const Found& found)
{
    const auto& cause = *found.causal();
    std::vector<const Event*> out = cause.blocks;
    if (cause.causal->kind == EventKind::PythonException)
        return out;
    for (const auto& f : found.failures)
        if (f.source == cause.source && cause.causal->line < f.causal->line &&
            f.causal->kind == EventKind::PythonException && sameProcess(*f.causal, *cause.causal)) {
            out.insert(out.end(), f.blocks.begin(), f.blocks.end());
            break;
        }
    return out;
}

void addFacts(Context& c, const Found& found, const RulePack::Data& pack)
{
    const auto& cause = *found.causal();
    const History history(cause, pack);
    const auto blocks = related(found);
    const auto any = [&](auto&& test) { return std::any_of(blocks.begin(), blocks.end(), test); };
    const bool captureFrames = any([&](const Event* e) { return hasPhase(*e, "capture", pack); });
    const bool replayFrames = any([&](const Event* e) { return hasPhase(*e, "replay", pack); });
    const bool captureWords = any([&](const Event* e) { return pack.is("capture-wrapper", e->message); }) ||
                              pack.is("capture-call", c.line) || c.families.contains("capture-state");
    const bool frameless = !cause.frames || cause.frames->empty();
    if (captureFrames || (!replayFrames && (captureWords || history.capturing)))
        c.facts.insert("capturing");
    const bool replayWords =
        pack.is("replay-call", c.line) || any([&](const Event* e) {
            return std::any_of(e->detail.begin(), e->detail.end(),
                               [&](const log::DetailLine& d) { return pack.is("replay-call", d.text); });
        });
    // A device fault that surfaces later, in code of no phase, happened where the run was.
    const bool surfacedLater = c.phase.empty() && c.families.contains("device");
    if (!captureFrames &&
        (replayFrames || replayWords || ((frameless || surfacedLater) && history.replaying && !captureWords)))
        c.facts.insert("replaying");
    if (history.callsCompleted && !diesLoading(cause, pack))
        c.facts.insert("calls-completed");
    const auto& detail = cause.causal->detail;
    if (std::any_of(detail.begin(), detail.end(),
                    [&](const log::DetailLine& d) { return pack.is("cann-build", d.text); }))
        c.facts.insert("cann-build");
    const auto all = pack.familiesOf(cause.causal->codes);
    if (all.contains("peer-loss") || pack.is("peer-loss", c.line))
        c.facts.insert("peer-loss");
}

/// The line's own codes; those of its block when the line names none.
std::set<std::string> lineFamilies(const Failure& cause, const RulePack::Data& pack)
{
    const auto own = log::codesIn(cause.message);
    auto families = pack.familiesOf(own);
    return own.empty() ? pack.familiesOf(cause.causal->codes) : families;
}

} // namespace

std::string phaseOf(const std::vector<log::Frame>& frames, const RulePack::Data& pack)
{
    for (std::size_t i = frames.size(); i-- > 0;)
        if (auto phase = phaseOfFrame(frames, i, pack); !phase.empty())
            return phase;
    return {};
}

std::string kindOf(const Event& event)
{
    switch (event.kind) {
    case EventKind::PythonException:
        return "python-exception";
    case EventKind::TorchNpu:
        return "torch-npu-trailer";
    case EventKind::Cann:
        return "cann";
    case EventKind::Plog:
        return "plog";
    case EventKind::Signal:
        return "signal";
    case EventKind::OomKiller:
        return "oom-killer";
    case EventKind::Timeout:
        return "timeout";
    case EventKind::Terminate:
        return "signal";
    case EventKind::Launcher:
        return "torchrun";
    default:
        return "message";
    }
}

Context contextOf(const Found& found, const RulePack::Data& pack, std::optional<int> exitCode)
{
    Context c;
    if (exitCode)
        c.exitCode = std::to_string(*exitCode);
    const auto* cause = found.causal();
    if (!cause) {
        c.facts.insert("no-causal-line");
        return c;
    }
    c.line = cause->message;
    c.type = cause->type;
    c.kind = kindOf(*cause->causal);
    c.families = lineFamilies(*cause, pack);
    for (const auto* block : cause->blocks)
        c.chain.push_back(block->message);
    if (cause->frames)
        c.phase = phaseOf(*cause->frames, pack);
    addFacts(c, found, pack);
    return c;
}

} // namespace triage
