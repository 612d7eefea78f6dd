// SPDX-License-Identifier: Apache-2.0
// What the timeline does with mouse, wheel and fingers.
#include "app/parts/rich_text.h"
#include "app/theme/theme.h"
#include "app/timeline/timeline_metrics.h"
#include "app/timeline/timeline_view.h"
#include "app/timeline/timeline_words.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace triage::app {
namespace {

constexpr double notch = 120; // of a wheel
constexpr double reach = 11;  // pixels around a mark that count as it

} // namespace

std::optional<Cluster> TimelineView::clusterAt(QPoint point, std::size_t& lane) const
{
    const auto under = laneAt(point.y());
    if (!under || !plot().contains(point))
        return std::nullopt;
    lane = *under;
    const double x = point.x() - headerWidth();
    std::optional<Cluster> best;
    for (const Cluster& cluster : clustersOf(timeline_->lanes[lane], scale_, metrics::gap, hidden_))
        if (std::abs(cluster.x - x) <= reach && (!best || std::abs(cluster.x - x) < std::abs(best->x - x)))
            best = cluster;
    return best;
}

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    if (!timeline_ || event->position().x() < headerWidth())
        return;
    const bool pans = event->button() == Qt::MiddleButton || event->position().y() < axisHeight();
    if (event->button() != Qt::LeftButton && !pans)
        return;
    drag_ = pans ? Drag::Pan : Drag::Select;
    pressed_ = lastMouse_ = event->pos();
    moved_ = false;
}

void TimelineView::mouseMoveEvent(QMouseEvent* event)
{
    if (!timeline_)
        return;
    if (drag_ == Drag::None)
        return hover(event->pos());
    moved_ = moved_ || (event->pos() - pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (moved_)
        drag(event->pos());
    lastMouse_ = event->pos();
}

void TimelineView::drag(QPoint point)
{
    if (drag_ == Drag::Pan) {
        scale_.pan(lastMouse_.x() - point.x());
        viewport()->setCursor(Qt::ClosedHandCursor);
        return showChanged();
    }
    const auto at = [this](int x) {
        return std::clamp(scale_.atX(x - headerWidth()), scale_.viewBegin(), scale_.viewEnd());
    };
    selected_ = std::minmax(at(pressed_.x()), at(point.x()));
    viewport()->update();
    emit selectionChanged();
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag was = std::exchange(drag_, Drag::None);
    viewport()->unsetCursor();
    if (timeline_ && was == Drag::Select && !moved_ && event->button() == Qt::LeftButton)
        click(event->pos());
}

/// A single event opens; several that are drawn as one come apart, as far as the axis allows.
void TimelineView::click(QPoint point)
{
    if (selected_) {
        selected_.reset();
        viewport()->update();
        emit selectionChanged();
    }
    std::size_t lane = 0;
    const auto cluster = clusterAt(point, lane);
    if (!cluster)
        return;
    const Lane& shown = timeline_->lanes[lane];
    const std::int64_t from = shown.at[cluster->first];
    const std::int64_t to = shown.at[cluster->last - 1];
    const bool apart = cluster->count > 1 && to - from > 1 && !scale_.isClosest();
    setCurrent(EventId{lane, cluster->top});
    if (!apart)
        return emit activated(*current_);
    scale_.show(from, to);
    showChanged();
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->position().y() < axisHeight())
        fit();
}

void TimelineView::hover(QPoint point)
{
    const auto under = laneAt(point.y());
    if (under != hoveredLane_) {
        hoveredLane_ = under;
        viewport()->update();
    }
    std::size_t lane = 0;
    const auto cluster = clusterAt(point, lane);
    viewport()->setCursor(cluster ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit hovered(cluster ? EventId{lane, cluster->top} : EventId{}, cluster ? int(cluster->count) : 0);
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    const bool onAxis = event->position().y() < axisHeight();
    const bool lanesFit = verticalScrollBar()->maximum() == 0;
    const QPoint turned = event->angleDelta();
    if (turned.x() != 0 || event->modifiers() & Qt::ShiftModifier) {
        scale_.pan(-double(turned.x() != 0 ? turned.x() : turned.y()) / notch * metrics::panStep);
        showChanged();
    } else if (event->modifiers() & Qt::ControlModifier || onAxis || lanesFit) {
        scale_.zoomAt(event->position().x() - headerWidth(), std::pow(1.25, double(turned.y()) / notch));
        showChanged();
    } else {
        QAbstractScrollArea::wheelEvent(event);
    }
    event->accept();
}

/// Two fingers on a touch screen, or on a touch pad that reports them itself.
bool TimelineView::pinch(QEvent& event)
{
    if (event.type() == QEvent::NativeGesture) {
        const auto& gesture = static_cast<const QNativeGestureEvent&>(event);
        if (gesture.gestureType() != Qt::ZoomNativeGesture)
            return false;
        scale_.zoomAt(gesture.position().x() - headerWidth(), 1 + gesture.value());
        showChanged();
        return true;
    }
    if (event.type() != QEvent::Gesture)
        return false;
    const auto* gesture =
        static_cast<QPinchGesture*>(static_cast<QGestureEvent&>(event).gesture(Qt::PinchGesture));
    if (gesture == nullptr)
        return false;
    const QPointF middle = viewport()->mapFromGlobal(gesture->centerPoint().toPoint());
    scale_.zoomAt(middle.x() - headerWidth(), gesture->scaleFactor());
    showChanged();
    return true;
}

void TimelineView::contextMenuEvent(QContextMenuEvent* event)
{
    if (!timeline_)
        return;
    if (event->reason() == QContextMenuEvent::Keyboard) {
        if (current_)
            emit menuRequested(*current_, viewport()->mapToGlobal(markPosition(*current_).toPoint()));
        return;
    }
    std::size_t lane = 0;
    const QPoint at = viewport()->mapFromGlobal(event->globalPos());
    if (const auto cluster = clusterAt(at, lane)) {
        setCurrent(EventId{lane, cluster->top});
        emit menuRequested(*current_, event->globalPos());
    }
}

QString TimelineView::tipAt(QPoint point) const
{
    std::size_t lane = 0;
    if (const auto cluster = clusterAt(point, lane)) {
        const EventId id{lane, cluster->top};
        QStringList lines{kindText(*timeline_, cluster->kind), momentText(*timeline_, id),
                          laneTitle(timeline_->lanes[lane]), placeText(*timeline_, id),
                          lineText(*timeline_, id, 200)};
        if (cluster->count > 1)
            lines << tr("and %n more here", nullptr, int(cluster->count - 1));
        return lines.join(QLatin1Char('\n'));
    }
    const auto under = point.x() < headerWidth() ? laneAt(point.y()) : std::nullopt;
    if (!under)
        return {};
    QStringList lines{laneTitle(timeline_->lanes[*under])};
    for (const std::uint32_t file : timeline_->lanes[*under].files)
        lines << QString::fromStdString(timeline_->files[file]);
    return lines.mid(0, 20).join(QLatin1Char('\n'));
}

bool TimelineView::viewportEvent(QEvent* event)
{
    if (!timeline_)
        return QAbstractScrollArea::viewportEvent(event);
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), richText(tipAt(help->pos())), viewport());
        return true;
    }
    if (event->type() == QEvent::Leave) {
        hoveredLane_.reset();
        viewport()->update();
        emit hovered({}, 0);
    }
    return pinch(*event) || QAbstractScrollArea::viewportEvent(event);
}

} // namespace triage::app
