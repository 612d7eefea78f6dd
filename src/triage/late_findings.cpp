// SPDX-License-Identifier: Apache-2.0
#include "triage/late_findings.h"

#include "check/launcher.h"
#include "workflow/command.h"
#include "workflow/workflow.h"

#include <algorithm>

namespace triage {
namespace {

bool known(const check::Facts& facts, std::string_view id, std::optional<Step> step)
{
    return std::any_of(facts.findings.begin(), facts.findings.end(), [&](const check::Finding& f) {
        return f.id == id && f.step == step && f.severity == Severity::Rerun;
    });
}

std::string filled(const std::string& command, Step step, const std::string& path, const Matter& matter)
{
    const std::string run = matter.facts.run ? matter.facts.run->name : std::string();
    const auto whole = check::underLauncher(matter.facts.files, matter.logs)
                           ? check::keepingLauncher(command, matter.workflow)
                           : command;
    return workflow::fillCommand(matter.workflow, whole, {step, run, path, {}});
}

void addArtefact(check::Facts& facts, const Matter& matter, const Failure& cause)
{
    const auto step = facts.firstFailure.step;
    for (const auto& artefact : matter.pack.artefacts) {
        if (!step || (!artefact.steps.empty() && !artefact.steps.contains(number(*step))))
            continue;
        if (!artefact.test.matches(cause.message) || known(facts, "collection-artefact", step))
            continue;
        check::Finding finding;
        finding.id = "collection-artefact";
        finding.severity = Severity::Rerun;
        finding.step = step;
        finding.path = cause.source->path;
        finding.message = Message(artefact.message, {cause.message});
        if (!artefact.command.empty())
            finding.command = filled(artefact.command, *step, cause.source->path, matter);
        check::addFinding(facts, std::move(finding), matter.review);
        return;
    }
}

void needRunFolder(check::Facts& facts, const Matter& matter, Step step)
{
    if (!facts.steps[indexOf(step)].runDirs.empty() || known(facts, "debug-dir-missing", step))
        return;
    std::erase_if(facts.findings,
                  [&](const check::Finding& f) { return f.id == "debug-dir-missing" && f.step == step; });
    check::Finding finding;
    finding.id = "debug-dir-missing";
    finding.severity = Severity::Rerun;
    finding.step = step;
    const auto& info = matter.workflow.step(step);
    finding.path = info.name + "/" + matter.workflow.debugFolder;
    if (const auto* said = matter.workflow.finding(finding.id)) {
        finding.message = Message(said->message, {info.name});
        finding.command = filled(said->command, step, *finding.path, matter);
    }
    check::addFinding(facts, std::move(finding), matter.review);
}

} // namespace

void addLateFindings(check::Facts& facts, const Verdict& verdict, const Matter& matter, const Found& found)
{
    if (verdict.symptom == Symptom::Crash && found.causal())
        addArtefact(facts, matter, *found.causal());
    if (facts.kind != bundle::InputKind::Run)
        return;
    if (verdict.symptom == Symptom::Accuracy)
        needRunFolder(facts, matter, Step::ForceEager);
    if (verdict.symptom == Symptom::Accuracy || verdict.symptom == Symptom::Performance)
        needRunFolder(facts, matter, Step::NpugraphEx);
}

} // namespace triage
