// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/symptom/measure.h"

#include <optional>
#include <string>
#include <string_view>

namespace triage {

/// A value beside its target, baseline, limit or eager value in one line.
struct Beside
{
    Symptom symptom = Symptom::Performance;
    bool worse = false;
    bool eagerWorse = false;
    std::string matched;
};

/// The first pair that is worse, or else the first at all; nothing when the line compares nothing.
std::optional<Beside> compareInLine(std::string_view line, const RulePack::Data& pack);

} // namespace triage
