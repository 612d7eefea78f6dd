// SPDX-License-Identifier: Apache-2.0
#include "triage/decide.h"

#include "triage/evidence.h"
#include "triage/flips.h"
#include "triage/late_findings.h"
#include "triage/notes.h"
#include "triage/progress.h"
#include "triage/rules.h"
#include "triage/symptom/ending.h"

#include <algorithm>

namespace triage {
namespace {

class Decision
{
public:
    Decision(check::Facts& facts, const check::LogSet& logs, const review::Review& review,
             const RulePack& pack, const workflow::Workflow& workflow)
        : facts_(facts), matter_{facts, logs, review, pack.data(), workflow}, pack_(pack.data()),
          review_(review), step_(facts.firstFailure.step)
    {
        verdict_.rulePack = pack.name();
        verdict_.rulePackVersion = pack.version();
    }

    Verdict take()
    {
        findCauseAndSymptom();
        switch (verdict_.symptom) {
        case Symptom::Crash:
            crash();
            break;
        case Symptom::Accuracy:
            difference("kw-3");
            break;
        case Symptom::Performance:
            difference("kw-4");
            break;
        case Symptom::Unknown:
            traceAll("symptom-unknown-why");
            break;
        }
        finishEvidence();
        addNotes(verdict_, matter_, found_, context_, statement_ && statement_->eagerWrong);
        addLateFindings(facts_, verdict_, matter_, found_);
        withhold();
        addFlips(verdict_, context_, step_, pack_);
        return std::move(verdict_);
    }

private:
    /// Whose logs are read: the failed step's, or step 5's when nothing failed.
    std::optional<Step> judgedStep() const
    {
        return allPassedRun() ? std::optional(Step::NpugraphEx) : step_;
    }

    bool allPassedRun() const { return facts_.kind == bundle::InputKind::Run && !step_; }

    void findCauseAndSymptom()
    {
        const auto stated = review_.symptom ? review_.symptom->symptom : Symptom::Unknown;
        found_ = findCause(matter_, judgedStep(), step_.has_value());
        if (review_.pin)
            pinCause(found_, *review_.pin, matter_);
        if (allPassedRun() && !found_.pinned)
            found_.cause.reset(); // it passed: what it printed was no failure
        const bool crash = (step_ && !(found_.closeness && *step_ == Step::NpugraphEx)) ||
                           (!step_ && found_.cause && !found_.closeness &&
                            (stated == Symptom::Unknown || stated == Symptom::Crash));
        if (crash && !found_.pinned && outputDecides())
            return;
        if (crash && step_ && !found_.cause) // its script may have compared, and said so
            statement_ = stateOfOutput(found_.sources, Symptom::Accuracy, pack_);
        if (crash)
            verdict_.symptom = Symptom::Crash;
        else if (found_.closeness)
            verdict_.symptom = Symptom::Accuracy;
        else if (stated == Symptom::Accuracy || stated == Symptom::Performance)
            verdict_.symptom = stated;
        if (crash || found_.closeness)
            return;
        found_.cause.reset();
        statement_ = stateOfOutput(found_.sources, verdict_.symptom, pack_);
        if (statement_ && verdict_.symptom == Symptom::Unknown)
            verdict_.symptom = statement_->symptom;
    }

    /// Before a crash is said: does the output say how the run ended?
    bool outputDecides()
    {
        if (!mayHaveEndedByItself(found_, step_, facts_.firstFailure.exitCode, pack_))
            return false;
        auto said = stateOfOutput(found_.sources, Symptom::Unknown, pack_);
        if (!said || !endedByItself(found_, *said, step_))
            return false;
        found_.cause.reset();
        verdict_.symptom = said->symptom;
        statement_ = std::move(said);
        return true;
    }

    void crash()
    {
        context_ = contextOf(found_, pack_, facts_.firstFailure.exitCode);
        if (step_ && *step_ != Step::NpugraphEx)
            preRule();
        else
            keywords();
    }

    void preRule()
    {
        const auto* rule = pack_.rule("pre-1");
        setRule(*rule);
        const auto number = std::to_string(triage::number(*step_));
        verdict_.keyword = matter_.workflow.step(*step_).name;
        verdict_.trace.push_back({rule->id, true, pack_.text("pre-hit", {number, *verdict_.keyword})});
        for (const char* id : {"edge", "kw-1", "kw-2", "kw-3", "kw-4"})
            verdict_.trace.push_back({id, false, pack_.text("rule-not-asked", {rule->id}), false});
        if (*step_ == Step::Eager)
            verdict_.sentences.emplace_back("step1-failed");
        if (found_.closeness || statement_)
            verdict_.alternate = Route::Accuracy;
        else if (const auto hit = runtimeWord(context_, pack_)) {
            verdict_.alternate = Route::RuntimeError;
            verdict_.notes.push_back({"runtime-in-pre", pack_.text("note-runtime-in-pre", {hit->matched})});
        }
    }

