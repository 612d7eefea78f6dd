// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/findings.h"
#include "check/versions.h"
#include "review/review.h"

#include <vector>

namespace triage::check {

/// The minimum closed-loop information, in the workflow's order. What the customer or the engineer answered
/// stands before what was found.
std::vector<IntakeFact> gatherIntake(const Subject& subject, const std::map<std::string, Version>& versions,
                                     const review::Review& review);

} // namespace triage::check
