// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/measure.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace triage {
using std::string_view;

namespace {

/// A graph's better result is noise until it is this many times as far off as a worse one.
constexpr double otherWay = 5;

} // namespace

std::optional<double> numberAtStart(string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t+"), text.size()));
    double value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec != std::errc() || !std::isfinite(value) ? std::nullopt : std::optional(value);
}

const UnitKind* unitKind(string_view unit, const RulePack::Data& pack)
{
    if (unit.empty())
        return nullptr;
    const auto found = std::find_if(pack.units.begin(), pack.units.end(),
                                    [&](const UnitKind& k) { return k.units.contains(std::string(unit)); });
    return found == pack.units.end() ? nullptr : &*found;
}

string_view lastMatch(const std::vector<Regex>& patterns, string_view text)
{
    string_view last;
    for (const auto& pattern : patterns)
        for (std::size_t from = 0; from < text.size();) {
            const auto hit = pattern.search(text.substr(from));
            if (!hit || hit->empty())
                break;
            from = static_cast<std::size_t>(hit->data() - text.data()) + hit->size();
            if (last.empty() || last.data() + last.size() < hit->data() + hit->size())
                last = *hit;
        }
    return last;
}

std::size_t lastMatch(const TextTest& test, string_view text)
{
    const bool barred = std::any_of(test.none.begin(), test.none.end(),
                                    [&](const Regex& pattern) { return pattern.matches(text); });
    const auto last = barred ? string_view{} : lastMatch(test.any, text);
    return last.empty() ? 0 : static_cast<std::size_t>(last.data() - text.data()) + last.size();
}

NamedKind nameIn(string_view text, const RulePack::Data& pack)
{
    NamedKind best;
    for (const auto& kind : pack.units) {
        const auto name = lastMatch(kind.names, text);
        if (!name.empty() && (!best.kind || best.name.data() + best.name.size() < name.data() + name.size()))
            best = {&kind, name};
    }
    return best;
}

const UnitKind* namedKind(string_view text, const RulePack::Data& pack)
{
    return nameIn(text, pack).kind;
}

bool worse(double value, double reference, const UnitKind& kind, bool limit)
{
    if (std::isnan(value) || std::isnan(reference))
        return std::isnan(value) && !std::isnan(reference) && kind.symptom == Symptom::Accuracy;
    const double tolerance = limit ? 0 : kind.tolerance;
    if (kind.symptom == Symptom::Performance && (value <= 0 || reference <= 0))
        return false;
    if (kind.higherIsBetter)
        return value < reference * (1 - tolerance);
    return value > reference * (1 + tolerance) + (limit ? 0 : kind.noise);
}

std::optional<Contrast> contrast(double graph, double eager, const UnitKind& kind)
{
    if (worse(graph, eager, kind))
        return Contrast{kind.symptom, false};
    UnitKind far;
    far.higherIsBetter = kind.higherIsBetter;
    far.tolerance = std::min(kind.tolerance * otherWay, 0.9);
    far.noise = kind.noise;
    far.symptom = kind.symptom;
    if (kind.symptom == Symptom::Accuracy && worse(eager, graph, far))
        return Contrast{kind.symptom, true};
    return std::nullopt;
}

} // namespace triage
