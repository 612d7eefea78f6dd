// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <thread>

namespace triage::text {

/// How many threads a search that somebody waits for takes: the disk is what holds up more of them.
inline int searchThreads()
{
    constexpr int most = 4;
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, most);
}

} // namespace triage::text
