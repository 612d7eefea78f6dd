// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "log/anchors.h"
#include "text/byte_source.h"
#include "text/encoding.h"

#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace triage::log {

/// A stretch of a file to read again. `known` is a line start inside it whose number is known.
struct Region
{
    std::int64_t begin = 0;
    std::int64_t end = 0;
    ByteOffset known;
    LineNumber knownLine;
};

/// The file's first `head` bytes and the stretches around the anchors, merged.
std::vector<Region> regionsAround(const std::vector<Anchor>& anchors, std::int64_t head, std::int64_t size);

using LineSink = std::function<void(LineNumber, ByteOffset, std::string_view)>;

/// What ends a line. CR does in files without any LF.
enum class LineEnd : std::uint8_t { Lf, Cr };

/// Reads a region line by line. Lines are decoded to UTF-8 and cut at 64 KiB. False when the source
/// cannot be read or `stop` asks for it.
Result<bool> readRegion(const text::ByteSource& source, const Region& region, text::Encoding encoding,
                        const LineSink& sink, const std::stop_token& stop, LineEnd lineEnd = LineEnd::Lf);

} // namespace triage::log
