// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/clusters.h"
#include "app/timeline/count_labels.h"
#include "app/timeline/mark_stamps.h"
#include "app/timeline/time_scale.h"
#include "app/timeline/timeline.h"

#include <QAbstractScrollArea>

#include <memory>
#include <optional>
#include <utility>

class QNativeGestureEvent;
class QPainter;

namespace triage::app {

class Theme;

/// Draws a timeline: lanes below each other, time from left to right, the lanes' names and the axis always in
/// sight. What lies closer together than a mark is wide is drawn as one mark with its count, so that a paint
/// costs what is seen, not what there is.
class TimelineView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit TimelineView(const Theme& theme, QWidget* parent = nullptr);
    ~TimelineView() override;

    /// Null shows nothing. A timeline of the same analysed files keeps the place that is seen.
    void setTimeline(std::shared_ptr<const Timeline> timeline, bool keepPlace);
    [[nodiscard]] const Timeline* timeline() const { return timeline_.get(); }
    [[nodiscard]] const TimeScale& scale() const { return scale_; }
    void setHidden(const HiddenKinds& hidden);

    [[nodiscard]] std::optional<EventId> current() const { return current_; }
    void setCurrent(std::optional<EventId> id);
    void goToCausal();
    /// Brings the current event into sight.
    void revealCurrent();
    /// The next or previous event of the lane, or of all lanes, by time.
    void step(bool forward, bool allLanes);
    void zoomBy(double factor);
    void fit();
    /// The stretch that was dragged over, in units of the axis.
    [[nodiscard]] std::optional<std::pair<std::int64_t, std::int64_t>> selection() const { return selected_; }
    void zoomToSelection();

    /// Where an event's mark stands in the viewport, whether it is seen or not.
    [[nodiscard]] QPointF markPosition(EventId id) const;
    [[nodiscard]] int headerWidth() const;
    [[nodiscard]] int axisHeight() const;

signals:
    void currentChanged();
    /// Under the mouse; `count` events are drawn as one. A count of 0: none is.
    void hovered(triage::app::EventId id, int count);
    void activated(triage::app::EventId id);
    void menuRequested(triage::app::EventId id, QPoint globalPosition);
    void viewChanged(); ///< another part of the axis is seen
    void selectionChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Drag { None, Select, Pan };

    // timeline_view.cpp
    void showChanged();
    void updateScrollBars();
    [[nodiscard]] int laneTop(std::size_t lane) const;
    [[nodiscard]] std::optional<std::size_t> laneAt(int y) const;
    [[nodiscard]] bool isShown(EventId id) const;
    [[nodiscard]] QRect plot() const; ///< where marks stand
    void reveal(EventId id);
    void announce();

    // timeline_view_paint.cpp
    void paintLanes(QPainter& painter) const;
    void paintLane(QPainter& painter, std::size_t lane) const;
    void paintMarks(QPainter& painter, std::size_t lane, const QColor& ground) const;
    void paintCounts(QPainter& painter, const std::vector<Cluster>& clusters,
                     const std::vector<Extent>& extents, double middle) const;
    void paintHeader(QPainter& painter, std::size_t lane) const;
    void paintAxis(QPainter& painter) const;
    void paintSteps(QPainter& painter) const;
    void paintGuides(QPainter& painter) const;
    void paintSelection(QPainter& painter) const;
    [[nodiscard]] QColor groundOf(std::size_t lane) const;

    // timeline_view_input.cpp
    [[nodiscard]] std::optional<Cluster> clusterAt(QPoint point, std::size_t& lane) const;
    void click(QPoint point);
    void hover(QPoint point);
    void drag(QPoint point);
    bool pinch(QEvent& event);
    [[nodiscard]] QString tipAt(QPoint point) const;

    // timeline_view_keys.cpp
    void stepInLane(bool forward);
    void stepInTime(bool forward);
    void stepLane(bool down);
    void toEnd(bool last);
    bool navigate(const QKeyEvent& event);
    [[nodiscard]] std::optional<EventId> shownNear(std::size_t lane, std::int64_t at) const;

    const Theme& theme_;
    mutable MarkStamps stamps_; ///< of this palette
    std::shared_ptr<const Timeline> timeline_;
    TimeScale scale_;
    HiddenKinds hidden_;
    std::optional<EventId> current_;
    std::optional<std::pair<std::int64_t, std::int64_t>> selected_;
    std::optional<std::size_t> hoveredLane_;
    Drag drag_ = Drag::None;
    QPoint pressed_;
    QPoint lastMouse_;
    bool moved_ = false; ///< since the press: a drag, not a click
    bool settingBars_ = false;
};

} // namespace triage::app

Q_DECLARE_METATYPE(triage::app::EventId)
