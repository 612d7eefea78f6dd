// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/measure.h"

#include <map>
#include <vector>

namespace triage {

struct Contrast
{
    Symptom symptom = Symptom::Unknown;
    bool eagerWorse = false; ///< the graph's value is the better one
};

/// Lines that carry a mode's name ("eager", "compiled", "开图"): values of the same shape are compared
/// between eager and graph, in whatever order they come; in a table column by column.
class LabelledValues
{
public:
    explicit LabelledValues(const RulePack::Data& pack) : pack_(&pack) {}
    /// What this line shows beside an earlier one.
    std::optional<Contrast> add(std::string_view line);

private:
    struct Values
    {
        std::vector<double> numbers;
        std::string unit; ///< behind the last number, or named by the line
    };
    /// By the line's shape without label and numbers.
    using Shapes = std::map<std::string, std::vector<Values>>;
    static void remember(Shapes& shapes, const std::string& shape, Values values);
    std::optional<Contrast> compare(const Values& graph, const Values& eager) const;
    std::optional<Contrast> compareColumns(const Values& graph, const Values& eager) const;
    const Values* partnerOf(const Values& values, const std::vector<Values>& others) const;
    const UnitKind* kindIn(std::string_view text) const;
    void noteHeader(std::string_view line);

    const RulePack::Data* pack_;
    Shapes eager_;
    Shapes graph_;
    const UnitKind* metric_ = nullptr;     ///< the one a table's header names
    std::vector<const UnitKind*> columns_; ///< of a table with several, behind the first
};

} // namespace triage
