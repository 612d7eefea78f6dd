// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/check.h"
#include "check/first_failure_file.h"
#include "check/layout.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace triage::check {

/// One way in which the markers contradict each other: a variant of the finding `marker-conflict`.
struct Conflict
{
    std::string variant;
    std::optional<Step> step;
    std::string path;
    std::vector<std::string> args; ///< of the variant's message
    bool operator==(const Conflict&) const = default;
};

/// TRIAGE §1, decided: which step failed first, what state each step is in, what contradicts.
struct StepStates
{
    std::array<StepState, 5> state{};
    std::optional<Step> failed;
    std::optional<int> exitCode;
    FailureSource source = FailureSource::None;
    std::vector<Conflict> conflicts;
    std::string markerLine;                  ///< "first_failure.txt:1", where the step is named
    std::optional<std::string> inferredFrom; ///< "path:line" that showed the failure
    std::vector<Step> undecided;             ///< neither markers nor logs tell

    [[nodiscard]] StepState of(Step step) const { return state[indexOf(step)]; }
};

/// first_failure.txt is primary; SUCCESS markers must agree; the operator's word outranks what logs
/// infer, not markers. Conflicts are reported, never resolved silently.
StepStates decideSteps(const bundle::Bundle& bundle, const Layout& layout, const SmallFiles& small,
                       const LogSet& logs, const review::Review& review, const workflow::Workflow& workflow);

} // namespace triage::check
