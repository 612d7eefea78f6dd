// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/filter/line_filter.h"
#include "view/line_look.h"

#include <memory>

namespace triage::view {

/// The lines a filter left: their numbers in the file, what they were found by, and the line of the file
/// that is being read.
class FilterLook : public LineLook
{
public:
    FilterLook(std::shared_ptr<const text::LineList> lines, text::LineFilter filter);

    [[nodiscard]] LineNumber number(LineNumber line) const override;
    [[nodiscard]] LineNumber highest() const override;
    [[nodiscard]] QColor fill(LineNumber line, const QPalette& palette) const override;
    [[nodiscard]] std::vector<Range> ranges(const Part& part, const QPalette& palette) const override;

    /// The line of the file that is current there.
    void setCurrent(LineNumber line) { current_ = line; }

private:
    std::shared_ptr<const text::LineList> lines_;
    text::LineFilter filter_;
    LineNumber current_{0};
};

} // namespace triage::view
