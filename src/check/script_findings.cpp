// SPDX-License-Identifier: Apache-2.0
#include "check/findings.h"
#include "check/time_text.h"

namespace triage::check {
namespace {

// Archives keep times to two seconds.
constexpr std::int64_t clockGrain = 2'000'000;

void findLogOlder(Step step, const Subject& subject, Findings& findings)
{
    const bundle::BundleFile* log = subject.at(step).log;
    const bundle::BundleFile* script = subject.at(step).script;
    if (!log || !script || !log->modified || !script->modified)
        return;
    if (log->modified->microseconds + clockGrain < script->modified->microseconds)
        findings.add(
            "log-older-than-script",
            {step, log->path, {subject.name(step), timeText(*log->modified), timeText(*script->modified)}});
}

} // namespace

void findScriptGaps(const Subject& subject, Findings& findings)
{
    const workflow::Workflow& w = subject.workflow;
    const std::string original = w.scriptsFolder + '/' + w.originalScript;
    if (!subject.bundle.file(original))
        findings.add("original-missing", {std::nullopt, original, {}});
    for (const Step step : allSteps) {
        if (!subject.ran(step))
            continue;
        const std::string& script = w.step(step).script;
        if (!subject.at(step).script)
            findings.add("script-missing",
                         {step, w.scriptsFolder + '/' + script, {subject.name(step), script}});
        findLogOlder(step, subject, findings);
    }
}

} // namespace triage::check
