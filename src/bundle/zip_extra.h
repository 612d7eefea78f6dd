// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/zip_directory.h"

#include <string_view>

namespace triage::bundle {

/// Reads the fields that matter out of a central record's extra data: large sizes (0x0001) and Info-ZIP's
/// Unicode Path (0x7075), which counts only while its CRC fits the plain name.
void applyExtra(std::string_view extra, ZipEntry& entry);

} // namespace triage::bundle
