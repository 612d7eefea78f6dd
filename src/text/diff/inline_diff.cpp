// SPDX-License-Identifier: Apache-2.0
#include "text/diff/inline_diff.h"

#include "text/diff/diff.h"
#include "text/letters.h"
#include "text/utf8.h"

#include <algorithm>
#include <string>

namespace triage::text {
namespace {

constexpr std::size_t longest = 16 * 1024; ///< bytes of a line that are looked into
constexpr double enough = 0.25;            ///< of the shorter line, blanks not counted

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/// Words, runs of blanks, single signs; a character beyond ASCII is a sign.
std::vector<Match> tokens(std::string_view line)
{
    std::vector<Match> out;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = at + std::max<std::size_t>(1, utf8Character(line.substr(at)).size);
        if (isWord(line[at])) {
            while (end < line.size() && isWord(line[end]))
                ++end;
        } else if (isBlank(line[at])) {
            while (end < line.size() && isBlank(line[end]))
                ++end;
        }
        out.push_back({at, end - at});
        at = end;
    }
    return out;
}

/// One token a line, so that lines can be compared.
std::string asLines(std::string_view line, const std::vector<Match>& parts)
{
    std::string out;
    for (const Match& part : parts) {
        out += line.substr(part.begin, part.size);
        out += '\n';
    }
    return out;
}

std::size_t inked(std::string_view line, const std::vector<Match>& parts)
{
    std::size_t size = 0;
    for (const Match& part : parts) {
        if (!isBlank(line[part.begin]))
            size += part.size;
    }
    return size;
}

void take(std::vector<Match>& out, const std::vector<Match>& parts, std::int64_t first, std::int64_t count)
{
    if (count <= 0)
        return;
    const Match& begin = parts[static_cast<std::size_t>(first - 1)];
    const Match& last = parts[static_cast<std::size_t>(first + count - 2)];
    out.push_back({begin.begin, last.begin + last.size - begin.begin});
}

} // namespace

InlineDiff diffWithin(std::string_view left, std::string_view right)
{
    left = left.substr(0, longest);
    right = right.substr(0, longest);
    const auto leftParts = tokens(left);
    const auto rightParts = tokens(right);
    InlineDiff out;
    const auto changes = diffLines(asLines(left, leftParts), asLines(right, rightParts));
    if (!changes)
        return out;
    for (const Change& change : *changes) {
        take(out.left, leftParts, change.left, change.leftCount);
        take(out.right, rightParts, change.right, change.rightCount);
    }
    const std::size_t whole = inked(left, leftParts);
    std::size_t changed = 0;
    for (const Match& part : out.left)
        changed += inked(left.substr(part.begin, part.size), tokens(left.substr(part.begin, part.size)));
    const std::size_t shorter = std::min(whole, inked(right, rightParts));
    out.related =
        shorter == 0 || static_cast<double>(whole - changed) >= enough * static_cast<double>(shorter);
    return out;
}

double likeness(std::string_view left, std::string_view right)
{
    const auto words = [](std::string_view line) {
        std::vector<std::string_view> out;
        for (const Match& part : tokens(line.substr(0, longest))) {
            if (!isBlank(line[part.begin]))
                out.push_back(line.substr(part.begin, part.size));
        }
        std::sort(out.begin(), out.end());
        return out;
    };
    const auto a = words(left);
    const auto b = words(right);
    if (a.empty() && b.empty())
        return 1;
    std::size_t same = 0;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i] == b[j]) {
            ++same, ++i, ++j;
        } else if (a[i] < b[j]) {
            ++i;
        } else {
            ++j;
        }
    }
    return 2.0 * static_cast<double>(same) / static_cast<double>(a.size() + b.size());
}

} // namespace triage::text
