// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/events.h"

#include <string_view>

namespace triage::log {

/// Counts what a line of torch's logging says of a run that goes on. `artifact` as in "[__recompiles]", empty
/// without one; debug.log prints none. `graph_break=False` is no graph break: only whole notices count.
/// Returns what it is: graph-break, restart, recompile, guard-failure; empty when it is no notice.
std::string_view countNotice(std::string_view artifact, std::string_view message, Counts& into);

/// How many notices of a kind become events, so that their lines can be looked at; the others are counted.
inline constexpr std::int64_t noticesKept = 20;
/// How many of that kind were counted.
std::int64_t countOf(std::string_view notice, const Counts& counts);

} // namespace triage::log
