// SPDX-License-Identifier: Apache-2.0
#include "app/files/file_tree_delegate.h"

#include "app/files/file_tree_model.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QApplication>
#include <QPainter>

namespace triage::app {
namespace {

constexpr int rowIcon = 16;

bool isGroup(const QModelIndex& index)
{
    const auto kind = static_cast<FileNode::Kind>(index.data(FileTreeModel::NodeRole).toInt());
    return kind == FileNode::Kind::StepGroup || kind == FileNode::Kind::RunGroup ||
           kind == FileNode::Kind::OtherGroup;
}

} // namespace

FileTreeDelegate::FileTreeDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), theme_(theme)
{
}

QSize FileTreeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics metrics(theme_.body());
    const auto text = index.data(Qt::DisplayRole).toString();
    return {metrics.horizontalAdvance(text) + (index.column() == 0 ? rowIcon + 2 * space::s : space::m),
            std::max(option.fontMetrics.height() + space::s, space::l)};
}

void FileTreeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    auto background = option;
    initStyleOption(&background, index);
    background.text.clear();
    background.icon = {};
    const auto* widget = option.widget;
    const auto* style = widget != nullptr ? widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, widget);

    painter->save();
    const auto area = option.rect.adjusted(space::xs, 0, -space::s, 0);
    if (index.column() == 0)
        paintName(*painter, area, option, index);
    else
        paintSize(*painter, area, option, index);
    painter->restore();
}

QColor FileTreeDelegate::markColor(const QModelIndex& index) const
{
    const auto& colors = theme_.colors();
    if (!index.data(FileTreeModel::NoteRole).toString().isEmpty())
        return colors.missing.ink;
    const auto state = index.data(FileTreeModel::StateRole);
    return state.isValid() ? colors.of(static_cast<StepState>(state.toInt())).ink : colors.muted;
}

void FileTreeDelegate::paintName(QPainter& painter, QRect area, const QStyleOptionViewItem&,
                                 const QModelIndex& index) const
{
    const auto& colors = theme_.colors();
    const QRect mark(area.left(), area.center().y() - rowIcon / 2 + 1, rowIcon, rowIcon);
    drawIcon(painter, mark, index.data(FileTreeModel::IconNameRole).toString(), markColor(index));

    area.setLeft(mark.right() + 1 + space::s);
    painter.setFont(isGroup(index) ? theme_.strong() : theme_.body());
    const auto metrics = painter.fontMetrics();
    const auto name = index.data(Qt::DisplayRole).toString();
    const bool notHere = index.data(FileTreeModel::NodeRole).toInt() == int(FileNode::Kind::Missing) ||
                         index.data(FileTreeModel::PendingRole).toBool();
    painter.setPen(notHere ? colors.muted : colors.text);
    painter.drawText(area, Qt::AlignVCenter, metrics.elidedText(name, Qt::ElideMiddle, area.width()));

    const int used = metrics.horizontalAdvance(name) + space::m;
    const auto kind = index.data(FileTreeModel::KindTextRole).toString();
    painter.setFont(theme_.small());
    if (used + painter.fontMetrics().horizontalAdvance(kind) > area.width())
        return;
    painter.setPen(colors.muted);
    painter.drawText(area.adjusted(used, 0, 0, 0), Qt::AlignVCenter | Qt::AlignRight, kind);
}

void FileTreeDelegate::paintSize(QPainter& painter, QRect area, const QStyleOptionViewItem&,
                                 const QModelIndex& index) const
{
    painter.setFont(theme_.small());
    painter.setPen(markColor(index));
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignRight, index.data(Qt::DisplayRole).toString());
}

} // namespace triage::app
