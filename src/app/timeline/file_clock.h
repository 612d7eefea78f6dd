// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/timeline.h"
#include "log/events.h"

#include <vector>

namespace triage::app {

/// The day and year that clocks without them are read by.
struct ClockFrame
{
    std::optional<Timestamp> known; ///< a moment of the run whose year is certain
};

/// The first moment any log names with its year, or else the run's stamp.
ClockFrame clockFrameOf(const engine::Analysis& analysis);

struct PlacedEvent
{
    std::int64_t at = 0; ///< microseconds
    bool own = false;    ///< its line names the time
};

/// When each event of a log happened, in the log's order; empty when none of them names a time. Years and
/// days that a clock does not print are taken from `frame` and from the lines above, over midnight and new
/// year; what names no time lies between its neighbours. Says in `notes` what was assumed.
std::vector<PlacedEvent> placeEvents(const log::LogEvents& log, const ClockFrame& frame, ClockNotes& notes);

} // namespace triage::app
