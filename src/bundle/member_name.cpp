// SPDX-License-Identifier: Apache-2.0
#include "bundle/member_name.h"

#include "base/visible.h"
#include "bundle/glob.h"

#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace triage::bundle {
namespace {

/// Names that are devices on Windows, with any extension.
constexpr std::array<std::string_view, 6> devices = {"con", "prn", "aux", "nul", "com#", "lpt#"};
constexpr std::array<std::string_view, 7> foreign = {"__MACOSX/**/*", "**/__MACOSX/**/*", "**/.DS_Store",
                                                     "**/._*",        "**/Thumbs.db",     "**/desktop.ini",
                                                     "**/@eaDir/**/*"};
/// Linux' limit for one name, in bytes.
constexpr std::size_t longestName = 255;
constexpr std::size_t longestPath = 3000;

std::vector<std::string_view> split(std::string_view path)
{
    std::vector<std::string_view> parts;
    for (std::size_t start = 0; start <= path.size();) {
        const auto slash = std::min(path.find('/', start), path.size());
        parts.push_back(path.substr(start, slash - start));
        start = slash + 1;
    }
    return parts;
}

bool isDrive(std::string_view path)
{
    const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    return path.size() >= 2 && path[1] == ':' && letter(path[0]);
}

bool isDevice(std::string_view part)
{
    std::string_view stem = part.substr(0, part.find('.'));
    while (stem.ends_with(' '))
        stem.remove_suffix(1);
    return std::ranges::any_of(devices, [&](std::string_view d) {
        return matches(d, stem) && (!d.ends_with('#') || stem.size() == d.size());
    });
}

std::optional<Message> refusal(std::string_view path)
{
    if (path.find('\0') != std::string_view::npos)
        return Message(QT_TRANSLATE_NOOP("engine", "Its name holds a NUL character."));
    if (path.starts_with('/'))
        return Message(QT_TRANSLATE_NOOP("engine", "Its name is an absolute path."));
    if (isDrive(path))
        return Message(QT_TRANSLATE_NOOP("engine", "Its name has a drive letter."));
    if (path.size() > longestPath)
        return Message(QT_TRANSLATE_NOOP("engine", "Its name is too long."));
    return std::nullopt;
}

std::optional<Message> refusalOfPart(std::string_view part)
{
    if (part == "..")
        return Message(QT_TRANSLATE_NOOP("engine", "Its name leads out of the archive."));
    if (isDevice(part))
        return Message(QT_TRANSLATE_NOOP("engine", "Its name is that of a device."));
    if (part.size() > longestName)
        return Message(QT_TRANSLATE_NOOP("engine", "Its name is too long."));
    return std::nullopt;
}

} // namespace

std::variant<std::string, Message> safePath(std::string_view name)
{
    std::string slashed(name);
    std::ranges::replace(slashed, '\\', '/');
    if (auto refused = refusal(slashed))
        return *std::move(refused);
    std::string path;
    for (std::string_view part : split(slashed)) {
        if (part.empty() || part == ".")
            continue;
        const std::string shown = visible(part);
        if (auto refused = refusalOfPart(shown))
            return *std::move(refused);
        path.append(path.empty() ? "" : "/").append(shown);
    }
    if (path.empty())
        return Message(QT_TRANSLATE_NOOP("engine", "It has no name."));
    return path;
}

bool isForeign(std::string_view path)
{
    return std::ranges::any_of(foreign, [&](std::string_view glob) { return matches(glob, path); });
}

std::string collisionKey(const std::string& path)
{
    return QString::fromStdString(path)
        .normalized(QString::NormalizationForm_C)
        .toCaseFolded()
        .normalized(QString::NormalizationForm_C)
        .toStdString();
}

std::variant<std::string, Message> linkTarget(std::string_view link, std::string_view target)
{
    const Message out(QT_TRANSLATE_NOOP("engine", "It is a link that leads out of the archive."));
    if (refusal(target))
        return out;
    std::vector<std::string_view> parts = split(link);
    parts.pop_back();
    for (std::string_view part : split(target)) {
        if (part.empty() || part == ".")
            continue;
        if (part != "..")
            parts.push_back(part);
        else if (parts.empty())
            return out;
        else
            parts.pop_back();
    }
    std::string path;
    for (std::string_view part : parts)
        path.append(path.empty() ? "" : "/").append(part);
    return path;
}

} // namespace triage::bundle
