// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/facts.h"
#include "check/findings.h"

namespace triage::check {

/// One row of the step × artefact matrix, with state, exit code, plogs, run folders and duration.
StepFact stepFact(Step step, const Subject& subject);

} // namespace triage::check
