// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/finder.h"
#include "triage/verdict.h"

#include <vector>

namespace triage {

/// What the logs show beside failures: graph breaks, restarts, guard failures, recompiles, limits reached,
/// recaptures, falls back to eager, suppressed errors. Those that came up, each with its count and its first
/// places; of counts that the scan took without places, none. Dynamo's notices come from the output and the
/// debug.log of the last step that holds any: step 5 logs few of them.
std::vector<Phenomenon> phenomenaOf(const Found& found, const Matter& matter);

} // namespace triage
