// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/content.h"
#include "bundle/files.h"
#include "bundle/unpacking.h"

namespace triage::bundle {

/// One compressed file without a list of members.
bool isSingleFile(const InputFile& file, Format format);

/// Unpacks tar, compressed tar, 7z and rar front to back, and a single compressed file under its name without
/// the ending. `name` is the archive's own, `modified` the time of that single file. Paths of archives within
/// it are added to `nested`.
Result<void> importArchive(const InputFile& file, Format format, const std::string& name,
                           const std::string& shownName, std::optional<Timestamp> modified,
                           Unpacking& unpacking, std::vector<std::string>& nested);

} // namespace triage::bundle
