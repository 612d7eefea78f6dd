// SPDX-License-Identifier: Apache-2.0
#include "bundle/nested.h"

#include "base/visible.h"
#include "bundle/archive_import.h"
#include "bundle/artefacts.h"
#include "bundle/content.h"
#include "bundle/gzip_stream.h"
#include "bundle/links.h"
#include "bundle/path_parts.h"
#include "bundle/work_queue.h"
#include "bundle/zip_directory.h"
#include "bundle/zip_import.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <deque>
#include <set>

namespace fs = std::filesystem;

namespace triage::bundle {
namespace {

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

/// What an archive says it will unpack to; 0 where it does not say. A liar is found out when the bytes come.
std::int64_t declaredBytes(const fs::path& path)
{
    const auto file = InputFile::open(path, {});
    const Format format = file ? formatOfFile(*file) : Format::None;
    if (format == Format::Zip)
        return declaredZipBytes(*file);
    return format == Format::Gzip ? declaredGzipBytes(*file) : 0;
}

struct Pending
{
    std::size_t entry = 0; ///< in the catalogue
    int depth = 1;
    std::int64_t declared = 0; ///< bytes it says it unpacks to
};

class NestedArchives
{
public:
    explicit NestedArchives(Unpacking& unpacking) : unpacking_(unpacking) {}

    /// `paths` are among the entries from `first` on. Fails when what they say they hold is too much.
    Result<void> add(const std::vector<std::string>& paths, std::size_t first, int depth)
    {
        const auto& entries = unpacking_.catalogue.entries();
        const std::set<std::string> wanted(paths.begin(), paths.end());
        for (std::size_t i = first; i < entries.size() && !wanted.empty(); ++i) {
            if (!wanted.contains(entries[i].path))
                continue;
            pending_.push_back({i, depth, declaredBytes(unpacking_.request.destination / entries[i].path)});
            if (auto fits = declare(pending_.back().declared); !fits)
                return fits;
        }
        return {};
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
        unpacking_.catalogue.settle();
        return failure_ && !hasLogs() ? tl::unexpected<Error>(*failure_) : Result<void>{};
    }

private:
    /// A fan of archives is refused before the first is unpacked.
    Result<void> declare(std::int64_t bytes)
    {
        declared_ = sumOf(declared_, bytes);
        return unpacking_.budget.declared(declared_);
    }

    Result<void> unpack(const Pending& next)
    {
        Catalogue& catalogue = unpacking_.catalogue;
        const Inventory::Entry entry = catalogue.entries()[next.entry];
        const fs::path where = unpacking_.request.destination / entry.path;
        declared_ -= next.declared;
        const fs::path aside = freeName(where);
        std::error_code code;
        fs::rename(where, aside, code);
        auto file = InputFile::open(aside, visible(entry.path));
        if (code || !file)
            return fail(ErrorKind::Internal, {}, "nested archive: " + code.message());
        if (isSingleFile(*file, formatOfFile(*file)))
            catalogue.enterBeside(next.entry);
        else
            catalogue.enter(next.entry);
        const std::size_t first = catalogue.entries().size();
        std::vector<std::string> deeper;
        auto done = unpackOne(*file, std::string(lastPart(entry.path)), visible(entry.path), entry.modified,
                              unpacking_, deeper);
        if (!done && endsWholeImport(done.error().kind))
            return done;
        if (!done || catalogue.entriesWithin() == 0)
            return putBack(entry, aside, done);
        catalogue.leave();
        fs::remove(aside, code);
        catalogue.remark("nested-archive", visible(entry.path),
                         {QT_TRANSLATE_NOOP("engine", "%1 is an archive within the input; unpacked."),
                          {visible(entry.path)}});
        return add(deeper, first, next.depth + 1);
    }

    /// It stays as the file it was.
    Result<void> putBack(const Inventory::Entry& entry, const fs::path& aside, const Result<void>& done)
    {
        const fs::path where = unpacking_.request.destination / entry.path;
        std::error_code code;
        for (const auto& within : unpacking_.catalogue.giveUp())
            fs::remove_all(unpacking_.request.destination / within.path, code);
        fs::remove_all(where, code);
        fs::rename(aside, where, code);
        if (unpacking_.observer.fileReady)
            unpacking_.observer.fileReady(entry.path, where);
        if (done)
            return {};
        unpacking_.catalogue.remark(
            "nested-unreadable", visible(entry.path),
            {QT_TRANSLATE_NOOP("engine", "%1 is an archive within the input that cannot be "
                                         "unpacked; it stays packed."),
             {visible(entry.path)}});
        if (!failure_)
            failure_ = done.error();
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
    std::int64_t declared_ = 0; ///< bytes that those pending say they hold
    std::optional<Error> failure_;
};

} // namespace

Format formatOfFile(const InputFile& file)
{
    std::array<char, 512> head = {};
    const auto got = file.readAt(0, head);
    const Format format = formatOf({head.data(), static_cast<std::size_t>(got < 0 ? 0 : got)});
    return format == Format::None && hasZipDirectory(file) ? Format::Zip : format;
}

Result<void> unpackAll(const InputFile& file, Unpacking& unpacking, Inventory& inventory)
{
    std::vector<std::string> nested;
    if (auto done = unpackOne(file, inventory.name, unpacking.shownName, file.modified(), unpacking, nested);
        !done)
        return done;
    inventory.singleFile = unpacking.singleStream && nested.empty();
    NestedArchives archives(unpacking);
    if (auto fits = archives.add(nested, 0, 1); !fits)
        return fits;
    if (auto done = archives.unpackAll(); !done)
        return done;
    return resolveLinks(unpacking);
}

} // namespace triage::bundle
