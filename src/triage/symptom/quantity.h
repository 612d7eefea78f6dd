// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/pack_data.h"

#include <optional>
#include <string_view>
#include <vector>

namespace triage {

/// Whose value a number is, by the words before it or in brackets right behind it.
enum class Role : std::uint8_t {
    None,
    Eager,     ///< the eager run's
    Graph,     ///< the graph run's, or what was measured now
    Reference, ///< a target, a baseline, an earlier release's
    Limit,     ///< a threshold, a tolerance, what stands behind "<="
};

/// A number that a line prints, with what stands around it. Views are into the line.
struct Quantity
{
    double value = 0;               ///< not a number where the line says "nan"
    std::string unit;               ///< as the pack spells it; empty where the line names none it knows
    const UnitKind* kind = nullptr; ///< what was measured, by its unit or by the name nearest before it
    Role role = Role::None;
    bool strict = false;     ///< a limit: nothing beyond it is within tolerance
    bool counted = false;    ///< a count, an index, a change: it measures nothing
    std::string_view name;   ///< what the words before it call it: "TPOT"
    std::string_view before; ///< from the number before it, or from the line's beginning
    std::size_t begin = 0;
    std::size_t end = 0; ///< behind its unit
};

/// What a line measures, in its order. Identifiers, versions, clocks and fractions are no numbers here.
std::vector<Quantity> quantitiesIn(std::string_view line, const RulePack::Data& pack);

/// In the unit that its kind is measured in; as it is where the unit has no scale.
double scaled(const Quantity& q);
/// Do both measure the same, in units that can be turned into each other?
bool comparable(const Quantity& a, const Quantity& b);

} // namespace triage
