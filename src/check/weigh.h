// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/facts.h"
#include "review/review.h"

namespace triage::check {

/// Applies waivers, orders the findings (worst first, then by step, then as they came) and sets the state.
/// A waived rerun finding weighs as a gap. Notes do not count.
void weigh(Facts& facts, const review::Review& review);

/// What the finding weighs now.
Severity weight(const Finding& finding);

} // namespace triage::check
