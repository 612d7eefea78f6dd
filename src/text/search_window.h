// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include "base/result.h"
#include "text/byte_source.h"
#include "text/encoding.h"

#include <string>
#include <string_view>

namespace triage::text {

/// A stretch of a source widened to whole lines with their ends, so that a thread can search it alone. A line
/// is followed 1 MiB to either side, not further: memory stays bounded whatever the file.
class Window
{
public:
    static constexpr std::size_t reach = std::size_t{1} << 20;

    /// Reads [from, to) and the rest of the lines at its ends into a buffer that is used again.
    Result<void> load(const ByteSource& source, Encoding encoding, std::int64_t from, std::int64_t to);

    [[nodiscard]] std::string_view bytes() const { return bytes_; }
    /// Where `bytes` starts in the source.
    [[nodiscard]] std::int64_t offset() const { return offset_; }
    /// Does `bytes` start, and end, where a line does? Not with a line longer than `reach`.
    [[nodiscard]] bool startsLine() const { return startsLine_; }
    [[nodiscard]] bool endsLine() const { return endsLine_; }

private:
    Result<std::string_view> read(const ByteSource& source, std::int64_t from, std::int64_t to);

    std::string buffer_;
    std::string_view bytes_;
    std::int64_t offset_ = 0;
    bool startsLine_ = true;
    bool endsLine_ = true;
};

} // namespace triage::text
