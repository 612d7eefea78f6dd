// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace triage::engine {

/// Calls work(0) … work(count - 1), each once, on up to `threads` threads (0: all cores), and returns when
/// all are done. Items are taken in order; after a stop no new one is begun. The first exception is thrown
/// again here. Free of Qt. `work` is called from several threads at once: each item writes its own place
/// only.
void inParallel(std::size_t count, unsigned threads, const std::stop_token& stop,
                const std::function<void(std::size_t)>& work);

} // namespace triage::engine
