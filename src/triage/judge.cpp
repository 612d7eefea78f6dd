// SPDX-License-Identifier: Apache-2.0
#include "triage/judge.h"

namespace triage {

std::string_view spelling(EvidenceRole role)
{
    switch (role) {
    case EvidenceRole::Causal: return "causal";
    case EvidenceRole::Corroborating: return "corroborating";
    case EvidenceRole::Cascade: return "cascade";
    case EvidenceRole::Milestone: return "milestone";
    case EvidenceRole::Marker: return "marker";
    }
    return "causal";
}

Judgement judge(check::Facts facts, const check::LogSet&, const review::Review& review, const RulePack& pack,
                const workflow::Workflow&)
{
    Verdict verdict;
    verdict.rulePack = pack.name();
    verdict.rulePackVersion = pack.version();
    if (review.symptom)
        verdict.symptom = review.symptom->symptom;
    return Judgement{std::move(facts), std::move(verdict)};
}

} // namespace triage
