// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/mode.h"

namespace triage {
namespace {

using std::string_view;

constexpr std::size_t headingLimit = 160;

Mode other(Mode mode)
{
    return mode == Mode::Eager ? Mode::Graph : Mode::Eager;
}

/// Of a text that is nothing but a name.
std::optional<Mode> modeNamed(string_view cell, const RulePack::Data& pack)
{
    if (pack.is("cell-eager", cell))
        return Mode::Eager;
    if (pack.is("cell-graph", cell))
        return Mode::Graph;
    const auto named = modeIn(cell, pack);
    return named ? std::optional(named->mode) : std::nullopt;
}

} // namespace

std::optional<NamedMode> modeIn(string_view text, const RulePack::Data& pack)
{
    const auto graph = pack.classes.find("label-graph")->second.search(text);
    const auto eager = pack.classes.find("label-eager")->second.search(text);
    if (graph.has_value() == eager.has_value())
        return std::nullopt;
    return graph ? NamedMode{Mode::Graph, *graph} : NamedMode{Mode::Eager, *eager};
}

std::optional<Mode> modeOfCell(string_view cell, string_view heading, const RulePack::Data& pack)
{
    const bool on = pack.is("switched-on", cell);
    if (on || pack.is("switched-off", cell)) {
        const auto switched = modeNamed(heading, pack);
        return !switched ? std::nullopt : std::optional(on ? *switched : other(*switched));
    }
    return modeNamed(cell, pack);
}

std::optional<Mode> modeAnnounced(string_view line, const RulePack::Data& pack)
{
    if (pack.is("mode-graph", line))
        return Mode::Graph;
    if (pack.is("mode-eager", line))
        return Mode::Eager;
    if (line.size() > headingLimit || !pack.is("heading", line))
        return std::nullopt;
    const auto named = modeIn(line, pack);
    return named ? std::optional(named->mode) : std::nullopt;
}

} // namespace triage
