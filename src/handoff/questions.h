// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "check/facts.h"
#include "triage/verdict.h"
#include "workflow/workflow.h"

#include <optional>
#include <string>
#include <vector>

namespace triage::handoff {

/// One thing the customer is asked for.
struct Question
{
    std::string id; ///< as in the contract's missing[]: an intake key, "step_logs", "plog", a finding id
    Message text;
    std::optional<std::string> command{}; ///< what collects it
    bool withholds = false;               ///< the route waits for it
    bool operator==(const Question&) const = default;
};

/// What is still missing: unwaived findings, then open intake facts; what withholds the route first, each
/// question once. Pure.
std::vector<Question> questions(const check::Facts& facts, const Verdict& verdict,
                                const workflow::Workflow& workflow);
/// The same before there is a verdict.
std::vector<Question> questions(const check::Facts& facts, const workflow::Workflow& workflow);

} // namespace triage::handoff
