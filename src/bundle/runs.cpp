// SPDX-License-Identifier: Apache-2.0
#include "bundle/runs.h"

#include "bundle/glob.h"
#include "bundle/path_parts.h"
#include "workflow/workflow.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace triage::bundle {
namespace {

struct Signs
{
    int steps = 0;
    int others = 0; ///< env.txt, scripts/, …
};

/// What lies directly in each folder.
class SignBook
{
public:
    SignBook(const Inventory& inventory, const workflow::Workflow& w) : workflow_(w)
    {
        for (const auto& entry : inventory.entries)
            add(entry.path, entry.folder);
    }
    [[nodiscard]] const std::map<std::string, Signs, std::less<>>& folders() const { return folders_; }

private:
    void add(std::string_view path, bool folder)
    {
        if (!seen_.insert(std::string(path)).second)
            return;
        Signs& signs = folders_[std::string(parentPart(path))];
        const std::string_view name = lastPart(path);
        if (folder)
            folders_[std::string(path)];
        if (folder && workflow_.stepNamed(name))
            ++signs.steps;
        else if (folder ? matches(workflow_.scriptsFolder, name) : isTopFile(name))
            ++signs.others;
        if (!parentPart(path).empty())
            add(parentPart(path), true);
    }
    [[nodiscard]] bool isTopFile(std::string_view name) const
    {
        return matches(workflow_.env, name) || matches(workflow_.firstFailure, name) ||
               matches(workflow_.warnings, name);
    }

    const workflow::Workflow& workflow_;
    std::map<std::string, Signs, std::less<>> folders_;
    std::set<std::string> seen_;
};

std::string stem(const std::string& name)
{
    const auto dot = name.find('.');
    return dot == std::string::npos || dot == 0 ? name : name.substr(0, dot);
}

/// A run within a run is part of it.
void dropInner(std::vector<Run>& runs)
{
    const RunFolders folders(runs);
    std::erase_if(runs, [&](const Run& r) { return folders.areAbove(r.path); });
}

/// "20261201-101925" and the pid as a number.
std::pair<std::string_view, std::string_view> stampAndPid(std::string_view name)
{
    constexpr std::size_t stamp = 15;
    constexpr std::size_t pid = 19;
    return {name.substr(0, stamp), name.size() > pid ? name.substr(pid) : std::string_view{}};
}

bool newer(const Run& a, const Run& b)
{
    const auto [stampA, pidA] = stampAndPid(a.name);
    const auto [stampB, pidB] = stampAndPid(b.name);
    if (stampA != stampB)
        return stampA > stampB;
    if (pidA.size() != pidB.size())
        return pidA.size() > pidB.size();
    if (pidA != pidB)
        return pidA > pidB;
    return a.path < b.path;
}

} // namespace

RunFolders::RunFolders(const std::vector<Run>& runs)
{
    for (const Run& run : runs)
        paths_.insert(run.path);
}

bool RunFolders::areAbove(std::string_view path) const
{
    while (!path.empty()) {
        path = parentPart(path);
        if (paths_.contains(path))
            return true;
    }
    return false;
}

bool isRunName(std::string_view name)
{
    constexpr std::size_t shortest = 20;
    return name.size() >= shortest && name[8] == '-' && name[15] == '-' && matches("#-#-pid#", name);
}

FoundRuns findRuns(const Inventory& inventory, const workflow::Workflow& workflow)
{
    FoundRuns found;
    std::vector<Run> unnamed;
    const SignBook book(inventory, workflow);
    for (const auto& [path, signs] : book.folders()) {
        const std::string name = path.empty() ? stem(inventory.name) : std::string(lastPart(path));
        if (isRunName(name) && signs.steps + signs.others > 0)
            found.runs.push_back({name, path});
        else if (signs.steps > 0)
            unnamed.push_back({name, path});
    }
    found.stamped = !found.runs.empty();
    if (!found.stamped)
        found.runs = std::move(unnamed);
    dropInner(found.runs);
    std::ranges::sort(found.runs, newer);
    return found;
}

} // namespace triage::bundle
