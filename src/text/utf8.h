// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace triage::text {

/// The character that some bytes start with.
struct Utf8Character
{
    std::size_t size = 0; ///< in bytes; 0: none that is valid
    bool cut = false;     ///< valid so far, but the bytes end inside it
};

/// `bytes` is not empty.
Utf8Character utf8Character(std::string_view bytes);

enum class Utf8 : std::uint8_t { Ascii, Valid, Invalid };
/// What all of `bytes` is. Several GB/s for ASCII.
Utf8 classifyUtf8(std::string_view bytes);

} // namespace triage::text
