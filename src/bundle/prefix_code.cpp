// SPDX-License-Identifier: Apache-2.0
#include "bundle/prefix_code.h"

namespace triage::bundle {
namespace {

std::uint32_t reversed(std::uint32_t code, unsigned length)
{
    std::uint32_t turned = 0;
    for (unsigned i = 0; i < length; ++i)
        turned |= (code >> i & 1U) << (length - 1 - i);
    return turned;
}

} // namespace

bool PrefixCode::build(std::span<const std::uint8_t> lengths)
{
    counts_ = {};
    fast_ = {};
    for (const std::uint8_t length : lengths)
        ++counts_[length];
    counts_[0] = 0;
    std::array<std::uint32_t, longest + 2> code = {};
    std::array<std::uint16_t, longest + 2> place = {};
    int left = 1;
    for (unsigned length = 1; length <= longest; ++length) {
        left = left * 2 - counts_[length];
        if (left < 0)
            return false;
        code[length + 1] = (code[length] + counts_[length]) << 1;
        place[length + 1] = static_cast<std::uint16_t>(place[length] + counts_[length]);
    }
    for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
        const unsigned length = lengths[symbol];
        if (length == 0)
            continue;
        symbols_[place[length]++] = static_cast<std::uint16_t>(symbol);
        const std::uint32_t first = reversed(code[length]++, length);
        for (std::uint32_t i = first; length <= fastBits && i < fast_.size(); i += 1U << length)
            fast_[i] = static_cast<std::uint16_t>(symbol << 4 | length);
    }
    return true;
}

int PrefixCode::decodeLong(BitReader& bits) const
{
    const std::uint32_t ahead = bits.peek(longest);
    std::uint32_t code = 0;
    std::uint32_t first = 0;
    std::uint32_t index = 0;
    for (unsigned length = 1; length <= longest; ++length) {
        code |= ahead >> (length - 1) & 1U;
        const std::uint32_t count = counts_[length];
        if (code < first + count && code >= first) {
            bits.drop(length);
            return symbols_[index + code - first];
        }
        index += count;
        first = (first + count) << 1;
        code <<= 1;
    }
    return -1;
}

} // namespace triage::bundle
