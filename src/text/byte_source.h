// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "base/strong.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>

namespace triage::text {

/// Random access to bytes that may shrink, grow or vanish while they are read. Never memory-mapped: a
/// mapped file that is truncated kills the process.
/// Thread-safe: `read` may be called from several threads at once.
class ByteSource
{
public:
    virtual ~ByteSource() = default;
    /// Fills `into` from `at` on; returns how many bytes came. Fewer than asked (or 0) means that the
    /// source ends there *now*: a state, not an error.
    virtual Result<std::size_t> read(ByteOffset at, std::span<char> into) const = 0;
    /// As `read`, as far as memory alone can tell: nothing where a disk or a network might have to be waited
    /// for.
    virtual std::optional<Result<std::size_t>> readNow(ByteOffset /*at*/, std::span<char> /*into*/) const
    {
        return std::nullopt;
    }
    /// Bytes there are now.
    virtual std::int64_t size() const = 0;
};

/// Holds a descriptor, so a rename or removal of the file disturbs no reader.
Result<std::shared_ptr<const ByteSource>> openFile(const std::filesystem::path& path);

/// Which file a path names now: another one of the same name has another identity.
struct FileIdentity
{
    std::uint64_t device = 0;
    std::uint64_t node = 0;
    bool operator==(const FileIdentity&) const = default;
};
/// Nothing when there is no such file, or it cannot be asked.
std::optional<FileIdentity> identityOf(const std::filesystem::path& path);

/// For pasted text and tests. Owns the bytes.
std::shared_ptr<const ByteSource> fromBytes(std::string bytes);

} // namespace triage::text
