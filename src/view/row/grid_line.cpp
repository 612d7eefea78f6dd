// SPDX-License-Identifier: Apache-2.0
// Printable ASCII in a face of even width, glyph by glyph from a table.
#include "view/row/glyph_grid.h"
#include "view/row/row_line.h"

#include <QGlyphRun>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace triage::view {
namespace {

/// What a stretch of a line looks like.
struct Look
{
    QColor text; ///< invalid: the painter's pen
    QColor ground;
    int weight = QFont::Normal;
    bool italic = false;
    bool underline = false;
    bool operator==(const Look&) const = default;
};

struct Run
{
    int begin = 0;
    int end = 0;
    Look look;
};

void apply(const QTextCharFormat& format, Look& look)
{
    if (format.foreground().style() != Qt::NoBrush)
        look.text = format.foreground().color();
    if (format.background().style() != Qt::NoBrush)
        look.ground = format.background().color();
    if (format.hasProperty(QTextFormat::FontWeight))
        look.weight = format.fontWeight();
    if (format.hasProperty(QTextFormat::FontItalic))
        look.italic = format.fontItalic();
    if (format.hasProperty(QTextFormat::TextUnderlineStyle) || format.fontUnderline())
        look.underline = format.fontUnderline();
}

/// Splits the run in which `at` lies. Returns the first run that begins at or behind it.
std::size_t cut(std::vector<Run>& runs, int at)
{
    std::size_t i = 0;
    while (i < runs.size() && runs[i].end <= at)
        ++i;
    if (i == runs.size() || runs[i].begin >= at)
        return i;
    Run rest = runs[i];
    runs[i].end = rest.begin = at;
    runs.insert(runs.begin() + static_cast<std::ptrdiff_t>(i) + 1, rest);
    return i + 1;
}

void cover(std::vector<Run>& runs, const FormatRanges& ranges)
{
    for (const QTextLayout::FormatRange& range : ranges) {
        if (range.length <= 0)
            continue;
        for (std::size_t i = cut(runs, range.start), end = cut(runs, range.start + range.length); i < end;
             ++i)
            apply(range.format, runs[i].look);
    }
}

class GridLine : public RowLine
{
public:
    /// Null when a face does not fit the grid.
    static std::shared_ptr<const RowLine> make(const QString& text, const FormatRanges& formats,
                                               const std::shared_ptr<GlyphGrid>& grid)
    {
        auto line = std::make_shared<GridLine>(grid);
        const auto size = static_cast<int>(text.size());
        line->size_ = size;
        if (size > 0)
            line->runs_.push_back({0, size, line->plain()});
        cover(line->runs_, formats);
        line->glyphs_.resize(static_cast<std::size_t>(size));
        for (const Run& run : line->runs_) {
            const GlyphGrid::Face* face = grid->face(run.look.weight, run.look.italic);
            if (!face)
                return nullptr;
            for (int i = run.begin; i < run.end; ++i)
                line->glyphs_[static_cast<std::size_t>(i)] = face->glyphs[text[i].unicode() - 0x20U];
        }
        return line;
    }

    explicit GridLine(std::shared_ptr<GlyphGrid> grid) : grid_(std::move(grid)) {}

    [[nodiscard]] double width() const override { return xAt(size_); }
    [[nodiscard]] double ascent() const override { return grid_->ascent(); }
    [[nodiscard]] double xAt(int unit) const override { return std::clamp(unit, 0, size_) * grid_->column(); }
    [[nodiscard]] int unitAt(double x) const override
    {
        return static_cast<int>(std::clamp(std::round(x / grid_->column()), 0.0, static_cast<double>(size_)));
    }

    void draw(QPainter& painter, QPointF at, const FormatRanges& over, const QRectF& clip) const override
    {
        std::vector<Run> covered;
        if (!over.isEmpty()) {
            covered = runs_;
            cover(covered, over);
        }
        const QPen pen = painter.pen();
        const int from = unitAt(clip.left() - at.x() - grid_->column());
        const int to = unitAt(clip.right() - at.x() + grid_->column());
        for (Run run : over.isEmpty() ? runs_ : covered) {
            run.begin = std::max(run.begin, from);
            run.end = std::min(run.end, to);
            if (run.begin < run.end)
                drawRun(painter, at, run, pen);
        }
        painter.setPen(pen);
    }

private:
    [[nodiscard]] Look plain() const
    {
        return {{}, {}, grid_->font().weight(), grid_->font().italic(), false};
    }

    void drawRun(QPainter& painter, QPointF at, const Run& run, const QPen& pen) const
    {
        const double left = at.x() + xAt(run.begin);
        const double right = at.x() + xAt(run.end);
        const double baseline = at.y() + grid_->ascent();
        if (run.look.ground.isValid())
            painter.fillRect(QRectF(QPointF(left, at.y()), QPointF(right, at.y() + grid_->height())),
                             run.look.ground);
        // What lies over the row changes no face: its glyphs stand.
        const GlyphGrid::Face* face = grid_->face(run.look.weight, run.look.italic);
        if (!face)
            return;
        painter.setPen(run.look.text.isValid() ? QPen(run.look.text) : pen);
        const auto count = static_cast<std::size_t>(run.end - run.begin);
        QGlyphRun glyphs;
        glyphs.setRawFont(face->font);
        glyphs.setRawData(glyphs_.data() + run.begin, grid_->places(count), static_cast<int>(count));
        painter.drawGlyphRun(QPointF(left, baseline), glyphs);
        if (run.look.underline) {
            const double y = baseline + std::max(1.0, face->font.underlinePosition());
            painter.fillRect(QRectF(left, y, right - left, std::max(1.0, face->font.lineThickness())),
                             painter.pen().color());
        }
    }

    std::shared_ptr<GlyphGrid> grid_;
    int size_ = 0;
    std::vector<Run> runs_; ///< one behind the other over the whole line
    std::vector<quint32> glyphs_;
};

} // namespace

std::shared_ptr<const RowLine> gridLine(const QString& text, const FormatRanges& formats,
                                        const std::shared_ptr<GlyphGrid>& grid)
{
    return GlyphGrid::holds(text) ? GridLine::make(text, formats, grid) : nullptr;
}

} // namespace triage::view
