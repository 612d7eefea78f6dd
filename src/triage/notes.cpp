// SPDX-License-Identifier: Apache-2.0
#include "triage/notes.h"

#include "triage/phenomena.h"

#include <algorithm>

namespace triage {
namespace {

using log::Event;

class Notes
{
public:
    Notes(Verdict& verdict, const Matter& matter, const Found& found)
        : verdict_(&verdict), matter_(&matter), found_(&found)
    {
    }

    void add(const Context& context, bool eagerWrong)
    {
        const auto stated = matter_->review.symptom ? matter_->review.symptom->symptom : Symptom::Unknown;
        if (stated != Symptom::Unknown && stated != verdict_->symptom)
            note("stated-symptom", {std::string(spelling(stated)), std::string(spelling(verdict_->symptom))});
        if (found_->pinned)
            note("pinned", {matter_->review.pin->reason});
        if (matter_->facts.kind == bundle::InputKind::Log)
            note("bare-log");
        if (verdict_->symptom == Symptom::Crash)
            crash(context);
        if (verdict_->symptom == Symptom::Accuracy) {
            note("accuracy-unpublished");
            if (eagerWrong)
                note("eager-wrong");
        }
        if (verdict_->symptom == Symptom::Performance || verdict_->symptom == Symptom::Accuracy ||
            verdict_->symptom == Symptom::Unknown)
            phenomena();
    }

private:
    void note(const std::string& id, std::vector<std::string> args = {})
    {
        verdict_->notes.push_back({id, matter_->pack.text("note-" + id, std::move(args))});
    }

    void crash(const Context& context)
    {
        const auto* cause = found_->causal();
        if (!cause) {
            note(context.exitCode == "124" ? "hang" : "no-causal-line");
            return;
        }
        if (anyNear("async-stack", *cause))
            note("async-stack");
        time();
        launcher(*cause);
        if (matter_->pack.is("lost-cause", cause->message))
            note("lost-cause");
        if (cause->tier == Tier::Carrier)
            note("only-wrapper");
        for (const auto& text : context.chain)
            if (const auto other = matter_->pack.classes.at("other-backend").search(text)) {
                note("other-backend", {std::string(*other)});
                break;
            }
    }

    void time()
    {
        const TimeAxis& axis = verdict_->time;
        if (axis.orderUncertain)
            note("order-uncertain");
        if (axis.yearWrapped)
            note("year-wrapped");
        if (axis.dayWrapped)
            note("day-wrapped");
    }

    /// What the launcher saw first is what it polled first: the logs go before it.
    void launcher(const Failure& cause)
    {
        const auto* first = firstByLauncher(*found_);
        const auto rank = cause.causal->origin.rank;
        if (first && rank && first->origin.rank && *rank != *first->origin.rank)
            note("launcher-disagrees", {std::to_string(*first->origin.rank), std::to_string(*rank)});
    }

    bool anyNear(std::string_view cls, const Failure& cause) const
    {
        const auto says = [&](const Event& e) {
            return matter_->pack.is(cls, e.message) ||
                   std::any_of(e.detail.begin(), e.detail.end(),
                               [&](const log::DetailLine& d) { return matter_->pack.is(cls, d.text); });
        };
        return std::any_of(found_->failures.begin(), found_->failures.end(), [&](const Failure& f) {
            return f.source == cause.source && sameProcess(*f.causal, *cause.causal) &&
                   std::any_of(f.blocks.begin(), f.blocks.end(), [&](const Event* e) { return says(*e); });
        });
    }

    /// What slow or differing runs print: counts, never causes.
    void phenomena()
    {
        verdict_->phenomena = phenomenaOf(*found_, *matter_);
        for (const Phenomenon& each : verdict_->phenomena)
            verdict_->notes.push_back({each.id, each.message});
    }

    Verdict* verdict_;
    const Matter* matter_;
    const Found* found_;
};

} // namespace

void addNotes(Verdict& verdict, const Matter& matter, const Found& found, const Context& context,
              bool eagerWrong)
{
    Notes(verdict, matter, found).add(context, eagerWrong);
}

} // namespace triage
