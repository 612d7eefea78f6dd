// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/finder.h"
#include "triage/symptom/symptom.h"

namespace triage {

/// Is what `statement` says the end of this run, and no crash? The user's script compared and exited by
/// itself, or its logger printed the verdict as an error, or the failure came while the program ended and
/// the log says that it ended well.
bool endedByItself(const Found& found, const Statement& statement, std::optional<Step> failed,
                   std::optional<int> exitCode, const RulePack::Data& pack);

} // namespace triage
