// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/encoding.h"
#include "view/row/ansi.h"
#include "view/row/columns.h"

#include <QString>

#include <cstdint>
#include <string_view>
#include <vector>

namespace triage::view {

/// A stretch of a row's text in the colours that ANSI escapes asked for.
struct AnsiRun
{
    int begin = 0; ///< UTF-16 units
    int end = 0;
    AnsiLook look;
    bool operator==(const AnsiRun&) const = default;
};

enum class Escapes : std::uint8_t {
    Coloured, ///< taken out of the text and applied
    Hidden,   ///< taken out of the text
    Shown,    ///< stand in the text as signs
};

struct RowTextOptions
{
    Escapes escapes = Escapes::Coloured;
    bool redrawn = false; ///< of a line redrawn with carriage returns only what a terminal shows last
    bool operator==(const RowTextOptions&) const = default;
};

/// Part of a line as it is painted. Nothing in it moves or hides text: control characters, bidi
/// overrides and bytes that do not decode stand as signs; colour escapes are taken out and kept as runs.
struct RowText
{
    QString text;
    std::vector<int> bytes;                 ///< for each UTF-16 unit and the end: where in the raw bytes
    std::vector<std::pair<int, int>> signs; ///< stretches of `text` that stand for something else
    std::vector<AnsiRun> ansi;

    /// The unit that shows the byte at `offset` (the next one where it is hidden).
    [[nodiscard]] int unitAt(std::int64_t offset) const;
};

RowText makeRowText(std::string_view raw, text::Encoding encoding, RowTextOptions options = {});

/// The first character boundary at or behind `at`.
std::size_t characterStart(std::string_view raw, std::size_t at, text::Encoding encoding);

} // namespace triage::view
