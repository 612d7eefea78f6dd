// SPDX-License-Identifier: Apache-2.0
#include "text/block_cache.h"

#include <algorithm>
#include <cstring>

namespace triage::text {

BlockCache::BlockCache(std::shared_ptr<const ByteSource> source, std::size_t capacity)
    : source_(std::move(source)), maxBlocks_(std::max<std::size_t>(1, capacity / blockSize))
{
}

/// `blockOf` gives a block by its number, or nothing.
template <typename BlockOf>
std::optional<Result<std::size_t>> BlockCache::copy(ByteOffset at, std::span<char> into,
                                                    const BlockOf& blockOf) const
{
    const std::int64_t left = size() - at.value;
    if (at.value < 0 || left <= 0)
        return Result<std::size_t>(0);
    into = into.first(std::min(into.size(), static_cast<std::size_t>(left)));
    std::size_t done = 0;
    while (done < into.size()) {
        const auto from = static_cast<std::uint64_t>(at.value) + done;
        std::optional<Result<Block>> found = blockOf(static_cast<std::int64_t>(from / blockSize));
        if (!found)
            return std::nullopt;
        if (!*found)
            return Result<std::size_t>(tl::unexpected(found->error()));
        const std::string& bytes = ***found;
        const std::size_t skip = from % blockSize;
        if (skip >= bytes.size())
            break;
        const std::size_t count = std::min(bytes.size() - skip, into.size() - done);
        std::memcpy(into.data() + done, bytes.data() + skip, count);
        done += count;
    }
    return Result<std::size_t>(done);
}

Result<std::size_t> BlockCache::read(ByteOffset at, std::span<char> into) const
{
    return *copy(at, into, [this](std::int64_t number) { return std::optional(block(number)); });
}

std::optional<Result<std::size_t>> BlockCache::readNow(ByteOffset at, std::span<char> into) const
{
    return copy(at, into, [this](std::int64_t number) { return blockNow(number); });
}

std::vector<std::int64_t> BlockCache::missing(ByteOffset at, std::int64_t size) const
{
    constexpr auto step = static_cast<std::int64_t>(blockSize);
    std::vector<std::int64_t> numbers;
    const std::int64_t end = std::min(at.value + size, this->size());
    for (std::int64_t number = std::max<std::int64_t>(0, at.value) / step; number * step < end; ++number) {
        if (!blockNow(number))
            numbers.push_back(number);
    }
    return numbers;
}

Result<BlockCache::Block> BlockCache::block(std::int64_t number) const
{
    if (Block block = kept(number))
        return block;
    // Read outside the lock: a slow disk must not hold up those whose block is here.
    std::string bytes(blockSize, '\0');
    auto got = source_->read(ByteOffset{number * static_cast<std::int64_t>(blockSize)}, bytes);
    if (!got)
        return tl::unexpected(got.error());
    bytes.resize(*got);
    auto block = std::make_shared<const std::string>(std::move(bytes));
    if (block->size() == blockSize)
        keep(number, block);
    return block;
}

std::optional<Result<BlockCache::Block>> BlockCache::blockNow(std::int64_t number) const
{
    if (Block block = kept(number))
        return block;
    std::string bytes(blockSize, '\0');
    auto got = source_->readNow(ByteOffset{number * static_cast<std::int64_t>(blockSize)}, bytes);
    if (!got)
        return std::nullopt;
    if (!*got)
        return Result<Block>(tl::unexpected(got->error()));
    bytes.resize(**got);
    auto block = std::make_shared<const std::string>(std::move(bytes));
    if (block->size() == blockSize)
        keep(number, block);
    return block;
}

Result<void> BlockCache::fetch(std::int64_t number) const
{
    auto found = block(number);
    if (!found)
        return tl::unexpected(found.error());
    keep(number, *found);
    return {};
}

BlockCache::Block BlockCache::kept(std::int64_t number) const
{
    const std::scoped_lock lock(mutex_);
    const auto slot = slots_.find(number);
    if (slot == slots_.end())
        return nullptr;
    const std::size_t held = slot->second.block->size();
    const std::int64_t end = number * static_cast<std::int64_t>(blockSize) + static_cast<std::int64_t>(held);
    if (held < blockSize && source_->size() != end) { // it came short, and the source has changed since
        uses_.erase(slot->second.use);
        slots_.erase(slot);
        return nullptr;
    }
    uses_.splice(uses_.begin(), uses_, slot->second.use);
    return slot->second.block;
}

void BlockCache::keep(std::int64_t number, Block block) const
{
    const std::scoped_lock lock(mutex_);
    if (slots_.contains(number))
        return;
    while (slots_.size() >= maxBlocks_) {
        slots_.erase(uses_.back());
        uses_.pop_back();
    }
    uses_.push_front(number);
    slots_.emplace(number, Slot{std::move(block), uses_.begin()});
}

void BlockCache::clear()
{
    const std::scoped_lock lock(mutex_);
    slots_.clear();
    uses_.clear();
}

std::size_t BlockCache::memory() const
{
    const std::scoped_lock lock(mutex_);
    return slots_.size() * blockSize;
}

} // namespace triage::text
