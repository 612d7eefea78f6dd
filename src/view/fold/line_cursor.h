// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "view/fold/line_shape.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace triage::view {

class Document;

/// Goes from line to line and tells each one's shape, reading in blocks: some hundred MB/s. A line of any
/// length costs one look into the index.
class LineCursor
{
public:
    LineCursor(const Document& document, LineNumber line);

    /// Behind the last line there is none.
    [[nodiscard]] bool valid() const;
    /// Something on the way is still being read: what was seen of it is no text.
    [[nodiscard]] bool incomplete() const { return incomplete_; }
    [[nodiscard]] LineNumber line() const { return line_; }
    [[nodiscard]] std::int64_t offset() const { return offset_; }
    LineShape shape();
    void next();

private:
    /// What is there from the cursor on, at least `wanted` bytes unless the file ends.
    std::string_view ahead(std::size_t wanted);
    [[nodiscard]] std::int64_t startOf(LineNumber line);

    const Document& document_;
    LineNumber line_;
    std::int64_t offset_ = 0;
    std::string buffer_;
    std::int64_t bufferAt_ = 0;
    std::size_t nextRead_ = 0;
    bool incomplete_ = false;
};

} // namespace triage::view
