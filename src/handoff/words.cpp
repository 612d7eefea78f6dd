// SPDX-License-Identifier: Apache-2.0
#include "handoff/words.h"

#include <QtGlobal>

namespace triage::handoff {

Message wordFor(StepState state)
{
    switch (state) {
    case StepState::Passed:
        return QT_TRANSLATE_NOOP("engine", "✓ passed");
    case StepState::Failed:
        return QT_TRANSLATE_NOOP("engine", "✗ failed");
    case StepState::NotRun:
        return QT_TRANSLATE_NOOP("engine", "– not run");
    case StepState::Missing:
        return QT_TRANSLATE_NOOP("engine", "? missing");
    case StepState::Unknown:
        break;
    }
    return QT_TRANSLATE_NOOP("engine", "· unknown");
}

Message wordFor(check::SlotState state)
{
    switch (state) {
    case check::SlotState::Present:
        return QT_TRANSLATE_NOOP("engine", "present");
    case check::SlotState::Empty:
        return QT_TRANSLATE_NOOP("engine", "empty");
    case check::SlotState::Missing:
        return QT_TRANSLATE_NOOP("engine", "missing");
    case check::SlotState::Unreadable:
        return QT_TRANSLATE_NOOP("engine", "unreadable");
    case check::SlotState::NotExpected:
        break;
    }
    return "–";
}

Message wordFor(Severity severity)
{
    switch (severity) {
    case Severity::Rerun:
        return QT_TRANSLATE_NOOP("engine", "collect again");
    case Severity::Gap:
        return QT_TRANSLATE_NOOP("engine", "gap");
    case Severity::Note:
        break;
    }
    return QT_TRANSLATE_NOOP("engine", "note");
}

Message wordFor(Symptom symptom)
{
    switch (symptom) {
    case Symptom::Crash:
        return QT_TRANSLATE_NOOP("engine", "crash");
    case Symptom::Accuracy:
        return QT_TRANSLATE_NOOP("engine", "results differ");
    case Symptom::Performance:
        return QT_TRANSLATE_NOOP("engine", "too slow");
    case Symptom::Unknown:
        break;
    }
    return QT_TRANSLATE_NOOP("engine", "unknown");
}

Message wordFor(EvidenceRole role)
{
    switch (role) {
    case EvidenceRole::Causal:
        return QT_TRANSLATE_NOOP("engine", "First causal error");
    case EvidenceRole::Corroborating:
        return QT_TRANSLATE_NOOP("engine", "Corroborating line");
    case EvidenceRole::Cascade:
        return QT_TRANSLATE_NOOP("engine", "Follow-on error");
    case EvidenceRole::Milestone:
        return QT_TRANSLATE_NOOP("engine", "Milestone");
    case EvidenceRole::Marker:
        break;
    }
    return QT_TRANSLATE_NOOP("engine", "Marker");
}

Message wordFor(check::IntakeState state)
{
    switch (state) {
    case check::IntakeState::Found:
        return QT_TRANSLATE_NOOP("engine", "found");
    case check::IntakeState::Answered:
        return QT_TRANSLATE_NOOP("engine", "answered");
    case check::IntakeState::Unclear:
        return QT_TRANSLATE_NOOP("engine", "unclear");
    case check::IntakeState::Missing:
        break;
    }
    return QT_TRANSLATE_NOOP("engine", "missing");
}

Message wordFor(check::FailureSource source)
{
    switch (source) {
    case check::FailureSource::FirstFailureTxt:
        return {"%1", {"first_failure.txt"}};
    case check::FailureSource::Markers:
        return QT_TRANSLATE_NOOP("engine", "the SUCCESS markers");
    case check::FailureSource::Log:
        return QT_TRANSLATE_NOOP("engine", "the logs");
    case check::FailureSource::Operator:
        return QT_TRANSLATE_NOOP("engine", "the engineer");
    case check::FailureSource::None:
        break;
    }
    return {};
}

Message wordFor(ProcessRole role)
{
    switch (role) {
    case ProcessRole::First:
        return QT_TRANSLATE_NOOP("engine", "failed first");
    case ProcessRole::Follower:
        return QT_TRANSLATE_NOOP("engine", "followed");
    case ProcessRole::Clean:
        break;
    }
    return QT_TRANSLATE_NOOP("engine", "no error");
}

Message sentenceFor(Completeness state)
{
    switch (state) {
    case Completeness::Complete:
        return QT_TRANSLATE_NOOP("engine", "All expected files are there.");
    case Completeness::Gaps:
        return QT_TRANSLATE_NOOP("engine", "Gaps: something is missing, but the route does not wait for it.");
    case Completeness::Rerun:
        break;
    }
    return QT_TRANSLATE_NOOP("engine", "Collect again: the route waits for what is marked so below.");
}

} // namespace triage::handoff
