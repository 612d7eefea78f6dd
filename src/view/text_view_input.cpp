// SPDX-License-Identifier: Apache-2.0
// Keyboard, mouse, clipboard.
#include "view/highlighter.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace triage::view {
namespace {

constexpr std::int64_t around = 512; ///< bytes looked at for a character or a word beside the cursor
constexpr int wheelRows = 3;
constexpr int wheelColumns = 8;
constexpr int notch = 120; // of QWheelEvent::angleDelta

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

} // namespace

void TextView::keyPressEvent(QKeyEvent* event)
{
    if (QAction* pressed = actionFor(event)) {
        pressed->trigger();
        return event->accept();
    }
    if (document_ && navigate(event))
        return event->accept();
    QAbstractScrollArea::keyPressEvent(event);
}

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
        moveCursor(besideCursor(1, false), select);
    else if (is(Key::MoveToPreviousChar, Key::SelectPreviousChar))
        moveCursor(besideCursor(-1, false), select);
    else if (is(Key::MoveToNextWord, Key::SelectNextWord))
        moveCursor(besideCursor(1, true), select);
    else if (is(Key::MoveToPreviousWord, Key::SelectPreviousWord))
        moveCursor(besideCursor(-1, true), select);
    else if (is(Key::MoveToStartOfLine, Key::SelectStartOfLine))
        moveCursor(lineEdge(false), select);
    else if (is(Key::MoveToEndOfLine, Key::SelectEndOfLine))
        moveCursor(lineEdge(true), select);
    else if (is(Key::MoveToStartOfDocument, Key::SelectStartOfDocument))
        moveCursor(ByteOffset{0}, select);
    else if (is(Key::MoveToEndOfDocument, Key::SelectEndOfDocument))
        moveCursor(ByteOffset{document_->size()}, select);
    else if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_Up)
        scrollRows(-1);
    else if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_Down)
        scrollRows(1);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit lineActivated(currentLine());
    else if (event->key() == Qt::Key_Escape && hasSelection())
        clearSelection();
    else
        return false;
    return true;
}

void TextView::moveCursor(ByteOffset to, bool select)
{
    cursor_ = to;
    if (!select)
        anchor_ = to;
    wantedX_ = -1;
    cursorShown_ = true;
    scrollToCursor(false);
    viewport()->update();
    emit selectionChanged();
    emit currentLineChanged(currentLine());
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
    moveCursor(std::min(row.placeAt(x, columnWidth()), row.line.end), select);
    wantedX_ = x;
}

std::optional<std::int64_t> TextView::rowOfCursor() const
{
    const auto& shown = rows();
    for (std::int64_t i = 0; i < std::ssize(shown); ++i) {
        const Row& row = shown[static_cast<std::size_t>(i)];
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
        const auto next = spanOf(LineNumber{line.value + 1});
        return next ? next->begin : cursor_;
    }
    if (direction < 0 && cursor_ <= span->begin) {
        const auto previous = spanOf(LineNumber{line.value - 1});
        return previous ? previous->end : cursor_;
    }
    const std::int64_t from =
        direction > 0 ? cursor_.value : std::max(span->begin.value, cursor_.value - around);
    const std::int64_t to = direction > 0 ? std::min(span->end.value, cursor_.value + around) : cursor_.value;
    std::string raw(static_cast<std::size_t>(to - from), '\0');
    raw.resize(document_->source().read(ByteOffset{from}, raw).value_or(0));
    const std::size_t skip =
        from == span->begin.value || direction > 0 ? 0 : characterStart(raw, 0, document_->encoding());
    const RowText text = makeRowText(std::string_view(raw).substr(skip), document_->encoding());
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
    const std::int64_t from = std::max(span->begin.value, place.value - around);
    std::string raw(static_cast<std::size_t>(std::min(span->end.value, place.value + around) - from), '\0');
    raw.resize(document_->source().read(ByteOffset{from}, raw).value_or(0));
    const std::size_t skip = from == span->begin.value ? 0 : characterStart(raw, 0, document_->encoding());
    const RowText text = makeRowText(std::string_view(raw).substr(skip), document_->encoding());
    const std::int64_t base = from + static_cast<std::int64_t>(skip);
    const int size = static_cast<int>(text.text.size());
    int begin = text.unitAt(place.value - base);
    int end = begin;
    const bool word = begin < size && isWordCharacter(text.text[begin]);
    while (begin > 0 && isWordCharacter(text.text[begin - 1]) && word)
        --begin;
    while (end < size && isWordCharacter(text.text[end]) && word)
        ++end;
    if (!word && end < size)
        ++end;
    return {ByteOffset{base + text.bytes[static_cast<std::size_t>(begin)]},
            ByteOffset{base + text.bytes[static_cast<std::size_t>(end)]}};
}

