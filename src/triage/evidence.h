// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/finder.h"
#include "triage/symptom/symptom.h"
#include "triage/verdict.h"

namespace triage {

/// The causal line first, then what corroborates it, what followed, and the last milestones before it.
std::vector<Evidence> evidenceOf(const Found& found, const Matter& matter);
Evidence evidenceOf(const Statement& statement, const Matter& matter);
/// The marker that a step failed, where no log says so.
std::optional<Evidence> markerEvidence(const Matter& matter);

/// Which process failed first, which followed, which had no failure, by the lines, the launcher's report, the
/// run folders and the plog files of the step.
std::vector<Process> processesOf(const Found& found, const Matter& matter, std::optional<Step> step);

/// Class, normalised message and innermost project-independent frames of the causal error as 16 hex digits.
std::string fingerprintOf(const Failure& failure);

} // namespace triage
