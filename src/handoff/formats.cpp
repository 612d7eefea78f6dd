// SPDX-License-Identifier: Apache-2.0
#include "handoff/writers.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace triage::handoff {
namespace {

struct Spelling
{
    std::string_view name;
    Format format;
};

constexpr std::array<Spelling, 6> names = {{{"text", Format::Text},
                                            {"md", Format::Markdown},
                                            {"html", Format::Html},
                                            {"pdf", Format::Pdf},
                                            {"json", Format::Json},
                                            {"jira", Format::Jira}}};

constexpr std::array<Spelling, 9> extensions = {{{"txt", Format::Text},
                                                 {"text", Format::Text},
                                                 {"md", Format::Markdown},
                                                 {"markdown", Format::Markdown},
                                                 {"html", Format::Html},
                                                 {"htm", Format::Html},
                                                 {"pdf", Format::Pdf},
                                                 {"json", Format::Json},
                                                 {"jira", Format::Jira}}};

template <std::size_t n>
std::optional<Format> find(const std::array<Spelling, n>& table, std::string_view name)
{
    const auto* const hit =
        std::find_if(table.begin(), table.end(), [name](const Spelling& s) { return s.name == name; });
    return hit == table.end() ? std::nullopt : std::optional(hit->format);
}

} // namespace

std::optional<Format> formatFrom(std::string_view spelling)
{
    return find(names, spelling);
}

std::optional<Format> formatForFile(std::string_view fileName)
{
    const std::size_t dot = fileName.rfind('.');
    if (dot == std::string_view::npos || fileName.find('/', dot) != std::string_view::npos)
        return std::nullopt;
    std::string extension(fileName.substr(dot + 1));
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return find(extensions, extension);
}

} // namespace triage::handoff
