// SPDX-License-Identifier: Apache-2.0
#include "bundle/zip_directory.h"

#include "bundle/budget.h"
#include "bundle/little_endian.h"
#include "bundle/unpacking.h"
#include "bundle/zip_extra.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::bundle {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view endSignature = "PK\x05\x06"sv;
constexpr std::string_view end64Signature = "PK\x06\x06"sv;
constexpr std::string_view locatorSignature = "PK\x06\x07"sv;
constexpr std::string_view centralSignature = "PK\x01\x02"sv;
constexpr std::int64_t endSize = 22;
constexpr std::int64_t end64Size = 56;
constexpr std::int64_t locatorSize = 20;
constexpr std::size_t centralSize = 46;
/// A comment is up to 64 KiB; what mail and web servers append is looked through as well.
constexpr std::int64_t searched = std::int64_t{1} << 20;
constexpr std::int64_t mostDirectoryBytes = std::int64_t{512} << 20;

struct End
{
    std::int64_t place = 0; ///< in the file: of the record that ends the directory
    std::int64_t behind = 0;
    std::int64_t count = 0;
    std::int64_t size = 0;
    std::int64_t offset = 0;
    bool split = false;
    bool zip64 = false;
    [[nodiscard]] std::int64_t directory() const { return place - size; } ///< in the file
};

std::string read(const InputFile& file, std::int64_t at, std::int64_t bytes)
{
    std::string text(static_cast<std::size_t>(std::max<std::int64_t>(bytes, 0)), '\0');
    const auto got = at < 0 ? 0 : file.readAt(at, text);
    text.resize(static_cast<std::size_t>(std::max<std::int64_t>(got, 0)));
    return text;
}

std::optional<End> end64(const InputFile& file, std::int64_t endPlace)
{
    const std::string locator = read(file, endPlace - locatorSize, locatorSize);
    if (!locator.starts_with(locatorSignature))
        return std::nullopt;
    // The place it names is off by whatever lies before the zip; usually it is right before the locator.
    for (const std::int64_t place :
         {endPlace - locatorSize - end64Size, littleEndian<std::int64_t>(locator, 8)}) {
        const std::string record = read(file, place, end64Size);
        if (!record.starts_with(end64Signature) || record.size() < static_cast<std::size_t>(end64Size))
            continue;
        End end;
        end.place = place;
        end.count = littleEndian<std::int64_t>(record, 32);
        end.size = littleEndian<std::int64_t>(record, 40);
        end.offset = littleEndian<std::int64_t>(record, 48);
        end.split = littleEndian<std::uint32_t>(record, 16) != littleEndian<std::uint32_t>(record, 20);
        end.zip64 = true;
        return end;
    }
    return std::nullopt;
}

End end32(std::string_view record, std::int64_t place)
{
    End end;
    end.place = place;
    end.count = littleEndian<std::uint16_t>(record, 10);
    end.size = littleEndian<std::uint32_t>(record, 12);
    end.offset = littleEndian<std::uint32_t>(record, 16);
    end.split =
        littleEndian<std::uint16_t>(record, 4) != 0 && littleEndian<std::uint16_t>(record, 4) != 0xFFFF;
    return end;
}

bool isSound(const InputFile& file, const End& end)
{
    const std::int64_t at = end.directory();
    if (end.size < 0 || end.offset < 0 || end.count < 0 || at < end.offset)
        return false;
    return end.count == 0 ? end.size == 0 : read(file, at, 4) == centralSignature;
}

/// The last sound end record.
std::optional<End> findEnd(const InputFile& file)
{
    const std::int64_t from = std::max<std::int64_t>(0, file.size() - searched);
    const std::string tail = read(file, from, file.size() - from);
    for (auto at = tail.rfind(endSignature); at != std::string::npos;
         at = at == 0 ? at : tail.rfind(endSignature, at - 1)) {
        const std::string_view record = std::string_view(tail).substr(at);
        if (record.size() >= static_cast<std::size_t>(endSize)) {
            const std::int64_t place = from + static_cast<std::int64_t>(at);
            const std::int64_t comment = littleEndian<std::uint16_t>(record, 20);
            for (auto end : {end64(file, place), std::optional(end32(record, place))}) {
                if (!end || (!end->split && !isSound(file, *end)))
                    continue;
                end->behind = std::min(file.size(), place + endSize + comment);
                return end;
            }
        }
        if (at == 0)
            break;
    }
    return std::nullopt;
}

class DirectoryReader
{
public:
    DirectoryReader(std::string_view bytes, std::int64_t place) : bytes_(bytes), place_(place) {}

