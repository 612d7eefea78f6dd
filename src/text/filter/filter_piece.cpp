// SPDX-License-Identifier: Apache-2.0
#include "text/filter/filter_piece.h"

#include "text/line_count.h"
#include "text/line_end.h"

#include <algorithm>

namespace triage::text {
namespace {

/// Where the last line of `raw` begins.
std::size_t lastLineStart(std::string_view raw, Encoding encoding)
{
    const std::size_t width = lineEndWidth(encoding);
    const std::size_t start = lineStartBefore(raw, raw.size() / width * width, encoding);
    return start == std::string_view::npos ? 0 : start;
}

} // namespace

std::string_view FilterWorker::decoded(std::string_view raw)
{
    if (encoding_ == Encoding::Utf8)
        return raw;
    utf8_ = toUtf8(raw, encoding_);
    return utf8_;
}

Result<FilterPiece> FilterWorker::piece(std::int64_t from, std::int64_t to)
{
    FilterPiece piece;
    if (auto loaded = window_.load(source_, encoding_, from, to); !loaded)
        return tl::unexpected(loaded.error());
    countLines(piece, from, to);
    std::string_view raw = window_.bytes();
    std::int64_t offset = window_.offset();
    if (!window_.startsLine()) {
        const std::size_t end = std::min(findLineEnd(raw, 0, encoding_), raw.size());
        piece.goesOn = matcher_.termsIn(decoded(raw.substr(0, end)));
        raw.remove_prefix(std::min(raw.size(), end + lineEndWidth(encoding_)));
        offset = window_.offset() + static_cast<std::int64_t>(window_.bytes().size() - raw.size());
    }
    if (!window_.endsLine() && !raw.empty()) {
        const std::size_t start = lastLineStart(raw, encoding_);
        const std::int64_t begin = offset + static_cast<std::int64_t>(start);
        if (begin >= from && begin < to) {
            piece.begins = matcher_.termsIn(decoded(raw.substr(start)));
            piece.beginsAt = begin;
        }
        raw = raw.substr(0, start);
    }
    wholeLines(piece, raw, offset, from, to);
    return piece;
}

void FilterWorker::countLines(FilterPiece& piece, std::int64_t from, std::int64_t to) const
{
    const std::string_view all = window_.bytes();
    const std::int64_t last = window_.offset() + std::ssize(all);
    if (last <= from)
        return;
    const std::int64_t first = std::max(from, window_.offset());
    const std::string_view own = all.substr(static_cast<std::size_t>(first - window_.offset()),
                                            static_cast<std::size_t>(std::min(to, last) - first));
    piece.read = std::ssize(own);
    piece.lineEnds = countLineEnds(own, encoding_);
    if (piece.lineEnds == 0)
        return;
    const auto width = static_cast<std::int64_t>(lineEndWidth(encoding_));
    piece.firstLineEnd = first + static_cast<std::int64_t>(findLineEnd(own, 0, encoding_)) + width;
    piece.lastLineEnd = first + static_cast<std::int64_t>(lastLineStart(own, encoding_));
}

void FilterWorker::wholeLines(FilterPiece& piece, std::string_view raw, std::int64_t offset,
                              std::int64_t from, std::int64_t to)
{
    // Lines are counted from `from` on; a window begins at most one line before it.
    counted_ = static_cast<std::size_t>(std::clamp<std::int64_t>(from - offset, 0, std::ssize(raw)));
    ordinal_ = 0;
    if (offset > from)
        ordinal_ = countLineEnds(window_.bytes().substr(static_cast<std::size_t>(from - window_.offset()),
                                                        static_cast<std::size_t>(offset - from)),
                                 encoding_);
    if (encoding_ == Encoding::Utf8) {
        const std::size_t bom = offset == 0 ? bomLength(raw) : 0;
        for (const std::size_t begin : matcher_.linesInBlock(raw.substr(bom)))
            add(piece, raw, begin == 0 ? 0 : begin + bom, offset, from, to);
        return;
    }
    // The same line is the n-th of both; a BOM is dropped by decoding.
    const std::string_view text = decoded(raw);
    std::size_t textAt = 0;
    std::size_t rawAt = 0;
    for (const std::size_t begin : matcher_.linesInBlock(text)) {
        for (std::int64_t n = countLineEnds(text.substr(textAt, begin - textAt), Encoding::Utf8); n > 0; --n)
            rawAt = std::min(findLineEnd(raw, rawAt, encoding_), raw.size() - lineEndWidth(encoding_)) +
                    lineEndWidth(encoding_);
        textAt = begin;
        add(piece, raw, rawAt, offset, from, to);
    }
}

void FilterWorker::add(FilterPiece& piece, std::string_view raw, std::size_t begin, std::int64_t offset,
                       std::int64_t from, std::int64_t to)
{
    const std::int64_t at = offset + static_cast<std::int64_t>(begin);
    if (at < from || at >= to)
        return;
    ordinal_ += countLineEnds(raw.substr(counted_, begin - counted_), encoding_);
    counted_ = begin;
    const std::size_t end = findLineEnd(raw, begin, encoding_);
    const std::size_t next = end == std::string_view::npos ? raw.size() : end + lineEndWidth(encoding_);
    piece.lines.push_back(
        {LineNumber{ordinal_}, ByteOffset{at}, static_cast<std::int64_t>(next - begin), true});
}

} // namespace triage::text
