// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>

#include <filesystem>
#include <string>
#include <vector>

/// What the store does with files and folders.
namespace triage::cases {

/// Fails with NotFound or NotReadable.
Result<QByteArray> readFile(const std::filesystem::path& file);
/// Whole or not at all, synced.
Result<void> writeFile(const std::filesystem::path& file, const QByteArray& bytes);
Result<void> renameTo(const std::filesystem::path& from, const std::filesystem::path& to);
/// Fails with NoSpace.
Result<void> requireSpace(const std::filesystem::path& directory, std::int64_t bytes);

bool isThere(const std::filesystem::path& path);
/// With everything below it, as far as it goes.
void removeAll(const std::filesystem::path& path);
/// Names, sorted.
std::vector<std::string> foldersIn(const std::filesystem::path& directory);
std::int64_t bytesBelow(const std::filesystem::path& directory);
/// Absolute, links followed as far as they exist.
std::filesystem::path resolved(const std::filesystem::path& path);

tl::unexpected<Error> cannotWrite(const std::filesystem::path& path, std::string detail);

} // namespace triage::cases
