// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/clock.h"
#include "log/events.h"

#include <optional>
#include <string>
#include <string_view>

namespace triage::log {

/// What a logger that prints one JSON object a line said.
struct JsonLine
{
    Level level = Level::None;
    std::optional<Clock> clock;
    std::optional<int> pid;
    std::string message;   ///< a line as it was printed, where a container's runtime wrote the object
    std::string exception; ///< the traceback, lines parted by LF
};

/// Nothing when the line is no JSON object with a message. Keys of structlog, python-json-logger, zap, ECS
/// and of Docker's json-file driver.
std::optional<JsonLine> jsonLineIn(std::string_view line);

} // namespace triage::log
