// SPDX-License-Identifier: Apache-2.0
#include "text/background.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace triage::text {
namespace {

constexpr std::chrono::milliseconds moment{50};

} // namespace

/// Shared with the thread, which may outlive its owner.
struct Background::End
{
    std::mutex mutex;
    std::condition_variable changed;
    bool reached = false;

    void reach()
    {
        const std::scoped_lock lock(mutex);
        reached = true;
        changed.notify_all();
    }

    bool waitUntil(std::chrono::steady_clock::time_point time)
    {
        std::unique_lock lock(mutex);
        return changed.wait_until(lock, time, [this] { return reached; });
    }
};

struct Background::Thread
{
    std::shared_ptr<End> end = std::make_shared<End>();
    std::jthread thread;
};

Background::Background() = default;

Background::~Background()
{
    drop();
    const auto until = std::chrono::steady_clock::now() + moment;
    for (const auto& each : threads_) {
        if (!each->end->waitUntil(until))
            each->thread.detach();
    }
}

void Background::run(Work work)
{
    drop();
    auto next = std::make_unique<Thread>();
    next->thread =
        std::jthread([work = std::move(work), end = next->end](const std::stop_token& stop) mutable {
            work(stop);
            work = nullptr; // what it holds goes with it
            end->reach();
        });
    threads_.push_back(std::move(next));
    running_ = true;
}

void Background::drop()
{
    if (running_)
        threads_.back()->thread.request_stop();
    running_ = false;
    forgetEnded();
}

void Background::forgetEnded()
{
    std::erase_if(threads_, [](const std::unique_ptr<Thread>& each) { return each->end->waitUntil({}); });
}

} // namespace triage::text
