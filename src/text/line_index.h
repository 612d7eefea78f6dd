// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "text/encoding.h"

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace triage::text {

/// Where some of a file's lines start: one entry per 64 KiB or 256 lines, the interval doubling so
/// that the index stays below 32 MiB whatever the file. Immutable, shared between threads.
class LineIndex
{
public:
    struct Entry
    {
        LineNumber line;
        ByteOffset offset; ///< of that line's first byte
        bool operator==(const Entry&) const = default;
    };

    /// A last line without LF counts; an empty file has none.
    [[nodiscard]] std::int64_t lineCount() const { return lineCount_; }
    [[nodiscard]] std::int64_t byteCount() const { return byteCount_; }
    /// The last entry at or before `line` (1-based), or {1, 0}. O(log n).
    [[nodiscard]] Entry before(LineNumber line) const;
    /// The last entry at or before `offset`. O(log n).
    [[nodiscard]] Entry before(ByteOffset offset) const;
    /// No line that has no entry starts further than this many bytes behind the entry before it.
    [[nodiscard]] std::int64_t reach() const { return 2 * byteStep_; }
    /// Decides what a line end looks like: two bytes in UTF-16, four in UTF-32, one in all others.
    [[nodiscard]] Encoding encoding() const { return encoding_; }
    [[nodiscard]] std::size_t memory() const { return entries_.capacity() * sizeof(Entry); }
    bool operator==(const LineIndex&) const = default;

    /// All there is to an index, for a cache on disk. An index from parts that were checked for damage is
    /// the index they were taken from.
    struct Parts
    {
        std::vector<Entry> entries;
        std::int64_t lineCount = 0;
        std::int64_t byteCount = 0;
        std::int64_t byteStep = 0;
        Encoding encoding = Encoding::Utf8;
    };
    [[nodiscard]] Parts parts() const { return {entries_, lineCount_, byteCount_, byteStep_, encoding_}; }
    static std::shared_ptr<const LineIndex> fromParts(Parts parts)
    {
        auto index = std::make_shared<LineIndex>();
        index->entries_ = std::move(parts.entries);
        index->lineCount_ = parts.lineCount;
        index->byteCount_ = parts.byteCount;
        index->byteStep_ = parts.byteStep;
        index->encoding_ = parts.encoding;
        return index;
    }

private:
    friend class LineIndexBuilder;
    std::vector<Entry> entries_;
    std::int64_t lineCount_ = 0;
    std::int64_t byteCount_ = 0;
    std::int64_t byteStep_ = 64 * 1024;
    Encoding encoding_ = Encoding::Utf8;
};

/// Builds an index from blocks in order; can go on where a file has grown. One thread.
class LineIndexBuilder
{
public:
    explicit LineIndexBuilder(Encoding encoding = Encoding::Utf8);
    /// Goes on behind a finished index, as if it had built it itself. `endsInNewline`: the last bytes the
    /// index has seen are a line end, which it does not remember. The index ends with a whole unit.
    LineIndexBuilder(const LineIndex& from, bool endsInNewline);
    void block(std::span<const char> bytes);
    /// What stands so far (a copy). The builder can go on.
    [[nodiscard]] std::shared_ptr<const LineIndex> snapshot() const;
    /// LFs seen so far.
    [[nodiscard]] std::int64_t newlines() const { return newlines_; }

private:
    void walkBytes(std::span<const char> bytes);
    void walkUnits(std::span<const char> bytes);
    void lineEndsBefore(std::int64_t offset);
    void thin();

    LineIndex index_;
    std::int64_t newlines_ = 0;
    std::int64_t position_ = 0;
    std::int64_t lineStep_ = 256;
    std::int64_t lastLine_ = 1;   ///< of the last entry
    std::int64_t lastOffset_ = 0; ///< of the last entry
    std::array<char, 4> begun_{}; ///< a wide unit of which bytes are still to come
    std::size_t begunSize_ = 0;
    bool endsInNewline_ = true;
};

} // namespace triage::text
