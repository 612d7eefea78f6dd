// SPDX-License-Identifier: Apache-2.0
#include "base/visible.h"
#include "bundle/artefacts.h"
#include "bundle/files.h"
#include "bundle/import.h"
#include "bundle/path_parts.h"
#include "bundle/runs.h"
#include "workflow/workflow.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <set>

namespace triage::bundle {
namespace {

constexpr std::size_t headBytes = std::size_t{64} << 10;
/// Files outside of a run are looked into; so many and no more.
constexpr int mostHeads = 2000;

std::string_view relative(std::string_view path, std::string_view folder)
{
    return folder.empty() ? path : path.substr(folder.size() + 1);
}

std::string readHead(const std::filesystem::path& location)
{
    auto file = InputFile::open(location, {});
    std::string head;
    if (!file)
        return head;
    head.resize(std::min(headBytes, static_cast<std::size_t>(file->size())));
    const auto got = file->readAt(0, head);
    head.resize(static_cast<std::size_t>(std::max<std::int64_t>(got, 0)));
    return head;
}

Result<std::optional<Run>> choose(std::vector<Run>& runs, const std::optional<std::string>& name)
{
    auto chosen = runs.begin();
    if (name) {
        chosen = std::ranges::find_if(runs, [&](const Run& r) { return r.name == *name || r.path == *name; });
        if (chosen == runs.end())
            return fail(ErrorKind::NotFound,
                        {QT_TRANSLATE_NOOP("engine", "There is no run %1 in this input."), {visible(*name)}});
    }
    if (chosen == runs.end())
        return std::optional<Run>();
    Run run = *chosen;
    runs.erase(chosen);
    return std::optional(std::move(run));
}

/// Builds the bundle's list of files and folders once the run is chosen.
class Layout
{
public:
    Layout(const Inventory& inventory, const workflow::Workflow& workflow, Bundle& bundle)
        : inventory_(inventory), workflow_(workflow), bundle_(bundle), otherRuns_(bundle.otherRuns)
    {
    }

    void lay()
    {
        for (const auto& entry : inventory_.entries)
            add(entry);
        addUpperFolders();
        std::ranges::sort(bundle_.files, {}, &BundleFile::path);
        bundle_.folders.assign(folders_.begin(), folders_.end());
    }

private:
    [[nodiscard]] bool inRun(std::string_view path) const
    {
        return bundle_.run && isBelow(path, bundle_.run->path);
    }

    void add(const Inventory::Entry& entry)
    {
        const bool inside = inRun(entry.path);
        if (!inside && otherRuns_.hold(entry.path))
            return;
        const std::string path = visible(inside ? relative(entry.path, bundle_.run->path) : entry.path);
        if (entry.folder) {
            if (inside || !bundle_.run)
                folders_.insert(path);
            return;
        }
        BundleFile file{
            inside ? path : outside(path), entry.path, visible(entry.member), std::nullopt,
            ArtefactKind::Other,           entry.size, entry.modified,        inside || !bundle_.run};
        classify(file, inside);
        bundle_.files.push_back(std::move(file));
    }

    /// A file beside the run may be called as one in it.
    [[nodiscard]] std::string outside(const std::string& path) const
    {
        if (inventory_.singleFile && inventory_.referenced)
            return visible(inventory_.name);
        if (!bundle_.run || bundle_.run->path.empty())
            return path;
        const std::string twin = bundle_.run->path + '/' + path;
        const auto at = std::ranges::lower_bound(inventory_.entries, twin, {}, &Inventory::Entry::path);
        if (at == inventory_.entries.end() || at->path != twin)
            return path;
        std::string up;
        for (auto slashes = std::ranges::count(bundle_.run->path, '/'); slashes >= 0; --slashes)
            up += "../";
        return up + path;
    }

    void classify(BundleFile& file, bool inside)
    {
        if (inside) {
            const Artefact artefact = artefactInRun(file.path, workflow_);
            file.kind = artefact.kind;
            file.step = artefact.step;
            return;
        }
        const bool look = headsRead_ < mostHeads;
        headsRead_ += look ? 1 : 0;
        file.kind =
            looseArtefact(file.path, look ? readHead(bundle_.root / file.stored) : std::string(), workflow_);
        if (bundle_.kind == InputKind::Log && file.kind == ArtefactKind::Other)
            file.kind = ArtefactKind::OtherLog;
    }

    /// Archives need not list their folders.
    void addUpperFolders()
    {
        for (const auto& file : bundle_.files) {
            if (bundle_.run && !file.inRun)
                continue;
            for (auto slash = file.path.rfind('/'); slash != std::string::npos && slash > 0;
                 slash = file.path.rfind('/', slash - 1))
                folders_.insert(file.path.substr(0, slash));
        }
    }

    const Inventory& inventory_;
    const workflow::Workflow& workflow_;
    Bundle& bundle_;
    RunFolders otherRuns_;
    std::set<std::string> folders_;
    int headsRead_ = 0;
};

void remarkOnRuns(Bundle& bundle, bool stamped, const workflow::Workflow& workflow)
{
    if (!bundle.run)
        return;
    const Run& run = *bundle.run;
    if (!stamped)
        bundle.remarks.push_back(
            {"run-folder-renamed",
             run.path,
             {QT_TRANSLATE_NOOP("engine", "%1 is taken as the run folder by what it holds; "
                                          "its name has no stamp."),
              {visible(run.name)}}});
    if (!bundle.otherRuns.empty())
        bundle.remarks.push_back(
            {"several-runs",
             std::nullopt,
             {QT_TRANSLATE_N_NOOP("engine", "%n other run(s) lie in this input; %1 is the one shown."),
              {visible(run.name)},
              static_cast<int>(bundle.otherRuns.size())}});
    const std::string above(parentPart(run.path));
    const std::string root(lastPart(above));
    if (bundle.referenced && above.empty())
        return;
    if (root != workflow.rootFolder)
        bundle.remarks.push_back({"root-folder-missing",
                                  std::nullopt,
                                  {QT_TRANSLATE_NOOP("engine", "The folder %1 above the run is missing."),
                                   {workflow.rootFolder}}});
    const std::string extra = root == workflow.rootFolder
                                  ? above.substr(0, above.size() - std::min(above.size(), root.size() + 1))
                                  : above;
    if (!extra.empty())
        bundle.remarks.push_back(
            {"extra-folders",
             visible(extra),
             {QT_TRANSLATE_NOOP("engine", "The run lies below further folders: %1"), {visible(extra)}}});
}

} // namespace

Result<Bundle> recognise(const Inventory& inventory, const workflow::Workflow& workflow,
                         const std::optional<std::string>& runName)
{
    Bundle bundle;
    bundle.name = visible(inventory.name);
    bundle.sha256 = inventory.sha256;
    bundle.root = inventory.root;
    bundle.referenced = inventory.referenced;
    bundle.skipped = inventory.skipped;
    bundle.remarks = inventory.remarks;
    FoundRuns found = inventory.singleFile ? FoundRuns{} : findRuns(inventory, workflow);
    auto run = choose(found.runs, runName);
    if (!run)
        return tl::unexpected<Error>(run.error());
    bundle.run = std::move(*run);
    bundle.otherRuns = std::move(found.runs);
    if (inventory.singleFile)
        bundle.kind = InputKind::Log;
    else
        bundle.kind = bundle.run ? InputKind::Run : InputKind::LooseFiles;
    Layout(inventory, workflow, bundle).lay();
    remarkOnRuns(bundle, found.stamped, workflow);
    return bundle;
}

} // namespace triage::bundle
