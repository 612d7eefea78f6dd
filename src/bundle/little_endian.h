// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace triage::bundle {

/// Little-endian number of sizeof(T) bytes at `at`; 0 when the bytes end before it does.
template <typename T>
T littleEndian(std::string_view bytes, std::size_t at)
{
    std::uint64_t value = 0;
    if (at + sizeof(T) > bytes.size())
        return 0;
    for (std::size_t i = sizeof(T); i > 0; --i)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i - 1]);
    return static_cast<T>(value);
}

} // namespace triage::bundle
