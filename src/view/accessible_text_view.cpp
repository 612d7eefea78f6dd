// SPDX-License-Identifier: Apache-2.0
#include "view/accessible_text_view.h"

#include "view/fold/folds.h"
#include "view/text_view.h"

#include <QFileInfo>

#include <algorithm>
#include <tuple>
#include <utility>

namespace triage::view {
namespace {

QAccessibleInterface* make(const QString&, QObject* object)
{
    auto* view = qobject_cast<TextView*>(object);
    return view ? new AccessibleTextView(view) : nullptr;
}

} // namespace

AccessibleTextView::AccessibleTextView(TextView* view) : QAccessibleWidget(view, QAccessible::EditableText) {}

void AccessibleTextView::install()
{
    QAccessible::removeFactory(make); // once is enough, however many views there are
    QAccessible::installFactory(make);
}

TextView* AccessibleTextView::view() const
{
    return static_cast<TextView*>(object());
}

void* AccessibleTextView::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QString AccessibleTextView::text(QAccessible::Text kind) const
{
    const auto& document = view()->document();
    if (kind == QAccessible::Name && document && !document->name().isEmpty())
        return QFileInfo(document->name()).fileName();
    if (kind == QAccessible::Value)
        return view()->spokenText();
    if (kind == QAccessible::Description)
        return view()->spokenPlace();
    return QAccessibleWidget::text(kind);
}

QAccessible::State AccessibleTextView::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.readOnly = true;
    state.selectableText = true;
    state.multiLine = true;
    state.busy = view()->document() && view()->document()->state() == Document::State::Indexing;
    const LineNumber line = view()->currentLine();
    const bool folded = view()->folds().hiddenBehind(line) > 0;
    state.expandable = folded || view()->folds().canFold(line);
    state.collapsed = folded;
    state.expanded = state.expandable && !folded;
    return state;
}

int AccessibleTextView::selectionCount() const
{
    return view()->hasSelection() ? 1 : 0;
}

void AccessibleTextView::selection(int index, int* start, int* end) const
{
    std::tie(*start, *end) = index == 0 ? view()->selectedUnits() : std::pair(0, 0);
}

void AccessibleTextView::addSelection(int start, int end)
{
    setSelection(0, start, end); // there is one at most
}

void AccessibleTextView::removeSelection(int index)
{
    if (index == 0)
        view()->clearSelection();
}

void AccessibleTextView::setSelection(int index, int start, int end)
{
    if (index == 0)
        view()->setCursor(view()->placeInLine(start), view()->placeInLine(end));
}

int AccessibleTextView::cursorPosition() const
{
    return view()->unitInLine(view()->position());
}

void AccessibleTextView::setCursorPosition(int position)
{
    const ByteOffset place = view()->placeInLine(position);
    view()->setCursor(place, place);
}

QString AccessibleTextView::text(int start, int end) const
{
    const QString all = view()->spokenText();
    start = std::clamp(start, 0, static_cast<int>(all.size()));
    return all.mid(start, std::max(0, end - start));
}

/// A reader's line is a row: wrapped, a line has several.
QString AccessibleTextView::row(int offset, int* start, int* end) const
{
    const bool there = offset >= 0 && offset <= characterCount();
    std::tie(*start, *end) = there ? view()->rowUnits(offset) : std::pair(-1, -1);
    return there ? text(*start, *end) : QString();
}

QString AccessibleTextView::textBeforeOffset(int offset, QAccessible::TextBoundaryType boundary, int* start,
                                             int* end) const
{
    if (boundary != QAccessible::LineBoundary)
        return QAccessibleTextInterface::textBeforeOffset(offset, boundary, start, end);
    row(offset, start, end);
    return row(*start - 1, start, end);
}

QString AccessibleTextView::textAfterOffset(int offset, QAccessible::TextBoundaryType boundary, int* start,
                                            int* end) const
{
    if (boundary != QAccessible::LineBoundary)
        return QAccessibleTextInterface::textAfterOffset(offset, boundary, start, end);
    row(offset, start, end);
    return row(*end < characterCount() ? *end : -1, start, end);
}

QString AccessibleTextView::textAtOffset(int offset, QAccessible::TextBoundaryType boundary, int* start,
                                         int* end) const
{
    if (boundary != QAccessible::LineBoundary)
        return QAccessibleTextInterface::textAtOffset(offset, boundary, start, end);
    return row(offset, start, end);
}

int AccessibleTextView::characterCount() const
{
    return static_cast<int>(view()->spokenText().size());
}

QRect AccessibleTextView::characterRect(int offset) const
{
    return view()->placeRect(view()->placeInLine(offset));
}

int AccessibleTextView::offsetAtPoint(const QPoint& point) const
{
    return view()->unitAtGlobal(point);
}

void AccessibleTextView::scrollToSubstring(int start, int end)
{
    view()->bringIntoView(view()->placeInLine(std::max(start, end - 1)));
    view()->bringIntoView(view()->placeInLine(start));
}

QString AccessibleTextView::attributes(int, int* start, int* end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

} // namespace triage::view
