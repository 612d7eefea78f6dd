// SPDX-License-Identifier: Apache-2.0
#include "view/row/columns.h"

#include "view/row_text.h"

#include <QChar>

#include <algorithm>
#include <array>

namespace triage::view {
namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

/// Unicode's East Asian Wide and Fullwidth, coarsely.
constexpr std::array<Range, 12> wideRanges = {{{0x1100, 0x115F},
                                               {0x2E80, 0x303E},
                                               {0x3041, 0x33FF},
                                               {0x3400, 0x4DBF},
                                               {0x4E00, 0x9FFF},
                                               {0xA000, 0xA4CF},
                                               {0xAC00, 0xD7A3},
                                               {0xF900, 0xFAFF},
                                               {0xFE30, 0xFE6F},
                                               {0xFF00, 0xFF60},
                                               {0x1F300, 0x1FAFF},
                                               {0x20000, 0x3FFFD}}};

/// The character at a unit, and how many units it takes.
std::pair<char32_t, int> characterAt(const QString& text, qsizetype at)
{
    const QChar c = text[at];
    if (c.isHighSurrogate() && at + 1 < text.size())
        return {QChar::surrogateToUcs4(c, text[at + 1]), 2};
    return {c.unicode(), 1};
}

std::int64_t widthAt(char32_t character, std::int64_t column, int tabWidth)
{
    return character == U'\t' ? tabWidth - column % tabWidth : columnsOf(character);
}

} // namespace

int columnsOf(char32_t character)
{
    if (QChar::category(character) == QChar::Mark_NonSpacing ||
        QChar::category(character) == QChar::Mark_Enclosing)
        return 0;
    return std::any_of(wideRanges.begin(), wideRanges.end(),
                       [character](const Range& r) { return character >= r.first && character <= r.last; })
               ? 2
               : 1;
}

std::vector<std::pair<int, int>> wideRuns(const QString& text)
{
    std::vector<std::pair<int, int>> runs;
    for (qsizetype at = 0; at < text.size();) {
        const auto [character, units] = characterAt(text, at);
        const int begin = static_cast<int>(at);
        at += units;
        if (character < 0x1100 || columnsOf(character) != 2)
            continue;
        if (!runs.empty() && runs.back().second == begin)
            runs.back().second = static_cast<int>(at);
        else
            runs.emplace_back(begin, static_cast<int>(at));
    }
    return runs;
}

std::int64_t columnAt(const QString& text, int unit, int tabWidth)
{
    std::int64_t column = 0;
    for (qsizetype at = 0; at < std::min<qsizetype>(unit, text.size());) {
        const auto [character, units] = characterAt(text, at);
        column += widthAt(character, column, tabWidth);
        at += units;
    }
    return column;
}

std::pair<int, int> unitsBetween(const QString& text, std::int64_t from, std::int64_t to, int tabWidth)
{
    const auto end = static_cast<int>(text.size());
    std::pair<int, int> units{end, end};
    std::int64_t column = 0;
    for (qsizetype at = 0; at < text.size();) {
        const auto [character, count] = characterAt(text, at);
        const std::int64_t width = widthAt(character, column, tabWidth);
        // A character belongs to where its middle lies, so that neighbouring blocks share none; what takes
        // no column belongs to the character before it.
        const std::int64_t twiceMiddle = 2 * column + width;
        if (width > 0 && twiceMiddle >= 2 * to) {
            units.second = static_cast<int>(at);
            break;
        }
        if (width > 0 && twiceMiddle >= 2 * from)
            units.first = std::min(units.first, static_cast<int>(at));
        column += width;
        at += count;
    }
    units.first = std::min(units.first, units.second);
    return units;
}

} // namespace triage::view
