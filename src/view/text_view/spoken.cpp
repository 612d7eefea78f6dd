// SPDX-License-Identifier: Apache-2.0
// What a screen reader is told.
#include "view/fold/folds.h"
#include "view/rows.h"
#include "view/select/block.h"
#include "view/text_view.h"

#include <QAccessible>
#include <QLocale>

#include <algorithm>

namespace triage::view {
namespace {

constexpr std::int64_t mostSpoken = 64 * 1024; ///< bytes of a line; even
constexpr std::size_t longestCharacter = 64;   ///< bytes until one is in step with GB18030 again

} // namespace

/// Of the current line what is told of it: of a long one the stretch in which the cursor stands.
const SpokenLine& TextView::spoken() const
{
    const auto span = spanOf(currentLine());
    if (!span) {
        spoken_ = {};
        return spoken_;
    }
    const std::int64_t at = std::clamp(cursor_, span->begin, span->end).value - span->begin.value;
    const std::int64_t from = span->begin.value + at / mostSpoken * mostSpoken;
    const text::LineSpan stretch{span->number, ByteOffset{from},
                                 ByteOffset{std::min(span->end.value, from + mostSpoken)}};
    const text::Encoding encoding = document_->encoding();
    if (spoken_.stretch == stretch && spoken_.encoding == encoding && spoken_.options == rowText_)
        return spoken_;
    const auto size = static_cast<std::size_t>(stretch.size());
    std::string raw(std::min(size + longestCharacter, static_cast<std::size_t>(span->end.value - from)),
                    '\0');
    raw.resize(document_->source().read(stretch.begin, raw).value_or(0));
    // From one whole character to another.
    const std::size_t skip = from == 0                   ? text::bomLength(raw)
                             : from == span->begin.value ? 0
                                                         : characterStart(raw, 0, encoding);
    const std::size_t end = size >= raw.size() ? raw.size() : characterStart(raw, size, encoding);
    const std::string_view whole = std::string_view(raw).substr(0, end);
    spoken_ = {stretch, ByteOffset{from + static_cast<std::int64_t>(skip)}, encoding, rowText_,
               makeRowText(whole.substr(std::min(skip, end)), encoding, rowText_)};
    if (raw.size() < size)
        spoken_.stretch = {}; // not all was there: look again
    return spoken_;
}

QString TextView::spokenText() const
{
    return spoken().text.text;
}

int TextView::unitInLine(ByteOffset place) const
{
    const SpokenLine& told = spoken();
    return told.text.unitAt(std::max<std::int64_t>(0, place.value - told.begin.value));
}

ByteOffset TextView::placeInLine(int unit) const
{
    const SpokenLine& told = spoken();
    const auto at = static_cast<std::size_t>(std::clamp(unit, 0, static_cast<int>(told.text.text.size())));
    return told.text.bytes.empty() ? told.begin : ByteOffset{told.begin.value + told.text.bytes[at]};
}

/// The row at the place and where it stands, if it is seen.
std::pair<const Row*, int> TextView::rowWith(ByteOffset place) const
{
    int y = 0;
    for (const Row& row : rows()) {
        if (place >= row.begin && (place < row.end || (row.last && place <= row.line.end)))
            return {&row, y};
        y += lineHeight();
    }
    return {nullptr, 0};
}

QRect TextView::placeRect(ByteOffset place) const
{
    const auto [row, y] = rowWith(place);
    if (!row)
        return {};
    const double x = row->xOf(place, columnWidth());
    const auto unit = static_cast<std::size_t>(row->text.unitAt(place.value - row->begin.value)) + 1;
    const double right =
        row->layout && unit < row->text.bytes.size() ? row->layout->xAt(static_cast<int>(unit)) : 0;
    const double width =
        std::max(columnWidth(), right + static_cast<double>(row->column) * columnWidth() - x);
    return {viewport()->mapToGlobal(QPoint(static_cast<int>(textLeft() + x), y)),
            QSize(static_cast<int>(width), lineHeight())};
}

int TextView::unitAtGlobal(QPoint point) const
{
    const QPoint inside = viewport()->mapFromGlobal(point);
    const auto rowsHeight = static_cast<int>(rows().size()) * lineHeight();
    if (!document_ || !viewport()->rect().contains(inside) || inside.y() >= rowsHeight)
        return -1;
    const Row* row = rowAt(inside.y());
    return row->line.number == currentLine() && !row->unread ? unitInLine(placeAt(inside)) : -1;
}

std::pair<int, int> TextView::rowUnits(int unit) const
{
    const Row* row = rowWith(placeInLine(unit)).first;
    if (!row || !softWrap_)
        return {0, static_cast<int>(spokenText().size())};
    return {unitInLine(row->begin), unitInLine(row->end)};
}

std::pair<int, int> TextView::selectedUnits() const
{
    if (!hasSelection())
        return {0, 0};
    const auto span = block_ ? spanOf(currentLine()) : std::nullopt;
    if (!span)
        return {unitInLine(selectionBegin()), unitInLine(selectionEnd())};
    const auto [begin, end] =
        bytesBetween(promptBytesOf(*document_), *span, block_->from(), block_->to(), columnRule());
    return {unitInLine(begin), unitInLine(end)};
}

void TextView::setCursor(ByteOffset anchor, ByteOffset cursor)
{
    if (document_)
        jumpTo(anchor, cursor, std::nullopt);
}

void TextView::bringIntoView(ByteOffset place)
{
    if (!document_)
        return;
    const LineNumber line = lineOf(place);
    if (!rowWith(place).first)
        setTop(line, softWrap_ ? rows_->partOf(line, place, request()) : 0);
    const Row* row = softWrap_ ? nullptr : rowWith(place).first;
    if (row && row->layout)
        scrollSideways(row->xOf(place, columnWidth()));
}

/// Which line it is: its number in the file where it stands for one.
QString TextView::spokenNumber(LineNumber line) const
{
    const auto said = [this](std::int64_t number) {
        return locale().toString(static_cast<qlonglong>(number));
    };
    const QString place = said(line.value);
    const QString all = said(document_->lineCount());
    if (!look_)
        return tr("Line %1 of %2").arg(place, all);
    const std::int64_t number = numberOf(line).value;
    return number > 0 ? tr("Line %1, %2 of %3 shown").arg(said(number), place, all)
                      : tr("No line on this side, %1 of %2").arg(place, all);
}

QString TextView::spokenPlace() const
{
    if (!document_)
        return {};
    const LineNumber line = currentLine();
    QStringList parts = {spokenNumber(line)};
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

/// After the cursor moved: within a line its place, on another line that line, as soon as it is read.
void TextView::announce()
{
    if (!QAccessible::isActive())
        return;
    const LineNumber line = currentLine();
    const bool isRead = document_ && unreadText(line).isEmpty();
    QAccessibleTextCursorEvent moved(this, unitInLine(cursor_));
    if (line != announced_) {
        announced_ = isRead ? line : LineNumber{0};
        QAccessibleValueChangeEvent changed(this, spokenText());
        QAccessible::updateAccessibility(&changed);
    }
    QAccessible::updateAccessibility(&moved);
}

void TextView::announceSelection()
{
    if (!QAccessible::isActive())
        return;
    const auto [begin, end] = selectedUnits();
    QAccessibleTextSelectionEvent selected(this, begin, end);
    selected.setCursorPosition(unitInLine(cursor_));
    QAccessible::updateAccessibility(&selected);
}

} // namespace triage::view
