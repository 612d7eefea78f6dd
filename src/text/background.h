// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace triage::text {

/// One piece of work at a time, each in a thread of its own. Nobody waits for one that was dropped, for it
/// may be in the middle of a slow read: work owns or shares whatever it touches, and tells what it found
/// through something that can be closed to it. For the one thread that owns it.
class Background
{
public:
    using Work = std::function<void(const std::stop_token&)>;

    Background();
    /// Asks all to stop, gives them a moment, and lets go of those that do not come back.
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Drops what runs.
    void run(Work work);
    /// Asks it to stop.
    void drop();
    /// Has what was started last not been dropped? It may have ended by itself.
    [[nodiscard]] bool running() const { return running_; }

private:
    struct End;
    struct Thread;

    void forgetEnded();

    std::vector<std::unique_ptr<Thread>> threads_; ///< the last one runs; those before it are ending
    bool running_ = false;
};

} // namespace triage::text
