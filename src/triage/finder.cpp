// SPDX-License-Identifier: Apache-2.0
#include "triage/finder.h"

#include "log/grammar.h"
#include "triage/assess.h"

#include <algorithm>

namespace triage {
namespace {

constexpr std::size_t candidateLimit = 200;
constexpr std::string_view prefix = "reject-"; ///< of the texts that say why not

class Picker
{
public:
    Picker(Found& found, const RulePack::Data& pack) : found_(&found), pack_(&pack) {}

    std::optional<std::size_t> pick(bool stepFailed) const
    {
        auto best = earliest(Tier::Real);
        if (const auto peer = earliest(Tier::Peer); peer && (!best || outranks(*peer, *best)))
            best = peer;
        if (const auto signal = earliest(Tier::Signal); signal && best && killedFirst(at(*signal), at(*best)))
            best = signal;
        // Who only waited knows no reason; a plog line before may.
        if (best && at(*best).tier == Tier::Peer && at(*best).causal->codes.empty())
            if (const auto plog = fromPlog({}, true); plog && before(at(*plog), at(*best)))
                best = plog;
        const auto carrier = earliest(Tier::Carrier);
        if (best && carrier && at(*best).tier == Tier::Peer && !outranks(*best, *carrier))
            best = carrier;
        if (!best)
            best = fromPlog(carrier, stepFailed);
        if (!best)
            best = firstOf(earliest(Tier::Signal), carrier);
        if (!best)
            if (const auto weak = earliest(Tier::Weak); weak && (stepFailed || endsTheLog(at(*weak))))
                best = weak;
        return best;
    }

private:
    const Failure& at(std::size_t i) const { return found_->failures[i]; }

    std::optional<std::size_t> earliest(Tier tier) const
    {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < found_->failures.size(); ++i)
            if (at(i).rejected.empty() && at(i).tier == tier && (!best || before(at(i), at(*best))))
                best = i;
        return best;
    }

    /// A warning that prints an exception, or a mere statement, tells of a death only where the log ends.
    static bool endsTheLog(const Failure& f)
    {
        const auto& events = f.source->log->events;
        return f.causal->kind != log::EventKind::PythonException ||
               std::none_of(events.rbegin(), events.rend(), [&](const log::Event& e) {
                   return f.causal->last < e.line && e.kind == log::EventKind::Message &&
                          e.level < log::Level::Warning;
               });
    }

    std::optional<std::size_t> firstOf(std::optional<std::size_t> a, std::optional<std::size_t> b) const
    {
        if (!a || !b)
            return a ? a : b;
        return before(at(*a), at(*b)) ? a : b;
    }

    /// A rank that waited in vain is the first only where it is the same process, or clearly earlier.
    bool outranks(std::size_t peer, std::size_t real) const
    {
        if (!before(at(peer), at(real)))
            return false;
        const auto& p = *at(peer).causal;
        const auto& r = *at(real).causal;
        if (sameProcess(p, r))
            return true;
        return p.time && r.time && r.time->microseconds - p.time->microseconds > 2'000'000 &&
               at(peer).source == at(real).source;
    }

    /// A process that a signal killed, and another that fails for want of it. Within one process the signal
    /// follows from the failure.
    static bool killedFirst(const Failure& signal, const Failure& best)
    {
        const auto& s = *signal.causal;
        const auto& b = *best.causal;
        const bool other = s.origin.pid && b.origin.pid && !sameProcess(s, b);
        return other && s.kind == log::EventKind::Signal && before(signal, best);
    }

    /// A plog line counts where the output names no fault itself.
    std::optional<std::size_t> fromPlog(std::optional<std::size_t> carrier, bool stepFailed) const
    {
        const bool wanted = carrier ? pack_->is("reported-above", at(*carrier).message) : stepFailed;
        if (!wanted)
            return std::nullopt;
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < found_->failures.size(); ++i) {
            const auto& f = at(i);
            if (f.tier != Tier::Plog || !f.rejected.empty())
                continue;
            if (!pack_->is("device-fault", f.message) && f.causal->codes.empty())
                continue;
            if (carrier && (!sameProcess(*f.causal, *at(*carrier).causal) || !before(f, at(*carrier))))
                continue;
            if (!best || before(f, at(*best)))
                best = i;
        }
        return best;
    }

