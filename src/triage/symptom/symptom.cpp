// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/symptom.h"

#include "log/grammar.h"
#include "triage/symptom/beside.h"
#include "triage/symptom/checks.h"
#include "triage/symptom/labelled_values.h"
#include "triage/symptom/series.h"

#include <map>

namespace triage {
namespace {

using log::Event;
using log::EventKind;

constexpr std::size_t statementLimit = 1024; ///< bytes of a line in which it states what it does

std::string_view statementOf(const Event& e)
{
    return std::string_view(e.message).substr(0, statementLimit);
}

/// The first line of each symptom that one log's output states.
class OutputReader
{
public:
    OutputReader(const Source& source, const RulePack::Data& pack)
        : source_(&source), pack_(&pack), labelled_(pack), checks_(pack)
    {
    }

    Stated read()
    {
        for (const auto& e : source_->log->events) {
            if (stated_.accuracy && stated_.performance)
                break;
            limit(e);
            if (e.kind == EventKind::Message || e.kind == EventKind::Warning)
                line(e);
        }
        if (const auto* e = oddOneOut(source_->log->events, *pack_))
            say(Symptom::Performance, *e, "said-series", e->message);
        preferLimit();
        return std::move(stated_);
    }

private:
    bool say(Symptom symptom, const Event& e, const char* how, std::string matched, bool eagerWrong = false)
    {
        auto& place = symptom == Symptom::Accuracy      ? stated_.accuracy
                      : symptom == Symptom::Performance ? stated_.performance
                                                        : stated_.apart;
        if (place)
            return true;
        place = Statement{symptom, source_, &e, how, std::move(matched)};
        place->eagerWrong =
            symptom == Symptom::Accuracy && (eagerWrong || pack_->is("eager-wrong", e.message));
        return true;
    }

    /// A limit that was reached: no symptom of its own, but where something is slow it is the first line that
    /// says so. A program that waited in vain at its exit is one by itself.
    void limit(const Event& e)
    {
        if (e.kind == EventKind::PythonException && pack_->is("teardown-heading", e.heading) &&
            pack_->is("limit-reached", e.message))
            say(Symptom::Performance, e, "said-limit", e.message);
        const bool reached =
            e.kind == EventKind::Milestone
                ? e.type == "capture-limit"
                : (e.kind == EventKind::Warning || e.kind == EventKind::Message) &&
                      (pack_->is("recompile-limit", e.message) || pack_->is("capture-limit", e.message));
        if (reached && !stated_.limit)
            stated_.limit = Statement{Symptom::Performance, source_, &e, "said-limit", e.message};
        if (e.kind == EventKind::Message && !slow_)
            slow_ = pack_->is("complains-of-slowness", e.message);
    }

    void preferLimit()
    {
        if (!stated_.limit)
            return;
        const bool first =
            stated_.performance && stated_.limit->event->line < stated_.performance->event->line;
        if (first || (slow_ && !stated_.performance && !stated_.accuracy))
            stated_.performance = stated_.limit;
    }

    bool line(const Event& e)
    {
        const auto text = statementOf(e);
        const bool plain = e.kind == EventKind::Message && e.level < log::Level::Warning;
        if (plain && labelled(e))
            return true;
        if (const auto hit = compareInLine(text, *pack_)) {
            if (hit->worse)
                return say(hit->symptom, e, "said-reference", hit->matched, hit->eagerWorse);
            if (!checks_.failed(text))
                return false; // compared and found well
        }
        if (check(e) || !plain)
            return true;
        return (e.level == log::Level::None && outputs(e)) || words(e);
    }

    bool check(const Event& e)
    {
        const auto text = statementOf(e);
        if (checks_.failed(text)) {
            const auto* kind = namedKind(text, *pack_);
            return say(kind ? kind->symptom : Symptom::Accuracy, e, "said-check", e.message,
                       eagerFailed(text));
        }
        const auto beyond = checks_.beyondLimit(text);
        return beyond && say(*beyond, e, "said-reference", e.message);
    }

