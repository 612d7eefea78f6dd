// SPDX-License-Identifier: Apache-2.0
#include "view/pattern/two_rows.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <QWidget>

namespace triage::view {
namespace {

constexpr int roomy = 520; ///< pixels: narrower, the field would hold a word at most

}

TwoRows::TwoRows(QVBoxLayout* column, Parts parts)
    : parts_(std::move(parts)), first_(new QHBoxLayout), second_(new QHBoxLayout)
{
    first_->setSpacing(4);
    second_->setSpacing(4);
    first_->addWidget(parts_.field, 1);
    for (QWidget* each : parts_.rest)
        first_->addWidget(each);
    first_->addWidget(parts_.last);
    second_->addStretch();
    column->addLayout(first_);
    column->addLayout(second_);
}

void TwoRows::setWidth(int pixels)
{
    if ((pixels < roomy) == narrow_)
        return;
    narrow_ = !narrow_;
    QHBoxLayout* to = narrow_ ? second_ : first_;
    for (QWidget* each : parts_.rest)
        to->insertWidget(to->count() - 1, each);
    second_->setContentsMargins(0, narrow_ ? 4 : 0, 0, 0);
}

} // namespace triage::view
