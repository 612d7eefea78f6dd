// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace triage::bundle {

/// Moves a file to the front of a running import: what the user opens comes next. Archives that can only
/// be read front to back (tar, 7z, rar) pay no heed. Any thread.
class ImportPriority
{
public:
    /// `path` as given to ImportObserver.
    void prefer(std::string path)
    {
        const std::lock_guard lock(mutex_);
        wanted_.push_back(std::move(path));
    }
    /// For the import: the paths asked for since the last call.
    std::vector<std::string> take()
    {
        const std::lock_guard lock(mutex_);
        return std::exchange(wanted_, {});
    }

private:
    std::mutex mutex_;
    std::vector<std::string> wanted_;
};

} // namespace triage::bundle
