// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/finder.h"
#include "triage/verdict.h"

#include <vector>

namespace triage {

/// How far every process of the step got with npugraph_ex, in order of ranks and pids. Bounded. None for
/// steps that run another backend.
std::vector<BackendProgress> progressOf(const Matter& matter, const Found& found, std::optional<Step> step);

} // namespace triage
