// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/pack_data.h"

#include <optional>
#include <string>
#include <string_view>

namespace triage {

struct Compared
{
    Symptom symptom = Symptom::Performance;
    bool worse = false;
    std::string matched;
};

/// A value beside its target, baseline or eager value in one line; nothing when the line compares nothing.
std::optional<Compared> compareInLine(std::string_view line, const RulePack::Data& pack);

/// The finite number `text` begins with, blanks and a plus before it apart. A point parts its fraction
/// whatever the locale of the process: logs know no other.
std::optional<double> numberAtStart(std::string_view text);

/// How a unit is read; nullptr for a unit the pack does not know.
const UnitKind* unitKind(std::string_view unit, const RulePack::Data& pack);
/// Is `value` worse than `reference` beyond the unit's tolerance?
bool worse(double value, double reference, const UnitKind& kind);

} // namespace triage
