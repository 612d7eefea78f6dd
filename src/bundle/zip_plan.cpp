// SPDX-License-Identifier: Apache-2.0
#include "bundle/zip_plan.h"

#include "base/visible.h"
#include "bundle/artefacts.h"
#include "bundle/name_encoding.h"
#include "bundle/zip_decoder.h"
#include "bundle/zip_reader.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::bundle {
namespace {

constexpr std::uint32_t typeMask = 0170000;
constexpr std::uint32_t typeFolder = 0040000;
constexpr std::uint32_t typeFile = 0100000;
constexpr std::uint32_t typeLink = 0120000;
constexpr std::uint32_t dosFolder = 0x10;
constexpr std::int64_t longestTarget = 4096;

enum class MemberType : std::uint8_t { File, Folder, Link, Special };

MemberType typeOf(const ZipEntry& entry, std::string_view name)
{
    switch (entry.unixMode() & typeMask) {
    case typeLink:
        return MemberType::Link;
    case typeFolder:
        return MemberType::Folder;
    case 0:
    case typeFile:
        break;
    default:
        return MemberType::Special;
    }
    const bool folder = name.ends_with('/') || name.ends_with('\\') ||
                        (entry.size == 0 && (entry.attributes & dosFolder) != 0);
    return folder ? MemberType::Folder : MemberType::File;
}

class Planner
{
public:
    Planner(const InputFile& file, ZipDirectory& zip, const std::string& shownName, Unpacking& unpacking)
        : file_(file), zip_(zip), shownName_(shownName), unpacking_(unpacking),
          catalogue_(unpacking.catalogue)
    {
    }

    Result<std::vector<PlannedMember>> plan()
    {
        judgeEncoding();
        remarkOnForm();
        std::vector<std::string> disagreements(zip_.entries.size());
        for (std::size_t i = 0; i < zip_.entries.size(); ++i) {
            if (unpacking_.stop.stop_requested())
                return cancelled();
            disagreements[i] = checkLocal(file_, zip_, zip_.entries[i]);
        }
        if (const auto overlapping = findOverlap(zip_))
            return damagedMember(shownName_, shown(*overlapping), "its bytes lie within another member's");
        for (std::size_t i = 0; i < zip_.entries.size(); ++i) {
            if (auto added = add(i, disagreements[i]); !added)
                return tl::unexpected<Error>(added.error());
        }
        if (auto fits = unpacking_.budget.declared(declared_); !fits)
            return tl::unexpected<Error>(fits.error());
        if (auto room = hasRoom(); !room)
            return tl::unexpected<Error>(room.error());
        std::ranges::stable_sort(members_, std::greater<>{},
                                 [this](const PlannedMember& m) { return zip_.entries[m.index].packed; });
        return std::move(members_);
    }

private:
    void judgeEncoding()
    {
        std::vector<std::string> names;
        for (const auto& entry : zip_.entries) {
            if (!entry.utf8 || !isUtf8(entry.name))
                names.push_back(entry.name);
        }
        encoding_ = judgeNames(names);
        if (encoding_ != NameEncoding::Ascii)
            catalogue_.remark("name-encoding", std::nullopt,
                              {QT_TRANSLATE_NOOP("engine", "Names do not say their encoding; read as %1."),
                               {std::string(nameOf(encoding_))}});
    }

    void remarkOnForm()
    {
        if (zip_.begin > 0)
            catalogue_.remark(
                "leading-bytes", std::nullopt,
                QT_TRANSLATE_NOOP("engine", "There are foreign bytes before the archive; passed over."));
        if (zip_.end < file_.size())
            catalogue_.remark(
                "trailing-bytes", std::nullopt,
                QT_TRANSLATE_NOOP("engine", "There are foreign bytes behind the archive; passed over."));
    }

    /// Better said before than when the disk is full.
    [[nodiscard]] Result<void> hasRoom() const
    {
        std::error_code code;
        const auto space = std::filesystem::space(unpacking_.request.destination, code);
        if (code || static_cast<std::uintmax_t>(declared_) <= space.available)
            return {};
        return fail(
            ErrorKind::NoSpace,
            QT_TRANSLATE_NOOP("engine", "There is not enough free disk space. Free some and open it again."));
    }

    [[nodiscard]] std::string name(std::size_t i) const
    {
        const ZipEntry& entry = zip_.entries[i];
        return entry.utf8 && isUtf8(entry.name) ? entry.name : decodeName(entry.name, encoding_);
    }
    [[nodiscard]] std::string shown(std::size_t i) const { return visible(name(i)); }

