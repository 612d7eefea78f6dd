// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/pack_data.h"

#include <optional>
#include <string_view>

namespace triage {

/// How a run, a row or a column executes.
enum class Mode : std::uint8_t { Eager, Graph };

/// The mode a text names, with the words that name it; nothing where it names none or both.
struct NamedMode
{
    Mode mode = Mode::Eager;
    std::string_view words;
};
std::optional<NamedMode> modeIn(std::string_view text, const RulePack::Data& pack);
/// Of a cell: "NONE", "FULL", and "off" below the heading "aclgraph" name one too.
std::optional<Mode> modeOfCell(std::string_view cell, std::string_view heading, const RulePack::Data& pack);
/// Of a line that says in which mode what follows was run.
std::optional<Mode> modeAnnounced(std::string_view line, const RulePack::Data& pack);

} // namespace triage
