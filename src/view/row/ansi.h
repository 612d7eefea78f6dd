// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace triage::view {

/// A colour that an escape sequence names: one of the terminal's 16 (whose look is ours to choose), or a
/// fixed one.
struct AnsiColour
{
    std::optional<int> named; ///< 0..15
    std::uint32_t rgb = 0;    ///< 0xRRGGBB, when not named
    bool operator==(const AnsiColour&) const = default;
};

/// How text looks after the sequences so far.
struct AnsiLook
{
    std::optional<AnsiColour> foreground;
    std::optional<AnsiColour> background;
    bool bold = false;
    bool underline = false;
    bool operator==(const AnsiLook&) const = default;
};

/// The escape sequence ("ESC [ … letter") that `rest` starts with, in bytes. 0: none.
std::size_t escapeSize(std::string_view rest);

/// Follows the sequences of a line.
class AnsiState
{
public:
    /// Applies one sequence; those that set no colour change nothing.
    void apply(std::string_view sequence);

    AnsiLook look;
};

} // namespace triage::view
