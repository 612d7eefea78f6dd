// SPDX-License-Identifier: Apache-2.0
#include "bundle/little_endian.h"
#include "bundle/zip_directory.h"
#include "bundle/zip_extra.h"

#include <zlib.h>

#include <algorithm>

namespace triage::bundle {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t localSize = 30;
constexpr std::int64_t in64 = 0xFFFFFFFF;

/// Calls `use` with id and content of each field.
template <typename Use>
void eachField(std::string_view extra, Use use)
{
    constexpr std::size_t head = 4;
    while (extra.size() >= head) {
        const auto id = littleEndian<std::uint16_t>(extra, 0);
        const std::size_t length = littleEndian<std::uint16_t>(extra, 2);
        use(id, extra.substr(head, length));
        extra.remove_prefix(std::min(extra.size(), head + length));
    }
}

/// The field holds those values only that did not fit, in this order.
void applyZip64(std::string_view field, std::initializer_list<std::int64_t*> values)
{
    std::size_t at = 0;
    for (std::int64_t* value : values) {
        if (*value != in64)
            continue;
        if (at + 8 <= field.size())
            *value = littleEndian<std::int64_t>(field, at);
        at += 8;
    }
}

void applyUnicodePath(std::string_view field, ZipEntry& entry)
{
    constexpr std::size_t head = 5;
    if (field.size() <= head || field[0] != 1)
        return;
    const auto crc =
        crc32(0, reinterpret_cast<const Bytef*>(entry.stored.data()), static_cast<uInt>(entry.stored.size()));
    if (littleEndian<std::uint32_t>(field, 1) != crc)
        return;
    entry.name = field.substr(head);
    entry.utf8 = true;
}

std::string readAt(const InputFile& file, std::int64_t at, std::size_t bytes)
{
    std::string text(bytes, '\0');
    const auto got = file.readAt(at, text);
    text.resize(static_cast<std::size_t>(std::max<std::int64_t>(got, 0)));
    return text;
}

std::string sizesDiffer(std::string_view record, std::string_view extra, const ZipEntry& entry)
{
    const auto crc = littleEndian<std::uint32_t>(record, 14);
    std::int64_t packed = littleEndian<std::uint32_t>(record, 18);
    std::int64_t size = littleEndian<std::uint32_t>(record, 22);
    eachField(extra, [&](std::uint16_t id, std::string_view field) {
        if (id == 0x0001)
            applyZip64(field, {&size, &packed});
    });
    // With a descriptor the local record may leave them open.
    const bool open = entry.hasDescriptor();
    if (crc != entry.crc && !(open && crc == 0))
        return "checksums differ";
    if (packed != entry.packed && !(open && (packed == 0 || packed == in64)))
        return "packed sizes differ";
    if (size != entry.size && !(open && (size == 0 || size == in64)))
        return "sizes differ";
    return {};
}

} // namespace

void applyExtra(std::string_view extra, ZipEntry& entry)
{
    eachField(extra, [&](std::uint16_t id, std::string_view field) {
        if (id == 0x0001)
            applyZip64(field, {&entry.size, &entry.packed, &entry.header});
        else if (id == 0x7075)
            applyUnicodePath(field, entry);
    });
}

std::string checkLocal(const InputFile& file, const ZipDirectory& zip, ZipEntry& entry)
{
    entry.data = entry.header;
    if (entry.header < 0 || entry.packed < 0 || entry.size < 0 || entry.header > zip.directory)
        return "its place lies outside of the archive";
    const std::string record = readAt(file, zip.begin + entry.header, localSize);
    if (record.size() < localSize || !record.starts_with("PK\x03\x04"sv))
        return "no record where the list of members says";
    const std::size_t name = littleEndian<std::uint16_t>(record, 26);
    const std::size_t extra = littleEndian<std::uint16_t>(record, 28);
    const auto tail = zip.begin + entry.header + static_cast<std::int64_t>(localSize);
    const std::string more = readAt(file, tail, name + extra);
    entry.data = entry.header + static_cast<std::int64_t>(localSize + name + extra);
    if (more.size() < name + extra || entry.packed > zip.directory - entry.data)
        return "its bytes reach past the end";
    const std::uint16_t flags = littleEndian<std::uint16_t>(record, 6);
    if (littleEndian<std::uint16_t>(record, 8) != entry.method)
        return "methods differ";
    if ((flags & 1U) != (entry.flags & 1U))
        return "one says encrypted, the other not";
    // Some packers write the separators of the two records differently.
    const auto same = [](char a, char b) { return (a == '\\' ? '/' : a) == (b == '\\' ? '/' : b); };
    if (!std::ranges::equal(std::string_view(more).substr(0, name), entry.stored, same))
        return "names differ";
    return sizesDiffer(record, std::string_view(more).substr(name), entry);
}

Timestamp ZipEntry::modified() const
{
    const auto bits = [this](unsigned shift, unsigned count) {
        return static_cast<std::int64_t>(dosTime >> shift & ((1U << count) - 1));
    };
    // Days since 1970 of a civil date (Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    const std::int64_t month = std::clamp<std::int64_t>(bits(21, 4), 1, 12);
    const std::int64_t day = std::max<std::int64_t>(bits(16, 5), 1);
    const std::int64_t year = 1980 + bits(25, 7) - (month <= 2 ? 1 : 0);
    const std::int64_t yearOfEra = year % 400;
    const std::int64_t dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const std::int64_t dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    const std::int64_t days = year / 400 * 146097 + dayOfEra - 719468;
    const std::int64_t seconds = days * 86400 + bits(11, 5) * 3600 + bits(5, 6) * 60 + bits(0, 5) * 2;
    return {seconds * 1'000'000};
}

} // namespace triage::bundle
