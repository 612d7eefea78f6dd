// SPDX-License-Identifier: Apache-2.0
#include "handoff/escape_jira.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace triage::handoff {
namespace {

/// Drawn as pictures; the first character is written as an entity.
constexpr std::array<std::string_view, 20> smileys = {
    ":)",  ":(",  ":P",  ":D",  ";)",   "(y)",   "(n)", "(i)",    "(/)",       "(x)",
    "(!)", "(+)", "(-)", "(?)", "(on)", "(off)", "(*)", "(flag)", "(flagoff)", "(*r)"};

bool isWordByte(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}

bool insideJiraWord(std::string_view text, std::size_t at)
{
    return at > 0 && at + 1 < text.size() && isWordByte(text[at - 1]) && isWordByte(text[at + 1]);
}

bool startsSmiley(std::string_view text, std::size_t at)
{
    return std::any_of(smileys.begin(), smileys.end(),
                       [&](std::string_view smiley) { return text.substr(at).starts_with(smiley); });
}

/// "h1." and "bq." at the beginning of a line or cell make a heading, a quotation.
bool opensJiraBlock(std::string_view text, std::size_t at)
{
    const std::string_view head = text.substr(0, at);
    return text[at] == '.' &&
           (head == "bq" || (head.size() == 2 && head[0] == 'h' && head[1] >= '1' && head[1] <= '6'));
}

std::string entity(char c)
{
    return "&#" + std::to_string(static_cast<int>(c)) + ";";
}

std::string escapedAt(std::string_view text, std::size_t at)
{
    const char c = text[at];
    if (c == '&')
        return "&amp;";
    if (c == '\\' || opensJiraBlock(text, at) || startsSmiley(text, at))
        return entity(c); // a backslash before a backslash would break the line
    if (std::string_view("{}[]|!^~").find(c) != std::string_view::npos)
        return std::string("\\") + c;
    if (std::string_view("*_-+?#").find(c) != std::string_view::npos && !insideJiraWord(text, at))
        return std::string("\\") + c;
    return std::string(1, c);
}

} // namespace

std::string escapedJira(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i)
        out += escapedAt(text, i);
    return out;
}

std::string jiraCode(std::string_view text)
{
    return text.empty() ? std::string() : "{{" + escapedJira(text) + "}}";
}

std::string jiraBlock(std::string_view macro, std::string_view text)
{
    const std::string name(macro.substr(0, macro.find(':')));
    std::string safe(text);
    // Nothing is escaped inside: a brace that would begin a macro of this kind is written out.
    for (const std::string_view begin : {"{noformat", "{code"})
        for (std::size_t at = 0; (at = safe.find(begin, at)) != std::string::npos;)
            safe.replace(at, 1, "<U+007B>");
    return "{" + std::string(macro) + "}\n" + safe + "\n{" + name + "}\n";
}

} // namespace triage::handoff
