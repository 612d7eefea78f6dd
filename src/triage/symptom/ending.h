// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/finder.h"
#include "triage/symptom/symptom.h"

namespace triage {

/// Could what the output says be the end of this run, and no crash? The user's script compared and exited by
/// itself, or its logger printed the verdict as an error, or the failure came while the program ended and
/// the log says that it ended well.
bool mayHaveEndedByItself(const Found& found, std::optional<Step> failed, std::optional<int> exitCode,
                          const RulePack::Data& pack);
/// Did it, with this statement?
bool endedByItself(const Found& found, const Statement& statement, std::optional<Step> failed);

} // namespace triage
