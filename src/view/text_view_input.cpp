// SPDX-License-Identifier: Apache-2.0
// Keys, mouse, clipboard, events.
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

namespace triage::view {
namespace {

constexpr int wheelRows = 3;
constexpr int wheelColumns = 8;
constexpr int notch = 120; // of QWheelEvent::angleDelta

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
