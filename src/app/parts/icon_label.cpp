// SPDX-License-Identifier: Apache-2.0
#include "app/parts/icon_label.h"

#include "app/theme/icons.h"

#include <QPainter>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int iconSize = 18;

} // namespace

IconLabel::IconLabel(QString iconName, QColor color, QWidget* parent)
    : QWidget(parent), iconName_(std::move(iconName)), color_(color)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconLabel::setIcon(const QString& iconName, const QColor& color)
{
    iconName_ = iconName;
    color_ = color;
    update();
}

QSize IconLabel::sizeHint() const
{
    return {iconSize, std::max(iconSize, fontMetrics().height())};
}

void IconLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawIcon(painter, QRectF(0, (height() - iconSize) / 2.0, iconSize, iconSize), iconName_, color_);
}

} // namespace triage::app
