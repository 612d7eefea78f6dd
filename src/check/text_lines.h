// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <string_view>

namespace triage::check {

/// Calls `take(LineNumber, line)` for each line, CR and trailing blanks dropped, until it returns false.
/// Lines are cut at 1,000 bytes: enough for a marker or a version, and a bound on pattern matching.
template <typename Take>
void forEachLine(std::string_view text, Take take)
{
    constexpr std::size_t longest = 1000;
    for (std::int64_t number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end).substr(0, longest);
        line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
        if (!take(LineNumber(number), line))
            return;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

} // namespace triage::check
