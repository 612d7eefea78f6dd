// SPDX-License-Identifier: Apache-2.0
#include "view/select/block.h"

#include "text/line_end.h"
#include "view/document.h"
#include "view/rows.h"

#include <string>

namespace triage::view {
namespace {

RowText wholeText(const TextBytes& bytes, const text::LineSpan& line, const ColumnRule& rule)
{
    std::string raw(static_cast<std::size_t>(line.size()), '\0');
    raw.resize(bytes.source->read(line.begin, raw).value_or(0));
    const std::size_t bom = line.begin.value == 0 ? text::bomLength(raw) : 0;
    RowText text = makeRowText(std::string_view(raw).substr(bom), bytes.encoding, rule.text);
    for (int& byte : text.bytes)
        byte += static_cast<int>(bom);
    return text;
}

std::int64_t unitOf(const TextBytes& bytes)
{
    return static_cast<std::int64_t>(text::lineEndWidth(bytes.encoding));
}

} // namespace

TextBytes bytesOf(const Document& document)
{
    return {document.sharedSource(), document.index(), document.encoding()};
}

TextBytes promptBytesOf(const Document& document)
{
    return {document.promptSource(), document.index(), document.encoding()};
}

std::pair<ByteOffset, ByteOffset> bytesBetween(const TextBytes& bytes, const text::LineSpan& line,
                                               std::int64_t from, std::int64_t to, const ColumnRule& rule)
{
    if (line.size() > wholeLine) {
        const auto at = [&](std::int64_t column) {
            return std::min(line.end, ByteOffset{line.begin.value + column * unitOf(bytes)});
        };
        return {at(from), at(to)};
    }
    const RowText text = wholeText(bytes, line, rule);
    const auto [first, last] = unitsBetween(text.text, from, to, rule.tabWidth);
    const auto at = [&](int unit) {
        return ByteOffset{line.begin.value + text.bytes[static_cast<std::size_t>(unit)]};
    };
    return {at(first), at(last)};
}

std::int64_t columnOfPlace(const TextBytes& bytes, const text::LineSpan& line, ByteOffset place,
                           const ColumnRule& rule)
{
    const std::int64_t at = std::clamp(place, line.begin, line.end).value - line.begin.value;
    if (line.size() > wholeLine)
        return at / unitOf(bytes);
    const RowText text = wholeText(bytes, line, rule);
    return columnAt(text.text, text.unitAt(at), rule.tabWidth);
}

} // namespace triage::view
