// SPDX-License-Identifier: Apache-2.0
// Text that has to come from the disk first, and text that cannot be read.
#include "view/colour/blend.h"
#include "view/fold/folds.h"
#include "view/highlighter.h"
#include "view/rows.h"
#include "view/said.h"
#include "view/text_view.h"

#include <QPainter>

#include <array>

namespace triage::view {

/// Further text is there: what waited for it goes on.
void TextView::documentArrived()
{
    if (highlighter_->goOn())
        rows_->invalidate();
    rows_->retry();
    goOnWaiting();
    if (scrollPending_)
        scrollToCursor(false);
    if (announced_ != currentLine())
        announce();
    updateScrollBars();
    viewport()->update();
}

void TextView::goOnWaiting()
{
    if (waiting_)
        whenRead(std::exchange(waiting_, nullptr));
}

void TextView::whenRead(std::function<bool()> deed)
{
    waiting_ = nullptr;
    if (document_ && !deed())
        waiting_ = std::move(deed);
    viewport()->update();
}

/// Can be told which line holds the place? Asks for what is missing.
bool TextView::isKnown(ByteOffset place) const
{
    if (place.value > document_->indexedBytes() && document_->state() == Document::State::Indexing)
        return false;
    const auto line = text::lineAtOffset(document_->source(), *document_->index(), place);
    return line || !text::isBeingRead(line.error());
}

void TextView::jumpTo(ByteOffset anchor, ByteOffset cursor, const std::optional<text::Hit>& hit)
{
    whenRead([this, anchor, cursor, hit] {
        if (!isKnown(cursor))
            return false;
        placeCursor(anchor, cursor);
        currentHit_ = hit;
        reveal();
        revealSideways(anchor, cursor);
        return true;
    });
}

/// Why a line cannot be read (now); empty when it can.
QString TextView::unreadText(LineNumber line) const
{
    const auto read = text::spansSoFar(document_->source(), *document_->index(), line, 1);
    return read.error ? said(read.error->message) : QString();
}

/// A quiet bar while the line is being read. What cannot be read is said once for all lines that follow each
/// other.
void TextView::paintUnread(QPainter& painter, const Row& row, const Row* above, int y) const
{
    const QColor text = palette().color(QPalette::Text);
    const QColor base = palette().color(QPalette::Base);
    const bool damaged = !text::isBeingRead(*row.unread);
    if (damaged && !(above && above->unread == row.unread)) {
        painter.setFont(font());
        painter.setPen(roleColour(LineRole::Error, palette()));
        painter.drawText(QPointF(textLeft(), y + 1 + fontMetrics().ascent()), said(row.unread->message));
        return;
    }
    // Of different lengths, as lines are.
    constexpr std::array<int, 7> columns = {46, 62, 38, 54, 70, 30, 58};
    const int length = columns[static_cast<std::size_t>(row.line.number.value % std::ssize(columns))];
    const QRectF bar(textLeft(), y + lineHeight() / 4.0, length * columnWidth(), lineHeight() / 2.0);
    painter.fillRect(bar, damaged ? roleFill(LineRole::Error, palette()) : blend(text, base, 0.06));
}

} // namespace triage::view
