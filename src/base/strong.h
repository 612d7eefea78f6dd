// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace triage {

/// A number that cannot be mixed up with another kind of number. Cheap, copyable, ordered.
template <typename Tag>
struct Strong
{
    std::int64_t value = 0;

    constexpr Strong() = default;
    constexpr explicit Strong(std::int64_t v) : value(v) {}
    constexpr auto operator<=>(const Strong&) const = default;
};

/// 1-based. Lines end at LF only; a lone CR ends none.
using LineNumber = Strong<struct LineNumberTag>;
/// 0-based, in the raw file as it was received.
using ByteOffset = Strong<struct ByteOffsetTag>;

} // namespace triage

template <typename Tag>
struct std::hash<triage::Strong<Tag>>
{
    std::size_t operator()(const triage::Strong<Tag>& s) const noexcept
    {
        return std::hash<std::int64_t>{}(s.value);
    }
};
