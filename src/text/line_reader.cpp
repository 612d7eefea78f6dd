// SPDX-License-Identifier: Apache-2.0
#include "text/line_reader.h"

#include "text/line_end.h"

#include <algorithm>

namespace triage::text {
namespace {

constexpr std::size_t chunkSize = 16 * 1024; // whole units of any width

/// Goes from one line's start to the next, reading in small chunks.
class Walk
{
public:
    Walk(const ByteSource& source, Encoding encoding, ByteOffset at)
        : source_(&source), encoding_(encoding), at_(at.value), chunkAt_(at.value)
    {
    }

    [[nodiscard]] ByteOffset at() const { return ByteOffset{at_}; }

    /// Moves behind the next line end. Stays and returns false where none is found before `limit`.
    Result<bool> next(std::int64_t limit)
    {
        for (std::int64_t from = at_; from < limit;) {
            auto chunk = chunkAt(from);
            if (!chunk)
                return tl::unexpected(chunk.error());
            if (chunk->empty())
                return false;
            const std::size_t end = findLineEnd(*chunk, 0, encoding_);
            if (end != std::string_view::npos) {
                const std::int64_t next = from + static_cast<std::int64_t>(end + lineEndWidth(encoding_));
                if (next > limit)
                    return false;
                at_ = next;
                return true;
            }
            from += static_cast<std::int64_t>(chunk->size());
        }
        return false;
    }

private:
    Result<std::string_view> chunkAt(std::int64_t offset)
    {
        if (offset >= chunkAt_ && offset < chunkAt_ + static_cast<std::int64_t>(filled_))
            return std::string_view(chunk_).substr(static_cast<std::size_t>(offset - chunkAt_),
                                                   filled_ - static_cast<std::size_t>(offset - chunkAt_));
        chunk_.resize(chunkSize);
        chunkAt_ = offset;
        auto got = source_->read(ByteOffset{offset}, chunk_);
        filled_ = got.value_or(0);
        if (!got)
            return tl::unexpected(got.error());
        return std::string_view(chunk_).substr(0, filled_);
    }

    const ByteSource* source_;
    Encoding encoding_;
    std::int64_t at_;
    std::int64_t chunkAt_;
    std::string chunk_;
    std::size_t filled_ = 0;
};

/// The end of a line whose successor (or the file's end) starts at `next`.
Result<ByteOffset> endBefore(const ByteSource& source, const LineIndex& index, LineNumber line,
                             ByteOffset next)
{
    if (line.value < index.lineCount())
        return ByteOffset{next.value - static_cast<std::int64_t>(lineEndWidth(index.encoding()))};
    // The last line may or may not be ended.
    std::string tail(lineEndWidth(index.encoding()), ' ');
    const std::int64_t at = next.value - static_cast<std::int64_t>(tail.size());
    auto got = source.read(ByteOffset{at}, tail);
    if (!got)
        return tl::unexpected(got.error());
    return *got == tail.size() && findLineEnd(tail, 0, index.encoding()) == 0 ? ByteOffset{at} : next;
}

/// The line at which the walk stands; moves behind it.
Result<LineSpan> spanAt(const ByteSource& source, const LineIndex& index, Walk& walk, std::int64_t line)
{
    // A long line's end is not looked for: the index knows where its successor starts.
    const ByteOffset here = walk.at();
    auto moved = walk.next(std::min(index.byteCount(), here.value + static_cast<std::int64_t>(chunkSize)));
    if (!moved)
        return tl::unexpected(moved.error());
    ByteOffset next = walk.at();
    if (!*moved) {
        auto found = offsetOfLine(source, index, LineNumber{line + 1});
        if (!found)
            return tl::unexpected(found.error());
        next = ByteOffset{std::max(found->value, here.value)};
        walk = Walk(source, index.encoding(), next);
    }
    auto end = endBefore(source, index, LineNumber{line}, next);
    if (!end)
        return tl::unexpected(end.error());
    return LineSpan{LineNumber{line}, here, ByteOffset{std::max(end->value, here.value)}};
}

} // namespace

Result<ByteOffset> offsetOfLine(const ByteSource& source, const LineIndex& index, LineNumber line)
{
    if (line.value > index.lineCount())
        return ByteOffset{index.byteCount()};
    const LineIndex::Entry entry = index.before(line);
    Walk walk(source, index.encoding(), entry.offset);
    for (std::int64_t at = entry.line.value; at < line.value; ++at) {
        auto moved = walk.next(index.byteCount());
        if (!moved)
            return tl::unexpected(moved.error());
        if (!*moved) // shorter than when it was indexed
            return ByteOffset{std::min(source.size(), index.byteCount())};
    }
    return walk.at();
}

Result<LineNumber> lineAtOffset(const ByteSource& source, const LineIndex& index, ByteOffset offset)
{
    const LineIndex::Entry entry = index.before(offset);
    Walk walk(source, index.encoding(), entry.offset);
    const std::int64_t limit = std::min(offset.value, entry.offset.value + index.reach());
    std::int64_t line = entry.line.value;
    for (;; ++line) {
        auto moved = walk.next(limit);
        if (!moved)
            return tl::unexpected(moved.error());
        if (!*moved)
            return LineNumber{
                std::clamp(line, std::int64_t{1}, std::max(std::int64_t{1}, index.lineCount()))};
    }
}

SpansSoFar spansSoFar(const ByteSource& source, const LineIndex& index, LineNumber first, std::int64_t count)
{
    SpansSoFar read;
    const std::int64_t last = std::min(index.lineCount(), first.value + count - 1);
    if (first.value < 1 || first.value > last)
        return read;
    auto begin = offsetOfLine(source, index, first);
    if (!begin)
        return {{}, begin.error()};
    Walk walk(source, index.encoding(), *begin);
    for (std::int64_t line = first.value; line <= last && !read.error; ++line) {
        auto span = spanAt(source, index, walk, line);
        if (span)
            read.spans.push_back(*span);
        else
            read.error = span.error();
    }
    return read;
}

Result<std::vector<LineSpan>> lineSpans(const ByteSource& source, const LineIndex& index, LineNumber first,
                                        std::int64_t count)
{
    SpansSoFar read = spansSoFar(source, index, first, count);
    if (read.error)
        return tl::unexpected(std::move(*read.error));
    return std::move(read.spans);
}

Result<std::vector<Line>> readLines(const ByteSource& source, const LineIndex& index, LineNumber first,
                                    std::int64_t count, std::size_t maxBytes)
{
    auto spans = lineSpans(source, index, first, count);
    if (!spans)
        return tl::unexpected(spans.error());
    std::vector<Line> lines;
    lines.reserve(spans->size());
    for (const LineSpan& span : *spans) {
        const std::size_t size = std::min(maxBytes, static_cast<std::size_t>(span.size()));
        Line line{span.number, span.begin, std::string(size, '\0'),
                  static_cast<std::size_t>(span.size()) > maxBytes};
        auto got = source.read(span.begin, line.bytes);
        if (!got)
            return tl::unexpected(got.error());
        line.bytes.resize(*got);
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace triage::text
