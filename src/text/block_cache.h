// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/byte_source.h"

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace triage::text {

/// Keeps the blocks of `source` that were read last, at most `capacity` bytes of them: what a view pages
/// through. Never answers past the source's present end. A block that came short is not kept, so that a
/// growing file is read on. Thread-safe.
class BlockCache : public ByteSource
{
public:
    static constexpr std::size_t blockSize = 64 * 1024;

    explicit BlockCache(std::shared_ptr<const ByteSource> source, std::size_t capacity = 16 << 20);

    Result<std::size_t> read(ByteOffset at, std::span<char> into) const override;
    std::int64_t size() const override { return source_->size(); }
    /// Forgets everything: the file was replaced or rewritten.
    void clear();
    /// Bytes held now.
    [[nodiscard]] std::size_t memory() const;

private:
    using Block = std::shared_ptr<const std::string>;
    struct Slot
    {
        Block block;
        std::list<std::int64_t>::iterator use;
    };

    Result<Block> block(std::int64_t number) const;
    [[nodiscard]] Block kept(std::int64_t number) const;
    void keep(std::int64_t number, Block block) const;

    std::shared_ptr<const ByteSource> source_;
    std::size_t maxBlocks_;
    mutable std::mutex mutex_;
    mutable std::list<std::int64_t> uses_; ///< block numbers, used last first
    mutable std::unordered_map<std::int64_t, Slot> slots_;
};

} // namespace triage::text
