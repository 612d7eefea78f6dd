// SPDX-License-Identifier: Apache-2.0
#include "handoff/escape_markdown.h"

#include <algorithm>
#include <cctype>

namespace triage::handoff {
namespace {

bool isWord(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}

/// An underscore inside a word is none to CommonMark; anywhere else it can begin or end emphasis.
bool insideWord(std::string_view text, std::size_t at)
{
    return at > 0 && at + 1 < text.size() && isWord(text[at - 1]) && isWord(text[at + 1]);
}

/// Headings, quotes, lists and rules begin a line with these.
bool opensBlock(std::string_view text, std::size_t at)
{
    const std::size_t first = text.find_first_not_of(' ');
    if (at == first)
        return std::string_view("#>+-=").find(text[at]) != std::string_view::npos;
    if (text[at] != '.' && text[at] != ')')
        return false;
    const bool endsMarker = at + 1 == text.size() || text[at + 1] == ' ';
    return endsMarker && at > first &&
           std::all_of(text.begin() + static_cast<std::ptrdiff_t>(first),
                       text.begin() + static_cast<std::ptrdiff_t>(at),
                       [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool needsEscape(std::string_view text, std::size_t at, bool inTable)
{
    const char c = text[at];
    if (c == '_')
        return !insideWord(text, at);
    if (c == '|')
        return inTable;
    return std::string_view("\\`*[]<>~$&@").find(c) != std::string_view::npos || opensBlock(text, at);
}

std::size_t longestRun(std::string_view text, char of)
{
    std::size_t longest = 0;
    std::size_t run = 0;
    for (const char c : text) {
        run = c == of ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

std::string withEscapedBars(std::string_view text)
{
    std::string out;
    for (const char c : text)
        out += c == '|' ? std::string("\\|") : std::string(1, c);
    return out;
}

} // namespace

std::string escapedMarkdown(std::string_view text, bool inTable)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (needsEscape(text, i, inTable))
            out += '\\';
        out += text[i];
    }
    return out;
}

std::string markdownCode(std::string_view text, bool inTable)
{
    if (text.empty())
        return {};
    const std::string ticks(longestRun(text, '`') + 1, '`');
    const bool atEdge =
        text.front() == '`' || text.back() == '`' || (text.front() == ' ' && text.back() == ' ');
    const std::string pad = atEdge ? " " : "";
    return ticks + pad + (inTable ? withEscapedBars(text) : std::string(text)) + pad + ticks;
}

std::string markdownFence(std::string_view text, std::string_view language)
{
    const std::string fence(std::max<std::size_t>(3, longestRun(text, '`') + 1), '`');
    return fence + std::string(language) + '\n' + std::string(text) + '\n' + fence + '\n';
}

} // namespace triage::handoff
