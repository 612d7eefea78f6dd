// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "view/document.h"

#include <span>
#include <string>

namespace triage::view {

/// An index under way. The builder keeps its place, so a file that grew is gone on with.
struct Document::Indexing
{
    explicit Indexing(text::Encoding encoding) : builder(encoding) {}
    Indexing(const text::LineIndex& from, bool endsInNewline)
        : builder(from, endsInNewline), position(from.byteCount())
    {
    }

    /// Up to one block; false at the end of the file.
    Result<bool> step(const text::ByteSource& source)
    {
        buffer.resize(blockSize);
        auto got = source.read(ByteOffset{position}, buffer);
        if (!got)
            return tl::unexpected(got.error());
        builder.block(std::span(buffer).first(*got));
        position += static_cast<std::int64_t>(*got);
        return *got == buffer.size();
    }

    static constexpr std::size_t blockSize = 256 * 1024; // stays in the cache of a core

    text::LineIndexBuilder builder;
    std::string buffer;
    std::int64_t position = 0;
};

} // namespace triage::view
