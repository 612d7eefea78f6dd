// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>

class QLockFile;

namespace triage::cases {

/// `incoming/<name>`: what is being imported, on the store's own file system, each held by a lock file beside
/// it for as long as its process lives. Safe from several threads.
class Incoming
{
public:
    explicit Incoming(std::filesystem::path directory);
    ~Incoming();
    Incoming(const Incoming&) = delete;
    Incoming& operator=(const Incoming&) = delete;

    /// Removes what dead processes left. What a living one holds stays.
    void clear();
    /// A new, empty folder, held.
    Result<std::filesystem::path> make();
    /// Removes the folder (if it still is there) and lets go of it.
    void discard(const std::filesystem::path& folder);
    /// Lets go of a folder that was moved away.
    void release(const std::filesystem::path& folder);
    /// The folder of `make` that holds `path`, or an empty path.
    [[nodiscard]] std::filesystem::path folderOf(const std::filesystem::path& path) const;

private:
    std::filesystem::path directory_;
    std::mutex mutex_;
    std::map<std::filesystem::path, std::unique_ptr<QLockFile>> held_;
};

} // namespace triage::cases
