// SPDX-License-Identifier: Apache-2.0
#include "bundle/zip_import.h"

#include "bundle/member_output.h"
#include "bundle/work_queue.h"
#include "bundle/zip_decoder.h"
#include "bundle/zip_plan.h"
#include "bundle/zip_reader.h"

#include <algorithm>
#include <thread>

namespace triage::bundle {
namespace {

/// What one thread needs to unpack members: its own QuaZip and buffers.
class MemberWorker
{
public:
    MemberWorker(const InputFile& file, const ZipDirectory& zip, const std::string& shownName,
                 Unpacking& unpacking)
        : reader_(file, zip), zip_(zip), shownName_(shownName), unpacking_(unpacking)
    {
    }

    /// True: the member is an archive itself.
    Result<bool> unpack(const PlannedMember& planned, const std::stop_token& stop)
    {
        const ZipEntry& entry = zip_.entries[planned.index];
        MemberOutput output(unpacking_, planned.path, entry.size, stop);
        if (!reader_.open(planned.index))
            return damagedMember(shownName_, planned.member, "its record cannot be read");
        auto done = decoder_.decode(
            entry, [this](std::span<char> into) { return reader_.read(into); },
            [&output](std::span<const char> bytes) { return output.write(bytes); }, shownName_,
            planned.member);
        if (done)
            done = output.finish();
        if (!done)
            return tl::unexpected<Error>(done.error());
        return output.isNested();
    }

private:
    ZipReader reader_;
    ZipDecoder decoder_;
    const ZipDirectory& zip_;
    const std::string& shownName_;
    Unpacking& unpacking_;
};

std::vector<std::string> pathsOf(const std::vector<PlannedMember>& members)
{
    std::vector<std::string> paths;
    paths.reserve(members.size());
    for (const auto& member : members)
        paths.push_back(member.path);
    return paths;
}

void tellWhatIsListed(const std::vector<PlannedMember>& members, const ZipDirectory& zip,
                      const Unpacking& unpacking)
{
    if (!unpacking.observer.listed)
        return;
    std::vector<ListedFile> files;
    files.reserve(members.size());
    for (const auto& member : members)
        files.push_back({member.path, zip.entries[member.index].size});
    std::ranges::sort(files, {}, &ListedFile::path);
    unpacking.observer.listed(files);
}

/// Those of the catalogue's entries from `first` on.
Result<void> makeFolders(const Unpacking& unpacking, std::size_t first)
{
    const auto& entries = unpacking.catalogue.entries();
    for (std::size_t i = first; i < entries.size(); ++i) {
        if (!entries[i].folder)
            continue;
        if (auto made = makeFolder(unpacking.request.destination / entries[i].path); !made)
            return made;
    }
    return {};
}

} // namespace

Result<void> importZip(const InputFile& file, const std::string& shownName, Unpacking& unpacking,
                       std::vector<std::string>& nested)
{
    auto zip = readZipDirectory(file, shownName, unpacking.request.limits.members);
    if (!zip)
        return tl::unexpected<Error>(zip.error());
    const std::size_t first = unpacking.catalogue.entries().size();
    const auto members = planZip(file, *zip, shownName, unpacking);
    if (!members)
        return tl::unexpected<Error>(members.error());
    if (auto made = makeFolders(unpacking, first); !made)
        return made;
    tellWhatIsListed(*members, *zip, unpacking);
    std::vector<char> isNested(members->size());
    WorkQueue queue(pathsOf(*members), unpacking.request.priority.get());
    const auto makeWorker = [&]() -> WorkQueue::Worker {
        auto worker = std::make_shared<MemberWorker>(file, *zip, shownName, unpacking);
        return [&, worker](std::size_t job, const std::stop_token& stop) -> Result<void> {
            auto done = worker->unpack((*members)[job], stop);
            if (!done)
                return tl::unexpected<Error>(done.error());
            isNested[job] = *done ? 1 : 0;
            return {};
        };
    };
    const unsigned threads = unpacking.request.threads > 0
                                 ? unpacking.request.threads
                                 : std::max(std::thread::hardware_concurrency(), 1U);
    auto done = queue.run(threads, makeWorker, unpacking.stop);
    if (!done && done.error().kind == ErrorKind::Cancelled)
        return cancelled();
    for (std::size_t i = 0; i < members->size(); ++i) {
        if (isNested[i] != 0)
            nested.push_back((*members)[i].path);
    }
    std::ranges::sort(nested);
    return done;
}

} // namespace triage::bundle
