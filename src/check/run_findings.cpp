// SPDX-License-Identifier: Apache-2.0
#include "check/run_findings.h"

#include <algorithm>
#include <utility>

namespace triage::check {
namespace {

using bundle::BundleFile;

/// The components whose version must be known, with the names people use.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> neededVersions = {{
    {"torch", "torch"},
    {"torch_npu", "torch_npu"},
    {"cann", "CANN"},
}};

void findEnvMissing(const Subject& subject, Findings& findings)
{
    const std::string& path = subject.workflow.env;
    const auto text = subject.small.text.find(path);
    if (!subject.bundle.file(path))
        findings.add("env-missing", {std::nullopt, path, {}});
    else if (text == subject.small.text.end() ||
             text->second.find_first_not_of(" \t\r\n") == std::string::npos)
        findings.add("env-missing", {std::nullopt, path, {}, "empty"});
}

} // namespace

void findNoTriageRun(const Subject& subject, Findings& findings)
{
    findings.add("no-triage-run", {std::nullopt, subject.bundle.name, {}});
}

void findUnread(const Subject& subject, Findings& findings)
{
    for (const auto& [path, events] : subject.logs) {
        const BundleFile* file = subject.bundle.file(path);
        if (!file || events->unread.empty())
            continue;
        const std::string step = file->step ? subject.name(*file->step) : std::string();
        findings.add("unreadable", {file->step, path, {step, path}, "while-reading"});
    }
}

void findLooseLogGaps(const Subject& subject, Findings& findings)
{
    for (const BundleFile& file : subject.bundle.files) {
        const bool single = subject.bundle.kind == bundle::InputKind::Log;
        if (!single && !isOutput(file))
            continue;
        const log::LogEvents* events = subject.scanned(&file);
        if (file.size == 0)
            findings.add("log-empty", {std::nullopt, file.path, {file.path, file.path}});
        else if (events && events->allNul)
            findings.add("log-empty", {std::nullopt, file.path, {file.path, file.path}, "nul"});
        else if (events && events->endsInsideRecord)
            findings.add("log-truncated", {std::nullopt, file.path, {file.path, file.path}});
    }
}

void findVersionGaps(const Subject& subject, const std::map<std::string, Version>& versions,
                     Findings& findings)
{
    if (subject.bundle.kind == bundle::InputKind::Run)
        findEnvMissing(subject, findings);
    std::string unknown;
    for (const auto& [key, name] : neededVersions)
        if (!versions.contains(std::string(key)))
            unknown.append(unknown.empty() ? "" : ", ").append(name);
    if (!unknown.empty())
        findings.add("version-unknown", {std::nullopt, subject.workflow.env, {unknown}});
    if (!versions.contains("torchair"))
        findings.add("torchair-version-unknown", {std::nullopt, subject.workflow.env, {}});
}

} // namespace triage::check
