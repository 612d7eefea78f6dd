// SPDX-License-Identifier: Apache-2.0
#include "bundle/glob.h"

#include <utility>

namespace triage::bundle {
namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::pair<std::string_view, std::string_view> cut(std::string_view path)
{
    const auto slash = path.find('/');
    if (slash == std::string_view::npos)
        return {path, {}};
    return {path.substr(0, slash), path.substr(slash + 1)};
}

/// One name. Recursion is as deep as the pattern has wildcards, names are short.
bool matchesName(std::string_view pattern, std::string_view name)
{
    while (!pattern.empty() && pattern.front() != '*' && pattern.front() != '#') {
        if (name.empty() || lower(pattern.front()) != lower(name.front()))
            return false;
        pattern.remove_prefix(1);
        name.remove_prefix(1);
    }
    if (pattern.empty())
        return name.empty();
    const bool digits = pattern.front() == '#';
    pattern.remove_prefix(1);
    for (std::size_t taken = digits ? 1 : 0; taken <= name.size(); ++taken) {
        if (digits && !isDigit(name[taken - 1]))
            return false;
        if (matchesName(pattern, name.substr(taken)))
            return true;
    }
    return false;
}

} // namespace

bool matches(std::string_view pattern, std::string_view path)
{
    const auto [first, rest] = cut(pattern);
    if (first == "**") {
        for (std::string_view left = path;; left = cut(left).second) {
            if (matches(rest, left))
                return true;
            if (left.find('/') == std::string_view::npos)
                return false;
        }
    }
    const auto [name, below] = cut(path);
    if (!matchesName(first, name))
        return false;
    return rest.empty() || below.empty() ? rest.empty() && below.empty() : matches(rest, below);
}

} // namespace triage::bundle
