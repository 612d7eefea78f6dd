// SPDX-License-Identifier: Apache-2.0
#include "base/visible.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

namespace triage {
namespace {

struct Decoded
{
    char32_t code = 0;
    std::size_t length = 0; ///< 0: not UTF-8 at this place
};

/// By the leading byte; 0 for one that cannot lead.
std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead < 0xE0)
        return 2;
    if (lead >= 0xE0 && lead < 0xF0)
        return 3;
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

/// Refuses overlong forms, surrogates and what lies beyond Unicode.
bool wellFormed(char32_t code, std::size_t length)
{
    constexpr std::array<char32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
    return code >= least[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

Decoded decode(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = sequenceLength(byte(at));
    if (length == 0 || at + length > text.size())
        return {};
    constexpr std::array<unsigned char, 5> leadBits = {0, 0x7F, 0x1F, 0x0F, 0x07};
    char32_t code = byte(at) & leadBits[length];
    for (std::size_t i = at + 1; i < at + length; ++i) {
        if ((byte(i) & 0xC0) != 0x80)
            return {};
        code = (code << 6) | (byte(i) & 0x3FU);
    }
    return wellFormed(code, length) ? Decoded{code, length} : Decoded{};
}

struct Range
{
    char32_t first;
    char32_t last;
};

/// What a terminal obeys, what nobody sees, and what turns the reading direction round.
constexpr std::array<Range, 12> hidden = {{{0x00, 0x1F},
                                           {0x7F, 0x9F},
                                           {0xAD, 0xAD},
                                           {0x61C, 0x61C},
                                           {0x180E, 0x180E},
                                           {0x200B, 0x200F},
                                           {0x2028, 0x202E},
                                           {0x2060, 0x206F},
                                           {0xFEFF, 0xFEFF},
                                           {0xFFF9, 0xFFFB},
                                           {0xFFFE, 0xFFFF},
                                           {0xE0000, 0xE007F}}};

bool isHidden(char32_t code)
{
    return std::any_of(hidden.begin(), hidden.end(),
                       [code](const Range& r) { return code >= r.first && code <= r.last; });
}

} // namespace

std::string visible(std::string_view text, bool keepTabs)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const Decoded here = decode(text, i);
        if (here.length == 0) {
            out += fmt::format("<0x{:02X}>", static_cast<unsigned>(static_cast<unsigned char>(text[i])));
            ++i;
            continue;
        }
        if (isHidden(here.code) && !(keepTabs && here.code == '\t'))
            out += fmt::format("<U+{:04X}>", static_cast<unsigned>(here.code));
        else
            out.append(text, i, here.length);
        i += here.length;
    }
    return out;
}

} // namespace triage
