// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/prefix.h"

namespace triage::log {

/// One line on its way through the readers. Views are valid until the next line.
struct TextLine
{
    LineNumber number;
    ByteOffset offset;
    std::string_view raw; ///< as printed, UTF-8
    Prefixed prefix;
    int run = 0;
    std::optional<int> nearPid; ///< of the last line above that named one, this one included

    [[nodiscard]] std::string_view text() const { return prefix.message; }
};

inline constexpr std::size_t keptText = 4096;
inline constexpr std::size_t keptDetail = 4096;
inline constexpr std::size_t detailLimit = 48;
inline constexpr std::size_t framesKept = 120; ///< of a block; faulthandler itself stops at 100

/// The beginning of `text`, never cut inside a UTF-8 sequence.
std::string_view head(std::string_view text, std::size_t limit);
/// An event that stands on `line`, with what its prefixes say.
Event eventAt(const TextLine& line, EventKind kind);
/// Adds a line to the event's block: detail, codes, payload time, pid and rank of a trailer.
void addDetail(Event& event, const TextLine& line);
/// Codes, payload time and process from a text of the event's block.
void absorb(Event& event, std::string_view text);

} // namespace triage::log
