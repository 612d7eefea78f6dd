// SPDX-License-Identifier: Apache-2.0
#include "view/diff/diff_look.h"

#include "text/diff/inline_diff.h"
#include "view/decoration.h"
#include "view/row_text.h"

#include <algorithm>

namespace triage::view {
namespace {

using RowKind = text::Aligned::Kind;

constexpr std::size_t between = 64; ///< lines between two kept starts

struct KindColours
{
    QRgb light, lightFill, lightStrong;
    QRgb dark, darkFill, darkStrong;
};

/// Only left, only right, changed. Hue is not the only sign: the other side is empty, or the words differ.
constexpr KindColours onlyLeft = {0xb3261e, 0xfdecea, 0xf6c1bb, 0xff8f87, 0x3d2426, 0x6e3436};
constexpr KindColours onlyRight = {0x1b7f3b, 0xe6f5ea, 0xb5e2c1, 0x7fd49a, 0x1f3527, 0x2f5f3e};
constexpr KindColours changed = {0x1f6feb, 0xeaf2ff, 0xbcd7ff, 0x8ab4f8, 0x222f45, 0x365684};

const KindColours& coloursOf(RowKind kind)
{
    return kind == RowKind::OnlyLeft ? onlyLeft : kind == RowKind::OnlyRight ? onlyRight : changed;
}

std::vector<std::int64_t> startsOf(const std::string& text)
{
    std::vector<std::int64_t> starts;
    std::size_t line = 0;
    for (std::size_t at = 0; at < text.size(); ++line) {
        if (line % between == 0)
            starts.push_back(static_cast<std::int64_t>(at));
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    }
    return starts;
}

} // namespace

DiffLook::DiffLook(std::shared_ptr<const text::Aligned> aligned, Side side)
    : aligned_(std::move(aligned)), side_(side), leftStarts_(startsOf(aligned_->left)),
      rightStarts_(startsOf(aligned_->right))
{
    for (auto row = aligned_->rows.rbegin(); row != aligned_->rows.rend() && highest_.value == 0; ++row)
        highest_ = LineNumber{side_ == Side::Left ? row->left : row->right};
}

const text::Aligned::Row* DiffLook::row(LineNumber line) const
{
    if (line.value < 1 || line.value > std::ssize(aligned_->rows))
        return nullptr;
    return &aligned_->rows[static_cast<std::size_t>(line.value - 1)];
}

LineNumber DiffLook::number(LineNumber line) const
{
    const auto* row = this->row(line);
    return LineNumber{row == nullptr ? 0 : side_ == Side::Left ? row->left : row->right};
}

/// Numbers ascend with the rows but for those that hold a place: what stands before those counts there.
LineNumber DiffLook::line(LineNumber number) const
{
    const auto& rows = aligned_->rows;
    const auto numberIn = [this](const text::Aligned::Row& row) {
        return side_ == Side::Left ? row.left : row.right;
    };
    std::int64_t low = 0;
    for (std::int64_t high = std::ssize(rows); low < high;) {
        std::int64_t middle = low + (high - low) / 2;
        std::int64_t at = middle;
        while (at < high && numberIn(rows[static_cast<std::size_t>(at)]) == 0)
            ++at;
        if (at == high || numberIn(rows[static_cast<std::size_t>(at)]) >= number.value)
            high = middle;
        else
            low = at + 1;
    }
    while (low < std::ssize(rows) && numberIn(rows[static_cast<std::size_t>(low)]) == 0)
        ++low;
    return LineNumber{std::min(low, std::ssize(rows) - 1) + 1};
}

LineNumber DiffLook::highest() const
{
    return highest_;
}

QColor DiffLook::fill(LineNumber line, const QPalette& palette) const
{
    const auto* row = this->row(line);
    if (row == nullptr || row->kind == RowKind::Same)
        return {};
    const bool dark = isDark(palette);
    if ((side_ == Side::Left ? row->left : row->right) == 0) // holds the place
        return QColor(dark ? 0x2b2b2b : 0xf0f0f0);
    const KindColours& colours = coloursOf(row->kind);
    return QColor(dark ? colours.darkFill : colours.lightFill);
}

std::string_view DiffLook::lineOf(const std::string& text, const std::vector<std::int64_t>& starts,
                                  LineNumber line) const
{
    const auto index = static_cast<std::size_t>(line.value - 1);
    if (index / between >= starts.size())
        return {};
    auto at = static_cast<std::size_t>(starts[index / between]);
    for (std::size_t skip = index % between; skip > 0; --skip)
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    return std::string_view(text).substr(at, std::min(text.find('\n', at), text.size()) - at);
}

std::vector<LineLook::Range> DiffLook::ranges(const Part& part, const QPalette& palette) const
{
    const auto* row = this->row(part.line);
    std::vector<Range> out;
    if (row == nullptr || row->kind != RowKind::Changed)
        return out;
    const text::InlineDiff diff = text::diffWithin(lineOf(aligned_->left, leftStarts_, part.line),
                                                   lineOf(aligned_->right, rightStarts_, part.line));
    if (!diff.related)
        return out;
    const QColor strong(isDark(palette) ? changed.darkStrong : changed.lightStrong);
    for (const text::Match& match : side_ == Side::Left ? diff.left : diff.right) {
        const std::int64_t begin = static_cast<std::int64_t>(match.begin) - part.offset;
        const std::int64_t end = begin + static_cast<std::int64_t>(match.size);
        if (end <= 0)
            continue;
        out.push_back({part.text.unitAt(std::max<std::int64_t>(0, begin)), part.text.unitAt(end), strong});
    }
    return out;
}

std::int64_t DiffLook::firstChange(LineNumber line) const
{
    const auto* row = this->row(line);
    if (row == nullptr || row->kind != RowKind::Changed)
        return 0;
    const std::string_view left = lineOf(aligned_->left, leftStarts_, line);
    const std::string_view right = lineOf(aligned_->right, rightStarts_, line);
    if (!text::diffWithin(left, right).related)
        return 0;
    const auto differs = std::mismatch(left.begin(), left.end(), right.begin(), right.end()).first;
    return differs - left.begin(); // up to there both are the same
}

QColor differenceColour(RowKind kind, const QPalette& palette)
{
    const KindColours& colours = coloursOf(kind);
    return QColor(isDark(palette) ? colours.dark : colours.light);
}

} // namespace triage::view
