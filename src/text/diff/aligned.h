// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/diff/diff.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace triage::text {

/// Two texts laid side by side so that equal lines stand beside each other. Where one side has nothing, an
/// empty line holds the place.
struct Aligned
{
    enum class Kind : std::uint8_t { Same, Changed, OnlyLeft, OnlyRight };

    struct Row
    {
        std::int32_t left = 0; ///< line number; 0: nothing stands here
        std::int32_t right = 0;
        Kind kind = Kind::Same;
        bool operator==(const Row&) const = default;
    };

    std::vector<Row> rows;
    std::vector<std::int64_t> differences; ///< the row at which each begins, 0-based
    std::string left;                      ///< both with as many lines as there are rows
    std::string right;
};

/// Lines that changed are set against the lines they resemble most. `stop` is looked at between the
/// differences; what came back then is of no use.
Result<Aligned> align(std::string_view left, std::string_view right, const DiffOptions& options,
                      const std::stop_token& stop = {});

} // namespace triage::text
