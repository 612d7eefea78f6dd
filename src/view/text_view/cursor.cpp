// SPDX-License-Identifier: Apache-2.0
// Where the cursor goes, and the selection with it.
#include "view/fold/folds.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace triage::view {
namespace {

constexpr std::int64_t around = 512; ///< bytes looked at for a character or a word beside the cursor

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

} // namespace

bool TextView::navigate(QKeyEvent* event)
{
    using Key = QKeySequence;
    const bool select = event->modifiers() & Qt::ShiftModifier;
    const auto is = [event](Key::StandardKey plain, Key::StandardKey selecting) {
        return event->matches(plain) || event->matches(selecting);
    };
    if (is(Key::MoveToNextLine, Key::SelectNextLine))
        moveVertically(1, select);
    else if (is(Key::MoveToPreviousLine, Key::SelectPreviousLine))
        moveVertically(-1, select);
    else if (is(Key::MoveToNextPage, Key::SelectNextPage))
        moveVertically(visibleRows() - 1, select);
    else if (is(Key::MoveToPreviousPage, Key::SelectPreviousPage))
        moveVertically(1 - visibleRows(), select);
    else if (is(Key::MoveToNextChar, Key::SelectNextChar))
        moveBeside(1, false, select);
    else if (is(Key::MoveToPreviousChar, Key::SelectPreviousChar))
        moveBeside(-1, false, select);
    else if (is(Key::MoveToNextWord, Key::SelectNextWord))
        moveBeside(1, true, select);
    else if (is(Key::MoveToPreviousWord, Key::SelectPreviousWord))
        moveBeside(-1, true, select);
    else if (is(Key::MoveToStartOfLine, Key::SelectStartOfLine))
        moveToEdge(false, select);
    else if (is(Key::MoveToEndOfLine, Key::SelectEndOfLine))
        moveToEdge(true, select);
    else if (is(Key::MoveToStartOfDocument, Key::SelectStartOfDocument))
        moveCursor(ByteOffset{0}, select);
    else if (is(Key::MoveToEndOfDocument, Key::SelectEndOfDocument))
        moveCursor(ByteOffset{document_->size()}, select);
    else if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_Up)
        scrollAway(-1);
    else if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_Down)
        scrollAway(1);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!follow(cursor_, placeRect(cursor_).bottomLeft()))
            emit lineActivated(currentLine());
    } else if (event->key() == Qt::Key_Escape && hasSelection())
        clearSelection();
    else
        return false;
    return true;
}

void TextView::moveCursor(ByteOffset to, bool select)
{
    whenRead([this, to, select] {
        if (!isKnown(to))
            return false;
        placeCursor(select ? anchor_ : to, to);
        scrollToCursor(false);
        heldContext_ = 0;
        return true;
    });
}

void TextView::moveBeside(int direction, bool byWord, bool select)
{
    whenRead([this, direction, byWord, select] {
        const std::int64_t before = document_->turnedAway();
        const ByteOffset to = besideCursor(direction, byWord);
        if (document_->turnedAway() != before)
            return false;
        moveCursor(to, select);
        return true;
    });
}

void TextView::moveToEdge(bool end, bool select)
{
    whenRead([this, end, select] {
        const std::int64_t before = document_->turnedAway();
        const ByteOffset to = lineEdge(end);
        if (document_->turnedAway() != before)
            return false;
        moveCursor(to, select);
        return true;
    });
}

/// By rows, so that wrapped lines are passed row by row. The column stays as long as one only goes up and
/// down; a page keeps the cursor's height in the window, and at either end takes it to the edge.
void TextView::moveVertically(std::int64_t count, bool select)
{
    scrollToCursor(false);
    const std::optional<std::int64_t> here = rowOfCursor();
    if (!here)
        return;
    const double x =
        wantedX_ >= 0 ? wantedX_ : rows()[static_cast<std::size_t>(*here)].xOf(cursor_, columnWidth());
    const bool page = std::abs(count) > 1;
    const LineNumber topBefore = top_;
    const std::int64_t partBefore = topPart_;
    std::int64_t target = *here + count;
    if (page) {
        scrollRows(count);
        target = top_ == topBefore && topPart_ == partBefore ? target : *here;
    } else if (target < 0 || target >= visibleRows()) {
        scrollRows(count);
        target = *here + (top_ == topBefore && topPart_ == partBefore ? count : 0);
    }
    const auto& shown = rows();
    if (shown.empty())
        return;
    const Row& row =
        shown[static_cast<std::size_t>(std::clamp<std::int64_t>(target, 0, std::ssize(shown) - 1))];
    if (row.unread)
        return moveIntoLine(row.line.number, x, select);
    moveCursor(std::min(row.placeAt(x, columnWidth()), row.line.end), select);
    wantedX_ = x;
}

