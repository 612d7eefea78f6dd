// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <filesystem>
#include <string>

namespace triage::cases {

QString qtPath(const std::filesystem::path& path);
/// Unique and sorted by time: "20261201-102037-5f0c9a12".
std::string newName();
/// Now, ISO 8601 with offset.
std::string now();

} // namespace triage::cases
