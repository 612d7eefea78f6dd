// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/symptom/quantity.h"

#include <map>
#include <string_view>

namespace triage {

/// Comparisons that were made elsewhere and are printed one a line: with a verdict's word, or as a value
/// whose limit was said further up.
class CheckReader
{
public:
    explicit CheckReader(const RulePack::Data& pack) : pack_(&pack) {}

    /// Does this line say that what was compared is not the same?
    bool failed(std::string_view line);
    /// A value beyond the limit that an earlier line gave its name.
    std::optional<Symptom> beyondLimit(std::string_view line);

private:
    void remember(const std::vector<Quantity>& all);

    const RulePack::Data* pack_;
    std::map<const UnitKind*, Quantity> limits_;
};

} // namespace triage
