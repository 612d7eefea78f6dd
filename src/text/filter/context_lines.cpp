// SPDX-License-Identifier: Apache-2.0
#include "text/filter/context_lines.h"

#include "text/line_end.h"

#include <algorithm>

namespace triage::text {
namespace {

constexpr std::int64_t firstLook = 8 * 1024;
constexpr std::int64_t furthest = std::int64_t{1} << 20;

/// Where the lines of `bytes` begin, which start with a line.
std::vector<std::size_t> lineStarts(std::string_view bytes, Encoding encoding)
{
    std::vector<std::size_t> starts;
    for (std::size_t at = 0; at < bytes.size();) {
        starts.push_back(at);
        const std::size_t end = findLineEnd(bytes, at, encoding);
        at = end == std::string_view::npos ? bytes.size() : end + lineEndWidth(encoding);
    }
    return starts;
}

} // namespace

std::string_view ContextLines::read(std::int64_t from, std::int64_t to)
{
    buffer_.resize(static_cast<std::size_t>(std::max<std::int64_t>(0, to - from)));
    const std::size_t got = source_->read(ByteOffset{from}, buffer_).value_or(0);
    return std::string_view(buffer_).substr(0, got);
}

void ContextLines::goOnBehind(const FoundLine& last)
{
    line_ = last.number.value;
    end_ = last.begin.value + last.size;
    owed_ = 0;
}

std::vector<FoundLine> ContextLines::add(std::span<const FoundLine> matches)
{
    if (around_ <= 0)
        return {matches.begin(), matches.end()};
    std::vector<FoundLine> out;
    for (const FoundLine& match : matches) {
        after(match.begin.value, out);
        before(match, out);
        out.push_back(match);
        line_ = match.number.value;
        end_ = match.begin.value + match.size;
        owed_ = around_;
    }
    return out;
}

std::vector<FoundLine> ContextLines::finish()
{
    std::vector<FoundLine> out;
    after(source_->size(), out);
    return out;
}

void ContextLines::before(const FoundLine& match, std::vector<FoundLine>& out)
{
    const std::int64_t wanted = std::min<std::int64_t>(around_, match.number.value - line_ - 1);
    if (wanted <= 0)
        return;
    const std::int64_t to = match.begin.value;
    for (std::int64_t look = firstLook;; look *= 16) {
        const std::int64_t from = std::max(end_, to - look);
        std::string_view bytes = read(from, to);
        std::int64_t base = from;
        if (from > end_) { // from the first line end on it is lines
            const std::size_t end = findLineEnd(bytes, 0, encoding_);
            const std::size_t cut =
                end == std::string_view::npos ? bytes.size() : end + lineEndWidth(encoding_);
            bytes.remove_prefix(cut);
            base += static_cast<std::int64_t>(cut);
        }
        const auto starts = lineStarts(bytes, encoding_);
        if (std::ssize(starts) < wanted && from > end_ && look < furthest)
            continue;
        const auto count = std::min<std::int64_t>(wanted, std::ssize(starts));
        for (std::int64_t i = std::ssize(starts) - count; i < std::ssize(starts); ++i) {
            const auto at = static_cast<std::size_t>(i);
            const std::size_t next = at + 1 < starts.size() ? starts[at + 1] : bytes.size();
            out.push_back({LineNumber{match.number.value - (std::ssize(starts) - i)},
                           ByteOffset{base + static_cast<std::int64_t>(starts[at])},
                           static_cast<std::int64_t>(next - starts[at]), false});
        }
        return;
    }
}

void ContextLines::after(std::int64_t until, std::vector<FoundLine>& out)
{
    for (std::int64_t look = firstLook; owed_ > 0 && end_ < until;) {
        const std::int64_t to = std::min(until, end_ + look);
        const std::string_view bytes = read(end_, to);
        const std::size_t end = findLineEnd(bytes, 0, encoding_);
        if (end == std::string_view::npos && to < until && look < furthest) {
            look *= 16;
            continue;
        }
        if (bytes.empty() || (end == std::string_view::npos && to < until))
            break; // too long
        const std::size_t size = end == std::string_view::npos ? bytes.size() : end + lineEndWidth(encoding_);
        out.push_back({LineNumber{line_ + 1}, ByteOffset{end_}, static_cast<std::int64_t>(size), false});
        line_ += 1;
        end_ += static_cast<std::int64_t>(size);
        --owed_;
    }
    owed_ = 0;
}

} // namespace triage::text