void TextView::extendSelection(ByteOffset to)
{
    const auto unit = unitAt(to);
    if (unit.first < selectionUnit_.first) {
        anchor_ = selectionUnit_.second;
        cursor_ = unit.first;
    } else {
        anchor_ = selectionUnit_.first;
        cursor_ = std::max(unit.second, selectionUnit_.second);
    }
    wantedX_ = -1;
    viewport()->update();
    emit selectionChanged();
    emit currentLineChanged(currentLine());
}

void TextView::mousePressEvent(QMouseEvent* event)
{
    if (!document_ || event->button() != Qt::LeftButton)
        return;
    const QPoint point = event->position().toPoint();
    const ByteOffset place = placeAt(point);
    // A third press soon after a double click takes the line.
    const bool triple = selectBy_ == SelectBy::Word && doubleClick_.isValid() &&
                        doubleClick_.elapsed() < QApplication::doubleClickInterval();
    selectBy_ = triple || point.x() < gutterWidth() ? SelectBy::Line : SelectBy::Character;
    doubleClick_.invalidate();
    if (event->modifiers() & Qt::ShiftModifier) {
        selectionUnit_ = {anchor_, anchor_};
    } else {
        selectionUnit_ = unitAt(place);
        currentHit_.reset();
    }
    extendSelection(place);
    cursorShown_ = true;
}

void TextView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!document_ || event->button() != Qt::LeftButton)
        return;
    const ByteOffset place = placeAt(event->position().toPoint());
    if (event->position().x() < gutterWidth()) {
        emit lineActivated(lineOf(place));
        return;
    }
    selectBy_ = SelectBy::Word;
    doubleClick_.start();
    selectionUnit_ = unitAt(place);
    extendSelection(place);
}

void TextView::mouseMoveEvent(QMouseEvent* event)
{
    lastMouse_ = event->position().toPoint();
    viewport()->setCursor(lastMouse_.x() < gutterWidth() ? Qt::ArrowCursor : Qt::IBeamCursor);
    if (!document_ || !(event->buttons() & Qt::LeftButton))
        return;
    const bool outside =
        lastMouse_.y() < 0 || lastMouse_.y() >= viewport()->height() || lastMouse_.x() >= viewport()->width();
    if (outside && !autoScrollTimer_.isActive())
        autoScrollTimer_.start(40, this);
    if (!outside)
        autoScrollTimer_.stop();
    extendSelection(placeAt(lastMouse_));
}

void TextView::mouseReleaseEvent(QMouseEvent*)
{
    autoScrollTimer_.stop();
    if (hasSelection() && QApplication::clipboard()->supportsSelection() &&
        selectionEnd().value - selectionBegin().value < (1 << 20))
        QApplication::clipboard()->setText(selectedText(), QClipboard::Selection);
}

/// Dragged over an edge: goes on scrolling, the faster the further out.
void TextView::autoScroll()
{
    const int over = lastMouse_.y() < 0 ? lastMouse_.y() : std::max(0, lastMouse_.y() - viewport()->height());
    if (over != 0)
        scrollRows(over / lineHeight() + (over < 0 ? -1 : 1));
    if (lastMouse_.x() >= viewport()->width())
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + 4);
    extendSelection(placeAt({lastMouse_.x(), std::clamp(lastMouse_.y(), 0, viewport()->height() - 1)}));
}

void TextView::wheelEvent(QWheelEvent* event)
{
    const QPoint angle = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        zoom(angle.y() / double{notch});
        return event->accept();
    }
    const bool sideways = (event->modifiers() & (Qt::ShiftModifier | Qt::AltModifier)) || angle.x() != 0;
    if (sideways) {
        const int delta = angle.x() != 0 ? angle.x() : angle.y();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - delta * wheelColumns / notch);
    } else {
        wheelRest_ += angle.y() * wheelRows;
        scrollRows(-(wheelRest_ / notch));
        wheelRest_ %= notch;
    }
    event->accept();
}

