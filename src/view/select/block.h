// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "text/line_reader.h"
#include "view/row_text.h"

#include <QString>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

namespace triage::view {

class Document;

/// A rectangle of text: the same columns of neighbouring lines. A line shorter than its left edge has no
/// part in it.
struct Block
{
    LineNumber anchorLine;
    std::int64_t anchorColumn = 0; ///< 0-based; a column is where a caret stands, left of its character
    LineNumber line;               ///< of the cursor
    std::int64_t column = 0;
    bool operator==(const Block&) const = default;

    [[nodiscard]] LineNumber first() const { return std::min(anchorLine, line); }
    [[nodiscard]] LineNumber last() const { return std::max(anchorLine, line); }
    [[nodiscard]] std::int64_t from() const { return std::min(anchorColumn, column); }
    [[nodiscard]] std::int64_t to() const { return std::max(anchorColumn, column); }
};

/// A document's text at one moment: other threads may read it while the document changes.
struct TextBytes
{
    std::shared_ptr<const text::ByteSource> source;
    std::shared_ptr<const text::LineIndex> index;
    text::Encoding encoding = text::Encoding::Utf8;
};

/// For threads of their own.
TextBytes bytesOf(const Document& document);
/// For the window's thread: what is not in memory is turned away.
TextBytes promptBytesOf(const Document& document);

/// How columns are counted.
struct ColumnRule
{
    int tabWidth = 8;
    RowTextOptions text;
};

/// The bytes of a line that lie between two columns. Of lines too long to be laid out whole a byte is taken
/// for a column, as the view does.
std::pair<ByteOffset, ByteOffset> bytesBetween(const TextBytes& bytes, const text::LineSpan& line,
                                               std::int64_t from, std::int64_t to, const ColumnRule& rule);
/// The column at which a place of the line stands.
std::int64_t columnOfPlace(const TextBytes& bytes, const text::LineSpan& line, ByteOffset place,
                           const ColumnRule& rule);

} // namespace triage::view
