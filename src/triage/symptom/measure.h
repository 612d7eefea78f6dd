// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/pack_data.h"

#include <optional>
#include <string>
#include <string_view>

namespace triage {

/// What a value shows beside another of the same kind.
struct Contrast
{
    Symptom symptom = Symptom::Unknown;
    bool eagerWorse = false; ///< the graph's value is the better one
};

/// The finite number `text` begins with, blanks and a plus before it apart. A point parts its fraction
/// whatever the locale of the process: logs know no other.
std::optional<double> numberAtStart(std::string_view text);

/// How a unit is read; nullptr for a unit the pack does not know.
const UnitKind* unitKind(std::string_view unit, const RulePack::Data& pack);
/// The kind whose name stands last in `text`, and the name; no kind when it names none.
struct NamedKind
{
    const UnitKind* kind = nullptr;
    std::string_view name;
};
NamedKind nameIn(std::string_view text, const RulePack::Data& pack);
const UnitKind* namedKind(std::string_view text, const RulePack::Data& pack);
/// The match that ends last; empty when there is none.
std::string_view lastMatch(const std::vector<Regex>& patterns, std::string_view text);
/// Where that match ends; 0 when there is none, or when the test bars the text.
std::size_t lastMatch(const TextTest& test, std::string_view text);

/// Is `value` worse than `reference` beyond the unit's tolerance? Of a limit nothing is tolerated.
bool worse(double value, double reference, const UnitKind& kind, bool limit = false);
/// The graph's value beside the eager run's: of results that differ either side may be the wrong one.
std::optional<Contrast> contrast(double graph, double eager, const UnitKind& kind);

} // namespace triage
