// SPDX-License-Identifier: Apache-2.0
// Keys, mouse, clipboard, events.
#include "view/highlighter.h"
#include "view/metrics.h"
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
    if (document_ && (blockKey(event) || navigate(event)))
        return event->accept();
    QAbstractScrollArea::keyPressEvent(event);
}

/// The sign of a block opens or folds it. True when the press is spent.
bool TextView::pressInGutter(QPoint point)
{
    const Row* row = rowAt(point.y());
    const int y = point.y() / lineHeight() * lineHeight();
    const int right = gutterWidth() - levelBar;
    const bool onSign = point.x() >= right - foldWidth && point.x() < gutterWidth();
    if (!row || !((onSign && row->foldable) || foldSign(*row, y).contains(point)))
        return false;
    toggleFold(row->line.number);
    return true;
}

void TextView::mousePressEvent(QMouseEvent* event)
{
    if (!document_ || event->button() != Qt::LeftButton)
        return;
    const QPoint point = event->position().toPoint();
    if (pressInGutter(point))
        return;
    if (const Row* row = rowAt(point.y()); row && row->unread)
        return; // nothing is there yet
    const ByteOffset place = placeAt(point);
    if ((event->modifiers() & Qt::ControlModifier) && link_ &&
        follow(place, event->globalPosition().toPoint()))
        return;
    draggingBlock_ = (event->modifiers() & Qt::AltModifier) && point.x() >= gutterWidth();
    if (draggingBlock_) {
        const Block begun{lineOf(place), columnAt(point), lineOf(place), columnAt(point)};
        const bool goesOn = (event->modifiers() & Qt::ShiftModifier) && block_;
        return setBlock(goesOn ? Block{block_->anchorLine, block_->anchorColumn, begun.line, begun.column}
                               : begun);
    }
    // A third press soon after a double click takes the line.
    const bool triple = selectBy_ == SelectBy::Word && doubleClick_.isValid() &&
                        doubleClick_.elapsed() < QApplication::doubleClickInterval();
    selectBy_ = triple || point.x() < gutterWidth() ? SelectBy::Line : SelectBy::Character;
    doubleClick_.invalidate();
    selectionUnit_ = event->modifiers() & Qt::ShiftModifier ? std::pair(anchor_, anchor_) : unitAt(place);
    extendSelection(place);
}

void TextView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!document_ || event->button() != Qt::LeftButton || pressInGutter(event->position().toPoint()))
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
    if (!(event->buttons() & Qt::LeftButton))
        hover(lastMouse_);
    const bool followable = link_ && (event->modifiers() & Qt::ControlModifier);
    viewport()->setCursor(lastMouse_.x() < gutterWidth() ? Qt::ArrowCursor
                          : followable                   ? Qt::PointingHandCursor
                                                         : Qt::IBeamCursor);
    if (!document_ || !(event->buttons() & Qt::LeftButton))
        return;
    const bool outside =
        lastMouse_.y() < 0 || lastMouse_.y() >= viewport()->height() || lastMouse_.x() >= viewport()->width();
    if (outside && !autoScrollTimer_.isActive())
        autoScrollTimer_.start(40, this);
    if (!outside)
        autoScrollTimer_.stop();
    dragTo(lastMouse_);
}

void TextView::dragTo(QPoint point)
{
    if (!draggingBlock_ || !block_)
        return extendSelection(placeAt(point));
    setBlock({block_->anchorLine, block_->anchorColumn, lineOf(placeAt(point)), columnAt(point)});
}

void TextView::mouseReleaseEvent(QMouseEvent*)
{
    autoScrollTimer_.stop();
    draggingBlock_ = false;
    if (hasSelection() && QApplication::clipboard()->supportsSelection() &&
        selectionEnd().value - selectionBegin().value < (1 << 20))
        putOnClipboard(QClipboard::Selection);
}

/// Dragged over an edge: goes on scrolling, the faster the further out.
void TextView::autoScroll()
{
    const int over = lastMouse_.y() < 0 ? lastMouse_.y() : std::max(0, lastMouse_.y() - viewport()->height());
    if (over != 0)
        scrollRows(over / lineHeight() + (over < 0 ? -1 : 1));
    if (lastMouse_.x() >= viewport()->width())
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + 4);
    dragTo({lastMouse_.x(), std::clamp(lastMouse_.y(), 0, viewport()->height() - 1)});
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
        scrollAway(-(wheelRest_ / notch));
        wheelRest_ %= notch;
    }
    event->accept();
}

void TextView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const ByteOffset place =
        byMouse && document_ ? placeForMenu(viewport()->mapFromGlobal(event->globalPos())) : cursor_;
    QMenu menu(this);
    fillMenu(menu, place, byMouse ? event->globalPos() : placeRect(cursor_).bottomLeft());
    action(Command::Copy)->setEnabled(hasSelection());
    emit contextMenuAboutToShow(&menu, lineOf(place));
    menu.exec(byMouse ? event->globalPos() : placeRect(cursor_).bottomLeft());
    action(Command::Copy)->setEnabled(true);
}

void TextView::fillMenu(QMenu& menu, ByteOffset place, QPoint at)
{
    if (const auto reference = referenceAt(place)) {
        auto* open = menu.addAction(tr("Open %1, line %2")
                                        .arg(reference->path.section(QLatin1Char('/'), -1))
                                        .arg(reference->line.value));
        connect(open, &QAction::triggered, this, [this, place, at] { follow(place, at); });
        menu.addSeparator();
    }
    const auto add = [this, &menu](std::initializer_list<Command> commands) {
        for (const Command command : commands)
            menu.addAction(action(command));
        menu.addSeparator();
    };
    add({Command::Copy, Command::CopyAsEvidence, Command::Quote, Command::SelectAll});
    add({Command::ToggleMark, Command::Find, Command::GoToLine});
    add({Command::ToggleFold, Command::FoldAll, Command::SoftWrap, Command::Follow});
}

QString TextView::lineText(LineNumber line) const
{
    const auto span = spanOf(line);
    if (!span)
        return {};
    std::string raw(static_cast<std::size_t>(std::min<std::int64_t>(span->size(), 64 * 1024)), '\0');
    raw.resize(document_->source().read(span->begin, raw).value_or(0));
    const std::size_t bom = span->begin.value == 0 ? text::bomLength(raw) : 0;
    return makeRowText(std::string_view(raw).substr(bom), document_->encoding(), rowText_).text;
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
    placeTail();
    updateScrollBars();
    if (document_ && heldContext_ >= 0) {
        scrollToCursor(heldContext_ > 0);
        keepInView();
    }
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
