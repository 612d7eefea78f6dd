// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/events.h"
#include "text/line_reader.h"
#include "view/highlighter.h"
#include "view/row/row_line.h"
#include "view/row/wrap_parts.h"
#include "view/row_text.h"

#include <QFont>
#include <QPalette>

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace triage::view {

class Document;
class Folds;
class GlyphGrid;
class UserColours;

/// One row of the view: a line, the part of a long line that is seen, or a wrapped part.
struct Row
{
    text::LineSpan line;   ///< its end without CR and LF
    std::int64_t next = 0; ///< where the following line starts (or the file ends)
    std::int64_t part = 0; ///< soft wrap: which part of its line, 0-based
    ByteOffset begin;      ///< what is laid out
    ByteOffset end;
    std::int64_t column = 0; ///< columns left of `begin`
    bool last = true;        ///< no further part of this line follows
    std::int64_t hidden = 0; ///< lines folded away behind this one
    bool foldable = false;   ///< a block follows
    RowText text;
    log::Level level = log::Level::None;
    std::shared_ptr<const RowLine> layout;
    std::optional<Error> unread; ///< why there is no `layout`; then perhaps no more is known than the number

    [[nodiscard]] bool isPlaced() const { return begin.value >= 0; }

    /// Pixels from the line's start to the place, and back.
    [[nodiscard]] double xOf(ByteOffset place, double columnWidth) const;
    [[nodiscard]] ByteOffset placeAt(double x, double columnWidth) const;
};

/// How lines look. A change makes all rows anew.
struct RowLook
{
    QFont font;
    QPalette palette;
    int tabWidth = 8;
    bool spaces = false; ///< tabs and spaces stand as signs
    RowTextOptions text;
    std::shared_ptr<const UserColours> user; ///< the highlighters chosen; may be null
    bool operator==(const RowLook&) const = default;
};

/// What is to be seen. Rows are made again only when this, the document or its colours changed.
struct RowsRequest
{
    LineNumber top{1};
    std::int64_t topPart = 0;
    int count = 0;
    std::int64_t firstColumn = 0; ///< for lines too long to be laid out whole
    int columns = 80;             ///< that fit into the width
    bool wrap = false;
    RowLook look;
    bool operator==(const RowsRequest&) const = default;
};

/// Lines up to this are laid out whole; of longer ones only what is seen, taking a byte for a column.
inline constexpr std::int64_t wholeLine = 16 * 1024;

/// Makes rows of a document. Lives in the window's thread.
class Rows
{
public:
    Rows(Highlighter& highlighter, const Folds& folds) : highlighter_(highlighter), folds_(folds) {}

    void setDocument(const Document* document);
    const std::vector<Row>& get(const RowsRequest& request);
    void invalidate();
    /// Looks again for what could not be read.
    void retry() { valid_ = false; }
    /// Where a line lies, its CR and LF not counted; nothing when there is no such line.
    static std::optional<text::LineSpan> spanOf(const Document& document, LineNumber line);
    /// How many rows a line takes when wrapped.
    [[nodiscard]] std::int64_t partCount(LineNumber line, const RowsRequest& request) const;
    /// In which of its line's parts a place lies when wrapped.
    [[nodiscard]] std::int64_t partOf(LineNumber line, ByteOffset place, const RowsRequest& request) const;
    /// Columns of the widest row made last.
    [[nodiscard]] std::int64_t widest() const { return widest_; }

private:
    void make(const RowsRequest& request);
    void makeFolded(const RowsRequest& request);
    void addLine(const text::LineSpan& span, std::int64_t next, std::int64_t firstPart,
                 const RowsRequest& request);
    void addParts(Row row, std::int64_t firstPart, const RowsRequest& request);
    void cutToWindow(Row& row, const RowsRequest& request);
    void addRow(Row row, const RowsRequest& request);
    void addUnread(LineNumber line, const Error& error);
    [[nodiscard]] std::int64_t behind(const text::LineSpan& span) const;
    void layOut(Row& row, const RowLook& look);
    [[nodiscard]] const LineColours& coloursOf(const Row& row) const;
    [[nodiscard]] std::string read(ByteOffset from, std::int64_t size) const;
    [[nodiscard]] WrapParts partsOf(const text::LineSpan& span, const RowsRequest& request) const;
    [[nodiscard]] bool isPlain(const text::LineSpan& span) const;

    struct Coloured
    {
        std::int64_t head = 0; ///< bytes that were coloured
        LineColours colours;
    };

    Highlighter& highlighter_;
    const Folds& folds_;
    mutable std::unordered_map<std::int64_t, Coloured> coloured_; ///< by where the line starts
    std::shared_ptr<GlyphGrid> grid_;                             ///< of the font in use
    const Document* document_ = nullptr;
    RowsRequest request_;
    std::vector<Row> rows_;
    std::vector<Row> before_; ///< of the request before: rows that are still seen are taken over
    std::int64_t widest_ = 0;
    mutable std::optional<Error> lost_; ///< the last thing that could not be read
    bool valid_ = false;
};

} // namespace triage::view
