// SPDX-License-Identifier: Apache-2.0
#include "bundle/import.h"

#include "base/visible.h"
#include "bundle/artefacts.h"
#include "bundle/content.h"
#include "bundle/digest.h"
#include "bundle/files.h"
#include "bundle/folder.h"
#include "bundle/nested.h"
#include "bundle/unpacking.h"

#include <QtGlobal>

#include <thread>

namespace fs = std::filesystem;

namespace triage::bundle {
namespace {

std::string nameOf(const ImportRequest& request)
{
    if (!request.shownName.empty())
        return request.shownName;
    const fs::path given = request.input.lexically_normal();
    return (given.has_filename() ? given : given.parent_path()).filename().string();
}

Result<Inventory> fromFolder(const ImportRequest& request, const ImportObserver& observer,
                             std::stop_token stop)
{
    Unpacking unpacking(request, observer, std::move(stop), 0, visible(nameOf(request)));
    if (auto listed = listFolder(request.input, unpacking); !listed)
        return tl::unexpected<Error>(listed.error());
    Inventory inventory;
    inventory.name = nameOf(request);
    inventory.root = request.input;
    inventory.referenced = true;
    std::move(unpacking.catalogue).fill(inventory);
    return inventory;
}

/// What is neither an archive nor text, unless its name says that it was a log.
Result<void> acceptPlain(const InputFile& file, const std::string& name, const std::string& shown)
{
    std::string head(std::size_t{64} << 10, '\0');
    head.resize(static_cast<std::size_t>(std::max<std::int64_t>(file.readAt(0, head), 0)));
    const Content content = contentOf(head);
    if (namedLikeArchive(name) && (content == Content::Binary || content == Content::Empty))
        return damaged(shown, "named like an archive, but its content is none");
    if (content != Content::Binary || namedLikeLog(name) || head.find_first_not_of('\0') == std::string::npos)
        return {};
    return fail(ErrorKind::Unsupported,
                {QT_TRANSLATE_NOOP("engine",
                                   "%1 is neither an archive that can be read here nor a text. Give a .zip, "
                                   ".tar.gz, .7z or .rar, a folder or a log file."),
                 {shown}});
}

Result<Inventory> fromLog(const ImportRequest& request, const ImportObserver& observer, const InputFile& file,
                          const std::stop_token& stop)
{
    const std::string name = nameOf(request);
    if (auto accepted = acceptPlain(file, name, visible(name)); !accepted)
        return tl::unexpected<Error>(accepted.error());
    Inventory inventory;
    inventory.name = name;
    if (namedLikeArchive(name))
        inventory.remarks.push_back(wrongExtension(name));
    inventory.root = request.input.parent_path();
    inventory.referenced = true;
    inventory.singleFile = true;
    inventory.entries.push_back({request.input.filename().string(), {}, file.size(), file.modified(), false});
    if (observer.fileReady)
        observer.fileReady(inventory.entries.front().path, request.input);
    if (request.hashPlainFiles)
        inventory.sha256 = sha256Of(file, stop);
    if (stop.stop_requested())
        return cancelled();
    return inventory;
}

/// Removes what was unpacked when the import does not succeed, and no more than that.
class Cleanup
{
public:
    explicit Cleanup(fs::path destination) : destination_(std::move(destination))
    {
        std::error_code ignored;
        existed_ = fs::exists(destination_, ignored);
    }
    ~Cleanup()
    {
        if (kept_)
            return;
        std::error_code ignored;
        if (!existed_) {
            fs::remove_all(destination_, ignored);
            return;
        }
        for (fs::directory_iterator at(destination_, ignored), end; at != end; at.increment(ignored))
            fs::remove_all(at->path(), ignored);
    }
    Cleanup(const Cleanup&) = delete;
    Cleanup& operator=(const Cleanup&) = delete;
    void keep() { kept_ = true; }

private:
    fs::path destination_;
    bool existed_ = false;
    bool kept_ = false;
};

Result<void> prepareDestination(const ImportRequest& request)
{
    std::error_code ignored;
    if (request.destination.empty() ||
        (fs::exists(request.destination, ignored) && !fs::is_empty(request.destination, ignored)))
        return fail(ErrorKind::Internal,
                    QT_TRANSLATE_NOOP("engine", "The folder to import into is not empty."));
    return makeFolder(request.destination);
}

Result<Inventory> fromArchive(const ImportRequest& request, const ImportObserver& observer,
                              const InputFile& file, const std::stop_token& stop)
{
    Cleanup cleanup(request.destination);
    if (auto ready = prepareDestination(request); !ready) {
        cleanup.keep(); // what lies there is not ours
        return tl::unexpected<Error>(ready.error());
    }
    Inventory inventory;
    inventory.name = nameOf(request);
    inventory.root = request.destination;
    Unpacking unpacking(request, observer, stop, file.size(), visible(inventory.name));
    std::stop_source hashStop;
    const std::stop_callback onStop(stop, [&hashStop] { hashStop.request_stop(); });
    // Beside the unpacking: the archive's bytes are in the system's cache then.
    std::jthread hashing([&] { inventory.sha256 = sha256Of(file, hashStop.get_token()); });
    const auto done = unpackAll(file, unpacking, inventory);
    if (!done)
        hashStop.request_stop();
    hashing.join();
    if (!done)
        return tl::unexpected<Error>(done.error());
    if (stop.stop_requested())
        return cancelled();
    std::move(unpacking.catalogue).fill(inventory);
    unpacking.meter.finish();
    cleanup.keep();
    return inventory;
}

} // namespace

Result<Inventory> importInput(const ImportRequest& request, const ImportObserver& observer,
                              std::stop_token stop)
{
    const std::string shown = visible(nameOf(request));
    std::error_code code;
    const fs::file_status status = fs::status(request.input, code);
    const auto itself = stateOf(request.input);
    if (itself && itself->type == FileType::Link && status.type() == fs::file_type::not_found)
        return fail(ErrorKind::NotRegular,
                    {QT_TRANSLATE_NOOP("engine", "%1 is a link to something that is not there."), {shown}});
    if (status.type() == fs::file_type::directory)
        return fromFolder(request, observer, std::move(stop));
    const auto file = InputFile::open(request.input, shown);
    if (!file)
        return tl::unexpected<Error>(file.error());
    if (isArchive(*file))
        return fromArchive(request, observer, *file, std::move(stop));
    return fromLog(request, observer, *file, stop);
}

} // namespace triage::bundle
