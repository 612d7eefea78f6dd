// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QTextLayout>

#include <memory>

class QPainter;

namespace triage::view {

class GlyphGrid;

using FormatRanges = QList<QTextLayout::FormatRange>;

/// A row's text set in its one line, with its own colours. Pixels from its left and top edge; places are
/// UTF-16 units, where a caret stands. Window's thread.
class RowLine
{
public:
    RowLine() = default;
    RowLine(const RowLine&) = delete;
    RowLine& operator=(const RowLine&) = delete;
    virtual ~RowLine() = default;

    [[nodiscard]] virtual double width() const = 0;
    [[nodiscard]] virtual double ascent() const = 0;
    [[nodiscard]] virtual double xAt(int unit) const = 0;
    [[nodiscard]] virtual int unitAt(double x) const = 0;
    /// `over` lies above its own colours, a later one above an earlier one. What stands outside of `clip`
    /// need not be drawn. Letters without a colour of their own take the painter's pen.
    virtual void draw(QPainter& painter, QPointF at, const FormatRanges& over, const QRectF& clip) const = 0;
};

/// How a line is set.
struct LineSetting
{
    QFont font;
    int tabWidth = 8;    ///< columns
    bool spaces = false; ///< tabs and spaces stand as signs
};

/// By the grid where it holds the text, else by Qt's layout.
std::shared_ptr<const RowLine> setLine(const QString& text, const FormatRanges& formats,
                                       const LineSetting& setting, const std::shared_ptr<GlyphGrid>& grid);
/// By Qt's layout in any case.
std::shared_ptr<const RowLine> layOutLine(const QString& text, const FormatRanges& formats,
                                          const LineSetting& setting);
/// From the grid. Null where it does not hold the text.
std::shared_ptr<const RowLine> gridLine(const QString& text, const FormatRanges& formats,
                                        const std::shared_ptr<GlyphGrid>& grid);

} // namespace triage::view
