// SPDX-License-Identifier: Apache-2.0
#include "text/filter/selected_lines.h"

#include <algorithm>

namespace triage::text {

Result<std::size_t> SelectedLines::read(ByteOffset at, std::span<char> into) const
{
    const std::int64_t end = size_;
    if (at.value < 0 || at.value >= end)
        return std::size_t{0};
    const auto wanted = std::min<std::int64_t>(std::ssize(into), end - at.value);
    std::size_t done = 0;
    for (const LineList::Piece& piece : lines_->pieces(at, wanted)) {
        const auto size = static_cast<std::size_t>(piece.size);
        auto got = file_->read(piece.begin, into.subspan(done, size));
        if (!got)
            return got;
        done += *got;
        if (*got < size)
            break; // the file became shorter
    }
    return done;
}

std::shared_ptr<const LineIndex> SelectedLines::publish()
{
    auto index = lines_->index();
    size_ = index->byteCount();
    return index;
}

} // namespace triage::text
