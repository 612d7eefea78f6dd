// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

/// What bytes are, whatever their name says.
namespace triage::bundle {

enum class Format : std::uint8_t {
    None,
    Zip,
    Gzip,
    Bzip2,
    Xz,
    Lzma,
    Zstd,
    Lz4,
    Compress,
    Tar,
    SevenZip,
    Rar
};

/// By the first bytes; 512 suffice.
Format formatOf(std::string_view head);
/// A tar header with a sound checksum.
bool isTarHeader(std::string_view head);
/// Compressed bytes without a list of members: gzip, xz, …
bool isStreamFormat(Format format);

enum class Content : std::uint8_t { Empty, Archive, Binary, Plog, Log, Python, Text };

/// By the first 64 KiB.
Content contentOf(std::string_view head);

/// "logs.tar.gz", "x.7z": worth unpacking when it lies within an archive.
bool namedLikeArchive(std::string_view path);
/// The ending is one of those the format goes under.
bool endingFits(Format format, std::string_view path);
/// A format that happens to be a zip inside: weights, wheels, office documents. Never unpacked.
bool namedLikeDocument(std::string_view path);

} // namespace triage::bundle
