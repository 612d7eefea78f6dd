// SPDX-License-Identifier: Apache-2.0
#include "view/fold/line_shape.h"

#include "log/prefix.h"
#include "text/line_end.h"

#include <string>

namespace triage::view {
namespace {

constexpr int tabStop = 8;

LineShape shapeOfText(std::string_view text)
{
    LineShape shape;
    for (const char c : text) {
        if (c == ' ')
            ++shape.indent;
        else if (c == '\t')
            shape.indent += tabStop - shape.indent % tabStop;
        else if (c != '\r')
            return shape;
    }
    return {true, 0};
}

} // namespace

LineShape shapeOf(std::string_view head, text::Encoding encoding)
{
    head = head.substr(0, shapeHead);
    std::string decoded;
    if (text::lineEndWidth(encoding) > 1) {
        decoded = text::toUtf8(head.substr(0, head.size() / 4 * 4), encoding);
        head = decoded;
    }
    if (head.empty() || head[0] == ' ' || head[0] == '\t' || head[0] == '\r')
        return shapeOfText(head); // no prefix begins so: most lines inside a block end here
    return shapeOfText(log::stripPrefixes(head, log::unknownYear).message);
}

} // namespace triage::view
