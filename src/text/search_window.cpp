// SPDX-License-Identifier: Apache-2.0
#include "text/search_window.h"

#include "text/line_end.h"

#include <algorithm>

namespace triage::text {

Result<std::string_view> Window::read(const ByteSource& source, std::int64_t from, std::int64_t to)
{
    const auto wanted = static_cast<std::size_t>(to - from);
    if (buffer_.size() < wanted)
        buffer_.resize(wanted);
    auto got = source.read(ByteOffset{from}, std::span(buffer_).first(wanted));
    if (!got)
        return tl::unexpected(got.error());
    return std::string_view(buffer_).substr(0, *got);
}

Result<void> Window::load(const ByteSource& source, Encoding encoding, std::int64_t from, std::int64_t to)
{
    for (std::size_t margin = 4096;; margin = std::min(margin * 16, reach)) {
        const std::int64_t begin = std::max(std::int64_t{0}, from - static_cast<std::int64_t>(margin));
        const std::int64_t end = to + static_cast<std::int64_t>(margin);
        auto all = read(source, begin, end);
        if (!all)
            return tl::unexpected(all.error());
        const std::size_t inner = std::min(static_cast<std::size_t>(from - begin), all->size());
        const std::size_t start = begin == 0 && inner == 0 ? 0 : lineStartBefore(*all, inner, encoding);
        const std::size_t body = std::min(static_cast<std::size_t>(to - begin), all->size());
        const std::size_t width = std::min(body, lineEndWidth(encoding));
        const std::size_t stop = findLineEnd(*all, body - width, encoding);
        const bool widest = margin == reach;
        const bool startFound = start != std::string_view::npos || begin == 0 || widest;
        const bool endFound =
            stop != std::string_view::npos || widest || all->size() < static_cast<std::size_t>(end - begin);
        if (!startFound || !endFound)
            continue;
        const std::size_t first = start == std::string_view::npos ? 0 : start;
        const std::size_t last = stop == std::string_view::npos
                                     ? all->size()
                                     : std::min(all->size(), stop + lineEndWidth(encoding));
        bytes_ = all->substr(first, std::max(last, first) - first);
        offset_ = begin + static_cast<std::int64_t>(first);
        startsLine_ = start != std::string_view::npos || begin == 0;
        endsLine_ = stop != std::string_view::npos || all->size() < static_cast<std::size_t>(end - begin);
        return {};
    }
}

} // namespace triage::text
