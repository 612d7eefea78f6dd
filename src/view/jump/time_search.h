// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "base/timestamp.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace triage::view {

class Document;

/// A time somebody asks for. What is not said is taken from the lines around.
struct WantedTime
{
    std::optional<int> year;
    std::optional<int> month; ///< with `day`, or neither
    std::optional<int> day;
    std::int64_t ofDay = 0; ///< microseconds since midnight
    bool operator==(const WantedTime&) const = default;
};

/// "12:03", "12:03:04.5", "12-01 12:03", "2026-12-01 12:03:04". Nothing for anything else.
std::optional<WantedTime> wantedTime(const QString& text);

/// When a line was written, as its prefixes say.
std::optional<Timestamp> timeOfLine(const Document& document, LineNumber line);

/// The first line written at or behind the time, found by halving: a log's times ascend, but for the little
/// that processes overtake each other. The last line with a time when all are earlier. Nothing when the
/// lines carry no times. `near` gives what the wish leaves open. Reads some hundred KiB.
std::optional<LineNumber> lineAtTime(const Document& document, const WantedTime& wanted, LineNumber near);

} // namespace triage::view
