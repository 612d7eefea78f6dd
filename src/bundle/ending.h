// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

namespace triage::bundle {

/// What the name of a file would end in by its content, for bytes that came without a name: ".zip",
/// ".tar.gz", ".log.gz"; ".log" for what is no archive. Reads its first bytes.
std::string endingByContent(const std::filesystem::path& path);

} // namespace triage::bundle
