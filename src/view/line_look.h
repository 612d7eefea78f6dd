// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QColor>
#include <QPalette>

#include <cstdint>
#include <vector>

namespace triage::view {

struct RowText;

/// How lines look that stand for others: those a filter left, those of a comparison. Asked while painting,
/// about lines that are seen. Window's thread.
class LineLook
{
public:
    virtual ~LineLook() = default;

    /// What the gutter says; 0: nothing.
    [[nodiscard]] virtual LineNumber number(LineNumber line) const = 0;
    /// The line the gutter says that number of; the nearest one where there is none.
    [[nodiscard]] virtual LineNumber line(LineNumber number) const = 0;
    /// The highest of them, for the gutter's width.
    [[nodiscard]] virtual LineNumber highest() const = 0;
    /// Behind the whole line; invalid: nothing.
    [[nodiscard]] virtual QColor fill(LineNumber line, const QPalette& palette) const = 0;

    /// What is shown of a line.
    struct Part
    {
        LineNumber line;
        std::int64_t offset = 0; ///< bytes between the line's start and the part's
        const RowText& text;
    };
    /// A stretch of it, in UTF-16 units.
    struct Range
    {
        int begin = 0;
        int end = 0;
        QColor fill;
    };
    [[nodiscard]] virtual std::vector<Range> ranges(const Part& part, const QPalette& palette) const = 0;
};

} // namespace triage::view
