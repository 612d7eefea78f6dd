// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/finder.h"
#include "triage/verdict.h"

namespace triage {

/// Findings that only the verdict shows: failures the collection itself made, run folders that a route
/// needs and that are not there.
void addLateFindings(check::Facts& facts, const Verdict& verdict, const Matter& matter, const Found& found);

} // namespace triage
