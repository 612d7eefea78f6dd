// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QSize>

class QHBoxLayout;
class QVBoxLayout;
class QWidget;

namespace triage::view {

/// The parts of a bar with a field: beside each other, or, where that leaves too little of the field, in two
/// rows. Owned by the bar, which says how wide it is.
class TwoRows
{
public:
    /// `rest` goes below where it is narrow; `last` closes the first row.
    struct Parts
    {
        QWidget* field;
        QList<QWidget*> rest;
        QWidget* last;
    };
    TwoRows(QVBoxLayout* column, Parts parts);

    void setWidth(int pixels);
    /// The bar may become as narrow as two rows allow, also while it has one.
    [[nodiscard]] static QSize least(QSize ofLayout) { return ofLayout.boundedTo({200, ofLayout.height()}); }

private:
    [[nodiscard]] int roomForOne() const;
    [[nodiscard]] int leastField() const;

    Parts parts_;
    QHBoxLayout* first_;
    QHBoxLayout* second_;
    bool narrow_ = false;
};

} // namespace triage::view
