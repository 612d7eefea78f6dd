// SPDX-License-Identifier: Apache-2.0
#include "text/line_count.h"

#include "text/line_end.h"

namespace triage::text {
namespace {

/// A byte counts that far: loops of fixed length over bytes are made ones over vectors.
constexpr std::size_t countedAtOnce = 128;

} // namespace

std::int64_t countLineEnds(std::string_view bytes, Encoding encoding)
{
    std::int64_t count = 0;
    std::size_t at = 0;
    if (const std::size_t width = lineEndWidth(encoding); width > 1) {
        for (; at + width <= bytes.size(); at += width)
            count += isLineEnd(bytes.substr(at, width), encoding) ? 1 : 0;
        return count;
    }
    for (; at + countedAtOnce <= bytes.size(); at += countedAtOnce) {
        unsigned char here = 0;
        for (std::size_t i = 0; i < countedAtOnce; ++i)
            here = static_cast<unsigned char>(here + (bytes[at + i] == '\n' ? 1 : 0));
        count += here;
    }
    for (; at < bytes.size(); ++at)
        count += bytes[at] == '\n' ? 1 : 0;
    return count;
}

} // namespace triage::text
