// SPDX-License-Identifier: Apache-2.0
// Where lines and places stand.
#include "view/fold/folds.h"
#include "view/metrics.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <QFontMetricsF>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace triage::view {
namespace {

constexpr int fewestDigits = 3;
} // namespace

int TextView::lineHeight() const
{
    return static_cast<int>(std::ceil(QFontMetricsF(font()).height())) + 2;
}

double TextView::columnWidth() const
{
    return std::max(1.0, QFontMetricsF(font()).horizontalAdvance(QLatin1Char('0')));
}

int TextView::gutterWidth() const
{
    int digits = 1;
    for (std::int64_t lines = highestNumber(); lines >= 10; lines /= 10)
        ++digits;
    return static_cast<int>(std::max(digits, fewestDigits) * columnWidth()) + gutterPadding + foldWidth +
           levelBar + markWidth + 2;
}

double TextView::textLeft() const
{
    return gutterWidth() + textPadding - horizontalScrollBar()->value() * columnWidth();
}

int TextView::visibleRows() const
{
    return std::max(1, viewport()->height() / lineHeight());
}

int TextView::visibleColumns() const
{
    return std::max(
        8, static_cast<int>((viewport()->width() - gutterWidth() - 2 * textPadding) / columnWidth()));
}

RowsRequest TextView::request() const
{
    RowsRequest request;
    request.top = top_;
    request.topPart = topPart_;
    request.count = visibleRows() + 1;
    request.firstColumn = softWrap_ ? 0 : horizontalScrollBar()->value();
    request.columns = visibleColumns();
    request.wrap = softWrap_;
    request.look.tabWidth = tabWidth_;
    request.look.font = font();
    request.look.palette = palette();
    request.look.spaces = spaces_;
    request.look.text = rowText_;
    request.look.user = userColours_;
    return request;
}

const std::vector<Row>& TextView::rows() const
{
    return rows_->get(request());
}

void TextView::invalidateRows()
{
    rows_->invalidate();
    viewport()->update();
}

const Row* TextView::rowAt(int y) const
{
    const auto& all = rows();
    if (all.empty())
        return nullptr;
    const std::int64_t at = std::clamp<std::int64_t>(y / lineHeight(), 0, std::ssize(all) - 1);
    return &all[static_cast<std::size_t>(at)];
}

ByteOffset TextView::placeAt(QPoint point) const
{
    const Row* row = point.y() < 0 && top_.value <= 1 ? nullptr : rowAt(point.y());
    if (!row)
        return ByteOffset{0};
    if (!row->isPlaced())
        return cursor_;
    return std::min(row->placeAt(point.x() - textLeft(), columnWidth()), row->line.end);
}

LineNumber TextView::lineOf(ByteOffset place) const
{
    if (!document_)
        return LineNumber{1};
    // Near it, as long as that is being read.
    return text::lineAtOffset(document_->source(), *document_->index(), place)
        .value_or(document_->index()->before(place).line);
}

std::optional<text::LineSpan> TextView::spanOf(LineNumber line) const
{
    if (!document_)
        return std::nullopt;
    return Rows::spanOf(*document_, line);
}

LineNumber TextView::currentLine() const
{
    if (document_ && !cursorLine_) {
        const auto line = text::lineAtOffset(document_->source(), *document_->index(), cursor_);
        if (!line || cursor_.value >= document_->indexedBytes()) // beyond what is known of the lines
            return lineOf(cursor_);
        cursorLine_ = *line;
    }
    return cursorLine_.value_or(LineNumber{1});
}

void TextView::goToLine(LineNumber line)
{
    if (!document_)
        return;
    if (line.value > document_->lineCount() && document_->state() == Document::State::Indexing) {
        pendingLine_ = line; // as soon as it is known
        return;
    }
    line.value = std::clamp<std::int64_t>(line.value, 1, std::max<std::int64_t>(1, document_->lineCount()));
    pendingLine_.reset();
    emit aboutToJump();
    bool first = true;
    whenRead([this, line, first]() mutable {
        const auto place = text::offsetOfLine(document_->source(), *document_->index(), line);
        if (!place && text::isBeingRead(place.error())) {
            // Where it will stand can be seen at once.
            if (std::exchange(first, false) && !softWrap_ && !folds_->active())
                setTop(LineNumber{line.value - visibleRows() / 2}, 0);
            return false;
        }
        // What cannot be read is shown all the same; the cursor stands as near as can be told.
        const ByteOffset near = document_->index()->before(line).offset;
        jumpTo(place.value_or(near), place.value_or(near), std::nullopt);
        if (!place && !softWrap_ && !folds_->active())
            setTop(LineNumber{line.value - visibleRows() / 2}, 0);
        return true;
    });
}

void TextView::goToByte(ByteOffset offset)
{
    if (!document_)
        return;
    emit aboutToJump();
    const ByteOffset place{std::clamp<std::int64_t>(offset.value, 0, document_->size())};
    jumpTo(place, place, std::nullopt);
}

} // namespace triage::view
