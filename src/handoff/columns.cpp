// SPDX-License-Identifier: Apache-2.0
#include "handoff/columns.h"

#include <algorithm>
#include <array>

namespace triage::handoff {
namespace {

struct Glyph
{
    std::string_view bytes;
    char32_t code = 0;
    std::size_t width = 1;
};

struct Range
{
    char32_t first;
    char32_t last;
};

/// East Asian Wide and Fullwidth, in the blocks that texts really use.
constexpr std::array<Range, 10> wide = {{{0x1100, 0x115F},
                                         {0x2E80, 0x303E},
                                         {0x3041, 0x33FF},
                                         {0x3400, 0x4DBF},
                                         {0x4E00, 0x9FFF},
                                         {0xAC00, 0xD7A3},
                                         {0xF900, 0xFAFF},
                                         {0xFE30, 0xFE6F},
                                         {0xFF01, 0xFF60},
                                         {0x1F300, 0x3FFFD}}};
constexpr std::array<Range, 3> combining = {{{0x0300, 0x036F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}}};

template <std::size_t n>
bool within(const std::array<Range, n>& ranges, char32_t code)
{
    return std::any_of(ranges.begin(), ranges.end(),
                       [code](const Range& r) { return code >= r.first && code <= r.last; });
}

std::size_t widthOf(char32_t code)
{
    if (within(combining, code))
        return 0;
    return within(wide, code) || (code >= 0xFFE0 && code <= 0xFFE6) ? 2 : 1;
}

Glyph glyphAt(std::string_view text, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = std::min<std::size_t>(lead < 0xC0   ? 1U
                                                     : lead < 0xE0 ? 2U
                                                     : lead < 0xF0 ? 3U
                                                                   : 4U,
                                                     text.size() - at);
    char32_t code = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i)
        code = (code << 6) | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
    return {text.substr(at, length), code, widthOf(code)};
}

std::vector<Glyph> glyphs(std::string_view text)
{
    std::vector<Glyph> out;
    for (std::size_t at = 0; at < text.size(); at += out.back().bytes.size())
        out.push_back(glyphAt(text, at));
    return out;
}

bool isOneOf(char32_t code, std::u32string_view set)
{
    return set.find(code) != std::u32string_view::npos;
}

/// May a line end between these two? In a word of Latin letters only where `inWords` allows it.
bool breaksBetween(const Glyph& left, const Glyph& right, bool inWords)
{
    if (isOneOf(right.code, U"，。：；！？、）】》」』”’,.:;!?)]}") || isOneOf(left.code, U"（【《「『“‘([{"))
        return false;
    if (left.code == U' ' || left.width == 2 || right.width == 2)
        return true;
    return inWords && isOneOf(left.code, U"/_-");
}

/// Where the line that begins at `from` ends: the first glyph of the next one.
std::size_t lineEnd(const std::vector<Glyph>& all, std::size_t from, std::size_t width)
{
    std::size_t used = 0;
    std::size_t fits = from;
    while (fits < all.size() && (used + all[fits].width <= width || all[fits].code == U' '))
        used += all[fits++].width;
    if (fits == all.size())
        return fits;
    for (const bool inWords : {false, true})
        for (std::size_t at = fits; at > from; --at)
            if (breaksBetween(all[at - 1], all[at], inWords))
                return at;
    return std::max(fits, from + 1);
}

std::string joined(const std::vector<Glyph>& all, std::size_t from, std::size_t to)
{
    while (to > from && all[to - 1].code == U' ')
        --to;
    std::string out;
    for (std::size_t i = from; i < to; ++i)
        out += all[i].bytes;
    return out;
}

} // namespace

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    for (const Glyph& glyph : glyphs(text))
        width += glyph.width;
    return width;
}

std::string padded(std::string_view text, std::size_t width, bool toTheRight)
{
    const std::size_t own = displayWidth(text);
    const std::string blanks(width > own ? width - own : 0, ' ');
    return toTheRight ? blanks + std::string(text) : std::string(text) + blanks;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width)
{
    const std::vector<Glyph> all = glyphs(text);
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < all.size();) {
        const std::size_t to = lineEnd(all, from, std::max<std::size_t>(width, 2));
        lines.push_back(joined(all, from, to));
        from = to;
        while (from < all.size() && all[from].code == U' ')
            ++from;
    }
    if (lines.empty())
        lines.emplace_back();
    return lines;
}

} // namespace triage::handoff
