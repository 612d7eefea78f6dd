// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLockFile>

#include <filesystem>
#include <memory>

namespace triage::cases {

/// A lock file across program instances: only a dead process makes it stale, however long a live one holds
/// it. A process killed between making the file and writing its id leaves one that names nobody; QLockFile
/// never takes that for stale by itself, and it would lock for ever. Such a file is taken over when it stays
/// nameless for a second. Tell from `isLocked` and `error` what came of it. Blocks for that second at most.
std::unique_ptr<QLockFile> takeLockFile(const std::filesystem::path& file);

} // namespace triage::cases
