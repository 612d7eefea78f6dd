// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/block_sink.h"
#include "base/progress.h"
#include "base/result.h"
#include "bundle/bundle.h"
#include "bundle/priority.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace triage::workflow {
struct Workflow;
}

namespace triage::bundle {

/// How much may come in. The defaults fit a 20 GB bundle.
struct Limits
{
    std::int64_t totalBytes = std::int64_t{64} << 30;
    std::int64_t members = 500'000;
    std::int64_t bombBytes = std::int64_t{4} << 30; ///< size and ratio together make a bomb
    std::int64_t bombRatio = 250;                   ///< Deflate makes a thousand at most
    int nesting = 2;
};

/// A member as its archive announces it.
struct ListedFile
{
    std::string path; ///< relative to the input's root
    std::int64_t size = 0;
    bool operator==(const ListedFile&) const = default;
};

/// What an import tells while it runs. Called from worker threads; must return at once.
struct ImportObserver
{
    ProgressSink progress;
    /// A sink for the bytes of a file (its `path` is relative to the input's root), or null when nobody
    /// wants them. Called once a file, before its first byte; the sink lives until the import ends.
    std::function<std::shared_ptr<BlockSink>(const std::string& path, std::int64_t size)> sinkFor;
    /// What an archive says it holds, before its first byte is unpacked, sorted by path. Called once for each
    /// archive that begins with, or ends in, a list of its members (zip); others show their files as they
    /// come.
    std::function<void(const std::vector<ListedFile>& files)> listed;
    /// The first bytes of a file are on disk and can be read; it grows until fileReady.
    std::function<void(const std::string& path, const std::filesystem::path& location)> fileBegun;
    /// A file is whole on disk and can be read. Files of a folder and single logs are from the start.
    std::function<void(const std::string& path, const std::filesystem::path& location)> fileReady;
};

/// What lies on disk after an import, before a run is chosen.
struct Inventory
{
    std::string name;
    std::optional<std::string> sha256;
    std::filesystem::path root;
    bool referenced = false;
    bool singleFile = false; ///< a log, not an archive or folder
    struct Entry
    {
        std::string path; ///< relative to root
        std::string member;
        std::int64_t size = 0;
        std::optional<Timestamp> modified;
        bool folder = false;
        bool operator==(const Entry&) const = default;
    };
    std::vector<Entry> entries; ///< sorted by path
    std::vector<Skipped> skipped;
    std::vector<Remark> remarks;
    bool operator==(const Inventory&) const = default;
};

struct ImportRequest
{
    std::filesystem::path input;       ///< archive, folder or log
    std::filesystem::path destination; ///< an empty or new folder for what is unpacked
    std::string shownName;             ///< overrides the input's name ("stdin.log", "pasted.log")
    bool hashPlainFiles = false;
    Limits limits;
    unsigned threads = 0;                     ///< 0: all cores
    std::shared_ptr<ImportPriority> priority; ///< what to unpack next; may be null
};

/// Unpacks an archive into `destination` (members in parallel), or takes stock of a folder or log where
/// it is. On failure or stop nothing is left below `destination`.
/// Blocking; any thread. Errors: every ErrorKind but Internal, each naming the file and what to do.
Result<Inventory> importInput(const ImportRequest& request, const ImportObserver& observer,
                              std::stop_token stop);

/// Chooses a run (`runName`, or the newest) and says what every file is.
/// Fails with NotFound when `runName` is none of the input's runs.
Result<Bundle> recognise(const Inventory& inventory, const workflow::Workflow& workflow,
                         const std::optional<std::string>& runName = std::nullopt);

} // namespace triage::bundle
