// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/diff/aligned.h"
#include "view/line_look.h"

#include <memory>

namespace triage::view {

enum class Side { Left, Right };

/// One side of a comparison: its own line numbers, what differs filled, and what differs within a line.
class DiffLook : public LineLook
{
public:
    DiffLook(std::shared_ptr<const text::Aligned> aligned, Side side);

    [[nodiscard]] LineNumber number(LineNumber line) const override;
    [[nodiscard]] LineNumber line(LineNumber number) const override;
    [[nodiscard]] LineNumber highest() const override;
    [[nodiscard]] QColor fill(LineNumber line, const QPalette& palette) const override;
    [[nodiscard]] std::vector<Range> ranges(const Part& part, const QPalette& palette) const override;

    /// Where in the line, in bytes, the first change stands (or would stand, when only the other side has
    /// it); 0 where the line differs as a whole.
    [[nodiscard]] std::int64_t firstChange(LineNumber line) const;

private:
    [[nodiscard]] const text::Aligned::Row* row(LineNumber line) const;
    [[nodiscard]] std::string_view lineOf(const std::string& text, const std::vector<std::int64_t>& starts,
                                          LineNumber line) const;

    std::shared_ptr<const text::Aligned> aligned_;
    Side side_;
    std::vector<std::int64_t> leftStarts_; ///< of every 64th line
    std::vector<std::int64_t> rightStarts_;
    LineNumber highest_{0};
};

/// The colour of a difference in the overview: what only one side has, or what changed.
QColor differenceColour(text::Aligned::Kind kind, const QPalette& palette);

} // namespace triage::view
