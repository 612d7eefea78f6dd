// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace triage::app {

class Theme;

/// Draws a row of the Files tree: groups stronger with their state's mark, files with their kind in a
/// quieter colour where there is room, gaps in amber.
class FileTreeDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    FileTreeDelegate(const Theme& theme, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintName(QPainter& painter, QRect area, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const;
    void paintSize(QPainter& painter, QRect area, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const;
    [[nodiscard]] QColor markColor(const QModelIndex& index) const;

    const Theme& theme_;
};

} // namespace triage::app