    Found* found_;
    const RulePack::Data* pack_;
};

/// Why a failure that could have been the cause is not.
std::string whyNot(const Failure& f, const Failure& cause, const RulePack::Data& pack)
{
    if (!f.rejected.empty())
        return f.rejected;
    if (f.message == cause.message)
        return "duplicate";
    if (f.tier == Tier::Plog)
        return before(f, cause) && !pack.is("device-fault", f.message) ? "plog-noise" : "plog";
    if (f.tier == Tier::Peer && !sameProcess(*f.causal, *cause.causal))
        return "peer";
    if (f.tier == Tier::Carrier)
        return "wrapper";
    return "cascade";
}

void addBlocks(std::vector<Candidate>& out, const Failure& f, const RulePack::Data& pack)
{
    for (const auto* block : f.blocks) {
        if (block == f.causal && !f.detail)
            continue;
        if (block->type.empty() && block->kind == log::EventKind::PythonException)
            continue;
        const bool wraps = pack.is("wrapper", block->message) || pack.is("reported-above", block->message);
        const auto* why = wraps                                   ? "reject-wrapper"
                          : block->link == log::ChainLink::Nested ? "reject-duplicate"
                          : block->line < f.causal->line          ? "reject-handled"
                                                                  : "reject-chain";
        out.push_back({f.source->path, block->line, block->text, false, pack.text(why), why + prefix.size()});
    }
}

} // namespace

bool isClosenessCheck(const Failure& f, const RulePack::Data& pack)
{
    if (f.causal->kind != log::EventKind::PythonException)
        return false;
    if (pack.is("closeness", f.message))
        return true;
    return f.frames && !f.frames->empty() && pack.is("assertion", f.type.empty() ? f.message : f.type) &&
           std::any_of(f.frames->rbegin(),
                       f.frames->rbegin() + std::min<std::ptrdiff_t>(3, std::ssize(*f.frames)),
                       [&](const log::Frame& frame) { return pack.is("closeness", frame.code); });
}

Found findCause(const Matter& matter, std::optional<Step> step, bool stepFailed)
{
    Found found;
    found.sources = sourcesOf(matter, step);
    found.failures = failuresIn(found.sources, matter.pack);
    assess(found.failures, matter.pack);
    found.cause = Picker(found, matter.pack).pick(stepFailed);
    found.closeness = found.cause && isClosenessCheck(found.failures[*found.cause], matter.pack);
    return found;
}

bool orderIsUncertain(const Found& found)
{
    const auto* cause = found.causal();
    return cause && std::any_of(found.failures.begin(), found.failures.end(), [&](const Failure& f) {
               return &f != cause && f.rejected.empty() && f.tier == Tier::Real &&
                      f.message != cause->message && !sameProcess(*f.causal, *cause->causal) &&
                      !orderIsSure(f, *cause);
           });
}

const log::Event* firstByLauncher(const Found& found)
{
    for (const Source& source : found.sources)
        for (const log::Event& e : source.log->events)
            if (e.kind == log::EventKind::Launcher && e.type == "first-failure")
                return &e;
    return nullptr;
}

std::vector<Candidate> candidatesOf(const Found& found, const RulePack::Data& pack)
{
    std::vector<Candidate> out;
    const auto* cause = found.causal();
    for (const auto& f : found.failures) {
        if (out.size() >= candidateLimit)
            break;
        const bool kept = &f == cause;
        const auto reason = kept                 ? std::string("kept")
                            : cause              ? whyNot(f, *cause, pack)
                            : f.rejected.empty() ? std::string("weak")
                                                 : f.rejected;
        out.push_back(
            {f.source->path, f.line(),
             f.detail ? (f.detail->printed.empty() ? f.detail->text : f.detail->printed) : f.causal->text,
             kept, pack.text(kept ? reason : std::string(prefix) + reason), reason});
        addBlocks(out, f, pack);
    }
    return out;
}

} // namespace triage
