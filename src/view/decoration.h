// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QColor>
#include <QPalette>
#include <QString>

#include <cstdint>

namespace triage::view {

/// Why a line stands out. In order of weight: where two meet, the first is painted over the second.
enum class LineRole : std::uint8_t {
    Causal,    ///< softly filled across the whole width
    Cascade,   ///< outlined
    Candidate, ///< a bar at the left
    Error,     ///< a stripe in the overview only
    Mark,      ///< a bar at the left and a sign in the gutter
};

/// Lines that stand out, from outside the file: the verdict, the engineer's marks.
struct LineDecoration
{
    LineNumber first;
    LineNumber last;
    LineRole role = LineRole::Mark;
    QString note; ///< shown as a tool tip, spoken by a screen reader
    bool operator==(const LineDecoration&) const = default;
};

/// Is the palette a dark one? Qt 6.4 does not say it.
bool isDark(const QPalette& palette);
/// The stripe's and outline's colour of a role on that palette: at least 3 : 1 against its base.
QColor roleColour(LineRole role, const QPalette& palette);
/// The fill behind text: text keeps 4.5 : 1 on it.
QColor roleFill(LineRole role, const QPalette& palette);
QColor hitColour(const QPalette& palette);
QColor hitFill(const QPalette& palette, bool current);

} // namespace triage::view
