// SPDX-License-Identifier: Apache-2.0
#include "check/findings.h"

#include "check/launcher.h"
#include "workflow/command.h"

namespace triage::check {
namespace {

/// Templates that start a step's script.
bool startsScript(const std::string& command)
{
    return command.find("{run}") != std::string::npos || command.find("{launch}") != std::string::npos ||
           command.find("{switches-") != std::string::npos;
}

/// Without a run there is no step to run again: what helps is the whole collection.
const std::string& commandFor(const workflow::FindingInfo& info, const bundle::Bundle& bundle,
                              const workflow::Workflow& workflow)
{
    const workflow::FindingInfo* collection = workflow.finding("no-triage-run");
    const bool runsAStep = info.command.find("{run}") != std::string::npos;
    return runsAStep && !bundle.run && collection ? collection->command : info.command;
}

} // namespace

void Findings::add(std::string_view id, FindingPlace place)
{
    const workflow::FindingInfo* info = workflow_.finding(id);
    if (!info)
        return; // a workflow without it does not want it
    Finding finding;
    finding.id = info->id;
    finding.severity = info->severity;
    finding.step = place.step;
    if (!place.path.empty())
        finding.path = place.path;
    finding.message = Message(info->messageOf(place.variant), std::move(place.args));
    const std::string run = bundle_.run ? bundle_.run->name : std::string();
    std::string command = commandFor(*info, bundle_, workflow_);
    if (launcher_ && startsScript(command))
        command = keepingLauncher(command, workflow_);
    finding.command = workflow::fillCommand(workflow_, command, {place.step, run, place.path, {}});
    found_.push_back(std::move(finding));
}

const log::LogEvents* Subject::scanned(const bundle::BundleFile* file) const
{
    const auto it = file ? logs.find(file->path) : logs.end();
    return it == logs.end() ? nullptr : it->second.get();
}

bool Subject::ran(Step step) const
{
    const StepState state = states.of(step);
    return state == StepState::Passed || state == StepState::Failed || state == StepState::Unknown;
}

} // namespace triage::check
