// SPDX-License-Identifier: Apache-2.0
#include "check/step_facts.h"

#include "check/unreadable.h"

#include <algorithm>

namespace triage::check {
namespace {

using bundle::BundleFile;

SlotFact fileSlot(const BundleFile* file, const std::string& expected, bool wanted)
{
    if (!file)
        return {
            wanted ? SlotState::Missing : SlotState::NotExpected, wanted ? expected : std::string(), 0, {}};
    return {file->size > 0 ? SlotState::Present : SlotState::Empty, file->path, file->size, file->modified};
}

SlotFact exitSlot(Step step, const Subject& subject, bool wanted)
{
    if (const BundleFile* success = subject.at(step).success; success && subject.states.failed != step)
        return {SlotState::Present, success->path, success->size, success->modified};
    if (subject.states.failed == step && subject.states.source == FailureSource::FirstFailureTxt)
        if (const BundleFile* marker = subject.bundle.file(subject.workflow.firstFailure))
            return {SlotState::Present, marker->path, marker->size, marker->modified};
    return {wanted ? SlotState::Missing : SlotState::NotExpected, {}, 0, {}};
}

SlotFact plogSlot(const StepLayout& layout, const std::string& folder, bool wanted)
{
    if (layout.plogs.empty() && !layout.plogFolder)
        return {wanted ? SlotState::Missing : SlotState::NotExpected, wanted ? folder : std::string(), 0, {}};
    SlotFact slot{
        layout.plogBytes() > 0 ? SlotState::Present : SlotState::Empty, folder, layout.plogBytes(), {}};
    for (const BundleFile* plog : layout.plogs)
        slot.modified = std::max(slot.modified, plog->modified);
    return slot;
}

SlotFact debugSlot(const StepLayout& layout, const std::string& folder, bool wanted)
{
    if (!layout.debugFolder && layout.runDirs.empty())
        return {wanted ? SlotState::Missing : SlotState::NotExpected, wanted ? folder : std::string(), 0, {}};
    return {layout.runDirs.empty() ? SlotState::Empty : SlotState::Present, folder, layout.debugBytes, {}};
}

std::array<SlotFact, 5> slotFacts(Step step, const Subject& subject)
{
    const workflow::Workflow& w = subject.workflow;
    const workflow::StepInfo& info = w.step(step);
    const StepLayout& layout = subject.at(step);
    const bool wanted = subject.states.of(step) != StepState::NotRun;
    return {fileSlot(layout.script, w.scriptsFolder + '/' + info.script, wanted),
            exitSlot(step, subject, wanted), fileSlot(layout.log, info.name + '/' + w.stepLog, wanted),
            plogSlot(layout, info.name + '/' + w.plogFolder, wanted),
            debugSlot(layout, info.name + '/' + w.debugFolder, wanted && info.debugDir)};
}

std::optional<int> exitCode(Step step, const StepStates& states)
{
    if (states.failed == step)
        return states.exitCode;
    return states.of(step) == StepState::Passed ? std::optional(0) : std::nullopt;
}

std::optional<std::int64_t> duration(const log::LogEvents* events)
{
    if (!events || !events->firstTime || !events->lastTime || *events->lastTime < *events->firstTime)
        return std::nullopt;
    return (events->lastTime->microseconds - events->firstTime->microseconds) / 1000;
}

} // namespace

StepFact stepFact(Step step, const Subject& subject)
{
    const StepLayout& layout = subject.at(step);
    StepFact fact;
    fact.step = step;
    fact.state = subject.states.of(step);
    fact.exitCode = exitCode(step, subject.states);
    fact.runDirs = layout.runDirs;
    fact.log = layout.log ? layout.log->path : std::string();
    for (const BundleFile* plog : layout.plogs)
        fact.plogs.push_back(plog->path);
    fact.durationMs = duration(subject.scanned(layout.log));
    fact.slotFacts = slotFacts(step, subject);
    const Unreadable unreadable(subject.bundle);
    for (SlotFact& slot : fact.slotFacts)
        if (slot.state == SlotState::Missing && unreadable.covers(slot.path))
            slot.state = SlotState::Unreadable;
    return fact;
}

} // namespace triage::check
