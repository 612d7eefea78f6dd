// SPDX-License-Identifier: Apache-2.0
// Scroll bars, what is at the top, the overview strip.
#include "view/finder.h"
#include "view/fold/folds.h"
#include "view/jump/error_places.h"
#include "view/overview_strip.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace triage::view {
namespace {

int clampToInt(std::int64_t value)
{
    return static_cast<int>(std::clamp<std::int64_t>(value, 0, std::numeric_limits<int>::max() - 1));
}

} // namespace

void TextView::updateScrollBars()
{
    const QSignalBlocker vertical(verticalScrollBar());
    lastTop_.reset();
    rows(); // tells how wide they are
    widest_ = std::max(widest_, rows_->widest());
    if (softWrap_) {
        // Lines may be of any height: the bar counts bytes.
        const std::int64_t bytes = document_ ? document_->indexedBytes() : 0;
        byteScale_ = bytes / (1 << 30) + 1;
        verticalScrollBar()->setRange(0, clampToInt(bytes / byteScale_));
        verticalScrollBar()->setPageStep(std::max(1, clampToInt(bytes / byteScale_ / 50)));
        horizontalScrollBar()->setRange(0, 0);
    } else {
        verticalScrollBar()->setRange(0, clampToInt(lastTop().value - 1));
        verticalScrollBar()->setPageStep(visibleRows());
        horizontalScrollBar()->setRange(0, clampToInt(widest_ + 2 - visibleColumns()));
        horizontalScrollBar()->setPageStep(visibleColumns());
    }
    verticalScrollBar()->setSingleStep(1);
    horizontalScrollBar()->setSingleStep(4);
    setTop(top_, topPart_);
}

/// The top line with which the last one is seen at the bottom; wrapped, any line may be.
LineNumber TextView::lastTop() const
{
    const std::int64_t lines = document_ ? document_->lineCount() : 0;
    if (softWrap_)
        return LineNumber{std::max<std::int64_t>(1, lines)};
    if (!folds_->active())
        return LineNumber{std::max<std::int64_t>(1, lines - visibleRows() + 1)};
    if (!lastTop_)
        lastTop_ = stepLines(folds_->shown(LineNumber{lines}), 1 - visibleRows());
    return *lastTop_;
}

/// So many lines on or back, as they are seen.
LineNumber TextView::stepLines(LineNumber line, std::int64_t count) const
{
    if (!folds_->active())
        return LineNumber{line.value + count};
    for (; count != 0; count += count < 0 ? 1 : -1) {
        const auto beside = count < 0 ? folds_->previous(line) : folds_->next(line);
        if (!beside)
            break;
        line = *beside;
    }
    return line;
}

void TextView::setTop(LineNumber line, std::int64_t part)
{
    const std::int64_t lines = document_ ? document_->lineCount() : 0;
    const LineNumber before = top_;
    top_ = std::clamp(line, LineNumber{1}, lastTop());
    if (folds_->active())
        top_ = folds_->shown(top_);
    topPart_ = softWrap_ && top_ == line ? std::max<std::int64_t>(0, part) : 0;
    const QSignalBlocker blocker(verticalScrollBar());
    const auto& shown = rows();
    if (softWrap_ && !shown.empty())
        verticalScrollBar()->setValue(clampToInt(shownByte() / byteScale_));
    else
        verticalScrollBar()->setValue(clampToInt(top_.value - 1));
    if (lines > 0) {
        const double bottom =
            static_cast<double>(shown.empty() ? top_.value : shown.back().line.number.value);
        strip_->setWindow(static_cast<double>(top_.value - 1) / static_cast<double>(lines),
                          bottom / static_cast<double>(lines));
    }
    if (tail_->isVisible() && atEnd())
        tail_->hide();
    viewport()->update();
    if (top_ != before)
        emit scrolled();
}

/// The first byte that is seen; about, as long as it is being read.
std::int64_t TextView::shownByte() const
{
    const auto& shown = rows();
    if (!shown.empty() && shown.front().isPlaced())
        return shown.front().begin.value;
    return document_ ? document_->index()->before(top_).offset.value : 0;
}

void TextView::scrollRows(std::int64_t count)
{
    if (!document_)
        return;
    if (softWrap_)
        scrollWrapped(count);
    else
        setTop(stepLines(top_, count), 0);
}

void TextView::scrollAway(std::int64_t count)
{
    heldContext_ = -1;
    scrollRows(count);
}

