// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/beside.h"

#include "log/grammar.h"
#include "triage/symptom/quantity.h"

#include <algorithm>

namespace triage {
namespace {

using std::string_view;

bool measured(const Quantity& q)
{
    return (q.role == Role::None || q.role == Role::Graph) && !q.counted;
}

bool reference(const Quantity& q)
{
    return q.role != Role::None && q.role != Role::Graph && !q.counted;
}

class PairFinder
{
public:
    explicit PairFinder(const std::vector<Quantity>& all) : all_(&all) {}

    /// The value that `at` is the reference of: the graph's own, else the nearest one before it.
    const Quantity* valueOf(std::size_t at) const
    {
        const auto& ref = (*all_)[at];
        const Quantity* graph = nullptr;
        for (std::size_t i = 0; i < all_->size() && ref.role != Role::Limit; ++i)
            if ((*all_)[i].role == Role::Graph && fits((*all_)[i], ref) && (!graph || i < at))
                graph = &(*all_)[i];
        if (graph && ref.role == Role::Eager)
            return graph;
        const auto* before = nearestBefore(at);
        return before ? before : graph;
    }

private:
    static bool fits(const Quantity& value, const Quantity& ref)
    {
        return measured(value) && comparable(value, ref);
    }

    const Quantity* nearestBefore(std::size_t at) const
    {
        const auto& ref = (*all_)[at];
        for (std::size_t i = at; i-- > 0;) {
            const auto& q = (*all_)[i];
            if (fits(q, ref))
                return &q;
            if (measured(q) && ref.unit.empty())
                return nullptr; // it belongs to the number right before it, or to none
        }
        return nullptr;
    }

    const std::vector<Quantity>* all_;
};

Beside compared(const Quantity& value, const Quantity& ref, string_view line)
{
    const auto& kind = *(value.kind ? value.kind : ref.kind);
    Quantity a = value;
    Quantity b = ref;
    a.kind = b.kind = &kind;
    if (a.unit.empty())
        a.unit = b.unit;
    if (b.unit.empty())
        b.unit = a.unit;
    Beside out;
    out.symptom = kind.symptom;
    if (ref.role == Role::Eager && !ref.strict) {
        const auto found = contrast(scaled(a), scaled(b), kind);
        out.worse = found.has_value();
        out.eagerWorse = found && found->eagerWorse;
    } else {
        out.worse = worse(scaled(a), scaled(b), kind, ref.strict);
    }
    const auto begin = std::min(value.begin - value.before.size(), ref.begin - ref.before.size());
    const auto end = std::max(value.end, ref.end);
    out.matched = log::trimmed(line.substr(begin, end - begin));
    return out;
}

/// "< 5 s" alone may be anything; of results it is the limit.
bool limitOfNothing(const Quantity& ref, const Quantity& value, const RulePack::Data& pack)
{
    const auto& kind = *(value.kind ? value.kind : ref.kind);
    return ref.role == Role::Limit && kind.symptom == Symptom::Performance &&
           !pack.is("role-limit", ref.before);
}

/// Does the line speak of a reference at all? Most lines do not, and cost no more than this.
bool refers(string_view line, const RulePack::Data& pack)
{
    const auto named = [&](const char* cls) {
        const auto& patterns = pack.classes.find(cls)->second.any;
        return std::any_of(patterns.begin(), patterns.end(), [&](const Regex& r) { return r.matches(line); });
    };
    return named("label-eager") || named("role-reference") || named("role-limit") ||
           line.find_first_of("<>") != string_view::npos || line.find("≤") != string_view::npos ||
           line.find("≥") != string_view::npos;
}

std::optional<Beside> byPattern(string_view line, const RulePack::Data& pack)
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
            const auto ref = numberAtStart(group(c.reference));
            const auto* kind = c.unit > 0 ? unitKind(group(c.unit), pack) : namedKind(c.fixedUnit, pack);
            if (value && ref && kind)
                return Beside{kind->symptom, worse(*value, *ref, *kind), false, std::string(groups[0])};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Beside> compareInLine(string_view line, const RulePack::Data& pack)
{
    std::optional<Beside> first;
    if (refers(line, pack)) {
        const auto all = quantitiesIn(line, pack);
        const PairFinder finder(all);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto* value = reference(all[i]) ? finder.valueOf(i) : nullptr;
            if (!value || limitOfNothing(all[i], *value, pack))
                continue;
            const auto pair = compared(*value, all[i], line);
            if (pair.worse)
                return pair;
            if (!first)
                first = pair;
        }
    }
    return first ? first : byPattern(line, pack);
}

} // namespace triage
