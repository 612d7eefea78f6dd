// SPDX-License-Identifier: Apache-2.0
#include "text/filter/selected_lines.h"

#include <algorithm>

namespace triage::text {

using Now = std::optional<Result<std::size_t>>;

Result<std::size_t> SelectedLines::read(ByteOffset at, std::span<char> into) const
{
    return *readPieces(
        at, into, [this](ByteOffset from, std::span<char> piece) -> Now { return file_->read(from, piece); });
}

Now SelectedLines::readNow(ByteOffset at, std::span<char> into) const
{
    return readPieces(at, into,
                      [this](ByteOffset from, std::span<char> piece) { return file_->readNow(from, piece); });
}

Now SelectedLines::readPieces(ByteOffset at, std::span<char> into,
                              const std::function<Now(ByteOffset, std::span<char>)>& read) const
{
    const std::int64_t end = size_;
    std::size_t done = 0;
    if (at.value < 0 || at.value >= end)
        return Result<std::size_t>(done);
    const auto wanted = std::min<std::int64_t>(std::ssize(into), end - at.value);
    for (const LineList::Piece& piece : lines_->pieces(at, wanted)) {
        const auto size = static_cast<std::size_t>(piece.size);
        Now got = read(piece.begin, into.subspan(done, size));
        if (!got || !*got)
            return got;
        done += **got;
        if (**got < size)
            break; // the file became shorter
    }
    return Result<std::size_t>(done);
}

std::shared_ptr<const LineIndex> SelectedLines::publish()
{
    auto index = lines_->index();
    size_ = index->byteCount();
    return index;
}

} // namespace triage::text