    /// False at the end of the records or at what is none.
    bool next(ZipEntry& entry)
    {
        const std::string_view record = bytes_.substr(at_);
        if (record.size() < centralSize || !record.starts_with(centralSignature))
            return false;
        const std::size_t name = littleEndian<std::uint16_t>(record, 28);
        const std::size_t extra = littleEndian<std::uint16_t>(record, 30);
        const std::size_t comment = littleEndian<std::uint16_t>(record, 32);
        if (record.size() < centralSize + name + extra + comment)
            return false;
        entry = fixedPart(record);
        entry.stored = record.substr(centralSize, name);
        entry.name = entry.stored;
        entry.directoryPlace = place_ + static_cast<std::int64_t>(at_);
        applyExtra(record.substr(centralSize + name, extra), entry);
        at_ += centralSize + name + extra + comment;
        return true;
    }
    [[nodiscard]] bool atEnd() const { return at_ == bytes_.size(); }

private:
    static ZipEntry fixedPart(std::string_view record)
    {
        ZipEntry e;
        e.system = static_cast<std::uint8_t>(record[5]);
        e.flags = littleEndian<std::uint16_t>(record, 8);
        e.utf8 = (e.flags & 0x800U) != 0;
        e.method = littleEndian<std::uint16_t>(record, 10);
        e.dosTime = littleEndian<std::uint32_t>(record, 12);
        e.crc = littleEndian<std::uint32_t>(record, 16);
        e.packed = littleEndian<std::uint32_t>(record, 20);
        e.size = littleEndian<std::uint32_t>(record, 24);
        e.attributes = littleEndian<std::uint32_t>(record, 38);
        e.header = littleEndian<std::uint32_t>(record, 42);
        return e;
    }

    std::string_view bytes_;
    std::int64_t place_;
    std::size_t at_ = 0;
};

tl::unexpected<Error> splitArchive(const std::string& shownName)
{
    return fail(
        ErrorKind::Unsupported,
        {QT_TRANSLATE_NOOP("engine", "%1 is one part of an archive split over several files. Join the parts, "
                                     "or have it packed into one file."),
         {shownName}});
}

} // namespace

bool hasZipDirectory(const InputFile& file)
{
    const auto end = findEnd(file);
    return end && !end->split && end->count > 0;
}

Result<ZipDirectory> readZipDirectory(const InputFile& file, const std::string& shownName,
                                      std::int64_t mostMembers)
{
    const auto end = findEnd(file);
    if (!end)
        return damaged(shownName, "no list of members at the end of the zip");
    if (end->split)
        return splitArchive(shownName);
    if (end->size > mostDirectoryBytes || end->count > mostMembers)
        return fail(
            ErrorKind::LimitExceeded,
            {QT_TRANSLATE_NOOP("engine", "%1 holds more than %2 files. Send the triage folder alone."),
             {shownName, std::to_string(mostMembers)}});
    ZipDirectory zip;
    zip.begin = end->directory() - end->offset;
    zip.end = end->behind;
    zip.directory = end->offset;
    zip.zip64 = end->zip64;
    const std::string bytes = read(file, end->directory(), end->size);
    DirectoryReader reader(bytes, zip.directory);
    for (ZipEntry entry; reader.next(entry);)
        zip.entries.push_back(std::move(entry));
    // Packers without zip64 count modulo 65,536.
    const auto counted = static_cast<std::int64_t>(zip.entries.size());
    if (!reader.atEnd() || (counted != end->count && (end->zip64 || (counted & 0xFFFF) != end->count)))
        return damaged(shownName, "the list of members breaks off at record " + std::to_string(counted + 1));
    return zip;
}

std::int64_t declaredZipBytes(const InputFile& file)
{
    std::int64_t bytes = 0;
    if (const auto zip = readZipDirectory(file, {}, mostDirectoryBytes)) {
        for (const ZipEntry& entry : zip->entries)
            bytes = sumOf(bytes, std::max<std::int64_t>(entry.size, 0));
    }
    return bytes;
}

std::optional<std::size_t> findOverlap(const ZipDirectory& zip)
{
    std::vector<std::size_t> order(zip.entries.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return zip.entries[i].header; });
    std::int64_t reached = 0;
    for (std::size_t i : order) {
        const ZipEntry& entry = zip.entries[i];
        if (entry.header < reached)
            return i;
        reached = std::max(entry.header, entry.data) + entry.packed;
    }
    return reached > zip.directory && !order.empty() ? std::optional(order.back()) : std::nullopt;
}

} // namespace triage::bundle
