// SPDX-License-Identifier: Apache-2.0
#include "triage/judge.h"

#include "triage/decide.h"
#include "triage/pack_data.h"

namespace triage {

std::string_view spelling(EvidenceRole role)
{
    switch (role) {
    case EvidenceRole::Causal:
        return "causal";
    case EvidenceRole::Corroborating:
        return "corroborating";
    case EvidenceRole::Cascade:
        return "cascade";
    case EvidenceRole::Milestone:
        return "milestone";
    case EvidenceRole::Marker:
        return "marker";
    }
    return "causal";
}

Judgement judge(check::Facts facts, const check::LogSet& logs, const review::Review& review,
                const RulePack& pack, const workflow::Workflow& workflow)
{
    review::Review unpinned = review;
    unpinned.pin.reset();
    Verdict machine = decide(facts, logs, unpinned, pack, workflow);
    if (!review.pin)
        return {std::move(facts), std::move(machine)};
    Verdict pinned = decide(facts, logs, review, pack, workflow);
    const auto* before = machine.causal();
    const auto* now = pinned.causal();
    const bool moved = !before || !now || before->file != now->file || before->line != now->line;
    if (moved)
        pinned.machineVerdict = std::make_shared<const Verdict>(std::move(machine));
    return {std::move(facts), std::move(pinned)};
}

} // namespace triage
