// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "cli/arguments.h"
#include "cli/console.h"

#include <string>

namespace triage::cli {

/// Whether a report can come to lie where -o says, asked before the work begins. Leaves no trace.
Result<void> checkTarget(const Arguments& arguments);

/// To standard output or, with -o, to that file: written whole or not at all, but a pipe or device as it
/// goes. False when it could not be.
bool deliver(const std::string& bytes, const Arguments& arguments, Console& console);

} // namespace triage::cli
