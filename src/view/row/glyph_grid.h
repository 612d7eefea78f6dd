// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QPointF>
#include <QRawFont>
#include <QString>

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace triage::view {

/// The glyphs of printable ASCII in the faces of one font, where each of them takes one column. Setting a
/// row from this table costs next to nothing; a layout shapes every stretch of one colour anew. Window's
/// thread.
class GlyphGrid
{
public:
    explicit GlyphGrid(const QFont& font);

    /// The glyphs of a face by character, from the space on.
    struct Face
    {
        QRawFont font;
        std::array<quint32, 0x7F - 0x20> glyphs{};
    };
    /// Null where the face lacks a letter or one has another width.
    const Face* face(int weight, bool italic);

    [[nodiscard]] const QFont& font() const { return font_; }
    /// Pixels.
    [[nodiscard]] double column() const { return column_; }
    [[nodiscard]] double ascent() const { return ascent_; }
    [[nodiscard]] double height() const { return height_; }
    /// Where the glyphs of a stretch stand, from its first one.
    const QPointF* places(std::size_t count);

    /// Only these characters have a place in it.
    static bool holds(const QString& text);

private:
    QFont font_;
    double column_ = 1;
    double ascent_ = 0;
    double height_ = 0;
    std::map<std::pair<int, bool>, std::optional<Face>> faces_;
    std::vector<QPointF> places_;
};

} // namespace triage::view
