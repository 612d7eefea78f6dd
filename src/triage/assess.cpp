// SPDX-License-Identifier: Apache-2.0
#include "triage/assess.h"

#include "log/grammar.h"

#include <algorithm>
#include <map>

namespace triage {
namespace {

using log::Event;
using log::EventKind;
using log::Level;

bool anyText(const Failure& f, std::string_view cls, const RulePack::Data& pack)
{
    if (pack.is(cls, f.message))
        return true;
    return std::any_of(f.blocks.begin(), f.blocks.end(), [&](const Event* e) {
        return pack.is(cls, e->message) ||
               std::any_of(e->detail.begin(), e->detail.end(),
                           [&](const log::DetailLine& d) { return pack.is(cls, d.text); });
    });
}

std::string rejectionOf(const Failure& f, const RulePack::Data& pack)
{
    const Event& e = *f.causal;
    if (pack.is("teardown-heading", f.first().heading))
        return "teardown";
    if (pack.is("suppressed", f.first().heading) || pack.is("suppressed", e.message))
        return "suppressed";
    if (!f.type.empty() && pack.is("control-flow", f.type))
        return "control-flow";
    if (e.kind == EventKind::Launcher || pack.is("launcher-summary", f.message) ||
        pack.is("launcher-summary", e.message))
        return "summary";
    if (pack.is("benign", f.message))
        return "benign";
    const bool native = e.kind == EventKind::Cann || e.kind == EventKind::TorchNpu;
    if (native && e.level == Level::Warning && !anyText(f, "device-fault", pack))
        return "warning";
    if (e.kind == EventKind::Message && !pack.is("fatal-statement", f.message))
        return "statement";
    return {};
}

void setTier(Failure& f, const RulePack::Data& pack)
{
    const Event& e = *f.causal;
    if (f.tier == Tier::Carrier || f.tier == Tier::Plog || f.tier == Tier::Weak)
        return;
    if (e.kind == EventKind::PythonException && e.level == Level::Warning)
        f.tier = Tier::Weak;
    else if (pack.is("peer-loss", f.message) || pack.familiesOf(e.codes).contains("peer-loss"))
        f.tier = Tier::Peer;
    else if ((e.kind == EventKind::Terminate && e.message.find("what():") == std::string::npos) ||
             pack.is("interrupted", f.message))
        f.tier = Tier::Signal;
}

/// Signs of a run that goes on, by file and line.
class Progress
{
public:
    explicit Progress(const RulePack::Data& pack) : pack_(&pack) {}

    bool between(const Failure& a, const Failure& b)
    {
        const auto& signs = of(a.source);
        auto it = std::upper_bound(signs.begin(), signs.end(), a.blocks.back()->line,
                                   [](LineNumber l, const Event* e) { return l < e->line; });
        for (int looked = 0; it != signs.end() && (*it)->line < b.first().first && looked < 64;
             ++it, ++looked)
            if (maybeSameProcess(**it, *a.causal) && maybeSameProcess(**it, *b.causal))
                return true;
        return false;
    }

private:
    const std::vector<const Event*>& of(const Source* source)
    {
        const auto [entry, fresh] = signs_.try_emplace(source);
        if (fresh)
            for (const auto& e : source->log->events)
                if (isSign(e))
                    entry->second.push_back(&e);
        return entry->second;
    }

    bool isSign(const Event& e) const
    {
        if (e.kind == EventKind::Milestone)
            return e.type == "call-done" || e.type == "replay" || e.type == "capture-done";
        return e.kind == EventKind::Message && e.level < Level::Warning && pack_->is("progress", e.message);
    }

    const RulePack::Data* pack_;
    std::map<const Source*, std::vector<const Event*>> signs_;
};

/// The first event behind what a failure printed.
auto behind(const Failure& f)
{
    const auto& events = f.source->log->events;
    return std::upper_bound(events.begin(), events.end(), f.blocks.back()->last,
                            [](LineNumber l, const Event& e) { return l < e.line; });
}

/// What a process says about itself while it is well: lines below a warning that tell of no end.
class LifeSigns
{
public:
    explicit LifeSigns(const RulePack::Data& pack) : pack_(&pack) {}

