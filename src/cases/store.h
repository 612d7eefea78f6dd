// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cases/case.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace triage::cases {

class Incoming;

/// Holds a case open for writing against other program instances; released when destroyed.
class CaseLock
{
public:
    virtual ~CaseLock() = default;
};

/// Why a case of the store cannot be shown. It is kept as it is.
struct Unreadable
{
    std::string id;
    Error error;
    bool operator==(const Unreadable&) const = default;
};

/// What has become of a bundle that lies where it came from.
enum class SourceState : std::uint8_t {
    Stored,    ///< a copy in the store
    Unchanged, ///< referenced, and as it was
    Changed,   ///< referenced; sizes or times differ, or some of its files are gone
    Gone,      ///< referenced, and no longer there
};

/// The folder of all cases. A case appears whole or not at all, by one rename; every later write goes through
/// QSaveFile, so that a kill at any moment leaves the file before or the file after.
///
///     cases/<id>/case.json                  the case without its inventories
///     cases/<id>/bundles/<n>/inventory.json what the import found; written once
///     cases/<id>/bundles/<n>/files/…        what was unpacked (none for referenced input)
///     cases/<id>/bundles/<n>/events.bin     what the scan found; rebuildable, the engine's
///     locks/<id>.lock                       of the instance that has the case open
///     incoming/<name>/…                     what is being imported
///
/// Copies share what is being imported. Blocking; each call may be made from any thread.
class Store
{
public:
    /// Makes the folders, removes leftovers of dead processes in incoming/. Fails with NotReadable.
    static Result<Store> open(const std::filesystem::path& directory);

    [[nodiscard]] const std::filesystem::path& directory() const { return directory_; }
    /// Newest first; without those that cannot be read.
    [[nodiscard]] std::vector<Summary> list() const;
    /// Damaged cases, and those of a newer version of the program.
    [[nodiscard]] std::vector<Unreadable> unreadable() const;
    /// Fails with NotFound, or Invalid for damaged and newer ones, which are left as they are.
    [[nodiscard]] Result<Case> load(const std::string& id) const;
    /// The case that holds an archive of this hash, if any: the same archive again opens the same case.
    [[nodiscard]] std::optional<std::string> findByHash(const std::string& sha256) const;
    /// The case that references this folder or log.
    [[nodiscard]] std::optional<std::string> findBySource(const std::filesystem::path& source) const;

    /// A new folder on the store's file system to import into. Fails with NoSpace when less than
    /// `bytesNeeded` is free.
    [[nodiscard]] Result<std::filesystem::path> newIncoming(std::int64_t bytesNeeded) const;
    /// Makes a case of what was imported into `incoming` (empty path: referenced input). Renames: the
    /// returned case's roots are the new ones. The draft's first bundle is taken; an empty id, openedAt,
    /// receivedAt is filled.
    [[nodiscard]] Result<Case> adopt(const std::filesystem::path& incoming, Case draft) const;
    /// Adds what was imported into `incoming` (empty: referenced) to a case as its newest bundle. Hold the
    /// lock.
    [[nodiscard]] Result<Case> addBundle(const std::filesystem::path& incoming, Case value,
                                         StoredBundle bundle) const;
    void discardIncoming(const std::filesystem::path& incoming) const;

    /// Writes case.json. Refuses (Invalid) to write over a case of a newer version.
    [[nodiscard]] Result<void> save(const Case& value) const;
    /// Fails with Locked while another instance has it open.
    [[nodiscard]] Result<void> remove(const std::string& id) const;
    /// Fails with Locked; the lock of a dead process does not count.
    [[nodiscard]] Result<std::unique_ptr<CaseLock>> lock(const std::string& id) const;
    [[nodiscard]] std::filesystem::path folderOf(const std::string& id) const;
    /// Where the engine keeps what it scanned of a bundle (`Engine::reopen`).
    [[nodiscard]] std::filesystem::path eventsFileOf(const std::string& id, int bundleNumber) const;
    /// Bytes on disk now.
    [[nodiscard]] std::int64_t sizeOf(const std::string& id) const;

private:
    explicit Store(std::filesystem::path directory);
    [[nodiscard]] std::optional<std::string>
    find(const std::function<bool(const StoredBundle&)>& wanted) const;
    [[nodiscard]] Result<std::filesystem::path> stagingOf(const std::filesystem::path& incoming) const;
    static Result<void> writeBundle(const std::filesystem::path& staging,
                                    const std::vector<StoredBundle>& bundles);

    std::filesystem::path directory_;
    std::shared_ptr<Incoming> incoming_;
};

/// Looks at the disk: every file of a referenced bundle.
SourceState sourceState(const StoredBundle& bundle);

} // namespace triage::cases
