// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/check.h"
#include "check/facts.h"
#include "review/review.h"
#include "triage/rule_pack.h"
#include "triage/verdict.h"
#include "workflow/workflow.h"

namespace triage {

struct Judgement
{
    check::Facts facts; ///< with the findings only judgement can make added (collection artefacts, …)
    Verdict verdict;
};

/// TRIAGE §0, §3–§5. Pure: the same values in, the same values out.
Judgement judge(check::Facts facts, const check::LogSet& logs, const review::Review& review,
                const RulePack& pack, const workflow::Workflow& workflow);

} // namespace triage
