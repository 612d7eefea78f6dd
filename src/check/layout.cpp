// SPDX-License-Identifier: Apache-2.0
#include "check/layout.h"

#include "check/pattern.h"
#include "review/lookup.h"

#include <set>
#include <string_view>

namespace triage::check {
namespace {

using bundle::ArtefactKind;
using bundle::BundleFile;

/// Folders of a step, those that only show in a file's path included; relative to the step's folder.
std::set<std::string> foldersBelow(const bundle::Bundle& bundle, const std::string& name)
{
    std::set<std::string> found;
    const std::string prefix = name + '/';
    const auto addParents = [&](std::string_view path, bool isFolder) {
        if (!path.starts_with(prefix))
            return;
        path.remove_prefix(prefix.size());
        if (isFolder && !path.empty())
            found.emplace(path);
        for (auto slash = path.rfind('/'); slash != std::string_view::npos && slash > 0;
             slash = path.rfind('/')) {
            path = path.substr(0, slash);
            if (!found.emplace(path).second)
                return;
        }
    };
    for (const BundleFile& file : bundle.files)
        addParents(file.path, false);
    for (const std::string& folder : bundle.folders)
        addParents(folder, true);
    return found;
}

std::string_view lastPart(std::string_view path)
{
    return path.substr(path.rfind('/') + 1);
}

void readFolders(const bundle::Bundle& bundle, const workflow::Workflow& workflow, StepLayout& layout)
{
    const std::string& name = workflow.step(layout.step).name;
    const Pattern runFolder(workflow.pattern("run-folder"));
    const Pattern foreign(workflow.pattern("foreign-backend-folder"));
    for (const std::string& folder : foldersBelow(bundle, name)) {
        layout.plogFolder |= folder == workflow.plogFolder;
        layout.debugFolder |= folder == workflow.debugFolder;
        layout.logIsFolder |= folder == workflow.stepLog;
        layout.plogFolderEmpty &= !folder.starts_with(workflow.plogFolder + '/');
        if (runFolder.matches(lastPart(folder)))
            layout.runDirs.push_back(name + '/' + folder);
        if (!layout.foreignBackend && foreign.matches(lastPart(folder)))
            layout.foreignBackend = name + '/' + folder;
    }
    for (const std::string& folder : bundle.folders)
        layout.folder |= folder == name || folder.starts_with(name + '/');
}

/// By the engineer; a single log belongs to the step that was stated as failed.
std::optional<Step> assignedStep(const BundleFile& file, const bundle::Bundle& bundle,
                                 const review::Review& review)
{
    if (const auto assigned = review::stepOf(review, file.path))
        return assigned;
    return bundle.kind == bundle::InputKind::Log ? review.failedStep : std::nullopt;
}

bool canBeLog(const BundleFile& file)
{
    return isOutput(file) || file.kind == ArtefactKind::Other;
}

void addFile(const BundleFile& file, bool assigned, const workflow::Workflow& workflow, StepLayout& layout)
{
    const std::string& name = workflow.step(layout.step).name;
    const bool inFolder = file.path.starts_with(name + '/');
    layout.folder |= inFolder;
    layout.plogFolderEmpty &= !file.path.starts_with(name + '/' + workflow.plogFolder + '/');
    if (file.path.starts_with(name + '/' + workflow.debugFolder + '/'))
        layout.debugBytes += file.size;
    if (file.kind == ArtefactKind::SuccessMarker)
        layout.success = &file;
    else if (file.kind == ArtefactKind::StepScript || (file.kind == ArtefactKind::Script && assigned))
        layout.script = &file;
    else if (file.kind == ArtefactKind::Plog)
        layout.plogs.push_back(&file);
    else if (file.kind == ArtefactKind::StepLog && inFolder)
        layout.log = &file;
    else if (canBeLog(file) && assigned && !layout.log)
        layout.log = &file;
}

} // namespace

bool isOutput(const BundleFile& file)
{
    return file.kind == ArtefactKind::StepLog || file.kind == ArtefactKind::OtherLog;
}

std::int64_t StepLayout::plogBytes() const
{
    std::int64_t sum = 0;
    for (const BundleFile* plog : plogs)
        sum += plog->size;
    return sum;
}

std::optional<Step> stepOf(const BundleFile& file, const bundle::Bundle& bundle, const review::Review& review)
{
    const auto given = assignedStep(file, bundle, review);
    return given ? given : file.step;
}

Layout layOut(const bundle::Bundle& bundle, const review::Review& review, const workflow::Workflow& workflow)
{
    Layout layout;
    for (const Step step : allSteps) {
        layout[indexOf(step)].step = step;
        readFolders(bundle, workflow, layout[indexOf(step)]);
    }
    for (const BundleFile& file : bundle.files)
        if (const auto step = stepOf(file, bundle, review))
            addFile(file, assignedStep(file, bundle, review).has_value(), workflow, layout[indexOf(*step)]);
    return layout;
}

} // namespace triage::check
