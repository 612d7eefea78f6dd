// SPDX-License-Identifier: Apache-2.0
// What one jumped to is seen whole, with lines around it, and stays so when the view becomes lower.
#include "view/rows.h"
#include "view/text_view.h"

#include <QScrollBar>

#include <algorithm>

namespace triage::view {
namespace {

constexpr int jumpContext = 3;              ///< lines above and below
constexpr std::int64_t columnsBefore = 4;   ///< of a stretch that does not fit
constexpr std::int64_t widestBar = 1 << 30; ///< columns

} // namespace

void TextView::reveal()
{
    scrollToCursor(true);
    heldContext_ = jumpContext;
    keepInView();
}

/// Scrolls no further than it must. A line that is wrapped into more rows than there are shows its beginning.
void TextView::keepInView()
{
    const auto here = document_ && heldContext_ >= 0 ? rowOfCursor() : std::nullopt;
    if (!here)
        return;
    const LineNumber line = currentLine();
    const std::int64_t part = softWrap_ ? rows_->partOf(line, cursor_, request()) : 0;
    const std::int64_t first = *here - part;
    const std::int64_t last = first + (softWrap_ ? rows_->partCount(line, request()) : 1) - 1;
    const std::int64_t there = visibleRows();
    const std::int64_t context =
        std::clamp<std::int64_t>((there - (last - first + 1)) / 2, 0, std::int64_t{heldContext_});
    if (first < context)
        scrollRows(first - context);
    else if (last + context >= there)
        scrollRows(std::min(last + context - there + 1, first));
}

/// The line's beginning where that shows the stretch too; else the columns one reads, if it is seen there.
void TextView::revealSideways(ByteOffset begin, ByteOffset end)
{
    const LineNumber line = lineOf(begin);
    const auto& all = rows();
    const auto row =
        std::find_if(all.begin(), all.end(), [line](const Row& each) { return each.line.number == line; });
    if (softWrap_ || row == all.end() || row->unread)
        return;
    const auto column = [&](ByteOffset place) {
        return static_cast<std::int64_t>(row->xOf(std::min(place, row->line.end), columnWidth()) /
                                         columnWidth());
    };
    const std::int64_t from = column(begin);
    const std::int64_t to = column(end);
    const std::int64_t columns = visibleColumns();
    std::int64_t wanted = horizontalScrollBar()->value();
    if (to < columns - 1)
        wanted = 0;
    else if (from < wanted || to >= wanted + columns - 1)
        wanted = to - from < columns - 2 * columnsBefore ? from - (columns - (to - from)) / 2
                                                         : from - columnsBefore;
    widest_ = std::max(widest_, to + 1);
    wanted = std::clamp<std::int64_t>(wanted, 0, widestBar);
    if (horizontalScrollBar()->maximum() < wanted)
        horizontalScrollBar()->setMaximum(static_cast<int>(wanted));
    horizontalScrollBar()->setValue(static_cast<int>(wanted));
}

} // namespace triage::view
