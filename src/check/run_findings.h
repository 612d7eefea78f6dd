// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/findings.h"
#include "check/versions.h"

namespace triage::check {

/// Loose files or a single log: the five steps cannot be checked.
void findNoTriageRun(const Subject& subject, Findings& findings);
/// Logs that were there when the input was listed and could not be scanned.
void findUnread(const Subject& subject, Findings& findings);
/// Empty, all-NUL or cut logs where there is no triage run.
void findLooseLogGaps(const Subject& subject, Findings& findings);
/// env.txt and the four versions.
void findVersionGaps(const Subject& subject, const std::map<std::string, Version>& versions,
                     Findings& findings);

} // namespace triage::check
