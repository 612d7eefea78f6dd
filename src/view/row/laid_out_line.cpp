// SPDX-License-Identifier: Apache-2.0
// Any text, by Qt's layout.
#include "view/row/row_line.h"

#include <QFontMetricsF>
#include <QPainter>

namespace triage::view {
namespace {

constexpr double veryWide = 1'000'000; // pixels; Qt's fixed point ends at 33 million

QTextOption optionOf(const LineSetting& setting)
{
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(QFontMetricsF(setting.font).horizontalAdvance(QLatin1Char('0')) *
                              setting.tabWidth);
    option.setFlags(setting.spaces ? QTextOption::IncludeTrailingSpaces | QTextOption::ShowTabsAndSpaces
                                   : QTextOption::Flags(QTextOption::IncludeTrailingSpaces));
    return option;
}

class LaidOutLine : public RowLine
{
public:
    LaidOutLine(const QString& text, const FormatRanges& formats, const LineSetting& setting)
        : layout_(text, setting.font)
    {
        layout_.setTextOption(optionOf(setting));
        layout_.setCacheEnabled(true);
        layout_.setFormats(formats);
        layout_.beginLayout();
        QTextLine line = layout_.createLine();
        if (line.isValid()) {
            line.setLineWidth(veryWide);
            line.setPosition({0, 0});
        }
        layout_.endLayout();
    }

    [[nodiscard]] double width() const override { return layout_.lineAt(0).naturalTextWidth(); }
    [[nodiscard]] double ascent() const override { return layout_.lineAt(0).ascent(); }
    [[nodiscard]] double xAt(int unit) const override { return layout_.lineAt(0).cursorToX(unit); }
    [[nodiscard]] int unitAt(double x) const override { return layout_.lineAt(0).xToCursor(x); }
    void draw(QPainter& painter, QPointF at, const FormatRanges& over, const QRectF& clip) const override
    {
        layout_.draw(&painter, at, over, clip);
    }

private:
    QTextLayout layout_;
};

} // namespace

std::shared_ptr<const RowLine> layOutLine(const QString& text, const FormatRanges& formats,
                                          const LineSetting& setting)
{
    return std::make_shared<LaidOutLine>(text, formats, setting);
}

std::shared_ptr<const RowLine> setLine(const QString& text, const FormatRanges& formats,
                                       const LineSetting& setting, const std::shared_ptr<GlyphGrid>& grid)
{
    if (!setting.spaces) {
        if (auto line = gridLine(text, formats, grid))
            return line;
    }
    return layOutLine(text, formats, setting);
}

} // namespace triage::view
