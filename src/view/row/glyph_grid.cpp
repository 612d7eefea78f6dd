// SPDX-License-Identifier: Apache-2.0
#include "view/row/glyph_grid.h"

#include <QFontDatabase>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace triage::view {
namespace {

constexpr char16_t first = 0x20;
constexpr char16_t last = 0x7E;
constexpr double sameWidth = 1.0 / 64; ///< a font's unit of place; pixels

std::optional<GlyphGrid::Face> faceOf(const QFont& font, double column)
{
    GlyphGrid::Face face;
    face.font = QRawFont::fromFont(font, QFontDatabase::Latin);
    QString letters;
    for (char16_t c = first; c <= last; ++c)
        letters += QChar(c);
    const auto glyphs = face.font.glyphIndexesForString(letters);
    if (!face.font.isValid() || glyphs.size() != letters.size() || glyphs.contains(0U))
        return std::nullopt;
    const auto widths = face.font.advancesForGlyphIndexes(glyphs);
    const bool even = std::all_of(widths.begin(), widths.end(), [column](const QPointF& width) {
        return std::abs(width.x() - column) < sameWidth;
    });
    if (!even)
        return std::nullopt;
    std::copy(glyphs.begin(), glyphs.end(), face.glyphs.begin());
    return face;
}

} // namespace

GlyphGrid::GlyphGrid(const QFont& font) : font_(font)
{
    const QFontMetricsF metrics(font);
    column_ = std::max(1.0, metrics.horizontalAdvance(QLatin1Char('0')));
    ascent_ = metrics.ascent();
    height_ = metrics.height();
}

const GlyphGrid::Face* GlyphGrid::face(int weight, bool italic)
{
    const auto [at, isNew] = faces_.try_emplace({weight, italic});
    if (isNew) {
        QFont wanted = font_;
        wanted.setWeight(static_cast<QFont::Weight>(weight));
        wanted.setItalic(italic);
        at->second = faceOf(wanted, column_);
    }
    return at->second ? &*at->second : nullptr;
}

const QPointF* GlyphGrid::places(std::size_t count)
{
    for (std::size_t i = places_.size(); i < count; ++i)
        places_.emplace_back(static_cast<double>(i) * column_, 0);
    return places_.data();
}

bool GlyphGrid::holds(const QString& text)
{
    return std::all_of(text.begin(), text.end(),
                       [](QChar c) { return c.unicode() >= first && c.unicode() <= last; });
}

} // namespace triage::view
