// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/mode_book.h"

#include <algorithm>
#include <cmath>

namespace triage {
namespace {

constexpr std::size_t shapeLimit = 256;
constexpr std::size_t outcomesAShape = 64;

bool apart(double a, double b)
{
    if (std::isnan(a) || std::isnan(b))
        return std::isnan(a) != std::isnan(b);
    return std::abs(a - b) > 0.05 * std::max(1e-3, std::abs(b));
}

std::optional<Contrast> between(const Outcome& graph, const Outcome& eager)
{
    std::optional<Contrast> slower;
    for (std::size_t i = 0; i < graph.values.size() && i < eager.values.size(); ++i) {
        const auto& a = graph.values[i];
        const auto& b = eager.values[i];
        if (!comparable(a, b))
            continue;
        const auto found = contrast(scaled(a), scaled(b), *a.kind);
        if (found && found->symptom == Symptom::Accuracy)
            return found;
        if (found && !slower)
            slower = found;
    }
    if (slower || !graph.values.empty())
        return slower;
    for (std::size_t i = 0; i < std::min(graph.plain.size(), eager.plain.size()); ++i)
        if (apart(graph.plain[i], eager.plain[i]))
            return Contrast{Symptom::Accuracy, false};
    if (graph.bare && eager.bare && apart(*graph.bare, *eager.bare))
        return Contrast{Symptom::Unknown, false};
    if (!graph.text.empty() && !eager.text.empty() && graph.text != eager.text)
        return Contrast{Symptom::Accuracy, false};
    return std::nullopt;
}

} // namespace

/// The one that tells of the same, "iter 20" of iteration 20; the only one is that too.
const Outcome* ModeBook::partnerOf(const Outcome& outcome, const std::vector<Outcome>& others)
{
    const auto same =
        std::find_if(others.rbegin(), others.rend(), [&](const Outcome& o) { return o.key == outcome.key; });
    if (same != others.rend())
        return &*same;
    return others.size() == 1 && outcome.loose && others.front().loose ? &others.front() : nullptr;
}

void ModeBook::remember(Shapes& shapes, Outcome outcome)
{
    auto& known = shapes[outcome.shape];
    if (known.size() < outcomesAShape)
        known.push_back(std::move(outcome));
    else
        known.back() = std::move(outcome);
    if (shapes.size() > shapeLimit)
        shapes.erase(shapes.begin());
}

std::optional<Contrast> ModeBook::add(Mode mode, Outcome outcome)
{
    auto& own = known_[static_cast<std::size_t>(mode)];
    const auto& others = known_[1 - static_cast<std::size_t>(mode)];
    const auto place = others.find(outcome.shape);
    const auto* partner = place == others.end() ? nullptr : partnerOf(outcome, place->second);
    const auto found = !partner              ? std::nullopt
                       : mode == Mode::Graph ? between(outcome, *partner)
                                             : between(*partner, outcome);
    remember(own, std::move(outcome));
    return found;
}

} // namespace triage
