// SPDX-License-Identifier: Apache-2.0
#include "bundle/ending.h"

#include "bundle/archive_import.h"
#include "bundle/content.h"
#include "bundle/files.h"
#include "bundle/nested.h"

namespace triage::bundle {
namespace {

std::string_view endingOf(Format format)
{
    switch (format) {
    case Format::Zip:
        return ".zip";
    case Format::Gzip:
        return ".gz";
    case Format::Bzip2:
        return ".bz2";
    case Format::Xz:
        return ".xz";
    case Format::Lzma:
        return ".lzma";
    case Format::Zstd:
        return ".zst";
    case Format::Lz4:
        return ".lz4";
    case Format::Compress:
        return ".Z";
    case Format::Tar:
        return ".tar";
    case Format::SevenZip:
        return ".7z";
    case Format::Rar:
        return ".rar";
    case Format::None:
        break;
    }
    return ".log";
}

} // namespace

std::string endingByContent(const std::filesystem::path& path)
{
    const auto file = InputFile::open(path, {});
    const Format format = file ? formatOfFile(*file) : Format::None;
    std::string inner;
    if (isStreamFormat(format))
        inner = isSingleFile(*file, format) ? ".log" : ".tar";
    return inner.append(endingOf(format));
}

} // namespace triage::bundle
