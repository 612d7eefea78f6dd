// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/unpacking.h"
#include "bundle/zip_directory.h"

namespace triage::bundle {

class ZipReader;

struct PlannedMember
{
    std::size_t index = 0; ///< in the directory
    std::string path;      ///< where it goes
    std::string member;    ///< as shown
};

/// Looks at every record before anything is unpacked: what comes in and where it goes, what is skipped
/// (noted in the catalogue), and whether the archive can be trusted at all.
/// The result is largest first, so that threads end together.
Result<std::vector<PlannedMember>> planZip(const InputFile& file, ZipDirectory& zip,
                                           const std::string& shownName, Unpacking& unpacking);

} // namespace triage::bundle
