// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "bundle/import.h"

#include <atomic>
#include <limits>

namespace triage::bundle {

/// What archives say of their sizes may be anything: a sum stays at the greatest number there is.
constexpr std::int64_t sumOf(std::int64_t a, std::int64_t b)
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    return a > most - b ? most : a + b;
}

/// Counts what comes out of an archive against what may. One for an input, nested archives included.
/// Any thread.
class Budget
{
public:
    Budget(const Limits& limits, std::int64_t packedBytes, std::string shownName)
        : limits_(limits), packed_(packedBytes), shownName_(std::move(shownName))
    {
    }

    /// Bytes that came. Fails with LimitExceeded.
    Result<void> take(std::int64_t bytes);
    Result<void> takeMember();
    /// What an archive says will come, before anything is unpacked.
    [[nodiscard]] Result<void> declared(std::int64_t bytes) const;
    [[nodiscard]] Result<void> depth(int nesting) const;

private:
    [[nodiscard]] Result<void> check(std::int64_t total) const;

    Limits limits_;
    std::int64_t packed_;
    std::string shownName_;
    std::atomic<std::int64_t> total_ = 0;
    std::atomic<std::int64_t> members_ = 0;
};

} // namespace triage::bundle
