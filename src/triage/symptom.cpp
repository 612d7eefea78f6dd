// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom.h"

#include "log/grammar.h"
#include "triage/labelled_values.h"
#include "triage/series.h"

#include <map>

namespace triage {
namespace {

using log::Event;
using log::EventKind;

class OutputReader
{
public:
    OutputReader(const Source& source, Symptom wanted, const RulePack::Data& pack)
        : source_(&source), wanted_(wanted), pack_(&pack), labelled_(pack)
    {
    }

    std::optional<Statement> read()
    {
        for (const auto& e : source_->log->events) {
            if (e.kind == EventKind::PythonException && limitReached(e))
                return *found_;
            if (e.kind != EventKind::Message || e.level >= log::Level::Warning)
                continue;
            noteMode(e);
            if (line(e))
                return *found_;
        }
        if (wants(Symptom::Performance))
            if (const auto* e = oddOneOut(source_->log->events, *pack_))
                say(Symptom::Performance, *e, "said-series", e->message);
        return found_;
    }

private:
    bool wants(Symptom s) const { return wanted_ == Symptom::Unknown || wanted_ == s; }

    bool say(Symptom symptom, const Event& e, const char* how, std::string matched)
    {
        if (!wants(symptom))
            return false;
        found_ = Statement{symptom, source_, &e, how, std::move(matched)};
        found_->eagerWrong = symptom == Symptom::Accuracy && pack_->is("eager-wrong", e.message);
        return true;
    }

    /// A program that waited in vain at its exit: no failure, but it cost time.
    bool limitReached(const Event& e)
    {
        return pack_->is("teardown-heading", e.heading) && pack_->is("limit-reached", e.message) &&
               say(Symptom::Performance, e, "said-limit", e.message);
    }

    /// A run that says which mode it is in prints its outputs after that.
    void noteMode(const Event& e)
    {
        if (pack_->is("mode-eager", e.message))
            eager_ = true;
        else if (pack_->is("mode-graph", e.message))
            eager_ = false;
    }

    bool line(const Event& e)
    {
        const auto& text = e.message;
        if (const auto hit = compareInLine(text, *pack_))
            return hit->worse && say(hit->symptom, e, "said-reference", hit->matched);
        if (e.level == log::Level::None && outputs(e))
            return true;
        if (e.level == log::Level::None)
            if (const auto hit = labelled_.add(text); hit && say(hit->symptom, e, "said-label", text)) {
                found_->eagerWrong = hit->eagerWorse || pack_->is("eager-wrong", text);
                return true;
            }
        if (const auto found = pack_->classes.at("says-accuracy").search(text))
            return say(Symptom::Accuracy, e, "said-words", std::string(*found));
        if (const auto found = pack_->classes.at("says-performance").search(text))
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
            spoiledEager_ = eager_;
        }
        if (fresh || known->second.second == groups[2])
            return false;
        if (!say(Symptom::Accuracy, spoiled_ ? *spoiled_ : e, "said-outputs", std::string(groups[2])))
            return false;
        found_->eagerWrong = spoiled_ && spoiledEager_ == true && eager_ == false;
        return true;
    }

    const Source* source_;
    Symptom wanted_;
    const RulePack::Data* pack_;
    LabelledValues labelled_;
    std::map<std::string, std::pair<const Event*, std::string>> outputs_;
    const Event* spoiled_ = nullptr;
    std::optional<bool> eager_; ///< the mode the output is in, where it was said
    std::optional<bool> spoiledEager_;
    std::optional<Statement> found_;
};

} // namespace

std::optional<Statement> stateOfOutput(const std::vector<Source>& sources, Symptom wanted,
                                       const RulePack::Data& pack)
{
    for (const auto& source : sources)
        if (!source.plog)
            if (auto said = OutputReader(source, wanted, pack).read())
                return said;
    return std::nullopt;
}

} // namespace triage
