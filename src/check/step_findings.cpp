// SPDX-License-Identifier: Apache-2.0
// What can be wrong with the steps themselves: markers, missing steps, logs, debug folders.
#include "check/findings.h"
#include "check/log_failure.h"
#include "check/pattern.h"

#include <algorithm>

namespace triage::check {

void findMarkerConflicts(const Subject& subject, Findings& findings)
{
    const bool namesNone = std::ranges::any_of(subject.states.conflicts, [](const Conflict& conflict) {
        return conflict.variant == "unreadable"; // a first_failure.txt that does not tell
    });
    for (const Conflict& conflict : subject.states.conflicts)
        findings.add("marker-conflict", {conflict.step, conflict.path, conflict.args, conflict.variant});
    if (subject.states.inferredFrom) {
        const std::string& from = *subject.states.inferredFrom;
        const Step step = *subject.states.failed;
        findings.add("failure-inferred", {step,
                                          from.substr(0, from.rfind(':')),
                                          {subject.name(step), from},
                                          namesNone ? "names-none" : ""});
    }
    for (const Step step : subject.states.undecided)
        findings.add("failure-inferred", {step,
                                          subject.name(step),
                                          {subject.name(step)},
                                          namesNone ? "undecided-names-none" : "undecided"});
}

void findMissingSteps(const Subject& subject, Findings& findings)
{
    for (const Step step : allSteps)
        if (subject.states.of(step) == StepState::Missing)
            findings.add("step-missing", {step, subject.name(step), {subject.name(step)}});
}

namespace {

void addLogEmpty(Findings& findings, const Subject& subject, Step step, const std::string& path,
                 std::string_view variant = {})
{
    findings.add("log-empty", {step, path, {subject.name(step), path}, variant});
}

/// Loggers end every line they write; a user's print may not.
bool endsInLoggerLine(const std::string& path, const Subject& subject)
{
    const auto line = subject.small.lastLines.find(path);
    return line != subject.small.lastLines.end() &&
           Pattern(subject.workflow.pattern("logger-line")).matches(line->second);
}

void findLogGapsOf(Step step, const Subject& subject, Findings& findings)
{
    const StepLayout& layout = subject.at(step);
    const std::string& name = subject.name(step);
    const std::string expected = name + '/' + subject.workflow.stepLog;
    if (!layout.log) {
        if (layout.logIsFolder)
            addLogEmpty(findings, subject, step, expected, "folder");
        else
            findings.add("log-missing", {step, expected, {name}});
        return;
    }
    const std::string& path = layout.log->path;
    const log::LogEvents* events = subject.scanned(layout.log);
    if (layout.log->size == 0)
        addLogEmpty(findings, subject, step, path);
    else if (events && events->allNul)
        addLogEmpty(findings, subject, step, path, "nul");
    else if (events &&
             (events->endsInsideRecord || endsInTraceback(*events) || endsInLoggerLine(path, subject)))
        findings.add("log-truncated", {step, path, {name, path}});
}

/// Step 1 runs with TORCH_LOGS too, but eager alone has next to nothing to say: only 2 and 3 must.
bool mustShowSwitches(Step step)
{
    return step == Step::CompileEager || step == Step::AotEager;
}

} // namespace

void findLogGaps(const Subject& subject, Findings& findings)
{
    for (const Step step : allSteps) {
        if (!subject.ran(step))
            continue;
        findLogGapsOf(step, subject, findings);
        const bundle::BundleFile* log = subject.at(step).log;
        const log::LogEvents* events = subject.scanned(log);
        const bool readable = events && events->unread.empty() && log->size > 0 && !events->allNul;
        if (mustShowSwitches(step) && readable && !events->hasTorchLogLines)
            findings.add("switch-output-missing", {step, log->path, {subject.name(step)}});
    }
}

void findDebugGaps(const Subject& subject, Findings& findings)
{
    for (const Step step : allSteps) {
        if (!subject.workflow.step(step).debugDir || !subject.ran(step))
            continue;
        const StepLayout& layout = subject.at(step);
        const std::string& name = subject.name(step);
        if (layout.runDirs.empty())
            findings.add("debug-dir-missing", {step, name + '/' + subject.workflow.debugFolder, {name}});
        if (layout.foreignBackend)
            findings.add("wrong-backend", {step, *layout.foreignBackend, {name, *layout.foreignBackend}});
    }
}

} // namespace triage::check
