// SPDX-License-Identifier: Apache-2.0
// What the timeline does with keys.
#include "app/timeline/timeline_metrics.h"
#include "app/timeline/timeline_view.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace triage::app {
namespace {

constexpr double keyZoom = 1.6;

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

} // namespace triage::app
