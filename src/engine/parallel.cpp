// SPDX-License-Identifier: Apache-2.0
#include "engine/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace triage::engine {
namespace {

/// What the threads of one call share.
struct Work
{
    const std::function<void(std::size_t)>& item;
    const std::stop_token& stop;
    std::size_t count;
    std::atomic<std::size_t> next{0};
    std::mutex mutex{};
    std::exception_ptr failure{};

    void run()
    {
        for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++) {
            try {
                item(i);
            } catch (...) {
                const std::scoped_lock lock(mutex);
                if (!failure)
                    failure = std::current_exception();
                next = count;
            }
        }
    }
};

std::size_t threadCount(std::size_t count, unsigned threads)
{
    const std::size_t wanted = threads != 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
    return std::min(count, wanted);
}

} // namespace

void inParallel(std::size_t count, unsigned threads, const std::stop_token& stop,
                const std::function<void(std::size_t)>& work)
{
    Work shared{work, stop, count};
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < threadCount(count, threads); ++i)
            helpers.emplace_back([&shared] { shared.run(); });
        shared.run();
    } // joined
    if (shared.failure)
        std::rethrow_exception(shared.failure);
}

} // namespace triage::engine
