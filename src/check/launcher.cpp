// SPDX-License-Identifier: Apache-2.0
#include "check/launcher.h"

#include "workflow/workflow.h"

#include <algorithm>
#include <optional>

namespace triage::check {
namespace {

constexpr std::string_view keepMacro = "keep-launcher";

/// "run_2026_12_01_11_16_23_020845-pid_10038-rank_0" among the folders of the path.
bool hasRankFolder(const std::string& path)
{
    const auto run = path.find("/run_");
    const auto rank = run == std::string::npos ? run : path.find("-rank_", run);
    return rank != std::string::npos && path.find('/', run + 1) > rank;
}

bool toldByLog(const log::LogEvents& log)
{
    std::optional<int> first;
    return std::any_of(log.events.begin(), log.events.end(), [&](const log::Event& e) {
        if (e.kind == log::EventKind::Launcher)
            return true;
        if (!e.origin.rank)
            return false;
        first = first ? first : e.origin.rank;
        return *first != *e.origin.rank;
    });
}

} // namespace

bool underLauncher(const std::vector<bundle::BundleFile>& files, const LogSet& logs)
{
    return std::any_of(files.begin(), files.end(),
                       [](const bundle::BundleFile& f) { return hasRankFolder(f.path); }) ||
           std::any_of(logs.begin(), logs.end(),
                       [](const auto& entry) { return entry.second && toldByLog(*entry.second); });
}

std::string keepingLauncher(const std::string& commandTemplate, const workflow::Workflow& workflow)
{
    const auto there = std::any_of(workflow.macros.begin(), workflow.macros.end(),
                                   [](const workflow::CommandMacro& m) { return m.name == keepMacro; });
    return there ? "{" + std::string(keepMacro) + "}\n" + commandTemplate : commandTemplate;
}

} // namespace triage::check
