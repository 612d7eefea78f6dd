// SPDX-License-Identifier: Apache-2.0
#include "bundle/nested.h"

#include "bundle/content.h"
#include "bundle/zip_directory.h"
#include "bundle/zip_import.h"

#include <QtGlobal>

#include <array>

namespace triage::bundle {
namespace {

Format formatOfFile(const InputFile& file)
{
    std::array<char, 512> head = {};
    const auto got = file.readAt(0, head);
    const Format format = formatOf({head.data(), static_cast<std::size_t>(got < 0 ? 0 : got)});
    return format == Format::None && hasZipDirectory(file) ? Format::Zip : format;
}

} // namespace

bool isArchive(const InputFile& file)
{
    return formatOfFile(file) != Format::None;
}

Result<void> unpackAll(const InputFile& file, Unpacking& unpacking, Inventory& /*inventory*/)
{
    std::vector<std::string> nested;
    return importZip(file, unpacking.shownName, unpacking, nested);
}

} // namespace triage::bundle
