// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "text/line_index.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace triage::text {

/// One line of a file, as a filter found it.
struct FoundLine
{
    LineNumber number;
    ByteOffset begin;
    std::int64_t size = 0; ///< bytes, its line end included
    bool match = true;     ///< false: shown for its neighbour's sake
    bool operator==(const FoundLine&) const = default;
};

/// Lines of one file in their order, held as differences: some four bytes a line, and never more than
/// `mostBytes` in all. Laid one behind the other they are a text of their own, whose places are called
/// *shown* here. Grows at its end. Thread-safe.
class LineList
{
public:
    static constexpr std::size_t mostBytes = std::size_t{48} << 20;

    explicit LineList(Encoding encoding = Encoding::Utf8, std::size_t most = mostBytes)
        : encoding_(encoding), most_(most)
    {
    }

    /// In ascending order. False when the list is full: the lines that did not fit are only counted.
    bool append(std::span<const FoundLine> lines);
    /// Forgets the last line: it was not complete when it was found.
    void dropLast();

    [[nodiscard]] std::int64_t lines() const;
    /// Of them and of those that did not fit: matches.
    [[nodiscard]] std::int64_t matches() const;
    [[nodiscard]] bool full() const;
    /// Bytes of all lines laid one behind the other.
    [[nodiscard]] std::int64_t size() const;
    [[nodiscard]] std::size_t memory() const;

    /// The `shown`-th line (1-based); nothing when there are fewer.
    [[nodiscard]] std::optional<FoundLine> at(LineNumber shown) const;
    /// The first of the lines at or behind a line of the file, or the last one; 0 when there is none.
    [[nodiscard]] LineNumber shownAt(LineNumber number) const;
    /// A stretch of the file.
    struct Piece
    {
        ByteOffset begin;
        std::int64_t size = 0;
    };
    /// Where [from, from + size) of the text they make lies in the file; neighbours are joined.
    [[nodiscard]] std::vector<Piece> pieces(ByteOffset from, std::int64_t size) const;
    /// Of the text they make, as it stands now.
    [[nodiscard]] std::shared_ptr<const LineIndex> index() const;

private:
    /// What is known in front of a line.
    struct State
    {
        std::int64_t shown = 0; ///< lines before it
        std::int64_t place = 0; ///< their bytes
        std::int64_t line = 0;  ///< the number of the last one
        std::int64_t end = 0;   ///< of the last one, in the file
        std::size_t stored = 0; ///< bytes in `bytes_`
        bool operator==(const State&) const = default;
    };
    void put(std::int64_t value);
    [[nodiscard]] std::int64_t get(std::size_t& at) const;
    FoundLine next(State& state) const;
    [[nodiscard]] State stateBefore(ByteOffset place) const;
    void store(const FoundLine& line);

    mutable std::mutex mutex_;
    Encoding encoding_;
    std::size_t most_;
    std::vector<unsigned char> bytes_;
    std::vector<State> marks_; ///< every 128 lines or 64 KiB
    State end_;
    State beforeLast_;
    std::int64_t matches_ = 0;
    bool lastMatches_ = false;
    bool full_ = false;
};

} // namespace triage::text