    /// Did the process of `f` go on, before `until` where that is in the same log?
    [[nodiscard]] bool after(const Failure& f, const Failure* until) const
    {
        const auto& events = f.source->log->events;
        for (auto it = behind(f); it != events.end(); ++it) {
            if (until && until->source == f.source && until->first().first <= it->line)
                return false;
            if (it->origin.worker == f.causal->origin.worker && maybeSameProcess(*it, *f.causal) &&
                isSign(*it)) // last: it searches the text
                return true;
        }
        return false;
    }

private:
    bool isSign(const Event& e) const
    {
        return e.kind == EventKind::Message && e.level == Level::Info &&
               !pack_->is("teardown-statement", e.message);
    }

    const RulePack::Data* pack_;
};

/// A logger printed the exception, and nothing it said before calls it the end.
bool onlyLogged(const Failure& f, const RulePack::Data& pack)
{
    return f.causal->kind == EventKind::PythonException && f.causal->level == Level::Error &&
           !pack.is("fatal-statement", f.first().heading);
}

/// A server told the client that the request was wrong: it caught the exception, and serves on.
bool answered(const Failure& f, const RulePack::Data& pack)
{
    constexpr int near = 6;
    const auto& events = f.source->log->events;
    auto it = behind(f);
    for (int looked = 0; it != events.end() && looked < near; ++it, ++looked)
        if (it->kind == EventKind::Message && pack.is("refused-request", it->message) &&
            maybeSameProcess(*it, *f.causal))
            return true;
    return false;
}

bool countsAsDeath(const Failure& f)
{
    return f.rejected.empty() && (f.tier == Tier::Real || f.tier == Tier::Signal || f.tier == Tier::Carrier);
}

/// What the run survived is no cause of its end.
void rejectSurvived(std::vector<Failure>& failures, const RulePack::Data& pack)
{
    Progress progress(pack);
    const LifeSigns life(pack);
    const Failure* later = nullptr;
    for (auto it = failures.rbegin(); it != failures.rend(); ++it) {
        if (!countsAsDeath(*it))
            continue;
        const bool handled =
            pack.is("handled-heading", it->first().heading) || (onlyLogged(*it, pack) && answered(*it, pack));
        if ((handled || (later && onlyLogged(*it, pack))) && life.after(*it, later)) {
            it->rejected = "went-on";
            continue;
        }
        if (later && later->source == it->source && it->tier == Tier::Real && later->message != it->message &&
            maybeSameProcess(*it->causal, *later->causal) && progress.between(*it, *later))
            it->rejected = "went-on";
        else
            later = &*it;
    }
}

/// The kernel tells of one kill in several lines; the one that names the process holds the reason.
void rejectKillNoise(std::vector<Failure>& failures, const RulePack::Data& pack)
{
    const auto byKernel = [](const Failure& f) { return f.causal->kind == EventKind::OomKiller; };
    const auto names = [&](const Failure& f) { return byKernel(f) && pack.is("kill-line", f.message); };
    if (std::none_of(failures.begin(), failures.end(), names))
        return;
    for (auto& f : failures)
        if (byKernel(f) && !names(f) && f.rejected.empty())
            f.rejected = "summary";
}

/// The line that carries an error printed nowhere else is the line, whoever wrote it.
void admitCarriers(std::vector<Failure>& failures)
{
    const auto explains = [](const Failure& f) {
        return f.rejected.empty() && f.tier != Tier::Weak && f.tier != Tier::Plog;
    };
    if (std::any_of(failures.begin(), failures.end(), explains))
        return;
    for (auto& f : failures)
        if (f.rejected == "summary" && log::namesNativeError(f.message)) {
            f.rejected.clear();
            f.tier = Tier::Carrier;
        }
}

} // namespace

void assess(std::vector<Failure>& failures, const RulePack::Data& pack)
{
    for (auto& f : failures) {
        f.rejected = rejectionOf(f, pack);
        setTier(f, pack);
    }
    rejectKillNoise(failures, pack);
    rejectSurvived(failures, pack);
    admitCarriers(failures);
}

} // namespace triage
