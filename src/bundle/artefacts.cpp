// SPDX-License-Identifier: Apache-2.0
#include "bundle/artefacts.h"

#include "bundle/content.h"
#include "bundle/glob.h"
#include "bundle/path_parts.h"
#include "workflow/workflow.h"

#include <algorithm>
#include <array>

namespace triage::bundle {
namespace {

struct Pattern
{
    std::string_view glob;
    ArtefactKind kind;
};

/// What the tools below the steps write, first match counts. Ascend logs: viewing_logs_ep.md of the CANN
/// runtime; run_* folders: npugraph_ex' graph_transform_observer.py and debug_save.md.
constexpr std::array<Pattern, 16> written = {{
    {"**/debug/device-*/*", ArtefactKind::DeviceLog},
    {"**/run/device-*/*", ArtefactKind::DeviceLog},
    {"**/security/device-*/*", ArtefactKind::DeviceLog},
    {"**/run/plog/*", ArtefactKind::PlogRun},
    {"**/security/plog/*", ArtefactKind::PlogRun},
    {"**/plog-#_#.log", ArtefactKind::Plog},
    {"**/device-#_#.log", ArtefactKind::DeviceLog},
    {"**/torchinductor/**/*", ArtefactKind::InductorFile},
    {"**/npugraph_ex/debug.log", ArtefactKind::BackendDebugLog},
    {"**/torchair/debug.log", ArtefactKind::BackendDebugLog},
    {"**/torchdynamo/debug.log", ArtefactKind::DynamoDebugLog},
    {"**/dynamo_out_graph.txt", ArtefactKind::DynamoGraph},
    {"**/#_aot_*_graph*.txt", ArtefactKind::AotGraph},
    {"**/output_code.py", ArtefactKind::OutputCode},
    {"**/graph_*_id_*_rank_*_pid_*_ts_*.json", ArtefactKind::AclGraphJson},
    {"**/plog/plog-*.log", ArtefactKind::Plog},
}};

constexpr std::array<std::string_view, 13> logNames = {
    "**/*.log",        "**/*.log.#",       "**/*.out",    "**/*.err",    "**/nohup*",
    "**/stdout*",      "**/stderr*",       "**/*log.txt", "**/log*.txt", "**/*_log",
    "**/*output*.txt", "**/*console*.txt", "**/plog-*"};

std::optional<ArtefactKind> writtenByTool(std::string_view path)
{
    const auto* found =
        std::ranges::find_if(written, [&](const Pattern& p) { return matches(p.glob, path); });
    return found == written.end() ? std::nullopt : std::optional(found->kind);
}

/// Everything that has no name of its own in the layout.
ArtefactKind byName(std::string_view path)
{
    if (const auto kind = writtenByTool(path))
        return *kind;
    if (namedLikeLog(path))
        return ArtefactKind::OtherLog;
    if (matches("**/*.py", path))
        return ArtefactKind::Script;
    return namedLikeArchive(path) ? ArtefactKind::Archive : ArtefactKind::Other;
}

Artefact inStep(std::string_view path, const workflow::StepInfo& step, const workflow::Workflow& w)
{
    if (matches(w.stepLog, path))
        return {ArtefactKind::StepLog, step.step};
    if (matches(w.successMarker, path))
        return {ArtefactKind::SuccessMarker, step.step};
    return {byName(path), step.step};
}

std::optional<Artefact> inScripts(std::string_view name, const workflow::Workflow& w)
{
    if (matches(w.originalScript, name))
        return Artefact{ArtefactKind::OriginalScript, std::nullopt};
    for (const auto& step : w.steps) {
        if (matches(step.script, name))
            return Artefact{ArtefactKind::StepScript, step.step};
    }
    return std::nullopt;
}

std::optional<ArtefactKind> topFile(std::string_view path, const workflow::Workflow& w)
{
    if (matches(w.env, path))
        return ArtefactKind::Env;
    if (matches(w.firstFailure, path))
        return ArtefactKind::FirstFailure;
    return matches(w.warnings, path) ? std::optional(ArtefactKind::Warnings) : std::nullopt;
}

} // namespace

bool namedLikeLog(std::string_view path)
{
    return std::ranges::any_of(logNames, [&](std::string_view glob) { return matches(glob, path); });
}

Artefact artefactInRun(std::string_view path, const workflow::Workflow& workflow)
{
    if (const auto top = topFile(path, workflow))
        return {*top, std::nullopt};
    const auto slash = path.find('/');
    if (slash == std::string_view::npos)
        return {byName(path), std::nullopt};
    const std::string_view folder = path.substr(0, slash);
    const std::string_view below = path.substr(slash + 1);
    for (const auto& step : workflow.steps) {
        if (matches(step.name, folder))
            return inStep(below, step, workflow);
    }
    if (matches(workflow.scriptsFolder, folder)) {
        if (const auto script = inScripts(below, workflow))
            return *script;
    }
    return {byName(path), std::nullopt};
}

ArtefactKind looseArtefact(std::string_view path, std::string_view head, const workflow::Workflow& workflow)
{
    if (const auto kind = writtenByTool(path))
        return *kind;
    if (const auto top = topFile(lastPart(path), workflow); top && *top != ArtefactKind::Warnings)
        return *top;
    const Content content = contentOf(head);
    if (content == Content::Plog)
        return ArtefactKind::Plog;
    if (const ArtefactKind named = byName(path); named != ArtefactKind::Other)
        return named;
    switch (content) {
    case Content::Log:
        return ArtefactKind::OtherLog;
    case Content::Python:
        return ArtefactKind::Script;
    case Content::Archive:
        return ArtefactKind::Archive;
    default:
        return ArtefactKind::Other;
    }
}

} // namespace triage::bundle
