// SPDX-License-Identifier: Apache-2.0
#include "cases/store.h"

#include <chrono>

namespace triage::cases {
namespace {

using Entry = bundle::Inventory::Entry;

Timestamp modifiedOf(const std::filesystem::path& file, std::error_code& error)
{
    const auto time = std::chrono::file_clock::to_sys(std::filesystem::last_write_time(file, error));
    return {std::chrono::duration_cast<std::chrono::microseconds>(time.time_since_epoch()).count()};
}

bool unchanged(const Entry& entry, const std::filesystem::path& file)
{
    std::error_code error;
    if (entry.folder)
        return std::filesystem::is_directory(file, error);
    const auto size = std::filesystem::file_size(file, error);
    if (error || static_cast<std::int64_t>(size) != entry.size)
        return false;
    return !entry.modified || modifiedOf(file, error) == *entry.modified;
}

} // namespace

SourceState sourceState(const StoredBundle& bundle)
{
    if (!bundle.inventory.referenced)
        return SourceState::Stored;
    std::error_code error;
    if (!std::filesystem::exists(bundle.source, error))
        return SourceState::Gone;
    for (const Entry& entry : bundle.inventory.entries)
        if (!unchanged(entry, bundle.inventory.root / entry.path))
            return SourceState::Changed;
    return SourceState::Unchanged;
}

} // namespace triage::cases
