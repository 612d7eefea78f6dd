// SPDX-License-Identifier: Apache-2.0
#include "bundle/nested.h"

#include "base/visible.h"
#include "bundle/archive_import.h"
#include "bundle/artefacts.h"
#include "bundle/content.h"
#include "bundle/links.h"
#include "bundle/path_parts.h"
#include "bundle/work_queue.h"
#include "bundle/zip_directory.h"
#include "bundle/zip_import.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <deque>

namespace fs = std::filesystem;

namespace triage::bundle {
namespace {

Format formatOfFile(const InputFile& file)
{
    std::array<char, 512> head = {};
    const auto got = file.readAt(0, head);
    const Format format = formatOf({head.data(), static_cast<std::size_t>(got < 0 ? 0 : got)});
    return format == Format::None && hasZipDirectory(file) ? Format::Zip : format;
}

Result<void> unpackOne(const InputFile& file, const std::string& name, const std::string& shownName,
                       std::optional<Timestamp> modified, Unpacking& unpacking,
                       std::vector<std::string>& nested)
{
    const Format format = formatOfFile(file);
    unpacking.countsPacked = false;
    if (!endingFits(format, name)) {
        Remark odd = wrongExtension(shownName);
        unpacking.catalogue.remark(odd.id, odd.path, odd.message);
    }
    if (format == Format::Zip)
        return importZip(file, shownName, unpacking, nested);
    return importArchive(file, format, name, shownName, modified, unpacking, nested);
}

std::optional<Timestamp> timeOf(const Catalogue& catalogue, const std::string& path)
{
    const auto at = std::ranges::find(catalogue.entries(), path, &Inventory::Entry::path);
    return at == catalogue.entries().end() ? std::nullopt : at->modified;
}

struct Pending
{
    std::string path;
    int depth = 1;
};

class NestedArchives
{
public:
    explicit NestedArchives(Unpacking& unpacking) : unpacking_(unpacking) {}

    void add(const std::vector<std::string>& paths, int depth)
    {
        for (const auto& path : paths)
            pending_.push_back({path, depth});
    }

    Result<void> unpackAll()
    {
        while (!pending_.empty()) {
            const Pending next = pending_.front();
            pending_.pop_front();
            if (auto deep = unpacking_.budget.depth(next.depth); !deep)
                return deep;
            if (auto done = unpack(next); !done)
                return done;
        }
        return failure_ && !hasLogs() ? tl::unexpected<Error>(*failure_) : Result<void>{};
    }

private:
    Result<void> unpack(const Pending& next)
    {
        const fs::path where = unpacking_.request.destination / next.path;
        const fs::path aside = freeName(where);
        std::error_code code;
        fs::rename(where, aside, code);
        auto file = InputFile::open(aside, visible(next.path));
        if (code || !file)
            return fail(ErrorKind::Internal, {}, "nested archive: " + code.message());
        const Catalogue before = unpacking_.catalogue;
        if (isSingleFile(*file, formatOfFile(*file)))
            unpacking_.catalogue.enterBeside(next.path);
        else
            unpacking_.catalogue.enter(next.path);
        std::vector<std::string> deeper;
        auto done = unpackOne(*file, std::string(lastPart(next.path)), visible(next.path),
                              timeOf(before, next.path), unpacking_, deeper);
        unpacking_.catalogue.leave();
        const bool nothing = unpacking_.catalogue.entries().size() + 1 == before.entries().size();
        if (done && !nothing) {
            fs::remove(aside, code);
            unpacking_.catalogue.remark(
                "nested-archive", visible(next.path),
                {QT_TRANSLATE_NOOP("engine", "%1 is an archive within the input; unpacked."),
                 {visible(next.path)}});
            add(deeper, next.depth + 1);
            return {};
        }
        if (!done && endsWholeImport(done.error().kind))
            return done;
        return putBack(next, aside, before, done);
    }

    /// It stays as the file it was.
    Result<void> putBack(const Pending& next, const fs::path& aside, const Catalogue& before,
                         Result<void> done)
    {
        const fs::path where = unpacking_.request.destination / next.path;
        std::error_code code;
        fs::remove_all(where, code);
        fs::rename(aside, where, code);
        unpacking_.catalogue = before;
        if (unpacking_.observer.fileReady)
            unpacking_.observer.fileReady(next.path, where);
        if (done)
            return {};
        unpacking_.catalogue.remark(
            "nested-unreadable", visible(next.path),
            {QT_TRANSLATE_NOOP("engine", "%1 is an archive within the input that cannot be "
                                         "unpacked; it stays packed."),
             {visible(next.path)}});
        if (!failure_)
            failure_ = std::move(done.error());
        return {};
    }

    static fs::path freeName(const fs::path& path)
    {
        std::error_code ignored;
        fs::path name = path;
        do
            name += ".packed";
        while (fs::exists(name, ignored));
        return name;
    }
    [[nodiscard]] bool hasLogs() const
    {
        return std::ranges::any_of(unpacking_.catalogue.entries(),
                                   [](const auto& e) { return !e.folder && namedLikeLog(e.path); });
    }

    Unpacking& unpacking_;
    std::deque<Pending> pending_;
    std::optional<Error> failure_;
};

} // namespace

bool isArchive(const InputFile& file)
{
    return formatOfFile(file) != Format::None;
}

Result<void> unpackAll(const InputFile& file, Unpacking& unpacking, Inventory& inventory)
{
    std::vector<std::string> nested;
    if (auto done = unpackOne(file, inventory.name, unpacking.shownName, file.modified(), unpacking, nested);
        !done)
        return done;
    inventory.singleFile = unpacking.singleStream && nested.empty();
    NestedArchives archives(unpacking);
    archives.add(nested, 1);
    if (auto done = archives.unpackAll(); !done)
        return done;
    return resolveLinks(unpacking);
}

} // namespace triage::bundle
