// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/encoding.h"

#include <cstddef>
#include <cstring>
#include <string_view>

namespace triage::text {

/// Bytes a line end takes, and every other unit of the text: LF alone, or the LF of UTF-16 or UTF-32.
constexpr std::size_t lineEndWidth(Encoding encoding)
{
    switch (encoding) {
    case Encoding::Utf16Le:
    case Encoding::Utf16Be:
        return 2;
    case Encoding::Utf32Le:
    case Encoding::Utf32Be:
        return 4;
    default:
        return 1;
    }
}

constexpr bool isLittleEndian(Encoding encoding)
{
    return encoding == Encoding::Utf16Le || encoding == Encoding::Utf32Le;
}

/// Is this unit, as it stands in the file, that ASCII character?
constexpr bool isAscii(std::string_view unit, char character, Encoding encoding)
{
    const std::size_t low = isLittleEndian(encoding) ? 0 : unit.size() - 1;
    for (std::size_t i = 0; i < unit.size(); ++i) {
        if (unit[i] != (i == low ? character : '\0'))
            return false;
    }
    return !unit.empty();
}

/// Is this unit an LF?
constexpr bool isLineEnd(std::string_view unit, Encoding encoding)
{
    return isAscii(unit, '\n', encoding);
}

/// Where the first line end in `bytes` from `from` on begins, or npos. Of wide units `bytes` starts at a
/// unit's first byte.
inline std::size_t findLineEnd(std::string_view bytes, std::size_t from, Encoding encoding)
{
    const std::size_t width = lineEndWidth(encoding);
    if (width == 1)
        return bytes.find('\n', from);
    for (std::size_t at = (from + width - 1) / width * width; at + width <= bytes.size(); at += width) {
        if (isLineEnd(bytes.substr(at, width), encoding))
            return at;
    }
    return std::string_view::npos;
}

/// Behind the last line end in `bytes` before `limit`, or npos. Both lie between units.
inline std::size_t lineStartBefore(std::string_view bytes, std::size_t limit, Encoding encoding)
{
    const std::size_t width = lineEndWidth(encoding);
    if (width == 1) {
        const std::size_t end = limit == 0 ? std::string_view::npos : bytes.rfind('\n', limit - 1);
        return end == std::string_view::npos ? end : end + 1;
    }
    for (std::size_t at = limit; at >= width; at -= width) {
        if (isLineEnd(bytes.substr(at - width, width), encoding))
            return at;
    }
    return std::string_view::npos;
}

} // namespace triage::text
