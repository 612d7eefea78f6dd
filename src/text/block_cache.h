// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/byte_source.h"

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

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
    std::optional<Result<std::size_t>> readNow(ByteOffset at, std::span<char> into) const override;
    std::int64_t size() const override { return source_->size(); }

    /// The blocks of a stretch that `readNow` lacks, ascending.
    [[nodiscard]] std::vector<std::int64_t> missing(ByteOffset at, std::int64_t size) const;
    /// Reads a block, however long that takes, and keeps it even where it came short: as long as the source
    /// has not grown, `readNow` gives it.
    Result<void> fetch(std::int64_t number) const;
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
    [[nodiscard]] std::optional<Result<Block>> blockNow(std::int64_t number) const;
    template <typename BlockOf>
    std::optional<Result<std::size_t>> copy(ByteOffset at, std::span<char> into,
                                            const BlockOf& blockOf) const;
    [[nodiscard]] Block kept(std::int64_t number) const;
    void keep(std::int64_t number, Block block) const;

    std::shared_ptr<const ByteSource> source_;
    std::size_t maxBlocks_;
    mutable std::mutex mutex_;
    mutable std::list<std::int64_t> uses_; ///< block numbers, used last first
    mutable std::unordered_map<std::int64_t, Slot> slots_;
};

} // namespace triage::text
