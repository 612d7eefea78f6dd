// SPDX-License-Identifier: Apache-2.0
#include "app/search/result_delegate.h"

#include "app/search/result_model.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "view/decoration.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int numberDigits = 7;
constexpr int leadIn = 24; ///< characters before a match in a line that is cut

/// Signs that would break the row.
QString oneLine(QString text)
{
    for (QChar& c : text) {
        if (c == u'\t')
            c = u' ';
        else if (c.unicode() < 0x20 || c.unicode() == 0x7F)
            c = QChar(0x00B7);
    }
    return text;
}

} // namespace

ResultDelegate::ResultDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), theme_(theme)
{
}

QSize ResultDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {200, QFontMetrics(theme_.mono()).height() + space::xs + 2};
}

void ResultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle* style = row.widget != nullptr ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    painter->save();
    const QRect area = option.rect.adjusted(space::xs, 0, -space::s, 0);
    painter->setClipRect(option.rect);
    if (index.data(ResultModel::LineRole).toLongLong() == 0)
        paintFile(*painter, area, index);
    else
        paintLine(*painter, area, index, option.palette);
    painter->restore();
}

void ResultDelegate::paintFile(QPainter& painter, QRect area, const QModelIndex& index) const
{
    const QString error = index.data(ResultModel::ErrorRole).toString();
    const QString side = error.isEmpty() ? countText(index.data(ResultModel::CountRole).toLongLong()) : error;
    painter.setFont(theme_.small());
    const int sideWidth = std::min(painter.fontMetrics().horizontalAdvance(side), area.width() / 2);
    const QString shownSide = painter.fontMetrics().elidedText(side, Qt::ElideRight, sideWidth + 1);
    painter.setFont(theme_.strong());
    const QString path = painter.fontMetrics().elidedText(
        index.data(Qt::DisplayRole).toString(), Qt::ElideMiddle, area.width() - sideWidth - space::m);
    painter.setPen(theme_.colors().text);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, path);
    const int pathWidth = painter.fontMetrics().horizontalAdvance(path);
    painter.setFont(theme_.small());
    painter.setPen(error.isEmpty() ? theme_.colors().muted
                                   : view::roleColour(view::LineRole::Error, QApplication::palette()));
    painter.drawText(area.adjusted(pathWidth + space::m, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     shownSide);
}

void ResultDelegate::paintLine(QPainter& painter, QRect area, const QModelIndex& index,
                               const QPalette& palette) const
{
    const QFont mono = theme_.mono();
    painter.setFont(mono);
    const int digit = painter.fontMetrics().horizontalAdvance(u'0');
    painter.setPen(theme_.colors().muted);
    const QRect number(area.left(), area.top(), numberDigits * digit, area.height());
    painter.drawText(number, Qt::AlignVCenter | Qt::AlignRight, index.data(ResultModel::LineRole).toString());
    const auto places = index.data(ResultModel::MatchesRole).value<QList<QPoint>>();
    const int columns = (area.right() - number.right() - space::s) / std::max(1, digit);
    QString text = oneLine(index.data(Qt::DisplayRole).toString());
    int cut = 0; // of a line whose match would not be seen, its beginning
    if (!places.isEmpty() && places.front().y() > columns) {
        cut = std::max(1, places.front().x() - leadIn);
        text = QStringLiteral("…") + text.mid(cut);
        --cut;
    }
    QTextLayout layout(text, mono);
    QList<QTextLayout::FormatRange> formats;
    for (const QPoint& place : places) {
        QTextCharFormat format;
        format.setBackground(view::hitFill(palette, false));
        formats.push_back({place.x() - cut, place.y() - place.x(), format});
    }
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(1'000'000);
    layout.endLayout();
    if (!line.isValid())
        return;
    painter.setPen(theme_.colors().text);
    layout.draw(&painter,
                QPointF(number.right() + space::s, area.top() + (area.height() - line.height()) / 2));
}

} // namespace triage::app
