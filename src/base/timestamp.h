// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>

namespace triage {

/// Microseconds since 1970-01-01 of a naive local clock: logs name no time zone.
struct Timestamp
{
    std::int64_t microseconds = 0;
    constexpr auto operator<=>(const Timestamp&) const = default;
};

} // namespace triage