    void keywords()
    {
        const char* why = step_ ? "pre-miss" : "pre-unknown";
        verdict_.trace.push_back({"pre-1", false, pack_.text(why)});
        if (step_ && facts_.steps[indexOf(Step::ForceEager)].state == StepState::Passed) {
            verdict_.sentences.emplace_back("step4-ok-step5-failed");
            verdict_.sentences.emplace_back("force-eager-fact");
        }
        auto asked = askRules(context_, pack_);
        std::move(asked.trace.begin(), asked.trace.end(), std::back_inserter(verdict_.trace));
        for (const char* id : {"kw-3", "kw-4"})
            verdict_.trace.push_back({id, false, pack_.text("miss-crash")});
        if (!asked.hit)
            return;
        setRule(*asked.hit->rule);
        verdict_.keyword = asked.hit->word->keyword;
        if (asked.hit->word->alternate)
            verdict_.alternate = asked.hit->word->alternate;
        if (!asked.hit->word->note.empty())
            verdict_.notes.push_back({asked.hit->word->note, pack_.text("note-" + asked.hit->word->note)});
        if (asked.hit->rule->id == "edge")
            verdict_.sentences.emplace_back("edge");
    }

    void difference(const char* id)
    {
        const auto* rule = pack_.rule(id);
        traceAll("miss-no-crash", id);
        setRule(*rule);
        verdict_.sentences.emplace_back("all-passed");
        verdict_.sentences.emplace_back(rule->id == "kw-3" ? "accuracy-run-folders"
                                                           : "performance-run-folder");
        if (found_.closeness)
            verdict_.keyword = found_.causal()->message;
        else if (statement_)
            verdict_.keyword = statement_->matched;
    }

    void setRule(const Rule& rule)
    {
        verdict_.rule = rule.id;
        verdict_.ruleSentence = Message(rule.sentence);
        verdict_.provisionalRoute = rule.route;
        verdict_.alternate = rule.alternate;
    }

    /// Every rule in order, one of them hit.
    void traceAll(const char* why, std::string_view hit = {})
    {
        for (const auto& rule : pack_.rules) {
            if (rule.id != hit)
                verdict_.trace.push_back({rule.id, false, pack_.text(why)});
            else if (found_.closeness)
                verdict_.trace.push_back(
                    {rule.id, true, pack_.text("said-check", {found_.causal()->message})});
            else if (statement_)
                verdict_.trace.push_back({rule.id, true, pack_.text(statement_->how, {statement_->matched})});
            else
                verdict_.trace.push_back({rule.id, true, pack_.text("said-stated")});
        }
    }

    void finishEvidence()
    {
        if (found_.cause) {
            verdict_.evidence = evidenceOf(found_, matter_);
            verdict_.fingerprint = fingerprintOf(*found_.causal());
        } else if (statement_) {
            verdict_.evidence.push_back(evidenceOf(*statement_, matter_));
        } else if (auto marker = markerEvidence(matter_)) {
            verdict_.evidence.push_back(std::move(*marker));
        }
        verdict_.candidates = candidatesOf(found_, pack_);
        verdict_.processes = processesOf(found_, matter_, judgedStep());
        verdict_.progress = progressOf(matter_, found_, judgedStep());
        placeTimes();
    }

    void placeTimes()
    {
        verdict_.time.orderUncertain = orderIsUncertain(found_);
        for (const Source& source : found_.sources) {
            const log::ClockFacts& clocks = source.log->clocks;
            verdict_.time.yearAssumed |= clocks.yearAssumed;
            verdict_.time.yearWrapped |= clocks.yearWrapped;
            verdict_.time.dayWrapped |= clocks.dayWrapped;
        }
    }

    void withhold()
    {
        for (const auto& finding : facts_.findings)
            if (finding.severity == Severity::Rerun && !finding.waived &&
                std::find(verdict_.withheldBy.begin(), verdict_.withheldBy.end(), finding.id) ==
                    verdict_.withheldBy.end())
                verdict_.withheldBy.push_back(finding.id);
        const bool hang = verdict_.symptom == Symptom::Crash && !found_.cause && context_.exitCode == "124";
        if (verdict_.symptom == Symptom::Unknown || hang)
            verdict_.withheldBy.emplace_back("symptom-unknown");
        else if (!verdict_.provisionalRoute)
            verdict_.withheldBy.emplace_back("no-causal-line");
        verdict_.withheld = !verdict_.withheldBy.empty();
        if (!verdict_.withheld)
            verdict_.route = verdict_.provisionalRoute;
    }

    check::Facts& facts_;
    Matter matter_;
    const RulePack::Data& pack_;
    const review::Review& review_;
    std::optional<Step> step_;
    Verdict verdict_;
    Found found_;
    Context context_;
    std::optional<Statement> statement_;
};

} // namespace

Verdict decide(check::Facts& facts, const check::LogSet& logs, const review::Review& review,
               const RulePack& pack, const workflow::Workflow& workflow)
{
    return Decision(facts, logs, review, pack, workflow).take();
}

} // namespace triage
