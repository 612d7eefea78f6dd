// SPDX-License-Identifier: Apache-2.0
// Lines that stand for others, and scrolling that is tied to another view's.
#include "view/line_look.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <algorithm>

namespace triage::view {

void TextView::setLineLook(std::shared_ptr<const LineLook> look)
{
    look_ = std::move(look);
    updateScrollBars();
    viewport()->update();
}

void TextView::scrollToTop(LineNumber line)
{
    heldContext_ = -1;
    if (line != top_)
        setTop(line, 0);
}

LineNumber TextView::numberOf(LineNumber line) const
{
    return look_ ? look_->number(line) : line;
}

LineNumber TextView::lineNumbered(LineNumber number) const
{
    return look_ ? look_->line(number) : number;
}

std::int64_t TextView::highestNumber() const
{
    const std::int64_t lines = document_ ? document_->lineCount() : 0;
    return look_ ? look_->highest().value : lines;
}

std::vector<LineLook::Range> TextView::lookRanges(const Row& row) const
{
    if (!look_)
        return {};
    return look_->ranges({row.line.number, row.begin.value - row.line.begin.value, row.text}, palette());
}

QColor TextView::lookFill(const Row& row) const
{
    return look_ ? look_->fill(row.line.number, palette()) : QColor();
}

} // namespace triage::view
