// SPDX-License-Identifier: Apache-2.0
// Left of the text: marks, line numbers, levels, signs of blocks.
#include "view/colour/blend.h"
#include "view/metrics.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace triage::view {
namespace {

QColor levelColour(log::Level level, const QPalette& palette)
{
    switch (level) {
    case log::Level::Error:
    case log::Level::Critical:
        return roleColour(LineRole::Error, palette);
    case log::Level::Warning:
        return roleColour(LineRole::Cascade, palette);
    case log::Level::Info:
    case log::Level::Event:
        return blend(roleColour(LineRole::Candidate, palette), palette.color(QPalette::Base), 0.55);
    default:
        return {};
    }
}

/// Closed it points to the text, open it points down.
void paintTriangle(QPainter& painter, const QRectF& square, bool closed)
{
    QPainterPath path;
    const QPointF middle = square.center();
    const double r = square.width() / 2;
    if (closed) {
        path.moveTo(middle.x() - r / 2, middle.y() - r);
        path.lineTo(middle.x() + r / 2 + 0.5, middle.y());
        path.lineTo(middle.x() - r / 2, middle.y() + r);
    } else {
        path.moveTo(middle.x() - r, middle.y() - r / 2);
        path.lineTo(middle.x() + r, middle.y() - r / 2);
        path.lineTo(middle.x(), middle.y() + r / 2 + 0.5);
    }
    path.closeSubpath();
    painter.fillPath(path, painter.pen().color());
}

} // namespace

void TextView::paintGutter(QPainter& painter, const Row& row, int y) const
{
    const int width = gutterWidth();
    if (const QColor level = levelColour(row.level, palette()); level.isValid())
        painter.fillRect(QRect(width - levelBar, y, levelBar - 1, lineHeight()), level);
    if (row.part > 0)
        return;
    const std::int64_t line = row.line.number.value;
    const std::int64_t number = numberOf(row.line.number).value;
    const bool marked =
        std::any_of(decorations_.begin(), decorations_.end(), [line](const LineDecoration& d) {
            return d.role == LineRole::Mark && d.first.value <= line && line <= d.last.value;
        });
    painter.setRenderHint(QPainter::Antialiasing);
    if (marked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(roleColour(LineRole::Mark, palette()));
        painter.drawEllipse(QPointF(gutterPadding - 2.0, y + lineHeight() / 2.0), 2.5, 2.5);
    }
    const bool current = row.isPlaced() ? row.line.begin <= cursor_ && cursor_ <= row.line.end
                                        : row.line.number == cursorLine_;
    const QColor quiet = blend(palette().color(QPalette::Text), palette().color(QPalette::Base), 0.62);
    painter.setPen(quiet);
    if (row.foldable) {
        const double side = std::min(foldWidth - 2, lineHeight() / 2);
        const QRectF square(width - levelBar - foldWidth, y + (lineHeight() - side) / 2, side, side);
        paintTriangle(painter, square, row.hidden > 0);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(font());
    painter.setPen(current ? palette().color(QPalette::Text) : quiet);
    painter.drawText(QRect(0, y + 1, width - levelBar - foldWidth - 2, lineHeight() - 2),
                     Qt::AlignRight | Qt::AlignVCenter, number > 0 ? QString::number(number) : QString());
}

/// Behind the text of a folded line; empty for others.
QRect TextView::foldSign(const Row& row, int y) const
{
    if (row.hidden == 0 || !row.last || !row.layout)
        return {};
    const int left = static_cast<int>(textLeft() + row.xOf(row.line.end, columnWidth()) + columnWidth());
    const QString text = locale().toString(static_cast<qlonglong>(row.hidden));
    const int wide = static_cast<int>((static_cast<double>(text.size()) + 4) * columnWidth());
    return {left, y + 2, wide, lineHeight() - 4};
}

void TextView::paintFold(QPainter& painter, const Row& row, int y) const
{
    const QRect place = foldSign(row, y);
    if (place.isEmpty())
        return;
    const QColor text = palette().color(QPalette::Text);
    const QColor base = palette().color(QPalette::Base);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(blend(text, base, 0.12));
    painter.drawRoundedRect(place, 4, 4);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(font());
    painter.setPen(blend(text, base, 0.75));
    painter.drawText(place, Qt::AlignCenter,
                     QStringLiteral("⋯ ") + locale().toString(static_cast<qlonglong>(row.hidden)));
}

} // namespace triage::view
