// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/facts.h"
#include "triage/verdict.h"

#include <vector>

namespace triage::handoff {

/// The first-round facts as judgement leaves them: a symptom read from the output is known and not asked for,
/// and the error to look at is the first causal one, not the last that a launcher printed. Pure.
std::vector<check::IntakeFact> judgedIntake(const check::Facts& facts, const Verdict& verdict);

} // namespace triage::handoff
