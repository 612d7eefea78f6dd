// SPDX-License-Identifier: Apache-2.0
#include "triage/flips.h"

#include "triage/rules.h"

namespace triage {
namespace {

class Flips
{
public:
    Flips(Verdict& verdict, const Context& context, std::optional<Step> step, const RulePack::Data& pack)
        : verdict_(&verdict), context_(&context), step_(step), pack_(&pack)
    {
    }

    void add()
    {
        switch (verdict_->symptom) {
        case Symptom::Crash:
            crash();
            break;
        case Symptom::Accuracy:
        case Symptom::Performance:
            difference();
            break;
        case Symptom::Unknown:
            say("flip-accuracy", routeOf("kw-3"));
            say("flip-performance", routeOf("kw-4"));
            break;
        }
        waiver();
    }

private:
    void say(const std::string& id, Route route)
    {
        verdict_->flips.push_back(pack_->text(id, {std::string(fullName(route))}));
    }

    Route routeOf(std::string_view rule) const { return pack_->rule(rule)->route; }

    std::optional<Route> asked(const Context& context) const
    {
        const auto result = askRules(context, *pack_);
        return result.hit ? std::optional(result.hit->rule->route) : std::nullopt;
    }

    void crash()
    {
        if (!verdict_->provisionalRoute)
            verdict_->flips.push_back(pack_->text("flip-line"));
        else if (step_ && *step_ != Step::NpugraphEx)
            laterStep();
        else
            otherFacts();
    }

    void laterStep()
    {
        if (const auto other = asked(*context_); other && other != verdict_->provisionalRoute)
            say("flip-pre", *other);
        else
            verdict_->flips.push_back(pack_->text("flip-pre-same"));
    }

    void otherFacts()
    {
        for (const char* fact : {"calls-completed", "capturing", "replaying"}) {
            Context changed = *context_;
            const bool had = changed.facts.erase(fact) > 0;
            if (!had)
                changed.facts.insert(fact);
            const auto other = asked(changed);
            if (other && other != verdict_->provisionalRoute)
                say(std::string(had ? "flip-without-" : "flip-with-") + fact, *other);
        }
        if (routeOf("pre-1") != verdict_->provisionalRoute)
            say("flip-step", routeOf("pre-1"));
        else if (verdict_->flips.empty())
            verdict_->flips.push_back(pack_->text("flip-none"));
    }

    void difference()
    {
        const bool slow = verdict_->symptom == Symptom::Performance;
        say(slow ? "flip-accuracy" : "flip-performance", routeOf(slow ? "kw-3" : "kw-4"));
        say("flip-step-failed", routeOf("pre-1"));
    }

    /// What is missing can be waived where it cannot be collected.
    void waiver()
    {
        if (!verdict_->withheld || !verdict_->provisionalRoute)
            return;
        std::string ids;
        for (const auto& id : verdict_->withheldBy)
            if (id != "symptom-unknown" && id != "no-causal-line")
                ids += (ids.empty() ? "" : ", ") + id;
        if (!ids.empty())
            verdict_->flips.push_back(
                pack_->text("flip-waive", {ids, std::string(fullName(*verdict_->provisionalRoute))}));
    }

    Verdict* verdict_;
    const Context* context_;
    std::optional<Step> step_;
    const RulePack::Data* pack_;
};

} // namespace

void addFlips(Verdict& verdict, const Context& context, std::optional<Step> step, const RulePack::Data& pack)
{
    Flips(verdict, context, step, pack).add();
}

} // namespace triage
