// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace triage::app {

class Theme;

/// Draws what a search over the case found: files with their count, lines with their number and what was
/// found in them.
class ResultDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ResultDelegate(const Theme& theme, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintFile(QPainter& painter, QRect area, const QModelIndex& index) const;
    void paintLine(QPainter& painter, QRect area, const QModelIndex& index, const QPalette& palette) const;

    const Theme& theme_;
};

} // namespace triage::app
