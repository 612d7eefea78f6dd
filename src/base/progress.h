// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace triage {

/// One report of progress. `total` is 0 while unknown. Bytes.
struct Progress
{
    std::int64_t done = 0;
    std::int64_t total = 0;
    std::string item; ///< what is worked on now, UTF-8
};

/// Called from whichever thread works, at most some twenty times a second; must return at once.
/// May be empty.
using ProgressSink = std::function<void(const Progress&)>;

} // namespace triage
