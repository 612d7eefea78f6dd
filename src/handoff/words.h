// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/facts.h"
#include "triage/verdict.h"

/// The report's words for the values it names.
namespace triage::handoff {

Message wordFor(StepState state);
Message wordFor(check::SlotState state);
Message wordFor(Severity severity);
Message wordFor(Symptom symptom);
Message wordFor(EvidenceRole role);
Message wordFor(check::IntakeState state);
Message wordFor(check::FailureSource source);
Message wordFor(ProcessRole role);
/// The state of completeness in one sentence.
Message sentenceFor(Completeness state);

} // namespace triage::handoff
