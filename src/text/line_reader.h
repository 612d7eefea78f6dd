// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "base/strong.h"
#include "text/byte_source.h"
#include "text/line_index.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace triage::text {

/// One line as it stands in the file: without its LF, a CR before it kept, at most `maxBytes` of it.
struct Line
{
    LineNumber number;
    ByteOffset offset;
    std::string bytes;
    bool cut = false; ///< the line is longer than what was asked for
};

/// Where one line lies. `end` is behind its last byte, its LF not counted.
struct LineSpan
{
    LineNumber number;
    ByteOffset begin;
    ByteOffset end;
    [[nodiscard]] std::int64_t size() const { return end.value - begin.value; }
    bool operator==(const LineSpan&) const = default;
};

/// Where `line` starts, found from the sparse index by reading at most its reach. A line behind the
/// last starts at the end of the file.
Result<ByteOffset> offsetOfLine(const ByteSource& source, const LineIndex& index, LineNumber line);
/// Which line holds the byte at `offset`.
Result<LineNumber> lineAtOffset(const ByteSource& source, const LineIndex& index, ByteOffset offset);
/// Up to `count` lines from `first` on. A line of any length costs at most one interval of the index.
Result<std::vector<LineSpan>> lineSpans(const ByteSource& source, const LineIndex& index, LineNumber first,
                                        std::int64_t count);
/// As `lineSpans`; where something cannot be read, the lines before it.
struct SpansSoFar
{
    std::vector<LineSpan> spans;
    std::optional<Error> error;
};
SpansSoFar spansSoFar(const ByteSource& source, const LineIndex& index, LineNumber first, std::int64_t count);
/// Up to `count` lines from `first` on, each cut after `maxBytes`. Fewer at the end of the file.
Result<std::vector<Line>> readLines(const ByteSource& source, const LineIndex& index, LineNumber first,
                                    std::int64_t count, std::size_t maxBytes = 64 * 1024);

} // namespace triage::text
