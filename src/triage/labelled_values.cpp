// SPDX-License-Identifier: Apache-2.0
#include "triage/labelled_values.h"

#include "log/cursor.h"
#include "log/grammar.h"
#include "triage/measure.h"

#include <algorithm>

namespace triage {
namespace {

using std::string_view;

constexpr std::size_t shapeLimit = 256;
constexpr std::size_t linesAShape = 64;
/// A graph's better result is noise until it is this many times as far off as a worse one.
constexpr double otherWay = 5;

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
        if (const auto value = numberAtStart(text.substr(i, n - i)))
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
    const auto twoSpaces = [](char x, char y) { return x == ' ' && y == ' '; };
    out.erase(std::unique(out.begin(), out.end(), twoSpaces), out.end());
    return std::string(log::trimmed(out));
}

std::vector<string_view> cellsOf(string_view row)
{
    std::vector<string_view> cells;
    for (auto at = row.find('|'); at != string_view::npos;) {
        const auto next = row.find('|', at + 1);
        if (next == string_view::npos)
            break;
        cells.push_back(log::trimmed(row.substr(at + 1, next - at - 1)));
        at = next;
    }
    return cells;
}

bool differ(double a, double b)
{
    return std::abs(a - b) > 0.05 * std::max(1e-3, std::abs(b));
}

std::optional<Contrast> contrast(double graph, double eager, const UnitKind& kind)
{
    if (worse(graph, eager, kind))
        return Contrast{kind.symptom, false};
    UnitKind far = kind;
    far.tolerance *= otherWay;
    if (kind.symptom == Symptom::Accuracy && worse(eager, graph, far))
        return Contrast{kind.symptom, true};
    return std::nullopt;
}

} // namespace

/// The kind of the longest unit that a text names.
const UnitKind* LabelledValues::kindIn(string_view text) const
{
    const UnitKind* best = nullptr;
    std::size_t longest = 3;
    for (const auto& kind : pack_->units)
        for (const auto& unit : kind.units)
            if (unit.size() > longest && text.find(unit) != string_view::npos) {
                best = &kind;
                longest = unit.size();
            }
    return best;
}

void LabelledValues::noteHeader(string_view line)
{
    if (const auto* kind = kindIn(line))
        metric_ = kind;
    if (!line.starts_with('|'))
        return;
    std::vector<const UnitKind*> columns;
    const auto cells = cellsOf(line);
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const auto open = cells[i].find('(');
        const auto close = cells[i].find(')');
        const auto* kind = open < close && close != string_view::npos
                               ? unitKind(cells[i].substr(open + 1, close - open - 1), *pack_)
                               : nullptr;
        columns.push_back(kind ? kind : kindIn(cells[i]));
    }
    if (std::any_of(columns.begin(), columns.end(), [](const auto* kind) { return kind != nullptr; }))
        columns_ = std::move(columns);
}

std::optional<Contrast> LabelledValues::compareColumns(const Values& graph, const Values& eager) const
{
    for (std::size_t i = 0; i < columns_.size(); ++i)
        if (columns_[i])
            if (const auto found = contrast(graph.numbers[i], eager.numbers[i], *columns_[i]))
                return found;
    return std::nullopt;
}

std::optional<Contrast> LabelledValues::compare(const Values& graph, const Values& eager) const
{
    if (graph.numbers.size() != eager.numbers.size() || graph.numbers.empty())
        return std::nullopt;
    if (columns_.size() > 1 && columns_.size() == graph.numbers.size())
        return compareColumns(graph, eager);
    const auto* own = graph.unit.empty() ? nullptr : unitKind(graph.unit, *pack_);
    const auto* kind = own ? own : graph.unit.empty() ? metric_ : nullptr;
    if (kind)
        return contrast(graph.numbers.back(), eager.numbers.back(), *kind);
    if (graph.numbers.size() < 2) // a bare number is no value to compare
        return std::nullopt;
    for (std::size_t i = 0; i < graph.numbers.size(); ++i)
        if (differ(graph.numbers[i], eager.numbers[i]))
            return Contrast{Symptom::Accuracy, false};
    return std::nullopt;
}

/// Of several lines of one shape the one that tells of the same: "iter 20 loss 1.9" goes with iteration 20.
const LabelledValues::Values* LabelledValues::partnerOf(const Values& values,
                                                        const std::vector<Values>& others) const
{
    if (others.empty())
        return nullptr;
    if (values.numbers.size() < 2 || columns_.size() > 1 || !unitKind(values.unit, *pack_))
        return &others.back();
    const auto same = std::find_if(others.rbegin(), others.rend(), [&](const Values& other) {
        return other.numbers.size() == values.numbers.size() &&
               std::equal(values.numbers.begin(), values.numbers.end() - 1, other.numbers.begin());
    });
    return same == others.rend() ? nullptr : &*same;
}

void LabelledValues::remember(Shapes& shapes, const std::string& shape, Values values)
{
    auto& known = shapes[shape];
    if (known.size() < linesAShape)
        known.push_back(std::move(values));
    else
        known.back() = std::move(values);
    if (shapes.size() > shapeLimit)
        shapes.erase(shapes.begin());
}

std::optional<Contrast> LabelledValues::add(string_view line)
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
    if (const auto* kind = unitKind(values.unit, *pack_) ? nullptr : kindIn(shape.text))
        values.unit = *kind->units.begin();
    const auto* other = partnerOf(values, graph ? eager_[shape.text] : graph_[shape.text]);
    const auto found = !other ? std::nullopt : graph ? compare(values, *other) : compare(*other, values);
    remember(graph ? graph_ : eager_, shape.text, std::move(values));
    return found;
}

} // namespace triage
