// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/failure.h"

namespace triage {

/// Says of every failure whether it can be the cause at all, and of which tier it is. Fills `rejected`.
void assess(std::vector<Failure>& failures, const RulePack::Data& pack);

} // namespace triage
