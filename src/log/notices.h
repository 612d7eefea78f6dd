// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/events.h"

#include <string_view>

namespace triage::log {

/// Counts what a line of torch's logging says of a run that goes on. `artifact` as in "[__recompiles]", empty
/// without one; debug.log prints none. `graph_break=False` is no graph break: only whole notices count.
void countNotice(std::string_view artifact, std::string_view message, Counts& into);

} // namespace triage::log
