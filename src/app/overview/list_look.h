// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QString>

#include <string>

class QAbstractItemDelegate;
class QObject;
class QTreeWidget;
class QTreeWidgetItem;

/// What the lists of the Overview have in common: their look, and rows that name a place in a file.
namespace triage::app::look {

void setUp(QTreeWidget& list);
/// The height that shows that many rows without a scroll bar of its own.
int heightFor(const QTreeWidget& list, int rows);
void setText(QTreeWidgetItem& item, int column, const QString& text);

/// "file:line" in a column, cut from the left where there is too little room: the file and the line stand at
/// its end.
QAbstractItemDelegate* placeDelegate(QObject* parent);
void setPlace(QTreeWidgetItem& item, int column, const std::string& file, LineNumber line);
QString pathOf(const QTreeWidgetItem& item);
LineNumber lineOf(const QTreeWidgetItem& item);

} // namespace triage::app::look
