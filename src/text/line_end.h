// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/encoding.h"

#include <cstddef>
#include <cstring>
#include <string_view>

namespace triage::text {

/// Bytes a line end takes: LF alone, or the two bytes of a UTF-16 LF.
constexpr std::size_t lineEndWidth(Encoding encoding)
{
    return encoding == Encoding::Utf16Le || encoding == Encoding::Utf16Be ? 2 : 1;
}

/// Is the UTF-16 unit of these two bytes, as they stand in the file, an LF?
constexpr bool isLineEnd(char first, char second, Encoding encoding)
{
    return encoding == Encoding::Utf16Le ? first == '\n' && second == '\0' : first == '\0' && second == '\n';
}

/// Where the first line end in `bytes` from `from` on begins, or npos. For UTF-16 `bytes` starts at a
/// unit's first byte.
inline std::size_t findLineEnd(std::string_view bytes, std::size_t from, Encoding encoding)
{
    if (lineEndWidth(encoding) == 1)
        return bytes.find('\n', from);
    for (std::size_t at = from + from % 2; at + 1 < bytes.size(); at += 2) {
        if (isLineEnd(bytes[at], bytes[at + 1], encoding))
            return at;
    }
    return std::string_view::npos;
}

/// Behind the last line end in `bytes` before `limit`, or npos. For UTF-16 both lie between units.
inline std::size_t lineStartBefore(std::string_view bytes, std::size_t limit, Encoding encoding)
{
    const std::size_t width = lineEndWidth(encoding);
    if (width == 1) {
        const std::size_t end = limit == 0 ? std::string_view::npos : bytes.rfind('\n', limit - 1);
        return end == std::string_view::npos ? end : end + 1;
    }
    for (std::size_t at = limit; at >= width; at -= width) {
        if (isLineEnd(bytes[at - 2], bytes[at - 1], encoding))
            return at;
    }
    return std::string_view::npos;
}

} // namespace triage::text
