// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"
#include "check/check.h"

#include <filesystem>

/// events.bin: what the scan of a bundle's logs found, so that a case of any size opens at once. Rebuildable:
/// a file that is damaged, of another version of the scanner, or about logs that changed since, is as good as
/// none.
namespace triage::engine {

/// The logs of `bundle` that are still as they were (path, size, time of change, kind, year). Never fails.
check::LogSet loadEvents(const std::filesystem::path& eventsFile, const bundle::Bundle& bundle);

/// Written whole or not at all. A failure is only logged.
void saveEvents(const std::filesystem::path& eventsFile, const bundle::Bundle& bundle,
                const check::LogSet& logs);

} // namespace triage::engine
