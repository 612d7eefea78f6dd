// SPDX-License-Identifier: Apache-2.0
#include "view/highlight/check_delegate.h"

#include "view/colour/blend.h"

#include <QApplication>
#include <QPainter>

namespace triage::view {

void CheckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    const QRect box = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &item, item.widget);
    item.features &= ~QStyleOptionViewItem::HasCheckIndicator;
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const bool selected = item.state & QStyle::State_Selected;
    const QColor line = item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(blend(line, item.palette.color(QPalette::Base), 0.7));
    painter->setBrush(Qt::NoBrush);
    const QRectF square = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->drawRoundedRect(square, 3, 3);
    if (index.data(Qt::CheckStateRole).toInt() == Qt::Checked) {
        painter->setPen(QPen(line, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const auto at = [&square](double x, double y) {
            return QPointF(square.left() + x * square.width(), square.top() + y * square.height());
        };
        painter->drawPolyline(QPolygonF({at(0.25, 0.55), at(0.42, 0.72), at(0.76, 0.3)}));
    }
    painter->restore();
}

} // namespace triage::view
