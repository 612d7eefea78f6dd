// SPDX-License-Identifier: Apache-2.0
// Where lines and places stand: rows, scroll bars, the overview strip.
#include "view/finder.h"
#include "view/metrics.h"
#include "view/overview_strip.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <QFontMetricsF>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <limits>

namespace triage::view {
namespace {

constexpr int fewestDigits = 3;
constexpr std::int64_t mostStripes = 4000; ///< hits drawn one by one; more melt into each other anyway

int clampToInt(std::int64_t value)
{
    return static_cast<int>(std::clamp<std::int64_t>(value, 0, std::numeric_limits<int>::max() - 1));
}

} // namespace

int TextView::lineHeight() const
{
    return static_cast<int>(std::ceil(QFontMetricsF(font()).height())) + 2;
}

double TextView::columnWidth() const
{
    return std::max(1.0, QFontMetricsF(font()).horizontalAdvance(QLatin1Char('0')));
}

int TextView::gutterWidth() const
{
    int digits = 1;
    for (std::int64_t lines = highestNumber(); lines >= 10; lines /= 10)
        ++digits;
    return static_cast<int>(std::max(digits, fewestDigits) * columnWidth()) + 2 * gutterPadding + levelBar +
           markWidth;
}

double TextView::textLeft() const
{
    return gutterWidth() + textPadding - horizontalScrollBar()->value() * columnWidth();
}

int TextView::visibleRows() const
{
    return std::max(1, viewport()->height() / lineHeight());
}

int TextView::visibleColumns() const
{
    return std::max(
        8, static_cast<int>((viewport()->width() - gutterWidth() - 2 * textPadding) / columnWidth()));
}

RowsRequest TextView::request() const
{
    RowsRequest request;
    request.top = top_;
    request.topPart = topPart_;
    request.count = visibleRows() + 1;
    request.firstColumn = softWrap_ ? 0 : horizontalScrollBar()->value();
    request.columns = visibleColumns();
    request.wrap = softWrap_;
    request.look.tabWidth = tabWidth_;
    request.look.font = font();
    request.look.palette = palette();
    return request;
}

const std::vector<Row>& TextView::rows() const
{
    return rows_->get(request());
}

void TextView::invalidateRows()
{
    rows_->invalidate();
    viewport()->update();
}

const Row* TextView::rowAt(int y) const
{
    const auto& all = rows();
    if (all.empty())
        return nullptr;
    const std::int64_t at = std::clamp<std::int64_t>(y / lineHeight(), 0, std::ssize(all) - 1);
    return &all[static_cast<std::size_t>(at)];
}

ByteOffset TextView::placeAt(QPoint point) const
{
    const Row* row = point.y() < 0 && top_.value <= 1 ? nullptr : rowAt(point.y());
    if (!row)
        return ByteOffset{0};
    return std::min(row->placeAt(point.x() - textLeft(), columnWidth()), row->line.end);
}

LineNumber TextView::lineOf(ByteOffset place) const
{
    if (!document_)
        return LineNumber{1};
    return text::lineAtOffset(document_->source(), *document_->index(), place).value_or(LineNumber{1});
}

std::optional<text::LineSpan> TextView::spanOf(LineNumber line) const
{
    if (!document_)
        return std::nullopt;
    return Rows::spanOf(*document_, line);
}

LineNumber TextView::currentLine() const
{
    return lineOf(cursor_);
}

void TextView::updateScrollBars()
{
    const QSignalBlocker vertical(verticalScrollBar());
    const QSignalBlocker horizontal(horizontalScrollBar());
    const std::int64_t lines = document_ ? document_->lineCount() : 0;
    if (softWrap_) {
        // Lines may be of any height: the bar counts bytes.
        const std::int64_t bytes = document_ ? document_->indexedBytes() : 0;
        byteScale_ = bytes / (1 << 30) + 1;
        verticalScrollBar()->setRange(0, clampToInt(bytes / byteScale_));
        verticalScrollBar()->setPageStep(std::max(1, clampToInt(bytes / byteScale_ / 50)));
        horizontalScrollBar()->setRange(0, 0);
    } else {
        verticalScrollBar()->setRange(0, clampToInt(lines - visibleRows()));
        verticalScrollBar()->setPageStep(visibleRows());
        horizontalScrollBar()->setRange(0, clampToInt(widest_ + 2 - visibleColumns()));
        horizontalScrollBar()->setPageStep(visibleColumns());
    }
    verticalScrollBar()->setSingleStep(1);
    horizontalScrollBar()->setSingleStep(4);
    setTop(top_, topPart_);
}

void TextView::setTop(LineNumber line, std::int64_t part)
{
    const std::int64_t lines = document_ ? document_->lineCount() : 0;
    const std::int64_t last = softWrap_ ? lines : lines - visibleRows() + 1;
    const LineNumber before = top_;
    top_ = LineNumber{std::clamp<std::int64_t>(line.value, 1, std::max<std::int64_t>(1, last))};
    topPart_ = softWrap_ && top_ == line ? std::max<std::int64_t>(0, part) : 0;
    const QSignalBlocker blocker(verticalScrollBar());
    const auto& shown = rows();
    if (softWrap_ && !shown.empty())
        verticalScrollBar()->setValue(clampToInt(shown.front().begin.value / byteScale_));
    else
        verticalScrollBar()->setValue(clampToInt(top_.value - 1));
    if (lines > 0) {
        const double bottom =
            static_cast<double>(shown.empty() ? top_.value : shown.back().line.number.value);
        strip_->setWindow(static_cast<double>(top_.value - 1) / static_cast<double>(lines),
                          bottom / static_cast<double>(lines));
    }
    viewport()->update();
    if (top_ != before)
        emit scrolled();
}

void TextView::scrollRows(std::int64_t count)
{
    if (!document_)
        return;
    if (!softWrap_)
        return setTop(LineNumber{top_.value + count}, 0);
    LineNumber line = top_;
    std::int64_t part = topPart_ + count;
    while (part < 0 && line.value > 1) {
        line.value -= 1;
        part += rows_->partCount(line, request());
    }
    for (std::int64_t here = rows_->partCount(line, request());
         part >= here && line.value < document_->lineCount(); here = rows_->partCount(line, request())) {
        part -= here;
        line.value += 1;
    }
    setTop(line, std::clamp<std::int64_t>(part, 0, rows_->partCount(line, request()) - 1));
}

void TextView::scrollContentsBy(int, int dy)
{
    if (dy != 0 && !softWrap_) {
        setTop(LineNumber{verticalScrollBar()->value() + std::int64_t{1}}, 0);
    } else if (dy != 0) {
        const ByteOffset place{verticalScrollBar()->value() * byteScale_};
        const LineNumber line = lineOf(place);
        setTop(line, rows_->partOf(line, place, request()));
    }
    viewport()->update();
}

void TextView::scrollToCursor(bool middle)
{
    if (!document_)
        return;
    const LineNumber line = lineOf(cursor_);
    const auto& shown = rows();
    const auto whole = std::min<std::int64_t>(std::ssize(shown), visibleRows());
    const bool seen = std::any_of(shown.begin(), shown.begin() + whole, [this, line](const Row& row) {
        return row.line.number == line &&
               (!softWrap_ || (row.begin <= cursor_ && (cursor_ < row.end || row.last)));
    });
    if (!seen) {
        const bool above = line < top_ || (line == top_ && softWrap_);
        const std::int64_t before = middle ? visibleRows() / 2 : (above ? 0 : visibleRows() - 1);
        if (softWrap_) {
            setTop(line, rows_->partOf(line, cursor_, request()));
            scrollRows(-before);
        } else {
            setTop(LineNumber{line.value - before}, 0);
        }
    }
    if (softWrap_)
        return;
    for (const Row& row : rows()) {
        if (row.line.number == line)
            return scrollSideways(row.xOf(cursor_, columnWidth()));
    }
}

/// Brings the column at `x` (pixels from the line's start) into view.
void TextView::scrollSideways(double x)
{
    widest_ = std::max(widest_, static_cast<std::int64_t>(x / columnWidth()) + 1);
    const auto column = static_cast<std::int64_t>(x / columnWidth());
    const std::int64_t first = horizontalScrollBar()->value();
    const std::int64_t columns = visibleColumns();
    if (column >= first && column < first + columns - 1)
        return;
    horizontalScrollBar()->setMaximum(clampToInt(widest_ + 2 - columns));
    const std::int64_t wanted = column < columns - 4 ? 0 : column - columns / 2;
    horizontalScrollBar()->setValue(clampToInt(wanted));
}

void TextView::placeStrip()
{
    const QRect area = viewport()->geometry();
    strip_->setGeometry(area.right() + 1, area.top(), OverviewStrip::width, area.height());
}

void TextView::updateStrip()
{
    std::vector<OverviewStrip::Stripe> stripes;
    const double lines =
        document_ ? static_cast<double>(std::max<std::int64_t>(1, document_->lineCount())) : 1;
    const auto bytes = document_ ? static_cast<double>(std::max<std::int64_t>(1, document_->size())) : 1;
    const auto& hits = finder_->hits();
    const std::int64_t step = std::max<std::int64_t>(1, std::ssize(hits) / mostStripes);
    for (std::int64_t i = 0; i < std::ssize(hits); i += step) {
        const double at = static_cast<double>(hits[static_cast<std::size_t>(i)].offset.value) / bytes;
        stripes.push_back({at, at, hitColour(palette()), 2});
    }
    // Heaviest last, so that it lies on top.
    for (int role = static_cast<int>(LineRole::Mark); role >= 0; --role) {
        for (const LineDecoration& d : decorations_) {
            if (static_cast<int>(d.role) == role)
                stripes.push_back({static_cast<double>(d.first.value - 1) / lines,
                                   static_cast<double>(d.last.value) / lines, roleColour(d.role, palette()),
                                   d.role == LineRole::Causal ? 0 : 1});
        }
    }
    strip_->setStripes(std::move(stripes));
}

void TextView::fontChanged()
{
    setViewportMargins(0, 0, OverviewStrip::width, 0);
    rows_->invalidate();
    widest_ = 0;
    updateScrollBars();
}

void TextView::setFontSize(double points)
{
    points = std::clamp(points, 4.0, 72.0);
    if (qFuzzyCompare(points, fontSize()))
        return;
    QFont changed = font();
    changed.setPointSizeF(points);
    setFont(changed);
    emit fontSizeChanged(points);
}

double TextView::fontSize() const
{
    return font().pointSizeF();
}

void TextView::setFontFamily(const QString& family)
{
    QFont changed = font();
    changed.setFamily(family);
    setFont(changed);
}

void TextView::setTabWidth(int columns)
{
    tabWidth_ = std::clamp(columns, 1, 16);
    invalidateRows();
}

void TextView::setSoftWrap(bool on)
{
    if (on == softWrap_)
        return;
    softWrap_ = on;
    topPart_ = 0;
    action(Command::SoftWrap)->setChecked(on);
    horizontalScrollBar()->setValue(0);
    rows_->invalidate();
    updateScrollBars();
    scrollToCursor(false);
}

void TextView::goToLine(LineNumber line)
{
    if (!document_)
        return;
    if (line.value > document_->lineCount() && document_->state() == Document::State::Indexing) {
        pendingLine_ = line; // as soon as it is known
        return;
    }
    line.value = std::clamp<std::int64_t>(line.value, 1, std::max<std::int64_t>(1, document_->lineCount()));
    pendingLine_.reset();
    goToByte(text::offsetOfLine(document_->source(), *document_->index(), line).value_or(ByteOffset{0}));
}

void TextView::goToByte(ByteOffset offset)
{
    if (!document_)
        return;
    cursor_ = anchor_ = ByteOffset{std::clamp<std::int64_t>(offset.value, 0, document_->size())};
    wantedX_ = -1;
    scrollToCursor(true);
    viewport()->update();
    emit selectionChanged();
    emit currentLineChanged(currentLine());
}

void TextView::select(ByteOffset begin, ByteOffset end)
{
    anchor_ = begin;
    cursor_ = end;
    scrollToCursor(true);
    viewport()->update();
    emit selectionChanged();
    emit currentLineChanged(currentLine());
}

void TextView::clearSelection()
{
    anchor_ = cursor_;
    viewport()->update();
    emit selectionChanged();
}

} // namespace triage::view
