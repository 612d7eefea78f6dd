// SPDX-License-Identifier: Apache-2.0
#include "view/accessible_text_view.h"

#include "view/text_view.h"

#include <QFileInfo>

#include <algorithm>

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
        return view()->lineText(view()->currentLine());
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
    return state;
}

int AccessibleTextView::selectionCount() const
{
    return view()->hasSelection() ? 1 : 0;
}

void AccessibleTextView::selection(int index, int* start, int* end) const
{
    const bool there = index == 0 && view()->hasSelection();
    *start = there ? view()->unitInLine(view()->selectionBegin()) : 0;
    *end = there ? view()->unitInLine(view()->selectionEnd()) : 0;
}

void AccessibleTextView::addSelection(int start, int end)
{
    setSelection(0, start, end);
}

void AccessibleTextView::removeSelection(int)
{
    view()->clearSelection();
}

void AccessibleTextView::setSelection(int, int start, int end)
{
    view()->select(view()->placeInLine(start), view()->placeInLine(end));
}

int AccessibleTextView::cursorPosition() const
{
    return view()->unitInLine(view()->position());
}

void AccessibleTextView::setCursorPosition(int position)
{
    view()->goToByte(view()->placeInLine(position));
}

QString AccessibleTextView::text(int start, int end) const
{
    return view()->lineText(view()->currentLine()).mid(start, std::max(0, end - start));
}

int AccessibleTextView::characterCount() const
{
    return static_cast<int>(view()->lineText(view()->currentLine()).size());
}

QRect AccessibleTextView::characterRect(int offset) const
{
    return view()->placeRect(view()->placeInLine(offset));
}

int AccessibleTextView::offsetAtPoint(const QPoint& point) const
{
    return view()->unitAtGlobal(point);
}

void AccessibleTextView::scrollToSubstring(int start, int)
{
    setCursorPosition(start);
}

QString AccessibleTextView::attributes(int, int* start, int* end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

} // namespace triage::view
