// SPDX-License-Identifier: Apache-2.0
// The timeline's state: what is shown, where, and which event is the current one.
#include "app/timeline/timeline_view.h"

#include "app/theme/theme.h"
#include "app/timeline/timeline_metrics.h"
#include "app/timeline/timeline_words.h"

#include <QAccessible>
#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace triage::app {

TimelineView::TimelineView(const Theme& theme, QWidget* parent) : QAbstractScrollArea(parent), theme_(theme)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the lanes keep their height while zooming
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    viewport()->setAttribute(Qt::WA_AcceptTouchEvents);
}

TimelineView::~TimelineView() = default;

void TimelineView::setTimeline(std::shared_ptr<const Timeline> timeline, bool keepPlace)
{
    const auto from = scale_.viewBegin();
    const auto to = scale_.viewEnd();
    const bool all = scale_.showsAll();
    timeline_ = std::move(timeline);
    current_ = timeline_ ? timeline_->causal : std::nullopt;
    selected_.reset();
    hoveredLane_.reset();
    if (timeline_) {
        scale_.setRange(timeline_->begin, timeline_->end);
        if (keepPlace && !all)
            scale_.show(from, to);
    }
    updateScrollBars();
    if (current_)
        reveal(*current_);
    showChanged();
    emit currentChanged();
    emit selectionChanged();
}

void TimelineView::setHidden(const HiddenKinds& hidden)
{
    hidden_ = hidden;
    if (current_ && !isShown(*current_))
        setCurrent(std::nullopt);
    viewport()->update();
}

void TimelineView::setCurrent(std::optional<EventId> id)
{
    if (id == current_)
        return;
    current_ = id;
    if (id)
        reveal(*id);
    viewport()->update();
    announce();
    emit currentChanged();
}

void TimelineView::goToCausal()
{
    if (timeline_ && timeline_->causal)
        setCurrent(timeline_->causal);
}

void TimelineView::revealCurrent()
{
    if (current_)
        reveal(*current_);
}

/// Qt 6.4 has no announcement: the name of what has the focus changes.
void TimelineView::announce()
{
    const QString event = timeline_ && current_ ? spokenEvent(*timeline_, *current_) : QString();
    setAccessibleDescription(event);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

bool TimelineView::isShown(EventId id) const
{
    return !hidden_.test(std::size_t(timeline_->kind(id)));
}

void TimelineView::reveal(EventId id)
{
    scale_.reveal(timeline_->at(id));
    const int top = int(id.lane) * metrics::laneHeight;
    QScrollBar& bar = *verticalScrollBar();
    const int room = viewport()->height() - axisHeight();
    if (top < bar.value())
        bar.setValue(top);
    else if (top + metrics::laneHeight > bar.value() + room)
        bar.setValue(top + metrics::laneHeight - room);
    showChanged();
}

void TimelineView::zoomBy(double factor)
{
    const bool around = current_ && plot().contains(markPosition(*current_).toPoint());
    scale_.zoomAt(around ? markPosition(*current_).x() - headerWidth() : scale_.width() / 2, factor);
    showChanged();
}

void TimelineView::fit()
{
    scale_.fit();
    showChanged();
}

void TimelineView::zoomToSelection()
{
    if (!selected_)
        return;
    scale_.show(selected_->first, selected_->second);
    selected_.reset();
    showChanged();
    emit selectionChanged();
}

void TimelineView::showChanged()
{
    updateScrollBars();
    viewport()->update();
    emit viewChanged();
}

/// The horizontal bar is as fine as the drawing: its unit is a pixel of what is seen.
void TimelineView::updateScrollBars()
{
    const bool was = std::exchange(settingBars_, true);
    scale_.setWidth(plot().width());
    const double span = double(scale_.viewEnd() - scale_.viewBegin());
    const double whole = double(scale_.end() - scale_.begin());
    const double perPixel = span / scale_.width();
    constexpr double most = 1e9;
    const double range = std::min(std::max(whole - span, 0.0) / perPixel + 2 * metrics::edge, most);
    QScrollBar& across = *horizontalScrollBar();
    across.setRange(0, scale_.showsAll() ? 0 : int(range));
    across.setPageStep(int(scale_.width()));
    across.setSingleStep(metrics::panStep);
    const double at = double(scale_.viewBegin() - scale_.begin()) / perPixel + metrics::edge;
    across.setValue(int(std::clamp(at, 0.0, range)));
    QScrollBar& down = *verticalScrollBar();
    const int lanes = timeline_ ? int(timeline_->lanes.size()) : 0;
    const int room = std::max(viewport()->height() - axisHeight(), 1);
    down.setRange(0, std::max(lanes * metrics::laneHeight - room, 0));
    down.setPageStep(room);
    down.setSingleStep(metrics::laneHeight);
    settingBars_ = was;
}

void TimelineView::scrollContentsBy(int dx, int)
{
    if (!settingBars_ && dx != 0) {
        scale_.pan(-dx);
        emit viewChanged();
    }
    viewport()->update();
}

int TimelineView::headerWidth() const
{
    return std::clamp(viewport()->width() / 4, metrics::leastHeader, metrics::mostHeader);
}

int TimelineView::axisHeight() const
{
    const bool steps = timeline_ && timeline_->steps.size() > 1;
    return metrics::axisHeight + (steps ? metrics::stepsHeight : 0);
}

QRect TimelineView::plot() const
{
    return viewport()->rect().adjusted(headerWidth(), axisHeight(), 0, 0);
}

int TimelineView::laneTop(std::size_t lane) const
{
    return axisHeight() + int(lane) * metrics::laneHeight - verticalScrollBar()->value();
}

std::optional<std::size_t> TimelineView::laneAt(int y) const
{
    if (!timeline_ || y < axisHeight())
        return std::nullopt;
    const auto lane = std::size_t((y - axisHeight() + verticalScrollBar()->value()) / metrics::laneHeight);
    return lane < timeline_->lanes.size() ? std::optional(lane) : std::nullopt;
}

QPointF TimelineView::markPosition(EventId id) const
{
    return {headerWidth() + scale_.xOf(timeline_->at(id)), laneTop(id.lane) + metrics::laneHeight / 2.0};
}

void TimelineView::resizeEvent(QResizeEvent*)
{
    showChanged();
}

void TimelineView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        announce();
    else if (event->type() == QEvent::PaletteChange)
        stamps_.clear();
    QAbstractScrollArea::changeEvent(event);
}

void TimelineView::focusInEvent(QFocusEvent* event)
{
    if (!current_ && timeline_ && !timeline_->empty() && event->reason() != Qt::MouseFocusReason)
        setCurrent(timeline_->causal ? timeline_->causal : std::optional(timeline_->inOrder.front()));
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void TimelineView::focusOutEvent(QFocusEvent* event)
{
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

} // namespace triage::app
