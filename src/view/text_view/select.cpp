// SPDX-License-Identifier: Apache-2.0
// What is selected, and what becomes of it.
#include "view/fold/folds.h"
#include "view/rows.h"
#include "view/select/copier.h"
#include "view/text_view.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace triage::view {
namespace {

constexpr std::int64_t wordReach = 512;                      ///< bytes to either side
constexpr std::int64_t copiedAtOnce = std::int64_t{1} << 20; ///< bytes; more is got in the background

bool isWord(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

} // namespace

/// The one place where cursor and selection change.
void TextView::placeCursor(ByteOffset anchor, ByteOffset cursor)
{
    anchor_ = anchor;
    cursor_ = cursor;
    cursorLine_.reset();
    waiting_ = nullptr;
    scrollPending_ = false;
    block_.reset();
    currentHit_.reset();
    wantedX_ = -1;
    cursorShown_ = true;
    revealCursor();
    viewport()->update();
    emit selectionChanged();
    emit currentLineChanged(currentLine());
}

void TextView::select(ByteOffset begin, ByteOffset end)
{
    emit aboutToJump();
    jumpTo(begin, end, std::nullopt);
}

void TextView::clearSelection()
{
    placeCursor(cursor_, cursor_);
}

void TextView::selectAll()
{
    if (!document_)
        return;
    block_.reset();
    anchor_ = ByteOffset{0};
    cursor_ = ByteOffset{document_->size()};
    cursorLine_.reset();
    viewport()->update();
    emit selectionChanged();
}

Selection TextView::selection() const
{
    return {selectionBegin(), selectionEnd(), block_, columnRule()};
}

QString TextView::selectedText() const
{
    if (!document_ || !hasSelection())
        return {};
    return textOf(promptBytesOf(*document_), selection(), maxCopy).text;
}

void TextView::copy()
{
    putOnClipboard(QClipboard::Clipboard);
}

/// What is short and in memory at once, anything else as soon as it was read.
void TextView::putOnClipboard(int mode)
{
    if (!document_ || !hasSelection())
        return;
    const auto put = [this, mode](const CopiedText& copied) {
        QApplication::clipboard()->setText(copied.text, static_cast<QClipboard::Mode>(mode));
        if (copied.wanted > copied.bytes && mode == QClipboard::Clipboard)
            emit copyTruncated(copied.bytes, copied.wanted);
    };
    if (selectionEnd().value - selectionBegin().value <= copiedAtOnce) {
        const std::int64_t before = document_->turnedAway();
        const CopiedText copied = textOf(promptBytesOf(*document_), selection(), maxCopy);
        if (document_->turnedAway() == before)
            return put(copied);
    }
    copier_->get(bytesOf(*document_), selection(), maxCopy, put);
}

/// What a double or triple click takes at a place.
std::pair<ByteOffset, ByteOffset> TextView::unitAt(ByteOffset place) const
{
    const auto span = spanOf(lineOf(place));
    if (!span || selectBy_ == SelectBy::Character)
        return {place, place};
    if (selectBy_ == SelectBy::Line) {
        const auto next = spanOf(LineNumber{span->number.value + 1});
        return {span->begin, next ? next->begin : ByteOffset{document_->size()}};
    }
    const std::int64_t from = std::max(span->begin.value, place.value - wordReach);
    std::string raw(static_cast<std::size_t>(std::min(span->end.value, place.value + wordReach) - from),
                    '\0');
    raw.resize(document_->source().read(ByteOffset{from}, raw).value_or(0));
    const std::size_t skip = from == span->begin.value ? 0 : characterStart(raw, 0, document_->encoding());
    const RowText text = makeRowText(std::string_view(raw).substr(skip), document_->encoding(), rowText_);
    const std::int64_t base = from + static_cast<std::int64_t>(skip);
    const int size = static_cast<int>(text.text.size());
    int begin = text.unitAt(place.value - base);
    int end = begin;
    const bool word = begin < size && isWord(text.text[begin]);
    while (begin > 0 && isWord(text.text[begin - 1]) && word)
        --begin;
    while (end < size && isWord(text.text[end]) && word)
        ++end;
    if (!word && end < size)
        ++end;
    return {ByteOffset{base + text.bytes[static_cast<std::size_t>(begin)]},
            ByteOffset{base + text.bytes[static_cast<std::size_t>(end)]}};
}

void TextView::extendSelection(ByteOffset to)
{
    const auto unit = unitAt(to);
    if (unit.first < selectionUnit_.first)
        placeCursor(selectionUnit_.second, unit.first);
    else
        placeCursor(selectionUnit_.first, std::max(unit.second, selectionUnit_.second));
}

/// What the menu does it does to the cursor's line or the selection: to what was clicked.
ByteOffset TextView::placeForMenu(QPoint point)
{
    const Row* row = rowAt(point.y());
    if (!row || row->unread)
        return cursor_;
    const ByteOffset place = placeAt(point);
    const auto [first, last] = selectedLines();
    const LineNumber line = lineOf(place);
    const bool inside = point.x() < gutterWidth() || block_
                            ? first <= line && line <= last
                            : selectionBegin() <= place && place <= selectionEnd();
    if (!hasSelection() || !inside)
        placeCursor(place, place);
    return place;
}

ColumnRule TextView::columnRule() const
{
    return {tabWidth_, rowText_};
}

/// The line's column at a point; behind the line's end too.
std::int64_t TextView::columnAt(QPoint point) const
{
    const double x = point.x() - textLeft();
    const auto columns = [this](double width) {
        return std::max<std::int64_t>(0, std::llround(width / columnWidth()));
    };
    const Row* row = softWrap_ ? rowAt(point.y()) : nullptr;
    if (!row || row->unread)
        return columns(x);
    const ByteOffset place = std::min(row->placeAt(x, columnWidth()), row->end);
    const std::int64_t column = columnOfPlace(promptBytesOf(*document_), row->line, place, columnRule());
    return row->last ? column + columns(x - row->xOf(row->line.end, columnWidth())) : column;
}

void TextView::selectBlock(const Block& block)
{
    if (document_)
        setBlock(block);
}

/// The corners stand for the selection's ends, so that what asks for lines or bytes gets those around it.
void TextView::setBlock(const Block& block)
{
    const TextBytes bytes = promptBytesOf(*document_);
    const auto corner = [&](LineNumber line, std::int64_t column) {
        const auto span = spanOf(line);
        return span ? bytesBetween(bytes, *span, column, column, columnRule()).first : cursor_;
    };
    placeCursor(corner(block.anchorLine, block.anchorColumn), corner(block.line, block.column));
    block_ = block;
    scrollToCursor(false);
    if (!softWrap_)
        scrollSideways(static_cast<double>(block.column) * columnWidth());
    emit selectionChanged();
}

/// Alt+Shift with an arrow.
bool TextView::blockKey(QKeyEvent* event)
{
    if (event->modifiers() != (Qt::AltModifier | Qt::ShiftModifier))
        return false;
    const bool vertical = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    const bool horizontal = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    const auto span = spanOf(currentLine());
    if (!(vertical || horizontal) || !span)
        return false;
    Block block = block_.value_or(Block{});
    if (!block_) {
        block.line = block.anchorLine = span->number;
        block.column = block.anchorColumn =
            columnOfPlace(promptBytesOf(*document_), *span, cursor_, columnRule());
    }
    if (vertical) {
        const auto beside =
            event->key() == Qt::Key_Down ? folds_->next(block.line) : folds_->previous(block.line);
        block.line = beside.value_or(block.line);
    } else {
        block.column = std::max<std::int64_t>(0, block.column + (event->key() == Qt::Key_Right ? 1 : -1));
    }
    setBlock(block);
    return true;
}

} // namespace triage::view
