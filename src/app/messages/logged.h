// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <string>

namespace triage::app {

/// An error as the program's log says it: whole, in English whatever the window speaks. UTF-8; any thread.
std::string logged(const Error& error);

} // namespace triage::app
