// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/background.h"
#include "text/block_cache.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace triage::text {

/// Was a read turned away only because its bytes are still on their way from the disk?
[[nodiscard]] bool isBeingRead(const Error& error);

/// For one who must not wait, such as a window's thread. What memory holds is read at once; what it does not
/// is asked of a thread of its own, and the read is turned away with an error that `isBeingRead` knows. Since
/// most disks answer soon, a read waits a moment before it is turned away; once one was, none waits until
/// something has come.
/// Reads are for one thread at a time.
class PromptSource : public ByteSource
{
public:
    /// A frame of a screen and a little more.
    static constexpr std::chrono::milliseconds patience{12};

    /// `arrived` is called in the reading thread whenever something that was asked for has come, or cannot be
    /// read; never after this object is gone. It must not block.
    PromptSource(std::shared_ptr<const BlockCache> cache, std::function<void()> arrived,
                 std::chrono::milliseconds patientFor = patience);
    /// Does not wait for a disk: the thread ends behind the read it is in.
    ~PromptSource() override;
    PromptSource(const PromptSource&) = delete;
    PromptSource& operator=(const PromptSource&) = delete;

    Result<std::size_t> read(ByteOffset at, std::span<char> into) const override;
    std::optional<Result<std::size_t>> readNow(ByteOffset at, std::span<char> into) const override;
    std::int64_t size() const override;

    /// Reads turned away so far: who notes it before and after knows whether all was there.
    [[nodiscard]] std::int64_t turnedAway() const { return turnedAway_; }

private:
    struct Shared;

    [[nodiscard]] std::optional<Error> waitFor(ByteOffset at, std::int64_t size) const;
    [[nodiscard]] std::chrono::steady_clock::duration patienceLeft() const;

    std::shared_ptr<const BlockCache> cache_;
    std::shared_ptr<Shared> shared_;
    std::chrono::milliseconds patience_;
    mutable std::int64_t turnedAway_ = 0;
    mutable std::chrono::steady_clock::duration waited_{}; ///< of the stretch that began at `since_`
    mutable std::chrono::steady_clock::time_point since_;
    mutable Background thread_; ///< begun with the first request: most files never have one
};

} // namespace triage::text
