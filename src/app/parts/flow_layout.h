// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLayout>
#include <QList>

namespace triage::app {

/// Places widgets beside each other, in as many rows as the width needs.
class FlowLayout : public QLayout
{
    Q_OBJECT
public:
    FlowLayout(QWidget* parent, int acrossSpacing, int downSpacing);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.append(item); }
    [[nodiscard]] int count() const override { return int(items_.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return items_.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect& area) override;

private:
    /// The height that `area`'s width needs; moves the items when `move` is set.
    int arrange(const QRect& area, bool move) const;

    QList<QLayoutItem*> items_;
    int across_;
    int down_;
};

} // namespace triage::app
