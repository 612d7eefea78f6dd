// SPDX-License-Identifier: Apache-2.0
#include "app/overview/list_look.h"

#include "app/language/speech.h"
#include "base/visible.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTreeWidget>

#include <algorithm>

namespace triage::app::look {
namespace {

constexpr int leastRowHeight = 24;
constexpr int pathRole = Qt::UserRole;
constexpr int lineRole = Qt::UserRole + 1;

class PlaceDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideLeft;
    }
};

} // namespace

void setUp(QTreeWidget& list)
{
    list.setRootIsDecorated(false);
    list.setUniformRowHeights(true);
    list.setAllColumnsShowFocus(true);
    list.setIconSize({16, 16});
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    list.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    list.header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

int heightFor(const QTreeWidget& list, int rows)
{
    const int rowHeight = std::max(list.visualItemRect(list.topLevelItem(0)).height(), leastRowHeight);
    const bool scrolls = list.header()->length() > list.width(); // the width that no bar changes
    const int bar = scrolls ? list.horizontalScrollBar()->sizeHint().height() : 0;
    return list.header()->sizeHint().height() + std::max(rows, 1) * rowHeight + bar + 2;
}

void setText(QTreeWidgetItem& item, int column, const QString& text)
{
    item.setText(column, text);
    item.setToolTip(column, text);
}

QAbstractItemDelegate* placeDelegate(QObject* parent)
{
    return new PlaceDelegate(parent);
}

void setPlace(QTreeWidgetItem& item, int column, const std::string& file, LineNumber line)
{
    setText(item, column, QStringLiteral("%1:%2").arg(qstring(visible(file))).arg(line.value));
    item.setData(0, pathRole, qstring(file));
    item.setData(0, lineRole, qlonglong(line.value));
}

QString pathOf(const QTreeWidgetItem& item)
{
    return item.data(0, pathRole).toString();
}

LineNumber lineOf(const QTreeWidgetItem& item)
{
    return LineNumber(item.data(0, lineRole).toLongLong());
}

} // namespace triage::app::look
