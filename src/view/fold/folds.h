// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>

namespace triage::view {

class Document;

/// Which lines of a text are folded away. A block is a line and the lines behind it that are indented
/// further. Works on any size: nothing is known of a block before it is looked at, and folding all of a
/// file only changes what the lines seen are asked. Window's thread.
class Folds
{
public:
    /// When everything is folded, of a block that goes on the first line of each such stretch of the file
    /// stays to be seen, so that no screen needs a longer look than this.
    static constexpr std::int64_t piece = 256 * 1024; ///< bytes
    /// A single block is followed this far.
    static constexpr std::int64_t longestBlock = 64 * piece; ///< bytes

    void setDocument(const Document* document);
    /// There are more lines: what was looked up near the end may be another.
    void documentGrew();

    /// Can any line be hidden now?
    [[nodiscard]] bool active() const { return all_ || !ranges_.empty(); }
    [[nodiscard]] bool allFolded() const { return all_; }
    void setAllFolded(bool on);

    /// Is there a block behind the line?
    [[nodiscard]] bool canFold(LineNumber line) const;
    /// Are lines behind the line hidden, and how many?
    [[nodiscard]] std::int64_t hiddenBehind(LineNumber line) const;
    /// Folds or opens the block of the line, or the block that it lies in. Returns the block's first line;
    /// nothing when there is none, or its lines are still being read.
    std::optional<LineNumber> toggle(LineNumber line);
    /// Opens what hides the line. False when nothing did.
    bool reveal(LineNumber line);

    /// The line, or the one whose block hides it.
    [[nodiscard]] LineNumber shown(LineNumber line) const;
    /// The next or previous line that is seen; nothing at the ends.
    [[nodiscard]] std::optional<LineNumber> next(LineNumber line) const;
    [[nodiscard]] std::optional<LineNumber> previous(LineNumber line) const;

private:
    using Range = std::map<std::int64_t, std::int64_t>::const_iterator;

    [[nodiscard]] Range rangeAround(std::int64_t line) const;
    [[nodiscard]] std::optional<LineNumber> blockEnd(LineNumber line) const;
    [[nodiscard]] std::optional<LineNumber> blockAround(LineNumber line) const;
    [[nodiscard]] LineNumber firstOfPiece(std::int64_t offset) const;
    [[nodiscard]] std::int64_t nextOfAll(std::int64_t line) const;

    const Document* document_ = nullptr;
    bool all_ = false;
    /// First to last line. With `all_` those that are open, else those that are hidden.
    std::map<std::int64_t, std::int64_t> ranges_;
    mutable std::unordered_map<std::int64_t, bool> foldable_;
    mutable std::unordered_map<std::int64_t, std::int64_t> nextOfAll_;
};

} // namespace triage::view
