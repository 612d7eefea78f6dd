// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

namespace triage::view {

class TextView;

/// Lets a screen reader read the view: its "text" is the current line, since no reader can take a whole
/// file, of a line longer than 64 KiB the stretch in which the cursor stands; moving the cursor to another
/// line announces that line.
class AccessibleTextView : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit AccessibleTextView(TextView* view);

    /// Makes the views of this program accessible. Called by the view itself.
    static void install();

    void* interface_cast(QAccessible::InterfaceType type) override;
    QString text(QAccessible::Text kind) const override;
    QAccessible::State state() const override;

    // QAccessibleTextInterface. Offsets are UTF-16 units of that text.
    void selection(int index, int* start, int* end) const override;
    int selectionCount() const override;
    void addSelection(int start, int end) override;
    void removeSelection(int index) override;
    void setSelection(int index, int start, int end) override;
    int cursorPosition() const override;
    void setCursorPosition(int position) override;
    QString text(int start, int end) const override;
    QString textBeforeOffset(int offset, QAccessible::TextBoundaryType boundary, int* start,
                             int* end) const override;
    QString textAfterOffset(int offset, QAccessible::TextBoundaryType boundary, int* start,
                            int* end) const override;
    QString textAtOffset(int offset, QAccessible::TextBoundaryType boundary, int* start,
                         int* end) const override;
    int characterCount() const override;
    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint& point) const override;
    void scrollToSubstring(int start, int end) override;
    QString attributes(int offset, int* start, int* end) const override;

private:
    [[nodiscard]] TextView* view() const;
    QString row(int offset, int* start, int* end) const;
};

} // namespace triage::view
