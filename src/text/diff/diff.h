// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace triage::text {

/// Where two texts differ: so many lines of the left stand against so many of the right. 1-based; of a side
/// that has none, the line behind the place.
struct Change
{
    std::int64_t left = 1;
    std::int64_t leftCount = 0;
    std::int64_t right = 1;
    std::int64_t rightCount = 0;
    bool operator==(const Change&) const = default;
};

struct DiffOptions
{
    bool ignoreBlanks = false; ///< lines that differ in blanks only are the same
};

/// Neither text may be larger: what differs is then no longer read but searched.
inline constexpr std::size_t largestDiff = std::size_t{32} << 20;

/// The changes from the left text to the right one, in order, never two that touch. Both in UTF-8; lines end
/// at LF. Unique lines are matched first (patience), so that moved braces do not tie blocks together.
/// LimitExceeded for texts that are too large. Thread-safe.
Result<std::vector<Change>> diffLines(std::string_view left, std::string_view right,
                                      const DiffOptions& options = {});

} // namespace triage::text
