// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cases/case.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace triage::cases {

/// Holds a case open for writing against other program instances; released when destroyed.
class CaseLock
{
public:
    virtual ~CaseLock() = default;
};

/// The folder of all cases: `cases/<id>/case.json`, `incoming/<id>`. A case appears whole or not at all;
/// every write goes through QSaveFile. Blocking; each call may be made from any thread.
class Store
{
public:
    /// Makes the folders, removes leftovers of dead processes in incoming/.
    static Result<Store> open(const std::filesystem::path& directory);

    [[nodiscard]] const std::filesystem::path& directory() const { return directory_; }
    [[nodiscard]] std::vector<Summary> list() const;
    [[nodiscard]] Result<Case> load(const std::string& id) const;
    /// The case that holds an archive of this hash, if any: the same archive again opens the same case.
    [[nodiscard]] std::optional<std::string> findByHash(const std::string& sha256) const;
    /// The case that references this folder or log.
    [[nodiscard]] std::optional<std::string> findBySource(const std::filesystem::path& source) const;

    /// A new folder on the store's file system to import into. Fails with NoSpace when less than
    /// `bytesNeeded` is free.
    [[nodiscard]] Result<std::filesystem::path> newIncoming(std::int64_t bytesNeeded) const;
    /// Makes a case of what was imported into `incoming` (empty path: referenced input). Renames.
    [[nodiscard]] Result<Case> adopt(const std::filesystem::path& incoming, Case draft) const;
    void discardIncoming(const std::filesystem::path& incoming) const;

    [[nodiscard]] Result<void> save(const Case& value) const;
    [[nodiscard]] Result<void> remove(const std::string& id) const;
    [[nodiscard]] Result<std::unique_ptr<CaseLock>> lock(const std::string& id) const;
    [[nodiscard]] std::filesystem::path folderOf(const std::string& id) const;

private:
    explicit Store(std::filesystem::path directory) : directory_(std::move(directory)) {}
    std::filesystem::path directory_;
};

} // namespace triage::cases
