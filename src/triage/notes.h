// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/context.h"
#include "triage/verdict.h"

namespace triage {

/// Facts a reader must know beside the route: inaccurate stacks, other backends, phenomena of slow runs.
void addNotes(Verdict& verdict, const Matter& matter, const Found& found, const Context& context,
              bool eagerWrong);

} // namespace triage
