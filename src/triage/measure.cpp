// SPDX-License-Identifier: Apache-2.0
#include "triage/measure.h"

#include "log/cursor.h"
#include "log/grammar.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace triage {
namespace {

using std::string_view;

std::optional<double> numberIn(string_view text)
{
    const std::string copy(text);
    char* end = nullptr;
    const double value = std::strtod(copy.c_str(), &end);
    return end == copy.c_str() || !std::isfinite(value) ? std::nullopt : std::optional(value);
}

/// A line taken apart: its numbers, what is left of it, and the word behind the last number.
struct Shape
{
    std::string text;
    std::vector<double> numbers;
    std::string unit;
};

bool startsNumber(string_view text, std::size_t i)
{
    if (i > 0 && (log::isWord(text[i - 1]) || text[i - 1] == '.'))
        return false;
    return log::isDigit(text[i]) || (text[i] == '-' && i + 1 < text.size() && log::isDigit(text[i + 1]));
}

Shape shapeOf(string_view text)
{
    Shape out;
    for (std::size_t i = 0; i < text.size();) {
        if (!startsNumber(text, i)) {
            out.text += text[i++];
            continue;
        }
        std::size_t n = i + 1;
        while (n < text.size() && (log::isDigit(text[n]) || text[n] == '.' || text[n] == 'e' ||
                                   (text[n] == '-' && text[n - 1] == 'e')))
            ++n;
        if (const auto value = numberIn(text.substr(i, n - i)))
            out.numbers.push_back(*value);
        out.text += '#';
        std::size_t u = n;
        while (u < text.size() && text[u] == ' ')
            ++u;
        std::size_t end = u;
        while (end < text.size() &&
               (log::isWord(text[end]) || text[end] == '/' || static_cast<unsigned char>(text[end]) >= 0x80))
            ++end;
        out.unit = std::string(text.substr(u, end - u));
        i = n;
    }
    return out;
}

/// The first cell of a table's row, or the label's word itself, is what names the mode.
std::string withoutLabel(string_view line, string_view label)
{
    if (line.starts_with('|')) {
        const auto cell = line.find('|', 1);
        return cell == string_view::npos ? std::string() : "|" + std::string(line.substr(cell));
    }
    const auto at = static_cast<std::size_t>(label.data() - line.data());
    std::string out(line.substr(0, at));
    out += line.substr(at + label.size());
    out.erase(std::remove(out.begin(), out.end(), ' '), out.end());
    return out;
}

} // namespace

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
            const auto value = numberIn(group(c.value));
            const auto reference = numberIn(group(c.reference));
            const auto* kind = unitKind(c.unit > 0 ? group(c.unit) : string_view(c.fixedUnit), pack);
            if (value && reference && kind)
                return Compared{kind->symptom, worse(*value, *reference, *kind), std::string(groups[0])};
        }
    }
    return std::nullopt;
}

void LabelledValues::noteHeader(string_view line)
{
    for (const auto& kind : pack_->units)
        for (const auto& unit : kind.units)
            if (unit.size() > 3 && line.find(unit) != string_view::npos) {
                metric_ = unit;
                return;
            }
}

std::optional<Symptom> LabelledValues::compare(const Values& graph, const Values& eager) const
{
    if (graph.numbers.size() != eager.numbers.size() || graph.numbers.empty())
        return std::nullopt;
    const auto* kind = unitKind(graph.unit.empty() ? metric_ : graph.unit, *pack_);
    if (kind && worse(graph.numbers.back(), eager.numbers.back(), *kind))
        return kind->symptom;
    if (kind || graph.numbers.size() < 2) // a bare number is no value to compare
        return std::nullopt;
    for (std::size_t i = 0; i < graph.numbers.size(); ++i)
        if (std::abs(graph.numbers[i] - eager.numbers[i]) > 0.05 * std::max(1e-3, std::abs(eager.numbers[i])))
            return Symptom::Accuracy;
    return std::nullopt;
}

std::optional<Symptom> LabelledValues::add(string_view line)
{
    const auto graph = pack_->classes.at("label-graph").search(line);
    const auto eager = graph ? std::nullopt : pack_->classes.at("label-eager").search(line);
    if (!graph && !eager) {
        noteHeader(line);
        return std::nullopt;
    }
    auto shape = shapeOf(withoutLabel(line, graph ? *graph : *eager));
    if (shape.numbers.empty())
        return std::nullopt;
    Values values{std::move(shape.numbers), std::move(shape.unit)};
    if (eager) {
        if (eager_.size() < 256)
            eager_[shape.text] = std::move(values);
        return std::nullopt;
    }
    const auto known = eager_.find(shape.text);
    return known == eager_.end() ? std::nullopt : compare(values, known->second);
}

} // namespace triage
