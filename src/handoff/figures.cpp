// SPDX-License-Identifier: Apache-2.0
#include "handoff/figures.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace triage::handoff {

std::string grouped(std::int64_t value)
{
    std::string digits = std::to_string(value);
    const std::size_t first = value < 0 ? 1 : 0;
    for (std::size_t at = digits.size(); at > first + 3;) {
        at -= 3;
        digits.insert(at, 1, ',');
    }
    return digits;
}

std::string sizeText(std::int64_t bytes)
{
    if (bytes < 1024)
        return grouped(bytes) + " B";
    constexpr std::array<const char*, 4> units = {"KiB", "MiB", "GiB", "TiB"};
    double value = static_cast<double>(bytes) / 1024.0;
    std::size_t unit = 0;
    while (value >= 1023.95 && unit + 1 < units.size()) {
        value /= 1024.0;
        ++unit;
    }
    return fmt::format("{:.1f} {}", value, units[unit]);
}

std::string durationText(std::int64_t milliseconds)
{
    const std::int64_t seconds = milliseconds / 1000;
    if (seconds < 60)
        return fmt::format("{:.1f} s", static_cast<double>(milliseconds) / 1000.0);
    if (seconds < 3600)
        return fmt::format("{} min {:02} s", seconds / 60, seconds % 60);
    return fmt::format("{} h {:02} min", grouped(seconds / 3600), seconds % 3600 / 60);
}

std::string isoStamp(std::string_view runName)
{
    constexpr std::string_view shape = "dddddddd-dddddd";
    const auto fits = [](char c, char want) {
        return want == 'd' ? std::isdigit(static_cast<unsigned char>(c)) != 0 : c == want;
    };
    if (runName.size() < shape.size() || !std::equal(shape.begin(), shape.end(), runName.begin(),
                                                     [&](char want, char c) { return fits(c, want); }))
        return {};
    const auto part = [&](std::size_t at, std::size_t length) { return runName.substr(at, length); };
    return fmt::format("{}-{}-{} {}:{}:{}", part(0, 4), part(4, 2), part(6, 2), part(9, 2), part(11, 2),
                       part(13, 2));
}

std::string lineList(const std::vector<LineNumber>& lines, std::size_t most)
{
    std::string out;
    for (std::size_t i = 0; i < lines.size() && i < most; ++i)
        out += (i == 0 ? "" : ", ") + std::to_string(lines[i].value);
    if (lines.size() > most)
        out += fmt::format(" (+{})", grouped(static_cast<std::int64_t>(lines.size() - most)));
    return out;
}

std::string place(std::string_view file, LineNumber line)
{
    return fmt::format("{}:{}", file, line.value);
}

} // namespace triage::handoff
