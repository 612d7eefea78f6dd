// SPDX-License-Identifier: Apache-2.0
#include "text/filter/line_list.h"

#include <algorithm>

namespace triage::text {
namespace {

constexpr std::int64_t linesBetween = 128;
constexpr std::int64_t bytesBetween = 64 * 1024;

} // namespace

/// Seven bits a byte, the last one without the eighth.
void LineList::put(std::int64_t value)
{
    auto rest = static_cast<std::uint64_t>(value);
    for (; rest >= 0x80; rest >>= 7)
        bytes_.push_back(static_cast<unsigned char>(rest | 0x80));
    bytes_.push_back(static_cast<unsigned char>(rest));
}

std::int64_t LineList::get(std::size_t& at) const
{
    std::uint64_t value = 0;
    for (int shift = 0;; shift += 7) {
        const unsigned char byte = bytes_[at++];
        value |= std::uint64_t{byte & 0x7FU} << shift;
        if (byte < 0x80)
            return static_cast<std::int64_t>(value);
    }
}

/// The difference to the line before, whether it matches, and its size. Neighbours have no gap between them.
void LineList::store(const FoundLine& line)
{
    if (marks_.empty() || end_.shown - marks_.back().shown >= linesBetween ||
        end_.place - marks_.back().place >= bytesBetween)
        marks_.push_back(end_);
    beforeLast_ = end_;
    lastMatches_ = line.match;
    const std::int64_t step = line.number.value - end_.line;
    put(step * 2 + (line.match ? 1 : 0));
    if (step != 1)
        put(line.begin.value - end_.end);
    put(line.size);
    end_ = {end_.shown + 1, end_.place + line.size, line.number.value, line.begin.value + line.size,
            bytes_.size()};
}

FoundLine LineList::next(State& state) const
{
    const std::int64_t head = get(state.stored);
    const std::int64_t gap = head / 2 != 1 ? get(state.stored) : 0;
    const std::int64_t size = get(state.stored);
    const FoundLine line{LineNumber{state.line + head / 2}, ByteOffset{state.end + gap}, size, head % 2 != 0};
    state.shown += 1;
    state.place += size;
    state.line = line.number.value;
    state.end = line.begin.value + size;
    return line;
}

bool LineList::append(std::span<const FoundLine> lines)
{
    const std::scoped_lock lock(mutex_);
    for (const FoundLine& line : lines) {
        full_ = full_ || bytes_.size() + marks_.size() * sizeof(State) >= most_;
        matches_ += line.match ? 1 : 0;
        if (!full_)
            store(line);
    }
    return !full_;
}

void LineList::dropLast()
{
    const std::scoped_lock lock(mutex_);
    if (end_.shown == 0 || full_ || beforeLast_ == end_)
        return;
    if (!marks_.empty() && marks_.back() == beforeLast_)
        marks_.pop_back();
    end_ = beforeLast_;
    bytes_.resize(end_.stored);
    matches_ -= lastMatches_ ? 1 : 0;
}

std::int64_t LineList::lines() const
{
    const std::scoped_lock lock(mutex_);
    return end_.shown;
}

std::int64_t LineList::matches() const
{
    const std::scoped_lock lock(mutex_);
    return matches_;
}

bool LineList::full() const
{
    const std::scoped_lock lock(mutex_);
    return full_;
}

std::int64_t LineList::size() const
{
    const std::scoped_lock lock(mutex_);
    return end_.place;
}

std::size_t LineList::memory() const
{
    const std::scoped_lock lock(mutex_);
    return bytes_.capacity() + marks_.capacity() * sizeof(State);
}

std::optional<FoundLine> LineList::at(LineNumber shown) const
{
    const std::scoped_lock lock(mutex_);
    if (shown.value < 1 || shown.value > end_.shown)
        return std::nullopt;
    const auto behind =
        std::upper_bound(marks_.begin(), marks_.end(), shown.value - 1,
                         [](std::int64_t wanted, const State& mark) { return wanted < mark.shown; });
    State state = *(behind - 1);
    for (;;) {
        const FoundLine line = next(state);
        if (state.shown == shown.value)
            return line;
    }
}

LineNumber LineList::shownAt(LineNumber number) const
{
    const std::scoped_lock lock(mutex_);
    if (end_.shown == 0)
        return LineNumber{0};
    const auto behind =
        std::lower_bound(marks_.begin(), marks_.end(), number.value,
                         [](const State& mark, std::int64_t wanted) { return mark.line < wanted; });
    State state = behind == marks_.begin() ? State{} : *(behind - 1);
    while (state.shown < end_.shown && next(state).number < number) {
    }
    return LineNumber{state.shown};
}

LineList::State LineList::stateBefore(ByteOffset place) const
{
    const auto behind =
        std::upper_bound(marks_.begin(), marks_.end(), place.value,
                         [](std::int64_t wanted, const State& mark) { return wanted < mark.place; });
    return behind == marks_.begin() ? State{} : *(behind - 1);
}

std::vector<LineList::Piece> LineList::pieces(ByteOffset from, std::int64_t size) const
{
    const std::scoped_lock lock(mutex_);
    std::vector<Piece> out;
    const std::int64_t to = std::min(end_.place, from.value + size);
    State state = stateBefore(from);
    while (state.shown < end_.shown && state.place < to) {
        const std::int64_t place = state.place;
        const FoundLine line = next(state);
        const std::int64_t skip = std::max<std::int64_t>(0, from.value - place);
        const std::int64_t taken = std::min(line.size, to - place) - skip;
        if (taken <= 0)
            continue;
        const ByteOffset begin{line.begin.value + skip};
        if (!out.empty() && out.back().begin.value + out.back().size == begin.value)
            out.back().size += taken;
        else
            out.push_back({begin, taken});
    }
    return out;
}

std::shared_ptr<const LineIndex> LineList::index() const
{
    const std::scoped_lock lock(mutex_);
    LineIndex::Parts parts;
    for (const State& mark : marks_) {
        if (mark.shown > 0)
            parts.entries.push_back({LineNumber{mark.shown + 1}, ByteOffset{mark.place}});
    }
    parts.lineCount = end_.shown;
    parts.byteCount = end_.place;
    parts.byteStep = bytesBetween;
    parts.encoding = encoding_;
    return LineIndex::fromParts(std::move(parts));
}

} // namespace triage::text
