// SPDX-License-Identifier: Apache-2.0
#include "log/wrapped.h"

#include "log/grammar.h"

#include <algorithm>
#include <map>
#include <vector>

namespace triage::log {
namespace {

using std::string_view;

constexpr std::size_t narrowest = 60; ///< terminals are wider; shorter lines end by themselves
constexpr std::size_t widest = 400;
constexpr std::size_t joinedLimit = 64 * 1024;

/// Columns of a terminal: what takes three bytes or more in UTF-8 is nearly always a wide character.
std::size_t columnsOf(string_view text)
{
    std::size_t columns = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) == 0x80U)
            continue;
        columns += byte >= 0xE0U ? 2 : 1;
    }
    return columns;
}

string_view withoutCr(string_view line)
{
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

std::vector<string_view> linesOf(string_view text)
{
    std::vector<string_view> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        if (end == string_view::npos)
            break; // perhaps cut by the end of the head
        lines.push_back(withoutCr(text.substr(0, end)));
        text.remove_prefix(end + 1);
    }
    return lines;
}

/// A frame or a header that only both lines together are.
bool broken(string_view first, string_view second)
{
    const auto joined = std::string(first) + std::string(second);
    constexpr string_view header = "Traceback (most recent call last):";
    if (first.find(header) == string_view::npos && second.find(header) == string_view::npos &&
        joined.find(header) != std::string::npos)
        return true;
    const auto at = first.find("  File \"");
    if (at == string_view::npos)
        return false;
    const auto alone = frameIn(first.substr(at));
    const auto whole = frameIn(string_view(joined).substr(at));
    return whole && !whole->function.empty() && (!alone || alone->function.empty());
}

} // namespace

std::optional<std::size_t> wrapWidthOf(string_view head)
{
    const auto lines = linesOf(head);
    std::map<std::size_t, std::size_t> counts; // by width
    for (const auto line : lines)
        ++counts[columnsOf(line)];
    std::size_t width = 0; // where most of the long lines end
    std::size_t most = 0;
    for (const auto& [columns, count] : counts)
        if (columns >= narrowest && columns <= widest && count >= most) {
            width = columns;
            most = count;
        }
    std::size_t wider = 0;
    for (const auto& [columns, count] : counts)
        wider += columns > width ? count : 0;
    if (width == 0 || wider > most)
        return std::nullopt;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i)
        if (columnsOf(lines[i]) == width && broken(lines[i], lines[i + 1]))
            return width;
    return std::nullopt;
}

void Unwrapper::line(LineNumber number, ByteOffset offset, string_view text)
{
    const auto part = withoutCr(text);
    if (!holds_) {
        number_ = number;
        offset_ = offset;
        held_.clear();
    }
    held_.append(part.substr(0, joinedLimit - std::min(joinedLimit, held_.size())));
    holds_ = true;
    if (columnsOf(part) != width_)
        flush();
}

void Unwrapper::flush()
{
    if (holds_)
        sink_(number_, offset_, held_);
    holds_ = false;
}

} // namespace triage::log
