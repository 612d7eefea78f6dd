// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include <string_view>

namespace triage::text {

/// What "whole word" means: an ASCII letter, digit or underscore.
constexpr bool isWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Does a text hold characters beyond ASCII that may have upper and lower case? CJK, kana and hangul have
/// none: their UTF-8 starts with E3..ED.
constexpr bool mayHaveCase(std::string_view text)
{
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0xC0 && (byte < 0xE3 || byte > 0xED))
            return true;
    }
    return false;
}

} // namespace triage::text
