// SPDX-License-Identifier: Apache-2.0
#include "check/findings.h"

#include "check/launcher.h"
#include "workflow/command.h"

#include <QtGlobal>

#include <algorithm>

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

bool Findings::keeps(const workflow::FindingInfo& info, Severity severity, const FindingPlace& place)
{
    constexpr int most = 20;
    Tally& tally = tallies_[info.id];
    tally.severity = std::max(tally.severity, severity);
    tally.lastPath = place.path;
    return ++tally.count <= most;
}

void Findings::add(std::string_view id, FindingPlace place)
{
    const workflow::FindingInfo* info = workflow_.finding(id);
    if (!info)
        return; // a workflow without it does not want it
    const Severity severity = info->severity;
    const workflow::FindingInfo* barred = workflow_.finding("unreadable");
    if (barred && id.ends_with("-missing") && unreadable_.covers(place.path)) {
        info = barred;
        place.args = {place.args.empty() ? std::string() : place.args.front(), place.path};
        place.variant = {};
    }
    if (!keeps(*info, severity, place))
        return;
    Finding finding;
    finding.id = info->id;
    finding.severity = severity;
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

std::vector<Finding> Findings::take()
{
    for (const auto& [id, tally] : tallies_) {
        const auto kept = std::ranges::count(found_, id, &Finding::id);
        if (tally.count == kept)
            continue;
        Finding rest;
        rest.id = id;
        rest.severity = tally.severity;
        rest.message = {QT_TRANSLATE_N_NOOP("engine", "The same holds %n more time(s), last for %1."),
                        {tally.lastPath},
                        tally.count - static_cast<int>(kept)};
        found_.push_back(std::move(rest));
    }
    return std::move(found_);
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