    /// One verdict a side, "PASS FAIL": whose is the bad one?
    bool eagerFailed(std::string_view text) const
    {
        const auto pair = compareInLine(text, *pack_);
        return pair && pair->eagerWorse;
    }

    bool labelled(const Event& e)
    {
        const auto text = statementOf(e);
        const auto row = labelled_.add(text);
        if (row.found)
            return say(row.found->symptom, e, "said-label", e.message, row.found->eagerWorse);
        if (row.waits)
            waiting_.push_back({&e, row.graph, row.eager});
        if (!waiting_.empty() && !row.inTable)
            settleWaiting(text);
        return row.inTable && !checks_.failed(text);
    }

    /// "Times are in milliseconds" stands below the table it speaks of.
    void settleWaiting(std::string_view text)
    {
        const auto* kind = labelled_.unitBelow(text);
        if (!kind)
            return;
        for (const auto& w : waiting_)
            if (const auto found = contrast(w.graph, w.eager, *kind)) {
                say(found->symptom, *w.event, "said-label", w.event->message, found->eagerWorse);
                break;
            }
        waiting_.clear();
    }

    bool words(const Event& e)
    {
        if (const auto found = pack_->classes.at("says-accuracy").search(e.message))
            return say(Symptom::Accuracy, e, "said-words", std::string(*found));
        if (const auto found = pack_->classes.at("says-performance").search(e.message))
            return say(Symptom::Performance, e, "said-words", std::string(*found));
        return false;
    }

    /// The same prompt, another text.
    bool outputs(const Event& e)
    {
        const auto groups = pack_->classes.at("generated-output").any.front().groups(e.message);
        if (groups.size() < 3)
            return false;
        const bool spoiled = pack_->is("degenerate-output", groups[2]);
        auto [known, fresh] = outputs_.try_emplace(std::string(groups[1]), &e, std::string(groups[2]));
        if (spoiled && !spoiled_) {
            spoiled_ = &e;
            spoiledIn_ = labelled_.section();
        }
        if (fresh || known->second.second == groups[2])
            return false;
        const bool eagerWrong = spoiled_ && spoiledIn_ == Mode::Eager && labelled_.section() == Mode::Graph;
        return say(Symptom::Accuracy, spoiled_ ? *spoiled_ : e, "said-outputs", std::string(groups[2]),
                   eagerWrong);
    }

    struct Waiting
    {
        const Event* event = nullptr;
        double graph = 0;
        double eager = 0;
    };

    const Source* source_;
    const RulePack::Data* pack_;
    LabelledValues labelled_;
    CheckReader checks_;
    std::vector<Waiting> waiting_;
    std::map<std::string, std::pair<const Event*, std::string>> outputs_;
    const Event* spoiled_ = nullptr;
    std::optional<Mode> spoiledIn_; ///< the mode the spoiled output is in, where it was said
    bool slow_ = false;             ///< somebody complains
    Stated stated_;
};

/// Results before speed, as the rules are asked; but words alone give way to what was said before them.
std::optional<Statement> chosen(const Stated& stated, Symptom wanted)
{
    if (wanted == Symptom::Accuracy)
        return stated.accuracy ? stated.accuracy : stated.apart;
    if (wanted == Symptom::Performance)
        return stated.performance ? stated.performance : stated.limit ? stated.limit : stated.apart;
    if (!stated.accuracy || !stated.performance)
        return stated.accuracy ? stated.accuracy : stated.performance;
    const bool words = stated.accuracy->how == "said-words";
    return words && stated.performance->event->line < stated.accuracy->event->line ? stated.performance
                                                                                   : stated.accuracy;
}

} // namespace

std::optional<Statement> stateOfOutput(const std::vector<Source>& sources, Symptom wanted,
                                       const RulePack::Data& pack)
{
    for (const auto& source : sources)
        if (!source.plog)
            if (auto said = chosen(OutputReader(source, pack).read(), wanted))
                return said;
    return std::nullopt;
}

} // namespace triage
