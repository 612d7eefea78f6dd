// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/prefix.h"

namespace triage::log {

// Prefixes of loggers that print their clock first, and of the system's own logs. Each takes its prefix from
// the beginning of what is left of a line, or nothing and says false.

/// `2026-05-06 05:43:49,123 - name - ERROR - `, loguru's bars, plain clocks
bool takeDated(Cursor& cursor, Prefixed& into);
/// `[2026-05-06 05:43:40 TP3 EP3] ` (sglang), `[2026-05-06 05:43:40,101 E 6021 6690] ` (ray),
/// `[2026-05-06 05:43:40.101+08:00] [4120] [4121] [llm] [ERROR] [x.cpp:1] : ` (MindIE), gunicorn's, spdlog's
bool takeBracketDated(Cursor& cursor, Prefixed& into);
/// `[0/0] torch._dynamo.output_graph.__graph_code: [DEBUG] ` behind a clock (torch ≤ 2.1)
bool takeOldTorch(Cursor& cursor, Prefixed& into);
/// `03:55:10 `
bool takeTime(Cursor& cursor, Prefixed& into);
/// `[Thu Dec  3 03:02:31 2026] ` (dmesg -T), `[12345.678901] ` (dmesg)
bool takeKernelClock(Cursor& cursor, Prefixed& into);
/// `Dec  3 03:02:31 node3 kernel: `
bool takeSyslog(Cursor& cursor, Prefixed& into, int year);

} // namespace triage::log
