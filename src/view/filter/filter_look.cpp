// SPDX-License-Identifier: Apache-2.0
#include "view/filter/filter_look.h"

#include "view/colour/blend.h"
#include "view/decoration.h"
#include "view/row_text.h"

namespace triage::view {
namespace {

constexpr qsizetype mostUnits = 16 * 1024; ///< units of a row that are looked at

} // namespace

FilterLook::FilterLook(std::shared_ptr<const text::LineList> lines, text::LineFilter filter,
                       std::shared_ptr<const LineLook> filtered)
    : lines_(std::move(lines)), filter_(std::move(filter)), filtered_(std::move(filtered))
{
}

LineNumber FilterLook::number(LineNumber line) const
{
    const auto found = lines_->at(line);
    if (!found)
        return LineNumber{0};
    return filtered_ ? filtered_->number(found->number) : found->number;
}

LineNumber FilterLook::line(LineNumber number) const
{
    return lines_->shownAt(filtered_ ? filtered_->line(number) : number);
}

LineNumber FilterLook::highest() const
{
    return filtered_ ? filtered_->highest() : number(LineNumber{lines_->lines()});
}

QColor FilterLook::fill(LineNumber line, const QPalette& palette) const
{
    const auto found = lines_->at(line);
    const QColor base = palette.color(QPalette::Base);
    if (found && found->number == current_)
        return blend(palette.color(QPalette::Highlight), base, 0.22);
    if (found && !found->match)
        return blend(palette.color(QPalette::Text), base, 0.05); // a neighbour
    return {};
}

std::vector<LineLook::Range> FilterLook::ranges(const Part& part, const QPalette& palette) const
{
    std::vector<Range> out;
    const auto found = lines_->at(part.line);
    if (!found || !found->match)
        return out;
    const QByteArray utf8 = part.text.text.left(mostUnits).toUtf8();
    const QColor fill = hitFill(palette, false);
    int unit = 0;
    std::size_t byte = 0;
    const auto unitAt = [&](std::size_t place) { // sorted places: one walk
        unit += static_cast<int>(
            QString::fromUtf8(utf8.constData() + byte, static_cast<qsizetype>(place - byte)).size());
        byte = place;
        return unit;
    };
    for (const text::Match& match :
         filter_.highlights({utf8.constData(), static_cast<std::size_t>(utf8.size())})) {
        if (match.begin < byte)
            continue; // overlaps the one before
        const int begin = unitAt(match.begin);
        out.push_back({begin, unitAt(match.begin + match.size), fill});
    }
    return out;
}

} // namespace triage::view
