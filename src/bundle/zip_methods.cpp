// SPDX-License-Identifier: Apache-2.0
#include "bundle/zip_methods.h"

#include "bundle/archive_handle.h"
#include "bundle/inflate64.h"

#include <algorithm>
#include <array>

namespace triage::bundle {
namespace {

constexpr std::uint16_t bzip2 = 12;
constexpr std::uint16_t lzma = 14;
constexpr std::uint16_t zstd = 93;
constexpr std::uint16_t xz = 95;
constexpr std::uint16_t ppmd = 98;
constexpr std::array known = {bzip2, lzma, zstd, xz, ppmd, zipDeflate64};

void put(std::string& record, std::uint64_t value, int bytes)
{
    for (int i = 0; i < bytes; ++i)
        record += static_cast<char>(value >> (8 * i) & 0xFF);
}

/// libarchive decodes all but Deflate64. A zip of this one member, its local record written anew: libarchive
/// reads it front to back.
std::string localRecord(const ZipEntry& entry)
{
    constexpr std::uint64_t open = 0xFFFFFFFF; // told in the 64-bit field
    constexpr std::uint64_t endMarker = 2;     // LZMA: the stream ends with a marker
    std::string record = "PK\x03\x04";
    put(record, 45, 2);
    put(record, entry.flags & endMarker, 2);
    put(record, entry.method, 2);
    put(record, entry.dosTime, 4);
    put(record, entry.crc, 4);
    put(record, open, 4);
    put(record, open, 4);
    put(record, 1, 2);
    put(record, 20, 2);
    record += 'm';
    put(record, 1, 2);
    put(record, 16, 2);
    put(record, static_cast<std::uint64_t>(entry.size), 8);
    put(record, static_cast<std::uint64_t>(entry.packed), 8);
    return record;
}

/// What libarchive asks for bytes.
struct Feed
{
    const ZipDecoder::Packed& packed;
    std::string head;
    std::vector<char> buffer = std::vector<char>(std::size_t{64} << 10);

    static la_ssize_t read(archive* /*handle*/, void* self, const void** bytes)
    {
        auto& feed = *static_cast<Feed*>(self);
        if (!feed.head.empty()) {
            std::ranges::copy(feed.head, feed.buffer.begin());
            *bytes = feed.buffer.data();
            return static_cast<la_ssize_t>(std::exchange(feed.head, {}).size());
        }
        *bytes = feed.buffer.data();
        return feed.packed(feed.buffer);
    }
};

void prepare(archive* handle, std::uint16_t method)
{
    if (method == lzma || method == ppmd) {
        archive_read_support_format_zip_streamable(handle);
        return;
    }
    archive_read_support_format_raw(handle);
    if (method == bzip2)
        archive_read_support_filter_bzip2(handle);
    else if (method == xz)
        archive_read_support_filter_xz(handle);
    else
        archive_read_support_filter_zstd(handle);
}

} // namespace

bool isRareMethod(std::uint16_t method)
{
    return std::ranges::find(known, method) != known.end();
}

Result<void> decodeRare(const ZipEntry& entry, const ZipDecoder::Packed& packed,
                        const ZipDecoder::Plain& plain)
{
    if (entry.size == 0)
        return {};
    if (entry.method == zipDeflate64)
        return inflate64(packed, plain);
    const bool whole = entry.method == lzma || entry.method == ppmd;
    Feed feed{packed, whole ? localRecord(entry) : std::string()};
    const ReadHandle handle = newReadHandle();
    prepare(handle.get(), entry.method);
    archive_entry* member = nullptr;
    if (archive_read_open(handle.get(), &feed, nullptr, &Feed::read, nullptr) != ARCHIVE_OK ||
        archive_read_next_header(handle.get(), &member) != ARCHIVE_OK)
        return fail(ErrorKind::Damaged, {}, errorOf(handle.get()));
    return readBlocks(handle.get(), plain);
}

} // namespace triage::bundle
