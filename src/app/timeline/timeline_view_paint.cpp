// SPDX-License-Identifier: Apache-2.0
// What the timeline looks like.
#include "app/theme/theme.h"
#include "app/timeline/mark_shapes.h"
#include "app/timeline/timeline_metrics.h"
#include "app/timeline/timeline_view.h"
#include "app/timeline/timeline_words.h"
#include "app/words/words.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace triage::app {
namespace {

/// Lines one device pixel wide stay so at every scale.
void hairline(QPainter& painter, const QColor& color, QPointF from, QPointF to,
              Qt::PenStyle style = Qt::SolidLine)
{
    QPen pen(color, 1, style);
    pen.setCosmetic(true);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(pen);
    painter.drawLine(from, to);
    painter.setRenderHint(QPainter::Antialiasing);
}

} // namespace

void TimelineView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme_.colors().surface);
    stamps_.begin(painter.device()->devicePixelRatioF());
    if (!timeline_ || timeline_->empty())
        return;
    painter.save();
    painter.setClipRect(viewport()->rect().adjusted(0, axisHeight(), 0, 0));
    paintLanes(painter);
    painter.restore();
    paintAxis(painter);
}

QColor TimelineView::groundOf(std::size_t lane) const
{
    const Colors& c = theme_.colors();
    if (current_ && current_->lane == lane && hasFocus())
        return c.accentSoft;
    return hoveredLane_ == lane ? c.hover : c.surface;
}

void TimelineView::paintLanes(QPainter& painter) const
{
    const std::size_t first = laneAt(axisHeight()).value_or(0);
    const std::size_t last = laneAt(viewport()->height() - 1).value_or(timeline_->lanes.size() - 1);
    for (std::size_t lane = first; lane <= last; ++lane)
        painter.fillRect(QRect(0, laneTop(lane), viewport()->width(), metrics::laneHeight), groundOf(lane));
    painter.save();
    painter.setClipRect(plot());
    paintGuides(painter);
    for (std::size_t lane = first; lane <= last; ++lane)
        paintLane(painter, lane);
    paintSelection(painter);
    painter.restore();
    for (std::size_t lane = first; lane <= last; ++lane)
        paintHeader(painter, lane);
    const Colors& c = theme_.colors();
    hairline(painter, c.hairline, {double(headerWidth()), double(axisHeight())},
             {double(headerWidth()), double(viewport()->height())});
}

void TimelineView::paintLane(QPainter& painter, std::size_t lane) const
{
    const Colors& c = theme_.colors();
    const double top = laneTop(lane);
    const double middle = std::floor(top + metrics::laneHeight / 2.0) + 0.5;
    const bool byLine = timeline_->lanes[lane].byLine;
    hairline(painter, c.hairline, {double(headerWidth()), middle}, {double(viewport()->width()), middle},
             byLine ? Qt::DashLine : Qt::SolidLine);
    hairline(painter, c.hairline, {double(headerWidth()), top + metrics::laneHeight - 0.5},
             {double(viewport()->width()), top + metrics::laneHeight - 0.5});
    paintMarks(painter, lane, groundOf(lane));
}

void TimelineView::paintMarks(QPainter& painter, std::size_t lane, const QColor& ground) const
{
    const Colors& c = theme_.colors();
    const double middle = laneTop(lane) + metrics::laneHeight / 2.0;
    const auto clusters = clustersOf(timeline_->lanes[lane], scale_, metrics::gap, hidden_);
    const QFontMetricsF text(theme_.small());
    std::vector<Extent> extents;
    for (const Cluster& cluster : clusters) {
        const QPointF at(headerWidth() + cluster.x, middle);
        const double size = cluster.kind == MarkKind::Causal ? metrics::causalMark : metrics::mark;
        const bool isCurrent = current_ && current_->lane == lane && current_->index >= cluster.first &&
                               current_->index < cluster.last;
        if (isCurrent) {
            painter.setPen(QPen(c.accent, hasFocus() ? 2 : 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, size * 0.95, size * 0.95);
        }
        stamps_.stamp(painter, at, size, cluster.kind, markInk(cluster.kind, c), ground);
        const double label =
            cluster.count < 2 ? 0 : text.horizontalAdvance(countText(std::int64_t(cluster.count)));
        extents.push_back({at.x(), isCurrent ? size * 0.95 + 1 : size * 0.6, label});
    }
    paintCounts(painter, clusters, extents, middle);
}

/// On top of every mark, where no mark is.
void TimelineView::paintCounts(QPainter& painter, const std::vector<Cluster>& clusters,
                               const std::vector<Extent>& extents, double middle) const
{
    const QFontMetricsF text(theme_.small());
    painter.setFont(theme_.small());
    painter.setPen(theme_.colors().muted);
    const auto places = labelPlaces(extents, viewport()->width());
    for (std::size_t i = 0; i < clusters.size(); ++i) {
        if (places[i])
            painter.drawText(QPointF(*places[i], middle + text.ascent() / 2 - 1),
                             countText(std::int64_t(clusters[i].count)));
        else if (extents[i].label > 0) // no room for the number: a bar says "several"
            painter.fillRect(QRectF(extents[i].x - 4, middle + metrics::mark / 2 + 2, 8, 2),
                             theme_.colors().muted);
    }
}

void TimelineView::paintHeader(QPainter& painter, std::size_t lane) const
{
    const Colors& c = theme_.colors();
    const Lane& shown = timeline_->lanes[lane];
    const QRect area(0, laneTop(lane), headerWidth(), metrics::laneHeight);
    painter.fillRect(area, groundOf(lane));
    hairline(painter, c.hairline, QPointF(0, area.bottom() + 0.5),
             QPointF(area.width(), area.bottom() + 0.5));
    const QRect text = area.adjusted(space::m, space::xs - 1, -space::s, -space::xs);
    painter.setFont(theme_.body());
    painter.setPen(c.text);
    const QFontMetrics body(theme_.body());
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop,
                     body.elidedText(laneTitle(shown), Qt::ElideRight, text.width()));
    painter.setFont(theme_.small());
    painter.setPen(c.muted);
    const QFontMetrics small(theme_.small());
    const QString files = shown.byLine
                              ? QStringList{laneFiles(*timeline_, shown), tr("by line")}.join(separator())
                              : laneFiles(*timeline_, shown);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom,
                     small.elidedText(files, Qt::ElideMiddle, text.width()));
}

