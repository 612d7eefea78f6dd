// SPDX-License-Identifier: Apache-2.0
#include "view/pattern/two_rows.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

namespace triage::view {
namespace {

constexpr int spacing = 4;
constexpr int roomForCount = 60; ///< pixels by which what is counted may grow
constexpr int roomToType = 100;  ///< pixels more than the field can do with

} // namespace

TwoRows::TwoRows(QVBoxLayout* column, Parts parts)
    : parts_(std::move(parts)), first_(new QHBoxLayout), second_(new QHBoxLayout)
{
    first_->setSpacing(spacing);
    second_->setSpacing(spacing);
    first_->addWidget(parts_.field, 1);
    for (QWidget* each : parts_.rest)
        first_->addWidget(each);
    first_->addWidget(parts_.last);
    second_->addStretch();
    column->addLayout(first_);
    column->addLayout(second_);
}

int TwoRows::leastField() const
{
    return parts_.field->minimumSizeHint().width() + roomToType;
}

/// Also of parts that are hidden now: one that comes moves no other.
int TwoRows::roomForOne() const
{
    const QMargins around = parts_.field->parentWidget()->layout()->contentsMargins();
    int room = around.left() + around.right() + leastField() + roomForCount;
    for (const QWidget* each : parts_.rest + QList<QWidget*>{parts_.last})
        room += spacing + std::max(each->sizeHint().width(), each->minimumWidth());
    return room;
}

void TwoRows::setWidth(int pixels)
{
    const bool narrow = pixels < roomForOne();
    parts_.field->setMinimumWidth(narrow ? 0 : leastField());
    if (narrow == narrow_)
        return;
    narrow_ = !narrow_;
    QHBoxLayout* to = narrow_ ? second_ : first_;
    for (QWidget* each : parts_.rest)
        to->insertWidget(to->count() - 1, each);
    second_->setContentsMargins(0, narrow_ ? spacing : 0, 0, 0);
}

} // namespace triage::view
