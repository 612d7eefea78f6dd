// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/content.h"
#include "bundle/files.h"
#include "bundle/unpacking.h"

namespace triage::bundle {

/// By content, whatever the name says; a zip may have foreign bytes before it.
Format formatOfFile(const InputFile& file);
inline bool isArchive(const InputFile& file)
{
    return formatOfFile(file) != Format::None;
}

/// Unpacks an archive and the archives within it. Those lie below a folder of their own name then.
/// Says in `inventory` when all there was is one compressed log.
Result<void> unpackAll(const InputFile& file, Unpacking& unpacking, Inventory& inventory);

} // namespace triage::bundle
