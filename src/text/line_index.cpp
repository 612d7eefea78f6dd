// SPDX-License-Identifier: Apache-2.0
#include "text/line_index.h"

#include "text/line_count.h"
#include "text/line_end.h"

#include <algorithm>
#include <cstring>

namespace triage::text {
namespace {

/// 16 bytes each. A vector grows by doubling, so the capacity stays at 16 MiB: half of what the index
/// may take, the other half being left for the copy while it grows.
constexpr std::size_t maxEntries = std::size_t{1} << 20;

constexpr std::size_t pieceSize = 4096;
constexpr std::int64_t linesPerStep = 256; ///< at the first of the intervals
constexpr std::int64_t bytesPerStep = 64 * 1024;

} // namespace

LineIndex::Entry LineIndex::before(LineNumber line) const
{
    const auto after = std::upper_bound(entries_.begin(), entries_.end(), line,
                                        [](LineNumber wanted, const Entry& e) { return wanted < e.line; });
    return after == entries_.begin() ? Entry{LineNumber{1}, ByteOffset{0}} : *(after - 1);
}

LineIndex::Entry LineIndex::before(ByteOffset offset) const
{
    const auto after = std::upper_bound(entries_.begin(), entries_.end(), offset,
                                        [](ByteOffset wanted, const Entry& e) { return wanted < e.offset; });
    return after == entries_.begin() ? Entry{LineNumber{1}, ByteOffset{0}} : *(after - 1);
}

LineIndexBuilder::LineIndexBuilder(Encoding encoding)
{
    index_.encoding_ = encoding;
}

LineIndexBuilder::LineIndexBuilder(const LineIndex& from, bool endsInNewline)
    : index_(from), newlines_(from.lineCount_ - (from.byteCount_ > 0 && !endsInNewline ? 1 : 0)),
      position_(from.byteCount_), lineStep_(from.byteStep_ / bytesPerStep * linesPerStep),
      endsInNewline_(endsInNewline || from.byteCount_ == 0)
{
    if (!from.entries_.empty()) {
        lastLine_ = from.entries_.back().line.value;
        lastOffset_ = from.entries_.back().offset.value;
    }
}

void LineIndexBuilder::block(std::span<const char> bytes)
{
    if (bytes.empty())
        return;
    if (lineEndWidth(index_.encoding_) == 1)
        walkBytes(bytes);
    else
        walkUnits(bytes);
    position_ += static_cast<std::int64_t>(bytes.size());
}

/// Pieces in which no entry falls due are only counted, which costs a quarter of finding each line end.
void LineIndexBuilder::walkBytes(std::span<const char> bytes)
{
    const char* const begin = bytes.data();
    const char* const end = begin + bytes.size();
    for (const char* at = begin; at < end;) {
        if (static_cast<std::size_t>(end - at) >= pieceSize) {
            const std::int64_t found = countLineEnds(std::string_view(at, pieceSize), index_.encoding_);
            const std::int64_t reached = position_ + (at - begin) + static_cast<std::int64_t>(pieceSize);
            if (newlines_ + found + 1 - lastLine_ < lineStep_ && reached - lastOffset_ < index_.byteStep_) {
                newlines_ += found;
                at += pieceSize;
                continue;
            }
        }
        const char* const stop = std::min(end, at + pieceSize);
        while (at < stop) {
            const auto* nl =
                static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(stop - at)));
            if (nl == nullptr)
                break;
            at = nl + 1;
            lineEndsBefore(position_ + (at - begin));
        }
        at = stop;
    }
    endsInNewline_ = bytes.back() == '\n';
}

void LineIndexBuilder::walkUnits(std::span<const char> bytes)
{
    const std::size_t width = lineEndWidth(index_.encoding_);
    std::int64_t at = position_;
    for (const char byte : bytes) {
        ++at;
        begun_[begunSize_++] = byte;
        endsInNewline_ = false;
        if (begunSize_ < width)
            continue;
        begunSize_ = 0;
        endsInNewline_ = isLineEnd(std::string_view(begun_.data(), width), index_.encoding_);
        if (endsInNewline_)
            lineEndsBefore(at);
    }
}

void LineIndexBuilder::lineEndsBefore(std::int64_t offset)
{
    ++newlines_;
    const std::int64_t line = newlines_ + 1;
    if (offset - lastOffset_ < index_.byteStep_ && line - lastLine_ < lineStep_)
        return;
    if (index_.entries_.size() == maxEntries)
        thin();
    index_.entries_.push_back({LineNumber{line}, ByteOffset{offset}});
    lastLine_ = line;
    lastOffset_ = offset;
}

/// Applies the same rule again with twice the interval, so that a line behind a very long one keeps its
/// entry: dropping every second one would lose it.
void LineIndexBuilder::thin()
{
    while (index_.entries_.size() == maxEntries) {
        index_.byteStep_ *= 2;
        lineStep_ *= 2;
        LineIndex::Entry last{LineNumber{1}, ByteOffset{0}};
        const auto tooClose = [this, &last](const LineIndex::Entry& e) {
            if (e.offset.value - last.offset.value < index_.byteStep_ &&
                e.line.value - last.line.value < lineStep_)
                return true;
            last = e;
            return false;
        };
        auto& all = index_.entries_;
        auto kept = all.begin();
        for (const LineIndex::Entry& e : all) {
            if (!tooClose(e))
                *kept++ = e;
        }
        all.erase(kept, all.end());
        lastLine_ = last.line.value;
        lastOffset_ = last.offset.value;
    }
}

std::shared_ptr<const LineIndex> LineIndexBuilder::snapshot() const
{
    auto copy = std::make_shared<LineIndex>(index_);
    copy->byteCount_ = position_;
    copy->lineCount_ = newlines_ + (position_ > 0 && !endsInNewline_ ? 1 : 0);
    return copy;
}

} // namespace triage::text
