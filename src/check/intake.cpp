// SPDX-License-Identifier: Apache-2.0
#include "check/intake.h"

#include "check/log_failure.h"
#include "review/lookup.h"

#include <algorithm>

namespace triage::check {
namespace {

using bundle::ArtefactKind;
using bundle::BundleFile;

constexpr std::size_t longestValue = 300;

IntakeFact found(std::string key, std::string value, std::string source)
{
    return {std::move(key), IntakeState::Found, std::move(value), std::move(source)};
}

IntakeFact missing(std::string key)
{
    return {std::move(key), IntakeState::Missing, std::nullopt, std::nullopt};
}

/// Cut at a whole UTF-8 character.
std::string shortened(std::string text)
{
    if (text.size() <= longestValue)
        return text;
    std::size_t end = longestValue;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return text.substr(0, end) + "…";
}

/// The original script, else the script of the step that failed last in the chain, else a loose one.
IntakeFact script(const Subject& subject)
{
    for (const ArtefactKind kind : {ArtefactKind::OriginalScript, ArtefactKind::Script}) {
        const auto it = std::ranges::find(subject.bundle.files, kind, &BundleFile::kind);
        if (it != subject.bundle.files.end())
            return found("script", it->path, it->path + ":1");
    }
    for (auto step = allSteps.rbegin(); step != allSteps.rend(); ++step)
        if (const BundleFile* copy = subject.at(*step).script)
            return {"script", IntakeState::Unclear, copy->path, copy->path + ":1"};
    return missing("script");
}

/// An error and the log it stands in.
struct Ending
{
    const BundleFile* file = nullptr;
    const log::Event* event = nullptr;
};

Ending endingIn(const BundleFile* file, const Subject& subject)
{
    const log::LogEvents* events = subject.scanned(file);
    return {file, events ? lastFatal(*events) : nullptr};
}

/// In the log of the failed step; where there is no triage run, in the first log that has one.
Ending endingOf(const Subject& subject)
{
    if (subject.states.failed)
        return endingIn(subject.at(*subject.states.failed).log, subject);
    if (subject.bundle.kind == bundle::InputKind::Run)
        return {};
    for (const BundleFile& file : subject.bundle.files)
        if (const Ending ending = endingIn(&file, subject); isOutput(file) && ending.event)
            return ending;
    return {};
}

bool allPassed(const Subject& subject)
{
    return std::ranges::all_of(subject.states.state, [](StepState s) { return s == StepState::Passed; });
}

IntakeFact errorStack(const Subject& subject)
{
    const auto [file, event] = endingOf(subject);
    if (event)
        return found("error_stack", shortened(event->message.empty() ? event->text : event->message),
                     file->path + ':' + std::to_string(event->line.value));
    if (!subject.states.failed && allPassed(subject)) // nothing to ask for
        return found("error_stack", "none", subject.at(Step::NpugraphEx).success->path);
    return missing("error_stack");
}

/// The user's own comparison may be what failed in step 5: judgement says whether that is a crash.
bool assertionEnded(const Subject& subject)
{
    const log::Event* event = endingOf(subject).event;
    return event && event->type.ends_with("AssertionError");
}

IntakeFact symptom(const Subject& subject, const review::Review& review)
{
    if (review.symptom && review.symptom->symptom != Symptom::Unknown)
        return {"symptom", IntakeState::Answered, std::string(spelling(review.symptom->symptom)),
                std::nullopt};
    if (!subject.states.failed)
        return missing("symptom");
    if (*subject.states.failed == Step::NpugraphEx && assertionEnded(subject))
        return {"symptom", IntakeState::Unclear, std::nullopt, std::nullopt};
    IntakeFact crash{"symptom", IntakeState::Found, std::string(spelling(Symptom::Crash)),
                     subject.states.inferredFrom};
    if (!subject.states.markerLine.empty())
        crash.source = subject.states.markerLine;
    return crash;
}

bool hasPlog(const bundle::Bundle& bundle)
{
    return std::ranges::any_of(
        bundle.files, [](const BundleFile& f) { return f.kind == ArtefactKind::Plog && f.size > 0; });
}

/// Asked only of inputs that are no triage run: there, findings say it step by step.
bool applies(const std::string& key, const Subject& subject)
{
    if (key == "step_logs")
        return subject.bundle.kind == bundle::InputKind::Log;
    if (key == "plog")
        return subject.bundle.kind != bundle::InputKind::Run && !hasPlog(subject.bundle);
    return true;
}

IntakeFact gather(const std::string& key, const Subject& subject,
                  const std::map<std::string, Version>& versions, const review::Review& review)
{
    if (const review::Answer* answer = review::answerFor(review, key))
        return {key, IntakeState::Answered, answer->value, std::nullopt};
    if (const auto version = versions.find(key); version != versions.end())
        return found(key, version->second.value, version->second.source);
    if (key == "script")
        return script(subject);
    if (key == "symptom")
        return symptom(subject, review);
    if (key == "error_stack")
        return errorStack(subject);
    return missing(key);
}

} // namespace

std::vector<IntakeFact> gatherIntake(const Subject& subject, const std::map<std::string, Version>& versions,
                                     const review::Review& review)
{
    std::vector<IntakeFact> facts;
    for (const workflow::IntakeInfo& info : subject.workflow.intake)
        if (applies(info.key, subject))
            facts.push_back(gather(info.key, subject, versions, review));
    return facts;
}

} // namespace triage::check
