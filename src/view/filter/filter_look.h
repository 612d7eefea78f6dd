// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/filter/line_filter.h"
#include "view/line_look.h"

#include <memory>

namespace triage::view {

/// The lines a filter left: their numbers in the file, what they were found by, and the line that is being
/// read above.
class FilterLook : public LineLook
{
public:
    /// `filtered`: of the text that is filtered, where its lines stand for others themselves; may be null.
    FilterLook(std::shared_ptr<const text::LineList> lines, text::LineFilter filter,
               std::shared_ptr<const LineLook> filtered);

    [[nodiscard]] LineNumber number(LineNumber line) const override;
    [[nodiscard]] LineNumber line(LineNumber number) const override;
    [[nodiscard]] LineNumber highest() const override;
    [[nodiscard]] QColor fill(LineNumber line, const QPalette& palette) const override;
    [[nodiscard]] std::vector<Range> ranges(const Part& part, const QPalette& palette) const override;

    /// The line of the text that is filtered that is current there.
    void setCurrent(LineNumber line) { current_ = line; }

private:
    std::shared_ptr<const text::LineList> lines_;
    text::LineFilter filter_;
    std::shared_ptr<const LineLook> filtered_;
    LineNumber current_{0};
};

} // namespace triage::view
