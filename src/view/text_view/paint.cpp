// SPDX-License-Identifier: Apache-2.0
#include "view/colour/blend.h"
#include "view/finder.h"
#include "view/metrics.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <QAction>
#include <QFontMetricsF>
#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace triage::view {

void TextView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
    const auto& shown = rows();
    if (rows_->widest() > widest_) {
        widest_ = rows_->widest();
        QMetaObject::invokeMethod(this, &TextView::updateScrollBars, Qt::QueuedConnection);
    }
    int y = 0;
    for (const Row& row : shown) {
        paintDecorations(painter, row, y);
        y += lineHeight();
    }
    painter.setClipRect(QRect(gutterWidth(), 0, viewport()->width() - gutterWidth(), viewport()->height()));
    y = 0;
    const Row* above = nullptr;
    for (const Row& row : shown) {
        row.unread ? paintUnread(painter, row, above, y) : paintRow(painter, row, y);
        above = &row;
        y += lineHeight();
    }
    painter.setClipping(false);
    painter.fillRect(QRect(0, 0, gutterWidth(), viewport()->height()),
                     blend(palette().color(QPalette::Text), palette().color(QPalette::Base), 0.04));
    y = 0;
    for (const Row& row : shown) {
        paintGutter(painter, row, y);
        y += lineHeight();
    }
    paintState(painter);
}

void TextView::paintDecorations(QPainter& painter, const Row& row, int y) const
{
    const QRect whole(gutterWidth(), y, viewport()->width() - gutterWidth(), lineHeight());
    const std::int64_t line = row.line.number.value;
    const bool isCurrent = row.isPlaced() ? row.line.begin <= cursor_ &&
                                                (cursor_ < ByteOffset{row.next} || cursor_ == row.line.end)
                                          : row.line.number == cursorLine_;
    const auto touches = [line](const LineDecoration& d) {
        return d.first.value <= line && line <= d.last.value;
    };
    const auto paint = [&](LineRole role) {
        for (const LineDecoration& d : decorations_) {
            if (d.role != role || !touches(d))
                continue;
            const QColor colour = roleColour(role, palette());
            if (role == LineRole::Causal)
                painter.fillRect(whole, roleFill(role, palette()));
            if (role == LineRole::Cascade) {
                painter.setPen(colour);
                if (d.first.value == line && row.part == 0)
                    painter.drawLine(whole.topLeft(), whole.topRight());
                if (d.last.value == line && row.last)
                    painter.drawLine(whole.bottomLeft(), whole.bottomRight());
                painter.drawLine(whole.topRight(), whole.bottomRight());
            }
            if (role != LineRole::Error)
                painter.fillRect(QRect(gutterWidth(), y, 3, lineHeight()), colour);
        }
    };
    const QColor fill = lookFill(row);
    const QColor ground = fill.isValid() ? fill : palette().color(QPalette::Base);
    if (fill.isValid())
        painter.fillRect(whole, fill);
    if (isCurrent)
        painter.fillRect(whole,
                         blend(palette().color(QPalette::Highlight), ground, hasFocus() ? 0.12 : 0.08));
    for (const LineRole role : {LineRole::Mark, LineRole::Candidate, LineRole::Cascade, LineRole::Causal})
        paint(role);
}

void TextView::paintRow(QPainter& painter, const Row& row, int y) const
{
    if (hasSelection() && !onlyHitSelected())
        paintSelectedEnd(painter, row, y);
    painter.setPen(palette().color(QPalette::Text));
    // On one baseline, whatever taller faces stand in for missing characters.
    const double lift = QFontMetricsF(font()).ascent() - row.layout->ascent();
    const double left = textLeft() + static_cast<double>(row.column) * columnWidth();
    row.layout->draw(painter, QPointF(left, y + 1 + lift), rangesOver(row),
                     QRectF(0, y - lineHeight(), viewport()->width(), 3 * lineHeight()));
    paintFold(painter, row, y);
    paintCursor(painter, row, y);
}

/// A hit that was gone to is selected, and looks like a hit.
bool TextView::onlyHitSelected() const
{
    return currentHit_ && selectionBegin() == currentHit_->offset &&
           selectionEnd().value == currentHit_->offset.value + currentHit_->size;
}

