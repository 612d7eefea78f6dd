// SPDX-License-Identifier: Apache-2.0
// What a screen reader is told.
#include "view/fold/folds.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <QAccessible>
#include <QLocale>

#include <algorithm>

namespace triage::view {
namespace {

constexpr std::int64_t mostSpoken = 64 * 1024; ///< bytes of a line

}

RowText TextView::currentText() const
{
    const auto span = spanOf(currentLine());
    if (!span)
        return makeRowText({}, text::Encoding::Utf8);
    std::string raw(static_cast<std::size_t>(std::min(span->size(), mostSpoken)), '\0');
    raw.resize(document_->source().read(span->begin, raw).value_or(0));
    return makeRowText(raw, document_->encoding(), rowText_);
}

int TextView::unitInLine(ByteOffset place) const
{
    const auto span = spanOf(currentLine());
    return span ? currentText().unitAt(std::clamp(place, span->begin, span->end).value - span->begin.value)
                : 0;
}

ByteOffset TextView::placeInLine(int unit) const
{
    const auto span = spanOf(currentLine());
    if (!span)
        return ByteOffset{0};
    const RowText text = currentText();
    const auto at = static_cast<std::size_t>(std::clamp(unit, 0, static_cast<int>(text.text.size())));
    return ByteOffset{span->begin.value + text.bytes[at]};
}

QRect TextView::placeRect(ByteOffset place) const
{
    int y = 0;
    for (const Row& row : rows()) {
        if (place >= row.begin && (place < row.end || (row.last && place <= row.line.end))) {
            const int x = static_cast<int>(textLeft() + row.xOf(place, columnWidth()));
            return {viewport()->mapToGlobal(QPoint(x, y)),
                    QSize(static_cast<int>(columnWidth()), lineHeight())};
        }
        y += lineHeight();
    }
    return {};
}

int TextView::unitAtGlobal(QPoint point) const
{
    const ByteOffset place = placeAt(viewport()->mapFromGlobal(point));
    return lineOf(place) == currentLine() ? unitInLine(place) : -1;
}

QString TextView::spokenPlace() const
{
    if (!document_)
        return {};
    const LineNumber line = currentLine();
    QStringList parts = {tr("Line %1 of %2")
                             .arg(locale().toString(static_cast<qlonglong>(line.value)),
                                  locale().toString(static_cast<qlonglong>(document_->lineCount())))};
    for (const LineDecoration& d : decorations_) {
        if (d.first <= line && line <= d.last && !d.note.isEmpty())
            parts << d.note;
    }
    if (const std::int64_t hidden = folds_->hiddenBehind(line); hidden > 0)
        parts << tr("%n line(s) folded", nullptr, static_cast<int>(std::min<std::int64_t>(hidden, 1 << 30)));
    if (const QString unread = unreadText(line); !unread.isEmpty())
        parts << unread;
    if (const QString state = stateText(); !state.isEmpty())
        parts << state;
    return parts.join(QStringLiteral(", "));
}

/// After the cursor moved: within a line its place, on another line that line.
void TextView::announce()
{
    if (!QAccessible::isActive())
        return;
    const LineNumber line = currentLine();
    QAccessibleTextCursorEvent moved(this, unitInLine(cursor_));
    if (line != announced_) {
        announced_ = line;
        QAccessibleValueChangeEvent changed(this, lineText(line));
        QAccessible::updateAccessibility(&changed);
    }
    QAccessible::updateAccessibility(&moved);
}

} // namespace triage::view
