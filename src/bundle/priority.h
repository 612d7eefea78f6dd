// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace triage::bundle {

/// Moves a file to the front of a running import: what the user opens comes next, and at once even when every
/// thread is busy with something large. Archives that can only be read front to back (tar, 7z, rar) pay no
/// heed. Any thread.
class ImportPriority
{
public:
    /// `path` as given to ImportObserver.
    void prefer(std::string path)
    {
        {
            const std::lock_guard lock(mutex_);
            wanted_.push_back(std::move(path));
        }
        asked_.notify_all();
    }
    /// For the import: the paths asked for since the last call.
    std::vector<std::string> take()
    {
        const std::lock_guard lock(mutex_);
        return std::exchange(wanted_, {});
    }
    /// For the import: waits until something is asked for. False when it was told to stop.
    bool wait(const std::stop_token& stop)
    {
        std::unique_lock lock(mutex_);
        asked_.wait(lock, stop, [this] { return !wanted_.empty(); });
        return !stop.stop_requested();
    }

private:
    std::mutex mutex_;
    std::condition_variable_any asked_;
    std::vector<std::string> wanted_;
};

} // namespace triage::bundle