/// What lies over a row's own colours: stand-ins, hits, the selection, a link.
QList<QTextLayout::FormatRange> TextView::rangesOver(const Row& row) const
{
    QList<QTextLayout::FormatRange> over;
    const auto cover = [&over, &row](ByteOffset begin, ByteOffset end, const QTextCharFormat& format) {
        const auto unit = [&row](ByteOffset place) {
            return row.text.unitAt(std::clamp(place, row.begin, row.end).value - row.begin.value);
        };
        if (unit(end) > unit(begin))
            over.push_back({unit(begin), unit(end) - unit(begin), format});
    };
    QTextCharFormat format;
    for (const LineLook::Range& range : lookRanges(row)) {
        format.setBackground(range.fill);
        over.push_back({range.begin, range.end - range.begin, format});
    }
    for (const text::Hit& hit : finder_->hitsBetween(row.begin, row.end)) {
        format.setBackground(hitFill(palette(), currentHit_ == hit));
        cover(hit.offset, ByteOffset{hit.offset.value + hit.size}, format);
    }
    if (hasSelection() && !onlyHitSelected()) {
        const auto group = hasFocus() ? QPalette::Active : QPalette::Inactive;
        const auto [begin, end] = selectedIn(row);
        format.setBackground(palette().color(group, QPalette::Highlight));
        format.setForeground(palette().color(group, QPalette::HighlightedText));
        cover(begin, end, format);
    }
    if (link_) {
        QTextCharFormat underlined;
        underlined.setFontUnderline(true);
        cover(link_->first, link_->second, underlined);
    }
    return over;
}

/// The part of a row that is selected; empty where none is.
std::pair<ByteOffset, ByteOffset> TextView::selectedIn(const Row& row) const
{
    if (!block_)
        return {selectionBegin(), selectionEnd()};
    if (row.line.number < block_->first() || row.line.number > block_->last())
        return {row.end, row.end};
    return bytesBetween(promptBytesOf(*document_), row.line, block_->from(), block_->to(), columnRule());
}

/// A selected line end is seen as half a column.
void TextView::paintSelectedEnd(QPainter& painter, const Row& row, int y) const
{
    if (block_ || !row.last || selectionBegin() > row.line.end || selectionEnd() <= row.line.end)
        return;
    const double end = textLeft() + row.xOf(row.line.end, columnWidth());
    painter.fillRect(
        QRectF(end, y, columnWidth() / 2, lineHeight()),
        palette().color(hasFocus() ? QPalette::Active : QPalette::Inactive, QPalette::Highlight));
}

void TextView::paintCursor(QPainter& painter, const Row& row, int y) const
{
    const bool here = cursor_ >= row.begin && (cursor_ < row.end || (row.last && cursor_ <= row.line.end));
    if (!here || !hasFocus() || !cursorShown_)
        return;
    const double x = textLeft() + row.xOf(cursor_, columnWidth());
    painter.fillRect(QRectF(x, y + 1, 1.5, lineHeight() - 2), palette().color(QPalette::Text));
}

QString TextView::stateText() const
{
    if (!document_)
        return {};
    if (waiting_)
        return tr("Reading that place from the disk…");
    switch (document_->state()) {
    case Document::State::Unreadable:
        return document_->lineCount() == 0 || document_->size() == 0
                   ? tr("This file cannot be read.")
                   : tr("This file cannot be read beyond line %1.")
                         .arg(locale().toString(static_cast<qlonglong>(document_->lineCount())));
    case Document::State::Truncated:
        return document_->size() == 0
                   ? tr("This file was emptied while it was open.")
                   : tr("This file became shorter while it was open. What is left is shown.");
    case Document::State::Gone:
        return tr("This file was removed. What was opened is still shown.");
    case Document::State::Replaced:
        return tr("Another file has this name now. What was opened is still shown; %1 opens the new one.")
            .arg(action(Command::Reload)->shortcut().toString(QKeySequence::NativeText));
    case Document::State::Indexing:
        if (pendingLine_)
            return tr("Going to line %1…").arg(pendingLine_->value);
        return document_->lineCount() == 0 ? tr("Reading the file…") : QString();
    case Document::State::Ready:
        break;
    }
    return document_->size() == 0 ? tr("This file is empty.") : QString();
}

void TextView::paintState(QPainter& painter) const
{
    const QString text = stateText();
    if (text.isEmpty())
        return;
    const bool nothing = !document_ || document_->lineCount() == 0 || document_->size() == 0;
    QFont face = font();
    face.setFamily(QFont().defaultFamily());
    painter.setFont(face);
    const QRect area = viewport()->rect().adjusted(gutterWidth(), 0, 0, 0);
    const int height = 2 * lineHeight();
    const QRect place = nothing ? area : QRect(area.left(), area.bottom() - height + 1, area.width(), height);
    painter.fillRect(place,
                     nothing ? palette().color(QPalette::Base) : roleFill(LineRole::Cascade, palette()));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(place.adjusted(16, 0, -16, 0), Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace triage::view
