// SPDX-License-Identifier: Apache-2.0
#include "app/caselist/case_delegate.h"

#include "app/caselist/case_list_model.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QPainter>

namespace triage::app {
namespace {

constexpr int edge = 4;
constexpr int iconSize = 16;

std::optional<Route> routeOf(const QModelIndex& index)
{
    const QVariant value = index.data(CaseListModel::RouteRole);
    return value.isValid() ? std::optional(Route(value.toInt())) : std::nullopt;
}

QString secondLine(const QModelIndex& index)
{
    QStringList parts;
    for (const int role : {CaseListModel::TicketRole, CaseListModel::CustomerRole})
        if (const QString text = index.data(role).toString(); !text.isEmpty())
            parts << text;
    if (const QVariant size = index.data(CaseListModel::SizeRole); size.toLongLong() > 0)
        parts << sizeText(size.toLongLong());
    return parts.join(separator());
}

} // namespace

CaseDelegate::CaseDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), theme_(theme)
{
}

QSize CaseDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {200, QFontMetrics(theme_.body()).height() + QFontMetrics(theme_.small()).height() + 2 * space::s};
}

void CaseDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option) const
{
    const Colors& c = theme_.colors();
    if (option.state & QStyle::State_Selected)
        painter.fillRect(option.rect, c.accentSoft);
    else if (option.state & QStyle::State_MouseOver)
        painter.fillRect(option.rect, c.hover);
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange)) {
        painter.setPen(QPen(c.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
}

/// Withheld and importing have a shape at the right; a route has its hue at the left and its name.
void CaseDelegate::paintState(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const Colors& c = theme_.colors();
    const bool withheld = index.data(CaseListModel::WithheldRole).toBool();
    const bool importing = index.data(CaseListModel::ImportingRole).isValid();
    const auto route = routeOf(index);
    const QColor hue = importing ? c.accent : withheld ? c.withheld.ink : route ? c.of(*route).ink : c.line;
    painter.fillRect(QRect(rect.left(), rect.top() + 2, edge, rect.height() - 4), hue);
    const QRectF where(rect.right() - space::s - iconSize, rect.top() + space::s + 1, iconSize, iconSize);
    if (importing)
        drawIcon(painter, where, QStringLiteral("drop"), c.accent);
    else if (withheld)
        drawIcon(painter, where, QStringLiteral("withheld"), c.withheld.ink);
}

void CaseDelegate::paintLines(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const Colors& c = theme_.colors();
    const auto route = routeOf(index);
    const QFontMetrics body(theme_.body());
    const QFontMetrics small(theme_.small());
    const int left = rect.left() + edge + space::s + space::xs;
    const int width = rect.right() - space::s - left;
    const QString title =
        body.elidedText(index.data().toString(), Qt::ElideMiddle, width - iconSize - space::s);
    painter.setFont(theme_.body());
    painter.setPen(c.text);
    painter.drawText(QRect(left, rect.top() + space::s, width, body.height()), Qt::AlignVCenter, title);
    const QRect second(left, rect.top() + space::s + body.height(), width, small.height());
    painter.setFont(theme_.small());
    int used = 0;
    if (route) {
        const QString name = shortName(*route);
        painter.setPen(c.of(*route).ink);
        painter.drawText(second, Qt::AlignVCenter | Qt::AlignRight, name);
        used = small.horizontalAdvance(name) + space::s;
    }
    painter.setPen(c.muted);
    painter.drawText(second, Qt::AlignVCenter,
                     small.elidedText(secondLine(index), Qt::ElideRight, width - used));
}

void CaseDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    painter->save();
    paintGround(*painter, option);
    paintState(*painter, option.rect, index);
    paintLines(*painter, option.rect, index);
    painter->restore();
}

} // namespace triage::app
