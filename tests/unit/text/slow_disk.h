// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/byte_source.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>

namespace triage::text {

/// Stands in for a slow disk: bytes whose reads really block as long as its gate is shut. Nothing of it is in
/// memory, so that every read goes through the gate; or everything, as after a first pass.
class SlowDisk : public ByteSource
{
public:
    explicit SlowDisk(std::string bytes, bool inMemory = false)
        : bytes_(std::move(bytes)), inMemory_(inMemory)
    {
    }

    Result<std::size_t> read(ByteOffset at, std::span<char> into) const override
    {
        std::unique_lock lock(mutex_);
        ++waiting_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return open_; });
        --waiting_;
        ++reads_;
        changed_.notify_all();
        if (at.value <= damaged_ && damaged_ < at.value + std::ssize(into))
            return fail(ErrorKind::NotReadable, Message{"The disk is damaged here.", {}});
        return copy(at, into);
    }

    std::optional<Result<std::size_t>> readNow(ByteOffset at, std::span<char> into) const override
    {
        const std::scoped_lock lock(mutex_);
        if (!inMemory_)
            return std::nullopt;
        return copy(at, into);
    }

    std::int64_t size() const override
    {
        const std::scoped_lock lock(mutex_);
        return std::ssize(bytes_);
    }

    void shut() { set(open_, false); }
    void open() { set(open_, true); }
    void putInMemory(bool on) { set(inMemory_, on); }
    void append(const std::string& more)
    {
        const std::scoped_lock lock(mutex_);
        bytes_ += more;
    }
    /// The block that holds this byte cannot be read.
    void damage(std::int64_t at) { set(damaged_, at); }
    [[nodiscard]] int reads() const
    {
        const std::scoped_lock lock(mutex_);
        return reads_;
    }
    /// Returns when a read stands before the gate.
    void waitForAReader() const
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return waiting_ > 0; });
    }

private:
    template <typename T>
    void set(T& what, T value)
    {
        const std::scoped_lock lock(mutex_);
        what = value;
        changed_.notify_all();
    }

    [[nodiscard]] Result<std::size_t> copy(ByteOffset at, std::span<char> into) const
    {
        const std::int64_t left = std::ssize(bytes_) - at.value;
        if (at.value < 0 || left <= 0)
            return std::size_t{0};
        return bytes_.copy(into.data(), std::min(into.size(), static_cast<std::size_t>(left)),
                           static_cast<std::size_t>(at.value));
    }

    mutable std::mutex mutex_;
    mutable std::condition_variable changed_;
    std::string bytes_;
    bool inMemory_ = false;
    bool open_ = true;
    std::int64_t damaged_ = -1;
    mutable int waiting_ = 0;
    mutable int reads_ = 0;
};

} // namespace triage::text
