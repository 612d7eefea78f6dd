// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/timestamp.h"
#include "log/cursor.h"

#include <optional>

namespace triage::log {

struct Clock
{
    Timestamp time;
    bool fine = false;   ///< has parts of a second
    bool hasYear = true; ///< printed; the caller's otherwise
    bool hasDate = true; ///< printed; 1970-01-01 otherwise
};

/// Year to assume where a log prints none.
inline constexpr int unknownYear = 1970;

/// `YYYY-MM-DD` + one of " -T_:" + `HH:MM:SS`, then optionally `.mmm`, `.mmm.uuu`, `.ffffff`, `,mmm`.
/// `MM/DD/YYYY HH:MM:SS` is read too. Takes nothing when it does not match.
std::optional<Clock> longClock(Cursor& cursor);
/// `MM-DD HH:MM:SS` with optional parts of a second (vLLM).
std::optional<Clock> monthDayClock(Cursor& cursor, int year);
/// `MMDD HH:MM:SS.ffffff` and `YYYYMMDD HH:MM:SS.ffffff` (torch logging, glog). One-digit months
/// ("W904") are read too.
std::optional<Clock> glogClock(Cursor& cursor, int year);
/// `HH:MM:SS` with optional parts of a second, on a day whose year was not printed.
std::optional<Clock> clockOn(Cursor& cursor, int year, int month, int day);
/// `HH:MM:SS` alone: a time of the day 1970-01-01.
std::optional<Clock> timeOfDay(Cursor& cursor);

} // namespace triage::log
