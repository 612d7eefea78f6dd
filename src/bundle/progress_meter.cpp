// SPDX-License-Identifier: Apache-2.0
#include "bundle/progress_meter.h"

#include <algorithm>
#include <chrono>

namespace triage::bundle {

void ProgressMeter::add(std::int64_t bytes, const std::string& item)
{
    const std::int64_t done = done_.fetch_add(bytes, std::memory_order_relaxed) + bytes;
    if (!sink_)
        return;
    constexpr std::int64_t interval = 50;
    using namespace std::chrono;
    const auto now = duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    std::int64_t told = told_.load(std::memory_order_relaxed);
    if (now - told < interval || !told_.compare_exchange_strong(told, now))
        return;
    const std::int64_t total = total_.load();
    sink_({total > 0 ? std::min(done, total) : done, total, item});
}

void ProgressMeter::finish()
{
    if (sink_)
        sink_({done_.load(), done_.load(), {}});
}

} // namespace triage::bundle
