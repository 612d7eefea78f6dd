// SPDX-License-Identifier: Apache-2.0
// How a row's text is laid out and coloured.
#include "view/colour/ansi_format.h"
#include "view/document.h"
#include "view/highlight/user_colours.h"
#include "view/row/glyph_grid.h"
#include "view/rows.h"

#include <QFontMetricsF>

#include <algorithm>

namespace triage::view {
namespace {

/// Of a line too long to be laid out whole this much is coloured; of one whose head is not seen just enough
/// to tell its level.
constexpr std::int64_t longLineHead = 4 * 1024;
constexpr std::int64_t levelHead = 256;

/// Wide characters come from another face, whose em is not two columns of ours: spaced so that they are.
QTextCharFormat wideFormat(const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double gap =
        2 * metrics.horizontalAdvance(QLatin1Char('0')) - metrics.horizontalAdvance(QChar(0x4E2D));
    QTextCharFormat format;
    format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    format.setFontLetterSpacing(gap);
    return format;
}

FormatRanges formatsOf(const Row& row, const LineColours& colours, const Highlighter& highlighter,
                       const RowLook& look)
{
    FormatRanges ranges;
    const std::int64_t shift = row.begin.value - row.line.begin.value;
    const auto add = [&ranges](int begin, int end, const QTextCharFormat& format) {
        if (end > begin)
            ranges.push_back({begin, end - begin, format});
    };
    for (const LineFormat& format : colours.formats) {
        if (format.end > shift)
            add(row.text.unitAt(std::max<std::int64_t>(0, format.begin - shift)),
                row.text.unitAt(format.end - shift), format.format);
    }
    for (const AnsiRun& run : row.text.ansi)
        add(run.begin, run.end, ansiFormat(run.look, look.palette));
    if (look.user)
        ranges += look.user->formats(row.text.text, look.palette);
    for (const auto& [begin, end] : row.text.signs)
        add(begin, end, highlighter.signFormat());
    if (const auto runs = wideRuns(row.text.text); !runs.empty()) {
        const QTextCharFormat wide = wideFormat(look.font);
        for (const auto& [begin, end] : runs)
            add(begin, end, wide);
    }
    return ranges;
}

} // namespace

double Row::xOf(ByteOffset place, double columnWidth) const
{
    const double left = static_cast<double>(column) * columnWidth;
    if (!layout || place < begin)
        return place < begin
                   ? std::max(0.0, left - static_cast<double>(begin.value - place.value) * columnWidth)
                   : left;
    const double beyond =
        static_cast<double>(std::max<std::int64_t>(0, place.value - end.value)) * columnWidth;
    return left + layout->xAt(text.unitAt(place.value - begin.value)) + beyond;
}

ByteOffset Row::placeAt(double x, double columnWidth) const
{
    if (!layout)
        return begin;
    const int unit = layout->unitAt(x - static_cast<double>(column) * columnWidth);
    const auto at = static_cast<std::size_t>(std::clamp(unit, 0, static_cast<int>(text.text.size())));
    return ByteOffset{begin.value + text.bytes[at]};
}

void Rows::layOut(Row& row, const RowLook& look)
{
    const std::string raw = read(row.begin, row.end.value - row.begin.value);
    std::string_view shown = raw;
    const bool bom = row.begin.value == 0;
    row.text = makeRowText(bom ? shown.substr(std::min(shown.size(), text::bomLength(shown))) : shown,
                           document_->encoding(), look.text);
    if (const auto skipped = static_cast<int>(bom ? text::bomLength(shown) : 0); skipped > 0) {
        for (int& byte : row.text.bytes)
            byte += skipped;
    }
    const LineColours& colours = coloursOf(row);
    row.level = colours.level;

    if (!grid_ || grid_->font() != look.font)
        grid_ = std::make_shared<GlyphGrid>(look.font);
    row.layout = setLine(row.text.text, formatsOf(row, colours, highlighter_, look),
                         {look.font, look.tabWidth, look.spaces}, grid_);
}

/// The colours of a line's head, as far as the row shows it. Kept, so that moving sideways colours nothing
/// anew.
const LineColours& Rows::coloursOf(const Row& row) const
{
    const std::int64_t head = row.line.size() > wholeLine ? longLineHead : wholeLine;
    const bool shown = row.begin.value - row.line.begin.value < head;
    const std::int64_t wanted = shown ? std::min(head, row.end.value - row.line.begin.value) : levelHead;
    Coloured& kept = coloured_[row.line.begin.value];
    if (kept.head < wanted) {
        kept.head = kept.head > 0 ? head : wanted; // asked for more: then for all, once
        const std::int64_t size = std::min(kept.head, row.line.size());
        kept.colours = highlighter_.colours(row.line.number, read(row.line.begin, size));
        if (lost_)
            kept.head = 0;
    }
    return kept.colours;
}

} // namespace triage::view
