// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/progress.h"

#include <atomic>
#include <string>
#include <utility>

namespace triage::bundle {

/// Adds up the bytes of all threads and passes them on some twenty times a second. Any thread.
class ProgressMeter
{
public:
    explicit ProgressMeter(ProgressSink sink) : sink_(std::move(sink)) {}

    void expect(std::int64_t bytes) { total_ += bytes; }
    /// Counts without telling.
    void count(std::int64_t bytes) { done_ += bytes; }
    void add(std::int64_t bytes, const std::string& item);
    void finish();

private:
    ProgressSink sink_;
    std::atomic<std::int64_t> done_ = 0;
    std::atomic<std::int64_t> total_ = 0;
    std::atomic<std::int64_t> told_ = 0; ///< steady clock, milliseconds
};

} // namespace triage::bundle
