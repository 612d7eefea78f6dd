// SPDX-License-Identifier: Apache-2.0
#include "check/check.h"
#include "check/findings.h"
#include "check/intake.h"
#include "check/launcher.h"
#include "check/layout.h"
#include "check/run_findings.h"
#include "check/step_facts.h"
#include "check/step_states.h"
#include "check/versions.h"
#include "check/weigh.h"
#include "review/lookup.h"

namespace triage::check {
namespace {

Facts identity(const bundle::Bundle& bundle, const review::Review& review)
{
    Facts facts;
    facts.kind = bundle.kind;
    facts.name = bundle.name;
    facts.sha256 = bundle.sha256;
    facts.run = bundle.run;
    facts.otherRuns = bundle.otherRuns;
    facts.skipped = bundle.skipped;
    facts.remarks = bundle.remarks;
    facts.files = bundle.files;
    for (bundle::BundleFile& file : facts.files)
        file.step = stepOf(file, bundle, review);
    return facts;
}

FirstFailure firstFailure(const StepStates& states, const workflow::Workflow& workflow)
{
    FirstFailure first{states.failed, states.exitCode, states.source, {}};
    const workflow::FindingInfo* info = workflow.finding("marker-conflict");
    for (const Conflict& conflict : states.conflicts)
        if (info)
            first.conflicts.emplace_back(info->messageOf(conflict.variant), conflict.args);
    return first;
}

/// In the order of TRIAGE §2, which orders equals.
void findAll(const Subject& subject, const std::map<std::string, Version>& versions, Findings& findings)
{
    const bool isRun = subject.bundle.kind == bundle::InputKind::Run;
    if (isRun)
        findMissingSteps(subject, findings);
    else
        findNoTriageRun(subject, findings);
    if (isRun) {
        findLogGaps(subject, findings);
        findPlogGaps(subject, findings);
        findDebugGaps(subject, findings);
    } else {
        findLooseLogGaps(subject, findings);
    }
    findUnread(subject, findings);
    findMarkerConflicts(subject, findings);
    findVersionGaps(subject, versions, findings);
    if (isRun) {
        findScriptGaps(subject, findings);
        findWarningsDisagreeing(subject, findings);
    }
}

} // namespace

Facts examine(const bundle::Bundle& bundle, const SmallFiles& small, const LogSet& logs,
              const review::Review& review, const workflow::Workflow& workflow)
{
    const Layout layout = layOut(bundle, review, workflow);
    const StepStates states = decideSteps(bundle, layout, small, logs, review, workflow);
    std::map<std::string, Version> versions = findVersions(bundle, small, workflow);
    for (const workflow::VersionPatterns& v : workflow.versions)
        if (const review::Answer* answer = review::answerFor(review, v.key))
            versions[v.key] = {answer->value, {}}; // known, so no longer asked for
    const Subject subject{bundle, small, logs, workflow, layout, states};

    Facts facts = identity(bundle, review);
    for (const Step step : allSteps)
        facts.steps[indexOf(step)] = stepFact(step, subject);
    facts.firstFailure = firstFailure(states, workflow);
    facts.intake = gatherIntake(subject, versions, review);
    Findings findings(workflow, bundle, underLauncher(bundle.files, logs));
    findAll(subject, versions, findings);
    facts.findings = findings.take();
    weigh(facts, review);
    return facts;
}

} // namespace triage::check
