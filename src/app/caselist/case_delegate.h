// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace triage::app {

class Theme;

/// A case in two lines: title; ticket, customer, size. The route's hue runs down its left edge, its short
/// name closes the second line.
class CaseDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    CaseDelegate(const Theme& theme, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option) const;
    void paintState(QPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintLines(QPainter& painter, const QRect& rect, const QModelIndex& index) const;

    const Theme& theme_;
};

} // namespace triage::app