void TextView::scrollWrapped(std::int64_t count)
{
    LineNumber line = top_;
    std::int64_t part = topPart_ + count;
    while (part < 0) {
        const auto above = folds_->previous(line);
        if (!above)
            break;
        line = *above;
        part += rows_->partCount(line, request());
    }
    for (std::int64_t here = rows_->partCount(line, request()); part >= here;
         here = rows_->partCount(line, request())) {
        const auto below = folds_->next(line);
        if (!below)
            break;
        part -= here;
        line = *below;
    }
    setTop(line, std::clamp<std::int64_t>(part, 0, rows_->partCount(line, request()) - 1));
}

void TextView::scrollContentsBy(int, int dy)
{
    if (dy != 0)
        heldContext_ = -1;
    if (dy != 0 && !softWrap_) {
        setTop(LineNumber{verticalScrollBar()->value() + std::int64_t{1}}, 0);
    } else if (dy != 0) {
        const ByteOffset place{verticalScrollBar()->value() * byteScale_};
        const LineNumber line = folds_->shown(lineOf(place));
        setTop(line, rows_->partOf(line, place, request()));
    }
    viewport()->update();
}

void TextView::scrollToCursor(bool middle)
{
    if (!document_)
        return;
    const LineNumber line = currentLine();
    const auto& shown = rows();
    const auto whole = std::min<std::int64_t>(std::ssize(shown), visibleRows());
    const bool seen = std::any_of(shown.begin(), shown.begin() + whole, [this, line](const Row& row) {
        return row.line.number == line &&
               (!softWrap_ || (row.begin <= cursor_ && (cursor_ < row.end || row.last)));
    });
    if (!seen) {
        const bool above = line < top_ || (line == top_ && softWrap_);
        const std::int64_t before = middle ? visibleRows() / 2 : (above ? 0 : visibleRows() - 1);
        if (softWrap_) {
            setTop(line, rows_->partOf(line, cursor_, request()));
            scrollRows(-before);
        } else {
            setTop(stepLines(line, -before), 0);
        }
    }
    if (softWrap_)
        return;
    for (const Row& row : rows()) {
        if (row.line.number != line)
            continue;
        scrollPending_ = row.unread && text::isBeingRead(*row.unread);
        if (!row.unread)
            scrollSideways(row.xOf(cursor_, columnWidth()));
        return;
    }
}

/// Brings the column at `x` (pixels from the line's start) into view.
void TextView::scrollSideways(double x)
{
    widest_ = std::max(widest_, static_cast<std::int64_t>(x / columnWidth()) + 1);
    const auto column = static_cast<std::int64_t>(x / columnWidth());
    const std::int64_t first = horizontalScrollBar()->value();
    const std::int64_t columns = visibleColumns();
    if (column >= first && column < first + columns - 1)
        return;
    horizontalScrollBar()->setMaximum(clampToInt(widest_ + 2 - columns));
    const std::int64_t wanted = column < columns - 4 ? 0 : column - columns / 2;
    horizontalScrollBar()->setValue(clampToInt(wanted));
}

void TextView::placeStrip()
{
    const QRect area = viewport()->geometry();
    strip_->setGeometry(area.right() + 1, area.top(), OverviewStrip::width, area.height());
}

void TextView::updateStrip()
{
    std::vector<OverviewStrip::Stripe> stripes;
    const double lines =
        document_ ? static_cast<double>(std::max<std::int64_t>(1, document_->lineCount())) : 1;
    const auto bytes = document_ ? static_cast<double>(std::max<std::int64_t>(1, document_->size())) : 1;
    const auto& bins = finder_->bins();
    const double bin = document_ ? (bytes + static_cast<double>(Finder::binCount)) / bytes /
                                       static_cast<double>(Finder::binCount)
                                 : 0;
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const double at = (static_cast<double>(i) + 0.5) * bin;
        if (bins[i] > 0)
            stripes.push_back({at, at, hitColour(palette()), 2});
    }
    for (const ByteOffset place : errors_ ? errors_->places() : std::vector<ByteOffset>()) {
        const double at = static_cast<double>(place.value) / bytes;
        stripes.push_back({at, at, roleColour(LineRole::Error, palette()), 1});
    }
    // Heaviest last, so that it lies on top.
    for (int role = static_cast<int>(LineRole::Mark); role >= 0; --role) {
        for (const LineDecoration& d : decorations_) {
            if (static_cast<int>(d.role) == role)
                stripes.push_back({static_cast<double>(d.first.value - 1) / lines,
                                   static_cast<double>(d.last.value) / lines, roleColour(d.role, palette()),
                                   d.role == LineRole::Causal ? 0 : 1});
        }
    }
    strip_->setStripes(std::move(stripes));
}

} // namespace triage::view
