// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/mark_stamps.h"

#include "app/timeline/mark_shapes.h"

#include <QPainter>

#include <cmath>

namespace triage::app {
namespace {

/// Some shapes reach beyond the mark's size.
constexpr double room = 1.4;

} // namespace

void MarkStamps::begin(double scale)
{
    if (scale != scale_)
        stamps_.clear();
    scale_ = scale;
}

void MarkStamps::stamp(QPainter& painter, QPointF middle, double size, MarkKind kind, const QColor& ink,
                       const QColor& ground)
{
    const quint64 key = quint64(kind) << 32U | ground.rgb();
    QPixmap& stamp = stamps_[key];
    const double side = std::ceil(size * room);
    if (stamp.isNull()) {
        stamp = QPixmap(QSize(int(side), int(side)) * scale_);
        stamp.setDevicePixelRatio(scale_);
        stamp.fill(Qt::transparent);
        QPainter into(&stamp);
        into.setRenderHint(QPainter::Antialiasing);
        drawMark(into, {side / 2, side / 2}, size, kind, ink, ground);
    }
    // on whole device pixels, or the edges blur
    const auto snapped = [this](double at) { return std::round(at * scale_) / scale_; };
    painter.drawPixmap(QPointF(snapped(middle.x() - side / 2), snapped(middle.y() - side / 2)), stamp);
}

} // namespace triage::app