/// Where the causal error stands, across all lanes; and the ticks.
void TimelineView::paintGuides(QPainter& painter) const
{
    const Colors& c = theme_.colors();
    const double bottom = std::min(viewport()->height(), laneTop(timeline_->lanes.size()));
    for (const std::int64_t at : ticksOf(scale_, metrics::tickGap, !timeline_->clock.none).at) {
        if (timeline_->clock.none && at < 1)
            continue;
        const double x = std::floor(headerWidth() + scale_.xOf(at)) + 0.5;
        hairline(painter, c.hairline, {x, double(axisHeight())}, {x, bottom});
    }
    if (timeline_->causal && isShown(*timeline_->causal)) {
        const double x = std::floor(markPosition(*timeline_->causal).x()) + 0.5;
        hairline(painter, c.failed.ink, {x, double(axisHeight())}, {x, bottom}, Qt::DashLine);
    }
}

void TimelineView::paintSelection(QPainter& painter) const
{
    if (!selected_)
        return;
    const Colors& c = theme_.colors();
    const double from = headerWidth() + scale_.xOf(selected_->first);
    const double to = headerWidth() + scale_.xOf(selected_->second);
    QColor fill = c.accent;
    fill.setAlphaF(0.14F);
    painter.fillRect(QRectF(from, axisHeight(), to - from, viewport()->height()), fill);
    for (const double x : {std::floor(from) + 0.5, std::floor(to) + 0.5})
        hairline(painter, c.accent, {x, double(axisHeight())}, {x, double(viewport()->height())});
}

void TimelineView::paintAxis(QPainter& painter) const
{
    const Colors& c = theme_.colors();
    painter.fillRect(QRect(0, 0, viewport()->width(), axisHeight()), c.surface);
    const Ticks ticks = ticksOf(scale_, metrics::tickGap, !timeline_->clock.none);
    painter.save();
    painter.setFont(theme_.small());
    const int bottom = metrics::axisHeight;
    painter.setPen(c.muted);
    const QString corner = timeline_->clock.none ? tr("Line") : dayText(*timeline_, scale_.viewBegin());
    painter.drawText(QRect(space::m, 0, headerWidth() - space::m, bottom), Qt::AlignLeft | Qt::AlignVCenter,
                     corner);
    painter.setClipRect(QRect(headerWidth(), 0, viewport()->width(), axisHeight()));
    for (const std::int64_t at : ticks.at) {
        if (timeline_->clock.none && at < 1)
            continue; // lines begin at one
        const double x = headerWidth() + scale_.xOf(at);
        const QString text = tickText(*timeline_, at, ticks.step);
        painter.setPen(c.muted);
        if (x + space::xs + painter.fontMetrics().horizontalAdvance(text) <= viewport()->width())
            painter.drawText(QRectF(x + space::xs, 0, 2 * metrics::tickGap, bottom),
                             Qt::AlignLeft | Qt::AlignVCenter, text);
        hairline(painter, c.hairline, {std::floor(x) + 0.5, double(space::xs)},
                 {std::floor(x) + 0.5, double(bottom)});
    }
    paintSteps(painter);
    painter.restore();
    hairline(painter, c.hairline, QPointF(0, axisHeight() - 0.5),
             QPointF(viewport()->width(), axisHeight() - 0.5));
}

/// Which step ran when, where several did.
void TimelineView::paintSteps(QPainter& painter) const
{
    if (timeline_->steps.size() < 2)
        return;
    const Colors& c = theme_.colors();
    const QFontMetricsF text(theme_.small());
    for (const StepSpan& span : timeline_->steps) {
        const double from = std::max(scale_.xOf(span.begin), 0.0) - 2;
        const double to = std::min(scale_.xOf(span.end), scale_.width()) + 2;
        if (to < 0 || from > scale_.width())
            continue;
        const QRectF area(headerWidth() + from, metrics::axisHeight, std::max(to - from, 4.0),
                          metrics::stepsHeight - 4);
        const auto& step = timeline_->analysis->facts.steps[indexOf(span.step)];
        const Tone& tone = c.of(step.state);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone.soft);
        painter.drawRoundedRect(area, 3, 3);
        painter.setBrush(tone.ink);
        painter.drawRect(QRectF(area.left(), area.bottom() - 2, area.width(), 2));
        QString name = tr("Step %1").arg(number(span.step));
        if (text.horizontalAdvance(name) + space::s > area.width())
            name = QString::number(number(span.step));
        if (text.horizontalAdvance(name) + 2 > area.width())
            continue;
        painter.setPen(tone.ink);
        painter.drawText(area.adjusted(0, 0, 0, -1), Qt::AlignCenter, name);
    }
}

} // namespace triage::app