/// Into a line that is seen but not read yet.
void TextView::moveIntoLine(LineNumber line, double x, bool select)
{
    cursorLine_ = line; // from where the next key goes on
    wantedX_ = x;
    whenRead([this, line, x, select] {
        const auto& shown = rows();
        const auto row = std::find_if(shown.begin(), shown.end(),
                                      [line](const Row& each) { return each.line.number == line; });
        if (row != shown.end() && row->unread && text::isBeingRead(*row->unread))
            return false;
        cursorLine_.reset();
        if (row == shown.end() || row->unread) // scrolled away meanwhile, or not readable at all
            return true;
        moveCursor(std::min(row->placeAt(x, columnWidth()), row->line.end), select);
        wantedX_ = x;
        return true;
    });
}

std::optional<std::int64_t> TextView::rowOfCursor() const
{
    const auto& shown = rows();
    for (std::int64_t i = 0; i < std::ssize(shown); ++i) {
        const Row& row = shown[static_cast<std::size_t>(i)];
        if (!row.isPlaced() || (waiting_ && row.line.number == cursorLine_)) {
            if (row.line.number == cursorLine_)
                return i;
            continue;
        }
        // A place left or right of what is laid out of a long line is in its row too.
        const bool above = softWrap_ ? cursor_ < row.end : cursor_ < ByteOffset{row.next};
        if (cursor_ >= (softWrap_ ? row.begin : row.line.begin) &&
            (above || (row.last && (cursor_ < ByteOffset{row.next} || cursor_ <= row.line.end))))
            return i;
    }
    return shown.empty() ? std::nullopt : std::optional(std::ssize(shown) - 1);
}

ByteOffset TextView::lineEdge(bool end) const
{
    const auto span = spanOf(currentLine());
    return !span ? cursor_ : end ? span->end : span->begin;
}

/// The place one character or word to the right (1) or left (-1), over the line's end too.
ByteOffset TextView::besideCursor(int direction, bool byWord) const
{
    const LineNumber line = currentLine();
    const auto span = spanOf(line);
    if (!span)
        return cursor_;
    if (direction > 0 && cursor_ >= span->end) {
        const auto below = folds_->next(line);
        const auto next = below ? spanOf(*below) : std::nullopt;
        return next ? next->begin : cursor_;
    }
    if (direction < 0 && cursor_ <= span->begin) {
        const auto above = folds_->previous(line);
        const auto previous = above ? spanOf(*above) : std::nullopt;
        return previous ? previous->end : cursor_;
    }
    const std::int64_t from =
        direction > 0 ? cursor_.value : std::max(span->begin.value, cursor_.value - around);
    const std::int64_t to = direction > 0 ? std::min(span->end.value, cursor_.value + around) : cursor_.value;
    std::string raw(static_cast<std::size_t>(to - from), '\0');
    raw.resize(document_->source().read(ByteOffset{from}, raw).value_or(0));
    const std::size_t skip =
        from == span->begin.value || direction > 0 ? 0 : characterStart(raw, 0, document_->encoding());
    const RowText text = makeRowText(std::string_view(raw).substr(skip), document_->encoding(), rowText_);
    const int size = static_cast<int>(text.text.size());
    int at = direction > 0 ? 0 : size;
    const auto character = [&text](int unit) { return text.text[unit]; };
    const auto step = [&] {
        const int byte = text.bytes[static_cast<std::size_t>(direction > 0 ? at : at - 1)];
        while (direction > 0 ? at < size && text.bytes[static_cast<std::size_t>(at)] == byte
                             : at > 0 && text.bytes[static_cast<std::size_t>(at - 1)] == byte)
            at += direction;
    };
    const auto next = [&] { return direction > 0 ? at < size : at > 0; };
    const auto beside = [&] { return character(direction > 0 ? at : at - 1); };
    if (!byWord) {
        if (next())
            step();
    } else if (direction > 0) {
        while (next() && isWordCharacter(beside()))
            step();
        while (next() && !isWordCharacter(beside()))
            step();
    } else {
        while (next() && !isWordCharacter(beside()))
            step();
        while (next() && isWordCharacter(beside()))
            step();
    }
    return ByteOffset{from + static_cast<std::int64_t>(skip) + text.bytes[static_cast<std::size_t>(at)]};
}

} // namespace triage::view
