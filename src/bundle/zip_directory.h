// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "bundle/files.h"

#include <string>
#include <vector>

/// A zip's list of members, read before anything is unpacked (PKWARE APPNOTE 6.3.10, §4.3–4.5).
namespace triage::bundle {

struct ZipEntry
{
    std::string stored; ///< the name's bytes in the record
    std::string name;   ///< the same, or UTF-8 from a valid Unicode Path field
    bool utf8 = false;  ///< the archive says that the name is UTF-8
    std::uint16_t flags = 0;
    std::uint16_t method = 0;
    std::uint32_t crc = 0;
    std::int64_t packed = 0;
    std::int64_t size = 0;
    std::int64_t header = 0;         ///< of the local record, from `begin`
    std::int64_t directoryPlace = 0; ///< of the central record, from `begin`
    std::int64_t data = 0;           ///< of the packed bytes, from `begin`; set by checkLocal()
    std::uint32_t attributes = 0;
    std::uint8_t system = 0; ///< the packer's: 0 DOS, 3 Unix, 19 macOS
    std::uint32_t dosTime = 0;

    [[nodiscard]] bool isEncrypted() const { return (flags & 1U) != 0; }
    /// A local record may leave sizes and CRC to a descriptor behind the data.
    [[nodiscard]] bool hasDescriptor() const { return (flags & 8U) != 0; }
    /// Unix type and permission bits, 0 when the packer stored none.
    [[nodiscard]] std::uint32_t unixMode() const
    {
        return system == 3 || system == 19 ? attributes >> 16 : 0;
    }
    [[nodiscard]] Timestamp modified() const;
};

struct ZipDirectory
{
    std::vector<ZipEntry> entries; ///< in the directory's order
    std::int64_t begin = 0;        ///< where the zip starts in the file: foreign bytes may lie before it
    std::int64_t end = 0;          ///< behind its last record: and after it
    std::int64_t directory = 0;    ///< place of the central directory, from `begin`
    bool zip64 = false;
};

/// Is there a list of members at the file's end? For files that do not begin like a zip.
bool hasZipDirectory(const InputFile& file);

/// Fails with Damaged (no sound directory), Unsupported (split over several files) or LimitExceeded.
/// Messages name `shownName`.
Result<ZipDirectory> readZipDirectory(const InputFile& file, const std::string& shownName,
                                      std::int64_t mostMembers);

/// What the members say they unpack to, all together; 0 where there is no sound list of them.
std::int64_t declaredZipBytes(const InputFile& file);

/// What the local record before a member's data says otherwise than the directory; empty when they agree.
/// Sets `entry.data`.
std::string checkLocal(const InputFile& file, const ZipDirectory& directory, ZipEntry& entry);

/// Index of a member whose bytes lie within another's, if any. After checkLocal() of all.
std::optional<std::size_t> findOverlap(const ZipDirectory& directory);

} // namespace triage::bundle
