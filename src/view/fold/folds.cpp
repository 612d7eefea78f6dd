// SPDX-License-Identifier: Apache-2.0
#include "view/fold/folds.h"

#include "view/document.h"
#include "view/fold/line_cursor.h"

#include <algorithm>

namespace triage::view {
namespace {

constexpr std::size_t mostRemembered = 8192;
constexpr int blankLines = 16; ///< so many may stand between a line and the first of its block

} // namespace

void Folds::setDocument(const Document* document)
{
    document_ = document;
    all_ = false;
    ranges_.clear();
    documentGrew();
}

void Folds::documentGrew()
{
    foldable_.clear();
    nextOfAll_.clear();
}

void Folds::setAllFolded(bool on)
{
    all_ = on;
    ranges_.clear();
    nextOfAll_.clear();
}

bool Folds::canFold(LineNumber line) const
{
    if (!document_ || line.value >= document_->lineCount())
        return false;
    if (const auto known = foldable_.find(line.value); known != foldable_.end())
        return known->second;
    if (foldable_.size() > mostRemembered)
        foldable_.clear();
    LineCursor at(*document_, line);
    const LineShape head = at.shape();
    bool deeper = false;
    for (int i = 0; i < blankLines && !head.blank; ++i) {
        at.next();
        if (!at.valid())
            break;
        const LineShape shape = at.shape();
        deeper = !shape.blank && shape.indent > head.indent;
        if (!shape.blank)
            break;
    }
    if (at.incomplete())
        return false;
    foldable_.emplace(line.value, deeper);
    return deeper;
}

Folds::Range Folds::rangeAround(std::int64_t line) const
{
    auto at = ranges_.upper_bound(line);
    if (at == ranges_.begin())
        return ranges_.end();
    --at;
    return line <= at->second ? at : ranges_.end();
}

/// The last line of the block behind `line`; `line` itself when there is none.
std::optional<LineNumber> Folds::blockEnd(LineNumber line) const
{
    LineCursor at(*document_, line);
    const int indent = at.shape().indent;
    const std::int64_t limit = at.offset() + longestBlock;
    LineNumber last = line;
    for (at.next(); at.valid() && at.offset() < limit && !at.incomplete(); at.next()) {
        const LineShape shape = at.shape();
        if (!shape.blank && shape.indent <= indent)
            break;
        if (!shape.blank)
            last = at.line();
    }
    return at.incomplete() ? std::nullopt : std::optional(last);
}

/// The nearest line above that is indented less.
std::optional<LineNumber> Folds::blockAround(LineNumber line) const
{
    LineCursor own(*document_, line);
    const LineShape shape = own.shape();
    const int indent = shape.blank ? 1 : shape.indent;
    std::int64_t end = line.value; // not included
    std::int64_t stretch = own.offset() / piece * piece;
    for (std::int64_t done = 0; done < longestBlock && end > 1; done += piece, stretch -= piece) {
        const LineNumber from = firstOfPiece(std::max<std::int64_t>(0, stretch));
        std::optional<LineNumber> found;
        LineCursor at(*document_, from);
        for (; at.line().value < end && !at.incomplete(); at.next()) {
            const LineShape above = at.shape();
            if (!above.blank && above.indent < indent)
                found = at.line();
        }
        if (at.incomplete() || own.incomplete())
            return std::nullopt;
        if (found)
            return found;
        end = std::min(end, from.value);
    }
    return std::nullopt;
}

/// The first line that starts at or behind `offset`.
LineNumber Folds::firstOfPiece(std::int64_t offset) const
{
    const auto at = text::lineAtOffset(document_->source(), *document_->index(), ByteOffset{offset});
    const LineNumber line = at.value_or(LineNumber{1});
    const auto start = text::offsetOfLine(document_->source(), *document_->index(), line);
    return start.value_or(ByteOffset{offset}).value < offset ? LineNumber{line.value + 1} : line;
}

std::optional<LineNumber> Folds::toggle(LineNumber line)
{
    if (!document_)
        return std::nullopt;
    if (const std::int64_t hidden = hiddenBehind(line); hidden > 0) {
        reveal(LineNumber{line.value + 1});
        return line;
    }
    const auto head = canFold(line) ? std::optional(line) : blockAround(line);
    if (!head)
        return std::nullopt;
    if (all_) {
        const Range open = rangeAround(head->value + 1);
        if (open == ranges_.end())
            return std::nullopt;
        const LineNumber first{open->first - 1};
        ranges_.erase(open);
        nextOfAll_.clear();
        return first;
    }
    const auto last = blockEnd(*head);
    if (!last || *last == *head)
        return std::nullopt;
    // Blocks within it are forgotten, so that ranges never overlap.
    ranges_.erase(ranges_.lower_bound(head->value + 1), ranges_.upper_bound(last->value));
    ranges_.emplace(head->value + 1, last->value);
    return head;
}

bool Folds::reveal(LineNumber line)
{
    if (!document_ || shown(line) == line)
        return false;
    if (all_) {
        const LineNumber head = shown(line);
        ranges_[head.value + 1] = head.value + hiddenBehind(head);
        nextOfAll_.clear();
        return true;
    }
    ranges_.erase(rangeAround(line.value));
    return true;
}

std::int64_t Folds::hiddenBehind(LineNumber line) const
{
    if (!active() || !document_)
        return 0;
    const auto after = next(line);
    return (after ? after->value : document_->lineCount() + 1) - line.value - 1;
}

LineNumber Folds::shown(LineNumber line) const
{
    if (!active() || !document_)
        return line;
    if (!all_) {
        const Range hidden = rangeAround(line.value);
        return hidden == ranges_.end() ? line : LineNumber{hidden->first - 1};
    }
    if (rangeAround(line.value) != ranges_.end())
        return line;
    const auto start = text::offsetOfLine(document_->source(), *document_->index(), line);
    std::int64_t at = firstOfPiece(start.value_or(ByteOffset{0}).value / piece * piece).value;
    for (std::int64_t after = at; after <= line.value; after = nextOfAll(after))
        at = after;
    return LineNumber{std::min(at, line.value)};
}

std::int64_t Folds::nextOfAll(std::int64_t line) const
{
    if (const auto known = nextOfAll_.find(line); known != nextOfAll_.end())
        return known->second;
    if (nextOfAll_.size() > mostRemembered)
        nextOfAll_.clear();
    LineCursor at(*document_, LineNumber{line});
    const std::int64_t stretch = at.offset() / piece;
    for (at.next(); at.valid() && at.offset() / piece == stretch; at.next()) {
        const LineShape shape = at.shape();
        if ((!shape.blank && shape.indent == 0) || rangeAround(at.line().value) != ranges_.end())
            break;
        if (at.incomplete())
            break;
    }
    if (at.incomplete())
        return line + 1;
    nextOfAll_.emplace(line, at.line().value);
    return at.line().value;
}

std::optional<LineNumber> Folds::next(LineNumber line) const
{
    if (!document_)
        return std::nullopt;
    std::int64_t at = line.value + 1;
    if (all_)
        at = nextOfAll(line.value);
    else if (const Range hidden = rangeAround(at); hidden != ranges_.end())
        at = hidden->second + 1;
    return at <= document_->lineCount() ? std::optional(LineNumber{at}) : std::nullopt;
}

std::optional<LineNumber> Folds::previous(LineNumber line) const
{
    if (!document_ || line.value <= 1)
        return std::nullopt;
    return shown(LineNumber{line.value - 1});
}

} // namespace triage::view
