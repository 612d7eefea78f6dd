// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/files.h"
#include "bundle/unpacking.h"

namespace triage::bundle {

/// Unpacks a zip into the destination, members in parallel. `shownName` is this zip's in messages.
/// Paths of archives within it are added to `nested`.
Result<void> importZip(const InputFile& file, const std::string& shownName, Unpacking& unpacking,
                       std::vector<std::string>& nested);

} // namespace triage::bundle
