// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/beside.h"

#include "log/grammar.h"
#include "triage/symptom/quantity.h"

#include <algorithm>
#include <cmath>

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

bool sameName(string_view a, string_view b)
{
    return a.empty() || b.empty() || std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
               return (x | 0x20) == (y | 0x20);
           });
}

class PairFinder
{
public:
    explicit PairFinder(const std::vector<Quantity>& all) : all_(&all)
    {
        const auto sided =
            std::find_if(all.begin(), all.end(), [](const Quantity& q) { return q.role != Role::None; });
        graphFirst_ = sided != all.end() && sided->role == Role::Graph;
    }

    /// The value that `at` is the reference of: the graph's own, else the nearest one before it.
    const Quantity* valueOf(std::size_t at) const
    {
        const auto& ref = (*all_)[at];
        const Quantity* graph = nullptr;
        if (ref.role != Role::Limit)
            graph = graphFirst_ ? firstOf(graphBefore(at), graphBehind(at))
                                : firstOf(graphBehind(at), graphBefore(at));
        if (graph && ref.role == Role::Eager)
            return graph;
        const auto* before = nearestBefore(at);
        return before ? before : graph;
    }

private:
    static const Quantity* firstOf(const Quantity* a, const Quantity* b) { return a ? a : b; }

    static bool fits(const Quantity& value, const Quantity& ref)
    {
        return measured(value) && comparable(value, ref) && sameName(value.name, ref.name);
    }

    const Quantity* graphBefore(std::size_t at) const
    {
        for (std::size_t i = at; i-- > 0;)
            if ((*all_)[i].role == Role::Graph && fits((*all_)[i], (*all_)[at]))
                return &(*all_)[i];
        return nullptr;
    }

    const Quantity* graphBehind(std::size_t at) const
    {
        for (std::size_t i = at + 1; i < all_->size(); ++i)
            if ((*all_)[i].role == Role::Graph && fits((*all_)[i], (*all_)[at]))
                return &(*all_)[i];
        return nullptr;
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
    bool graphFirst_ = false;
};

/// "grad_norm=nan (eager: 0.81)": whatever it is, it is no number any more.
std::optional<Beside> notANumber(const std::vector<Quantity>& all, string_view line)
{
    for (std::size_t i = 1; i < all.size(); ++i) {
        const auto& value = std::isnan(all[i].value) ? all[i] : all[i - 1];
        const auto& ref = std::isnan(all[i].value) ? all[i - 1] : all[i];
        if (std::isnan(value.value) && !std::isnan(ref.value) && measured(value) && reference(ref))
            return Beside{Symptom::Accuracy, true, false, std::string(log::trimmed(line))};
    }
    return std::nullopt;
}

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

/// "< 5 s" alone may be anything; of results it is the limit. A tolerance is one of differences.
bool limitOfNothing(const Quantity& ref, const Quantity& value, const RulePack::Data& pack)
{
    const auto& kind = *(value.kind ? value.kind : ref.kind);
    if (ref.role != Role::Limit)
        return false;
    if (kind.symptom == Symptom::Performance && !pack.is("role-limit", ref.before))
        return true;
    return !kind.relative && pack.is("role-tolerance", ref.before);
}

/// What is done once, warming up or compiling, takes longer with graphs.
bool warmsUp(const Quantity& ref, const Quantity& value, const RulePack::Data& pack)
{
    const auto& kind = *(value.kind ? value.kind : ref.kind);
    return ref.role == Role::Eager && kind.symptom == Symptom::Performance &&
           (pack.is("first-step", value.before) || pack.is("first-step", ref.before));
}

/// "from 30 ms to 48 ms" where something was switched on or renewed: the first is the reference.
void markArrows(std::vector<Quantity>& all, string_view line, const RulePack::Data& pack)
{
    for (std::size_t i = 1; i < all.size(); ++i)
        if (measured(all[i]) && measured(all[i - 1]) && pack.is("became", all[i].before) &&
            pack.is("switched", line)) {
            all[i - 1].role = Role::Reference;
            all[i].role = Role::Graph;
            if (!all[i].kind)
                all[i].kind = all[i - 1].kind;
            all[i].name = all[i - 1].name;
        }
}

/// Does the line speak of a reference at all? Most lines do not, and cost no more than this.
bool refers(string_view line, const RulePack::Data& pack)
{
    const auto named = [&](const char* cls) {
        const auto& patterns = pack.classes.find(cls)->second.any;
        return std::any_of(patterns.begin(), patterns.end(), [&](const Regex& r) { return r.matches(line); });
    };
    return named("label-eager") || named("role-reference") || named("role-limit") || named("switched") ||
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
        auto all = quantitiesIn(line, pack);
        markArrows(all, line, pack);
        if (auto broken = notANumber(all, line))
            return broken;
        const PairFinder finder(all);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto* value = reference(all[i]) ? finder.valueOf(i) : nullptr;
            if (!value || limitOfNothing(all[i], *value, pack) || warmsUp(all[i], *value, pack))
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
