// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/cells.h"

#include "log/cursor.h"
#include "log/grammar.h"

#include <algorithm>

namespace triage {
namespace {

using std::string_view;
using Cells = std::vector<string_view>;

/// Bars as terminals draw them.
constexpr string_view drawnBars[] = {"│", "┃", "║", "｜"};

std::size_t barLength(string_view rest)
{
    if (rest.starts_with('|'))
        return 1;
    for (const auto bar : drawnBars)
        if (rest.starts_with(bar))
            return bar.size();
    return 0;
}

Cells byBars(string_view line)
{
    Cells cells;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < line.size();) {
        const auto bar = barLength(line.substr(i));
        if (bar == 0) {
            ++i;
            continue;
        }
        if (i > 0)
            cells.push_back(log::trimmed(line.substr(begin, i - begin)));
        i += bar;
        begin = i;
    }
    if (begin < line.size())
        cells.push_back(log::trimmed(line.substr(begin)));
    return cells;
}

/// Commas inside quotes and brackets part nothing.
Cells byCommas(string_view line)
{
    Cells cells;
    std::size_t begin = 0;
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        const char c = i < line.size() ? line[i] : ',';
        quoted = quoted != (c == '"');
        depth += c == '[' || c == '(' ? 1 : c == ']' || c == ')' ? -1 : 0;
        if (i == line.size() || (c == ',' && !quoted && depth <= 0)) {
            cells.push_back(log::trimmed(line.substr(begin, i - begin)));
            begin = i + 1;
        }
    }
    return cells;
}

Cells byBlanks(string_view line)
{
    Cells cells;
    for (std::size_t at = 0; at < line.size();) {
        auto end = std::min(line.find("  ", at), line.find('\t', at));
        end = std::min(end, line.size());
        if (const auto cell = log::trimmed(line.substr(at, end - at)); !cell.empty())
            cells.push_back(cell);
        at = std::min(line.find_first_not_of(" \t", end), line.size());
    }
    return cells;
}

} // namespace

char separatorOf(string_view line)
{
    for (std::size_t i = 0; i < line.size(); ++i)
        if (barLength(line.substr(i)) > 0)
            return '|';
    if (line.find("  ") != string_view::npos || line.find('\t') != string_view::npos)
        return ' ';
    return ',';
}

Cells cellsOf(string_view line, char separator)
{
    return separator == '|' ? byBars(line) : separator == ',' ? byCommas(line) : byBlanks(line);
}

bool isTableRule(string_view line)
{
    constexpr string_view drawn = "-=+|: \t";
    if (line.ends_with("-----") || line.ends_with("====="))
        return true;
    if (line.find("---") == string_view::npos && line.find("──") == string_view::npos &&
        line.find("━━") == string_view::npos && line.find("══") == string_view::npos)
        return false;
    return std::all_of(line.begin(), line.end(), [&](char c) {
        return drawn.find(c) != string_view::npos || static_cast<unsigned char>(c) >= 0x80;
    });
}

bool startsWithNumber(string_view cell)
{
    while (!cell.empty() && (cell.front() == '-' || cell.front() == '+' || cell.front() == '*' ||
                             cell.front() == '~' || cell.front() == '$'))
        cell.remove_prefix(1);
    return (!cell.empty() && log::isDigit(cell.front())) || cell == "nan" || cell == "NaN" || cell == "inf";
}

} // namespace triage
