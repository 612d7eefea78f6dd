// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace triage {

/// Sets up spdlog's default logger: a rotating file in `directory` (3 files of 2 MiB), or nowhere when
/// `directory` is empty (the command line: its standard output belongs to the report).
/// Bridges Qt's messages into it. Call once, from the main thread, before other threads start.
/// Never throws; a directory that cannot be written leaves logging off and returns false.
bool setUpLogging(const std::filesystem::path& directory);

} // namespace triage
