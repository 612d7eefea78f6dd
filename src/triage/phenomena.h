// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/finder.h"
#include "triage/verdict.h"

#include <vector>

namespace triage {

/// What the logs show beside failures: graph breaks, recompiles, limits reached, recaptures. Those that came
/// up, each with its count and its first places; of counts that the scan took without places, none.
std::vector<Phenomenon> phenomenaOf(const Found& found, const RulePack::Data& pack);

} // namespace triage
