// SPDX-License-Identifier: Apache-2.0
// What the timeline does with mouse, wheel, fingers and keys.
#include "app/parts/rich_text.h"
#include "app/theme/theme.h"
#include "app/timeline/timeline_metrics.h"
#include "app/timeline/timeline_view.h"
#include "app/timeline/timeline_words.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace triage::app {
namespace {

constexpr double keyZoom = 1.6;
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

/// The event of a lane nearest in time that is not hidden.
std::optional<EventId> TimelineView::shownNear(std::size_t lane, std::int64_t at) const
{
    const Lane& shown = timeline_->lanes[lane];
    std::optional<EventId> best;
    const auto take = [&](std::size_t i) {
        const EventId id{lane, i};
        if (!isShown(id))
            return false;
        if (!best || std::abs(shown.at[i] - at) < std::abs(timeline_->at(*best) - at))
            best = id;
        return true;
    };
    const auto from = std::size_t(std::ranges::lower_bound(shown.at, at) - shown.at.begin());
    for (std::size_t i = from; i < shown.size() && !take(i); ++i) {
    }
    for (std::size_t i = from; i-- > 0 && !take(i);) {
    }
    return best;
}

void TimelineView::step(bool forward, bool allLanes)
{
    if (!timeline_ || timeline_->empty())
        return;
    if (!current_)
        return setCurrent(timeline_->causal ? timeline_->causal
                                            : std::optional(forward ? timeline_->inOrder.front()
                                                                    : timeline_->inOrder.back()));
    if (allLanes)
        stepInTime(forward);
    else
        stepInLane(forward);
}

void TimelineView::stepInLane(bool forward)
{
    EventId id = *current_;
    const std::size_t size = timeline_->lanes[id.lane].size();
    do {
        if (forward ? id.index + 1 >= size : id.index == 0)
            return;
        id.index += forward ? 1 : std::size_t(-1);
    } while (!isShown(id));
    setCurrent(id);
}

void TimelineView::stepInTime(bool forward)
{
    const auto& order = timeline_->inOrder;
    const auto same = std::ranges::equal_range(order, timeline_->at(*current_), {},
                                               [this](EventId id) { return timeline_->at(id); });
    auto at = std::ranges::find(same, *current_);
    while (forward ? ++at != order.end() : at != order.begin()) {
        if (!forward)
            --at;
        if (isShown(*at))
            return setCurrent(*at);
    }
}

void TimelineView::stepLane(bool down)
{
    std::size_t lane = current_->lane;
    while (down ? lane + 1 < timeline_->lanes.size() : lane > 0) {
        lane += down ? 1 : std::size_t(-1);
        if (const auto id = shownNear(lane, timeline_->at(*current_)))
            return setCurrent(id);
    }
}

void TimelineView::toEnd(bool last)
{
    const Lane& lane = timeline_->lanes[current_->lane];
    if (const auto id = shownNear(current_->lane, last ? lane.at.back() : lane.at.front()))
        setCurrent(id);
}

bool TimelineView::navigate(const QKeyEvent& event)
{
    const bool pans = event.modifiers() & Qt::ShiftModifier;
    const bool everywhere = event.modifiers() & Qt::ControlModifier;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (pans) {
            scale_.pan(event.key() == Qt::Key_Left ? -metrics::panStep : metrics::panStep);
            showChanged();
        } else {
            step(event.key() == Qt::Key_Right, everywhere);
        }
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        verticalScrollBar()->triggerAction(event.key() == Qt::Key_PageUp
                                               ? QAbstractSlider::SliderPageStepSub
                                               : QAbstractSlider::SliderPageStepAdd);
        return true;
    default:
        break;
    }
    if (!current_)
        return false;
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        stepLane(event.key() == Qt::Key_Down);
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        toEnd(event.key() == Qt::Key_End);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit activated(*current_);
        return true;
    default:
        return false;
    }
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    if (!timeline_ || timeline_->empty())
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(keyZoom);
    case Qt::Key_Minus:
        return zoomBy(1 / keyZoom);
    case Qt::Key_0:
        return fit();
    case Qt::Key_Escape:
        if (selected_) {
            selected_.reset();
            viewport()->update();
            emit selectionChanged();
            return;
        }
        break;
    default:
        if (navigate(*event))
            return;
    }
    event->ignore(); // the page's, or the window's
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
