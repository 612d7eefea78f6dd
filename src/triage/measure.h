// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/pack_data.h"

#include <map>

namespace triage {

struct Compared
{
    Symptom symptom = Symptom::Performance;
    bool worse = false;
    std::string matched;
};

/// A value beside its target, baseline or eager value in one line; nothing when the line compares nothing.
std::optional<Compared> compareInLine(std::string_view line, const RulePack::Data& pack);

/// How a unit is read; nullptr for a unit the pack does not know.
const UnitKind* unitKind(std::string_view unit, const RulePack::Data& pack);
/// Is `value` worse than `reference` beyond the unit's tolerance?
bool worse(double value, double reference, const UnitKind& kind);

/// Lines that carry a mode's name ("eager", "compiled", "开图"): values of the same shape are compared
/// between eager and graph.
class LabelledValues
{
public:
    explicit LabelledValues(const RulePack::Data& pack) : pack_(&pack) {}
    /// The symptom that this line shows beside an earlier one.
    std::optional<Symptom> add(std::string_view line);

private:
    struct Values
    {
        std::vector<double> numbers;
        std::string unit;
    };
    std::optional<Symptom> compare(const Values& graph, const Values& eager) const;
    void noteHeader(std::string_view line);

    const RulePack::Data* pack_;
    std::map<std::string, Values> eager_; ///< by the line's shape without label and numbers
    std::string metric_;                  ///< the unit a table's header names
};

} // namespace triage
