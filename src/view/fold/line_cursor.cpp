// SPDX-License-Identifier: Apache-2.0
#include "view/fold/line_cursor.h"

#include "text/line_end.h"
#include "view/document.h"

#include <algorithm>

namespace triage::view {
namespace {

constexpr std::size_t firstRead = 2 * 1024; ///< most only look at the next line or two
constexpr std::size_t longestRead = 64 * 1024;

} // namespace

LineCursor::LineCursor(const Document& document, LineNumber line)
    : document_(document), line_(std::max(line, LineNumber{1}))
{
    offset_ = startOf(line_);
}

std::int64_t LineCursor::startOf(LineNumber line)
{
    const auto at = text::offsetOfLine(document_.source(), *document_.index(), line);
    incomplete_ = incomplete_ || (!at && text::isBeingRead(at.error()));
    return at.value_or(ByteOffset{offset_}).value;
}

bool LineCursor::valid() const
{
    return line_.value <= document_.lineCount();
}

std::string_view LineCursor::ahead(std::size_t wanted)
{
    const auto held = [this] {
        const std::int64_t skip = offset_ - bufferAt_;
        return skip >= 0 && skip <= std::ssize(buffer_)
                   ? std::string_view(buffer_).substr(static_cast<std::size_t>(skip))
                   : std::string_view();
    };
    if (held().size() >= wanted)
        return held();
    nextRead_ = std::min(longestRead, std::max({firstRead, wanted, nextRead_ * 4}));
    buffer_.resize(nextRead_);
    bufferAt_ = offset_;
    const auto got = document_.source().read(ByteOffset{offset_}, buffer_);
    incomplete_ = incomplete_ || (!got && text::isBeingRead(got.error()));
    buffer_.resize(got.value_or(0));
    return held();
}

LineShape LineCursor::shape()
{
    std::string_view head = ahead(shapeHead);
    head = head.substr(0, text::findLineEnd(head.substr(0, shapeHead), 0, document_.encoding()));
    return shapeOf(head, document_.encoding());
}

void LineCursor::next()
{
    const auto endIn = [this](std::string_view bytes) {
        return text::findLineEnd(bytes, 0, document_.encoding());
    };
    std::size_t end = endIn(ahead(1));
    if (end == std::string_view::npos)
        end = endIn(ahead(longestRead));
    line_.value += 1;
    if (end != std::string_view::npos)
        offset_ += static_cast<std::int64_t>(end + text::lineEndWidth(document_.encoding()));
    else
        offset_ = startOf(line_);
}

} // namespace triage::view
