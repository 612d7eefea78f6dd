// SPDX-License-Identifier: Apache-2.0
#include "triage/measure.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace triage {
using std::string_view;

std::optional<double> numberAtStart(string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t+"), text.size()));
    double value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec != std::errc() || !std::isfinite(value) ? std::nullopt : std::optional(value);
}

const UnitKind* unitKind(string_view unit, const RulePack::Data& pack)
{
    const auto found = std::find_if(pack.units.begin(), pack.units.end(),
                                    [&](const UnitKind& k) { return k.units.contains(std::string(unit)); });
    return found == pack.units.end() ? nullptr : &*found;
}

bool worse(double value, double reference, const UnitKind& kind)
{
    if (kind.higherIsBetter)
        return value < reference * (1 - kind.tolerance);
    return value > reference * (1 + kind.tolerance);
}

std::optional<Compared> compareInLine(string_view line, const RulePack::Data& pack)
{
    for (const auto& c : pack.comparisons) {
        if (!c.test.matches(line))
            continue;
        for (const auto& regex : c.test.any) {
            const auto groups = regex.groups(line);
            const auto group = [&](int i) {
                return i > 0 && static_cast<std::size_t>(i) < groups.size()
                           ? groups[static_cast<std::size_t>(i)]
                           : string_view{};
            };
            const auto value = numberAtStart(group(c.value));
            const auto reference = numberAtStart(group(c.reference));
            const auto* kind = unitKind(c.unit > 0 ? group(c.unit) : string_view(c.fixedUnit), pack);
            if (value && reference && kind)
                return Compared{kind->symptom, worse(*value, *reference, *kind), std::string(groups[0])};
        }
    }
    return std::nullopt;
}

} // namespace triage
