// SPDX-License-Identifier: Apache-2.0
#include "app/parts/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace triage::app {

FlowLayout::FlowLayout(QWidget* parent, int acrossSpacing, int downSpacing)
    : QLayout(parent), across_(acrossSpacing), down_(downSpacing)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(items_);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < items_.size() ? items_.takeAt(index) : nullptr;
}

int FlowLayout::arrange(const QRect& area, bool move) const
{
    int x = area.left();
    int y = area.top();
    int rowHeight = 0;
    for (QLayoutItem* item : items_) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (x > area.left() && x + size.width() > area.right() + 1) {
            x = area.left();
            y += rowHeight + down_;
            rowHeight = 0;
        }
        if (move)
            item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + across_;
        rowHeight = std::max(rowHeight, size.height());
    }
    return y + rowHeight - area.top();
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    return arrange(QRect(0, 0, width - margins.left() - margins.right(), 0), false) + margins.top() +
           margins.bottom();
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem* item : items_)
        least = least.expandedTo(item->isEmpty() ? QSize() : item->minimumSize());
    return least.grownBy(contentsMargins());
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : items_)
        if (!item->isEmpty()) {
            width += item->sizeHint().width() + across_;
            height = std::max(height, item->sizeHint().height());
        }
    return QSize(width, height).grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    arrange(area.marginsRemoved(contentsMargins()), true);
}

} // namespace triage::app