void TextView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(action(Command::Copy));
    menu.addAction(action(Command::CopyAsEvidence));
    menu.addAction(action(Command::SelectAll));
    menu.addSeparator();
    menu.addAction(action(Command::ToggleMark));
    menu.addAction(action(Command::Find));
    menu.addAction(action(Command::GoToLine));
    menu.addSeparator();
    menu.addAction(action(Command::SoftWrap));
    action(Command::Copy)->setEnabled(hasSelection());
    emit contextMenuAboutToShow(&menu, currentLine());
    menu.exec(event->globalPos());
    action(Command::Copy)->setEnabled(true);
}

QString TextView::selectedText() const
{
    if (!document_ || !hasSelection())
        return {};
    const std::int64_t wanted = selectionEnd().value - selectionBegin().value;
    std::string raw(static_cast<std::size_t>(std::min(wanted, maxCopy)), '\0');
    raw.resize(document_->rawSource()->read(selectionBegin(), raw).value_or(0));
    return QString::fromStdString(text::toUtf8(raw, document_->encoding()));
}

void TextView::copy()
{
    if (!hasSelection())
        return;
    const std::int64_t wanted = selectionEnd().value - selectionBegin().value;
    QApplication::clipboard()->setText(selectedText());
    if (wanted > maxCopy)
        emit copyTruncated(maxCopy, wanted);
}

void TextView::selectAll()
{
    if (!document_)
        return;
    anchor_ = ByteOffset{0};
    cursor_ = ByteOffset{document_->size()};
    viewport()->update();
    emit selectionChanged();
}

void TextView::zoom(double steps)
{
    setFontSize(fontSize() + steps);
}

QString TextView::lineText(LineNumber line) const
{
    const auto span = spanOf(line);
    if (!span)
        return {};
    std::string raw(static_cast<std::size_t>(std::min<std::int64_t>(span->size(), 64 * 1024)), '\0');
    raw.resize(document_->source().read(span->begin, raw).value_or(0));
    return makeRowText(raw, document_->encoding()).text;
}

QString TextView::noteAt(QPoint point) const
{
    const Row* row = rowAt(point.y());
    QStringList notes;
    for (const LineDecoration& d : decorations_) {
        if (row && !d.note.isEmpty() && d.first <= row->line.number && row->line.number <= d.last)
            notes << d.note;
    }
    return notes.join(QLatin1Char('\n'));
}

bool TextView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString note = noteAt(help->pos());
        if (note.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), note, viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

/// The action whose shortcut was pressed, or null.
QAction* TextView::actionFor(const QKeyEvent* event) const
{
    const QKeySequence pressed(event->keyCombination());
    const auto found = std::find_if(actions_.begin(), actions_.end(), [&pressed](const QAction* a) {
        return a->isEnabled() && a->shortcuts().contains(pressed);
    });
    return found == actions_.end() ? nullptr : *found;
}

bool TextView::event(QEvent* event)
{
    // With the focus here our keys are ours, whatever shortcuts the window gave to them.
    if (event->type() == QEvent::ShortcutOverride && actionFor(static_cast<QKeyEvent*>(event)))
        event->accept();
    return QAbstractScrollArea::event(event);
}

void TextView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
        fontChanged();
        break;
    case QEvent::PaletteChange:
    case QEvent::StyleChange:
        highlighter_->setDark(isDark(palette()));
        updateStrip();
        invalidateRows();
        break;
    case QEvent::LanguageChange:
        retranslate();
        viewport()->update();
        break;
    default:
        break;
    }
}

void TextView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    placeStrip();
    updateScrollBars();
}

void TextView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == autoScrollTimer_.timerId())
        return autoScroll();
    if (event->timerId() == cursorTimer_.timerId()) {
        cursorShown_ = !cursorShown_;
        viewport()->update();
        return;
    }
    QAbstractScrollArea::timerEvent(event);
}

void TextView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    cursorShown_ = true;
    if (const int flash = QApplication::cursorFlashTime(); flash > 0)
        cursorTimer_.start(flash / 2, this);
    viewport()->update();
}

void TextView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    cursorTimer_.stop();
    viewport()->update();
}

} // namespace triage::view
