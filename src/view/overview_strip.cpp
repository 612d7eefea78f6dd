// SPDX-License-Identifier: Apache-2.0
#include "view/overview_strip.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace triage::view {
namespace {

constexpr int thinnest = 2; // pixels: thinner ones are not seen

}

OverviewStrip::OverviewStrip(QWidget* parent) : QWidget(parent)
{
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Errors, candidates, marks and hits in the whole file"));
}

void OverviewStrip::setStripes(std::vector<Stripe> stripes)
{
    stripes_ = std::move(stripes);
    update();
}

void OverviewStrip::setWindow(double from, double to)
{
    from_ = from;
    to_ = to;
    update();
}

void OverviewStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    QColor seen = palette().color(QPalette::Text);
    seen.setAlpha(28);
    const int top = static_cast<int>(from_ * height());
    painter.fillRect(QRect(0, top, rect().width(), std::max(6, static_cast<int>((to_ - from_) * height()))),
                     seen);
    const int half = rect().width() / 2;
    for (const Stripe& stripe : stripes_) {
        const int y = std::min(static_cast<int>(stripe.from * height()), height() - thinnest);
        const int tall = std::max(thinnest, static_cast<int>((stripe.to - stripe.from) * height()));
        const QRect place(stripe.lane == 2 ? half : 1, y, stripe.lane == 0 ? rect().width() - 2 : half - 1,
                          tall);
        painter.fillRect(place, stripe.colour);
    }
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(0, 0, 0, height());
}

void OverviewStrip::mousePressEvent(QMouseEvent* event)
{
    emit clicked(std::clamp(event->position().y() / std::max(1, height()), 0.0, 1.0));
}

void OverviewStrip::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        mousePressEvent(event);
}

} // namespace triage::view
