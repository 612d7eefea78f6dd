// SPDX-License-Identifier: Apache-2.0
#include "text/whole_line.h"

#include "text/line_end.h"

#include <algorithm>

namespace triage::text {
namespace {

constexpr std::int64_t step = std::int64_t{1} << 20; // whole units of any width

} // namespace

Result<std::optional<std::string>> wholeLine(const ByteSource& source, Encoding encoding, std::int64_t begin,
                                             std::int64_t from)
{
    std::string line;
    auto looked = static_cast<std::size_t>(std::max(begin, from) - begin);
    for (std::int64_t size = std::max(step, static_cast<std::int64_t>(looked) + step);; size += step) {
        const std::size_t held = line.size();
        line.resize(static_cast<std::size_t>(std::min(size, longestWholeLine + 4)));
        auto got =
            source.read(ByteOffset{begin + static_cast<std::int64_t>(held)}, std::span(line).subspan(held));
        if (!got)
            return tl::unexpected(got.error());
        const bool over = held + *got < line.size();
        line.resize(held + *got);
        const std::size_t end = findLineEnd(line, looked, encoding);
        if (end != std::string::npos || over) {
            line.resize(std::min(end, line.size()));
            return std::optional(std::move(line));
        }
        if (std::ssize(line) > longestWholeLine)
            return std::optional<std::string>();
        looked = line.size() / 4 * 4;
    }
}

} // namespace triage::text
