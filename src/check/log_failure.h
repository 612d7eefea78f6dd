// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/events.h"

namespace triage::check {

/// The last event that can end a program, wherever it stands: for a step that is known to have failed.
/// nullptr when there is none. Points into `events`.
const log::Event* lastFatal(const log::LogEvents& events);

/// The last event of a log that looks like the end of its program: an uncaught exception, a signal, a
/// launcher's report, near enough to the log's end that the program did not go on after it.
/// Only for what markers do not tell; which error is causal is judged elsewhere.
/// nullptr when the log does not tell. Points into `events`.
const log::Event* fatalEvent(const log::LogEvents& events);

/// The same, but so near to the end that only exit statistics follow: for a log that a marker calls passed.
const log::Event* closingError(const log::LogEvents& events);

/// The log stops inside a traceback whose message never came.
bool endsInTraceback(const log::LogEvents& events);

} // namespace triage::check
