// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/byte_source.h"
#include "text/filter/line_list.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace triage::text {

/// Some lines of a file as a text of their own, so that whatever shows a text can show them. Reads the file
/// itself; nothing is copied. Ends where it was last published, so that its size and an index of it agree.
/// Thread-safe.
class SelectedLines : public ByteSource
{
public:
    SelectedLines(std::shared_ptr<const ByteSource> file, std::shared_ptr<const LineList> lines)
        : file_(std::move(file)), lines_(std::move(lines))
    {
    }

    Result<std::size_t> read(ByteOffset at, std::span<char> into) const override;
    std::optional<Result<std::size_t>> readNow(ByteOffset at, std::span<char> into) const override;
    std::int64_t size() const override { return size_; }
    [[nodiscard]] const LineList& lines() const { return *lines_; }

    /// From now on there is as much as was found by now. Returns the index of that.
    std::shared_ptr<const LineIndex> publish();

private:
    using Now = std::optional<Result<std::size_t>>;
    Now readPieces(ByteOffset at, std::span<char> into,
                   const std::function<Now(ByteOffset, std::span<char>)>& read) const;

    std::shared_ptr<const ByteSource> file_;
    std::shared_ptr<const LineList> lines_;
    std::atomic<std::int64_t> size_ = 0;
};

} // namespace triage::text