    Result<void> add(std::size_t i, const std::string& disagreement)
    {
        const ZipEntry& entry = zip_.entries[i];
        const std::string named = name(i);
        if (auto counted = unpacking_.budget.takeMember(); !counted)
            return counted;
        const MemberType type = typeOf(entry, named);
        if (type == MemberType::Folder) {
            addFolder(named, entry);
            return {};
        }
        if (type == MemberType::Special) {
            catalogue_.skip(named, QT_TRANSLATE_NOOP("engine", "It is a device, pipe or socket."));
            return {};
        }
        if (!disagreement.empty())
            return refuseOrSkip(i, named, damagedMember(shownName_, shown(i), disagreement),
                                QT_TRANSLATE_NOOP("engine", "The archive's two records of it disagree."));
        if (entry.isEncrypted())
            return refuseOrSkip(i, named, encrypted(i), QT_TRANSLATE_NOOP("engine", "It is encrypted."));
        if (!canDecode(entry.method))
            return refuseOrSkip(
                i, named, unsupported(i),
                {QT_TRANSLATE_NOOP("engine", "It is packed with %1, which cannot be read here."),
                 {methodName(entry.method)}});
        if (type == MemberType::Link)
            return addLink(i, named);
        addFile(i, named);
        return {};
    }

    void addFolder(const std::string& named, const ZipEntry& entry)
    {
        if (auto path = catalogue_.place(named, true))
            catalogue_.addFile({*std::move(path), catalogue_.shown(named), 0, entry.modified(), true});
    }

    void addFile(std::size_t i, const std::string& named)
    {
        const ZipEntry& entry = zip_.entries[i];
        auto path = catalogue_.place(named, false);
        if (!path)
            return;
        const std::uint32_t mode = entry.unixMode();
        if ((mode & 07000U) != 0 || (mode != 0 && (mode & 0400U) == 0))
            catalogue_.remark(
                "mode-bits-dropped", std::nullopt,
                QT_TRANSLATE_NOOP("engine", "Unusual permissions of files were not taken over."));
        declared_ = sumOf(declared_, entry.size);
        unpacking_.meter.expect(entry.size);
        catalogue_.addFile({*path, catalogue_.shown(named), entry.size, entry.modified(), false});
        members_.push_back({i, *std::move(path), catalogue_.shown(named)});
    }

    Result<void> addLink(std::size_t i, const std::string& named)
    {
        const ZipEntry& entry = zip_.entries[i];
        std::string target;
        if (!reader_)
            reader_ = std::make_unique<ZipReader>(file_, zip_);
        if (entry.size > longestTarget || !reader_->open(i))
            return damagedMember(shownName_, shown(i), "a link that cannot be read");
        auto read = decoder_.decode(
            entry, [this](std::span<char> into) { return reader_->read(into); },
            [&target](std::span<const char> bytes) {
                target.append(bytes.data(), bytes.size());
                return Result<void>{};
            },
            shownName_, shown(i));
        if (read)
            catalogue_.addLink(named, target, false);
        return read;
    }

    /// A log must come whole; anything else may stay out.
    Result<void> refuseOrSkip(std::size_t /*i*/, const std::string& named, tl::unexpected<Error> refusal,
                              Message reason)
    {
        if (namedLikeLog(named))
            return refusal;
        catalogue_.skip(named, std::move(reason));
        return {};
    }

    [[nodiscard]] tl::unexpected<Error> encrypted(std::size_t i) const
    {
        return fail(
            ErrorKind::Encrypted,
            {QT_TRANSLATE_NOOP("engine", "%2 in %1 is encrypted. Have it packed again without a password."),
             {shownName_, shown(i)}});
    }
    [[nodiscard]] tl::unexpected<Error> unsupported(std::size_t i) const
    {
        return fail(ErrorKind::Unsupported,
                    {QT_TRANSLATE_NOOP(
                         "engine", "%2 in %1 is packed with %3, which cannot be read here. Have it packed "
                                   "again with Deflate (zip -r, or 7-Zip's method Deflate) or as .tar.gz."),
                     {shownName_, shown(i), methodName(zip_.entries[i].method)}});
    }

    const InputFile& file_;
    ZipDirectory& zip_;
    const std::string& shownName_;
    Unpacking& unpacking_;
    Catalogue& catalogue_;
    NameEncoding encoding_ = NameEncoding::Ascii;
    std::int64_t declared_ = 0;
    std::vector<PlannedMember> members_;
    std::unique_ptr<ZipReader> reader_;
    ZipDecoder decoder_;
};

} // namespace

Result<std::vector<PlannedMember>> planZip(const InputFile& file, ZipDirectory& zip,
                                           const std::string& shownName, Unpacking& unpacking)
{
    return Planner(file, zip, shownName, unpacking).plan();
}

} // namespace triage::bundle
