// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/finder.h"

#include <optional>
#include <string>

namespace triage {

/// A line of output that states a symptom without a crash.
struct Statement
{
    Symptom symptom = Symptom::Unknown;
    const Source* source = nullptr;
    const log::Event* event = nullptr;
    std::string how; ///< id of the text that says what was compared
    std::string matched;
    bool eagerWrong = false; ///< of two differing results the eager one is the wrong one
};

/// What one log's output states: the first line of each symptom, and the first limit that was reached.
struct Stated
{
    std::optional<Statement> accuracy;
    std::optional<Statement> performance;
    std::optional<Statement> limit;
    std::optional<Statement>
        apart; ///< values of the two modes that differ, of which nothing says what they are
};

/// The first line that states a symptom: a measured value beside a target or eager value of the same unit,
/// a failed comparison of values, a limit that was reached. Results go before speed. With `wanted`, the first
/// that states that one.
std::optional<Statement> stateOfOutput(const std::vector<Source>& sources, Symptom wanted,
                                       const RulePack::Data& pack);

} // namespace triage
