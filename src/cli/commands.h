// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cli/arguments.h"
#include "cli/console.h"

namespace triage::cli {

/// Each returns the program's exit code.
int runTriage(const Arguments& arguments, Console& console);
int runCheck(const Arguments& arguments, Console& console);
int runRules(const Arguments& arguments, Console& console);

} // namespace triage::cli
