// SPDX-License-Identifier: Apache-2.0
#include "cases/store.h"

#include "cases/case_json.h"
#include "cases/disk.h"
#include "cases/incoming.h"
#include "cases/lock_file.h"
#include "cases/names.h"

#include <QLockFile>
#include <QtGlobal>

#include <algorithm>

namespace triage::cases {
namespace {

constexpr const char* caseFile = "case.json";
constexpr const char* inventoryFile = "inventory.json";
constexpr const char* filesFolder = "files";

std::filesystem::path bundleFolder(const std::filesystem::path& caseFolder, int number)
{
    return caseFolder / "bundles" / std::to_string(number);
}

/// The bundle as it stands once `from` has become `to`.
StoredBundle moved(StoredBundle bundle, const std::filesystem::path& from, const std::filesystem::path& to)
{
    if (!bundle.inventory.referenced)
        bundle.inventory.root = (to / bundle.inventory.root.lexically_relative(from)).lexically_normal();
    if (bundle.receivedAt.empty())
        bundle.receivedAt = now();
    return bundle;
}

class Lock : public CaseLock
{
public:
    explicit Lock(std::unique_ptr<QLockFile> file) : file_(std::move(file)) {}

private:
    std::unique_ptr<QLockFile> file_;
};

tl::unexpected<Error> heldElsewhere(const QLockFile& file)
{
    qint64 pid = 0;
    QString host;
    QString program;
    file.getLockInfo(&pid, &host, &program);
    return fail(ErrorKind::Locked,
                {QT_TRANSLATE_NOOP(
                     "engine", "The case is open in another instance of this program (process %1 on %2)."),
                 {std::to_string(pid), host.toStdString()}});
}

/// Without inventories.
Result<Case> readCaseFile(const std::filesystem::path& folder)
{
    const auto bytes = readFile(folder / caseFile);
    return bytes ? caseFromJson(*bytes, folder) : tl::unexpected(bytes.error());
}

Result<void> readInventoryFile(const std::filesystem::path& folder, StoredBundle& bundle)
{
    const auto bytes = readFile(bundleFolder(folder, bundle.number) / inventoryFile);
    return bytes ? inventoryFromJson(*bytes, bundle.inventory) : tl::unexpected(bytes.error());
}

} // namespace

Store::Store(std::filesystem::path directory)
    : directory_(std::move(directory)), incoming_(std::make_shared<Incoming>(directory_ / "incoming"))
{
}

Result<Store> Store::open(const std::filesystem::path& directory)
{
    for (const char* name : {"cases", "locks", "incoming"}) {
        std::error_code error;
        std::filesystem::create_directories(directory / name, error);
        if (error)
            return cannotWrite(directory, error.message());
    }
    Store store(directory);
    store.incoming_->clear();
    return store;
}

std::filesystem::path Store::folderOf(const std::string& id) const
{
    return directory_ / "cases" / id;
}

std::filesystem::path Store::eventsFileOf(const std::string& id, int bundleNumber) const
{
    return bundleFolder(folderOf(id), bundleNumber) / "events.bin";
}

std::int64_t Store::sizeOf(const std::string& id) const
{
    return bytesBelow(folderOf(id));
}

std::vector<Summary> Store::list() const
{
    std::vector<Summary> found;
    for (const std::string& id : foldersIn(directory_ / "cases"))
        if (auto value = readCaseFile(folderOf(id)))
            found.push_back(std::move(value->summary));
    std::ranges::sort(found, [](const Summary& a, const Summary& b) {
        return std::tie(b.openedAt, b.id) < std::tie(a.openedAt, a.id);
    });
    return found;
}

std::vector<Unreadable> Store::unreadable() const
{
    std::vector<Unreadable> found;
    for (const std::string& id : foldersIn(directory_ / "cases"))
        if (const auto value = readCaseFile(folderOf(id)); !value)
            found.push_back({id, value.error()});
    return found;
}

Result<Case> Store::load(const std::string& id) const
{
    const auto folder = folderOf(id);
    auto value = readCaseFile(folder);
    if (!value)
        return value;
    for (StoredBundle& bundle : value->bundles)
        if (const auto read = readInventoryFile(folder, bundle); !read)
            return tl::unexpected(read.error());
    return value;
}

std::optional<std::string> Store::findByHash(const std::string& sha256) const
{
    return find([&](const StoredBundle& b) { return b.inventory.sha256 == sha256; });
}

std::optional<std::string> Store::findBySource(const std::filesystem::path& source) const
{
    const auto wanted = resolved(source);
    return find(
        [&](const StoredBundle& b) { return b.inventory.referenced && resolved(b.source) == wanted; });
}

std::optional<std::string> Store::find(const std::function<bool(const StoredBundle&)>& wanted) const
{
    for (const std::string& id : foldersIn(directory_ / "cases")) {
        const auto value = readCaseFile(folderOf(id));
        if (value && std::ranges::any_of(value->bundles, wanted))
            return id;
    }
    return std::nullopt;
}

Result<std::filesystem::path> Store::newIncoming(std::int64_t bytesNeeded) const
{
    if (const auto enough = requireSpace(directory_, bytesNeeded); !enough)
        return tl::unexpected(enough.error());
    auto staging = incoming_->make();
    if (!staging)
        return staging;
    const auto files = bundleFolder(*staging, 1) / filesFolder;
    std::error_code error;
    std::filesystem::create_directories(files, error);
    if (error) {
        incoming_->discard(*staging);
        return cannotWrite(directory_, error.message());
    }
    return files;
}

void Store::discardIncoming(const std::filesystem::path& incoming) const
{
    incoming_->discard(incoming_->folderOf(incoming));
}

Result<std::filesystem::path> Store::stagingOf(const std::filesystem::path& incoming) const
{
    if (incoming.empty())
        return incoming_->make();
    const auto staging = incoming_->folderOf(incoming);
    if (staging.empty())
        return fail(ErrorKind::Internal,
                    QT_TRANSLATE_NOOP("engine", "What was imported does not lie in the case store."),
                    incoming.string());
    return staging;
}

Result<Case> Store::adopt(const std::filesystem::path& incoming, Case draft) const
{
    const auto staging = stagingOf(incoming);
    if (!staging)
        return tl::unexpected(staging.error());
    if (draft.summary.id.empty())
        draft.summary.id = newName();
    if (draft.summary.openedAt.empty())
        draft.summary.openedAt = now();
    const auto folder = folderOf(draft.summary.id);
    for (StoredBundle& bundle : draft.bundles) {
        bundle.number = 1;
        bundle = moved(std::move(bundle), *staging, folder);
    }
    auto done = writeBundle(*staging, draft.bundles);
    draft.summary.size = bytesBelow(*staging);
    if (done)
        done = writeFile(*staging / caseFile, caseToJson(draft, folder));
    if (done)
        done = renameTo(*staging, folder);
    if (!done) {
        incoming_->discard(*staging);
        return tl::unexpected(done.error());
    }
    incoming_->release(*staging);
    return draft;
}

Result<void> Store::writeBundle(const std::filesystem::path& staging,
                                const std::vector<StoredBundle>& bundles)
{
    if (bundles.size() != 1)
        return fail(ErrorKind::Internal, QT_TRANSLATE_NOOP("engine", "A case begins with one bundle."));
    const auto folder = bundleFolder(staging, 1);
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    return error ? Result<void>(cannotWrite(folder, error.message()))
                 : writeFile(folder / inventoryFile, inventoryToJson(bundles.front().inventory));
}

Result<Case> Store::addBundle(const std::filesystem::path& incoming, Case value, StoredBundle bundle) const
{
    const auto staging = stagingOf(incoming);
    if (!staging)
        return tl::unexpected(staging.error());
    const auto folder = folderOf(value.summary.id);
    int number = 0;
    for (const StoredBundle& b : value.bundles)
        number = std::max(number, b.number);
    bundle.number = number + 1;
    const auto from = bundleFolder(*staging, 1);
    const auto to = bundleFolder(folder, bundle.number);
    bundle = moved(std::move(bundle), from, to);
    auto done = writeBundle(*staging, {bundle});
    if (isThere(to)) // left by a kill between the two writes below; no case names it
        removeAll(to);
    if (done)
        done = renameTo(from, to);
    incoming_->discard(*staging);
    if (!done)
        return tl::unexpected(done.error());
    value.bundles.push_back(std::move(bundle));
    value.summary.size = sizeOf(value.summary.id);
    if (const auto saved = save(value); !saved)
        return tl::unexpected(saved.error());
    return value;
}

Result<void> Store::save(const Case& value) const
{
    const auto folder = folderOf(value.summary.id);
    const auto before = readFile(folder / caseFile);
    if (!before)
        return tl::unexpected(before.error());
    if (const auto readable = caseFromJson(*before, folder); !readable)
        return tl::unexpected(readable.error());
    return writeFile(folder / caseFile, caseToJson(value, folder));
}

Result<std::unique_ptr<CaseLock>> Store::lock(const std::string& id) const
{
    auto file = takeLockFile(directory_ / "locks" / (id + ".lock"));
    if (file->isLocked())
        return std::make_unique<Lock>(std::move(file));
    if (file->error() == QLockFile::LockFailedError)
        return heldElsewhere(*file);
    return cannotWrite(directory_ / "locks", {});
}

Result<void> Store::remove(const std::string& id) const
{
    const auto held = lock(id);
    if (!held)
        return tl::unexpected(held.error());
    // Out of sight with one rename, then taken apart: a kill in between leaves nothing half there.
    const auto away = incoming_->make();
    if (!away)
        return tl::unexpected(away.error());
    auto done = renameTo(folderOf(id), *away / "case");
    incoming_->discard(*away);
    return done;
}

} // namespace triage::cases
