// SPDX-License-Identifier: Apache-2.0
#include "view/row/wrap_parts.h"

#include <algorithm>

namespace triage::view {

std::int64_t WrapParts::start(std::int64_t part) const
{
    return stride > 0 ? part * stride : starts[static_cast<std::size_t>(part)];
}

std::int64_t WrapParts::partOf(std::int64_t at) const
{
    if (stride > 0)
        return std::min(at / stride, count - 1);
    return std::upper_bound(starts.begin() + 1, starts.end(), at) - starts.begin() - 1;
}

WrapParts wrapParts(const RowText& line, std::int64_t columns, int tabWidth)
{
    WrapParts parts;
    parts.starts = {0};
    std::int64_t used = 0;
    qsizetype space = -1; // behind the last space of this part
    for (qsizetype i = 0; i < line.text.size(); ++i) {
        const QChar c = line.text[i];
        const bool pair = c.isHighSurrogate() && i + 1 < line.text.size();
        const char32_t code = pair ? QChar::surrogateToUcs4(c, line.text[i + 1]) : char32_t{c.unicode()};
        const std::int64_t width = c == QLatin1Char('\t') ? tabWidth - used % tabWidth : columnsOf(code);
        if (used + width > columns && used > 0) {
            const bool atSpace = space > 0 && i - space < columns / 3;
            const qsizetype at = atSpace ? space : i;
            parts.starts.push_back(line.bytes[static_cast<std::size_t>(at)]);
            used = atSpace ? i - at : 0;
            space = -1;
        }
        used += width;
        i += pair ? 1 : 0;
        if (c == QLatin1Char(' '))
            space = i + 1;
    }
    parts.count = std::ssize(parts.starts);
    return parts;
}

} // namespace triage::view
