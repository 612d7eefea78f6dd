// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/step.h"
#include "workflow/terms.h"

#include <QColor>

#include <array>

namespace triage::app {

/// A colour for marks and words, and a pale one to fill behind them.
struct Tone
{
    QColor ink;
    QColor soft;
};

/// Every colour of the window: the two palettes below are the only place that names one.
/// `ink`, `text`, `muted` and `faded` reach 4.5 : 1 on every ground they are written on, `line` 3 : 1
/// (tests/unit/app).
struct Colors
{
    bool dark = false;
    QColor window;  ///< behind everything
    QColor surface; ///< cards, lists, text
    QColor sunken;  ///< quoted text, headers
    QColor hover;
    QColor hairline; ///< divides, says nothing
    QColor line;     ///< edges of controls
    QColor heading;  ///< stands out from text by more than its weight, which CJK shows little of
    QColor text;
    QColor muted;
    QColor faded; ///< text of what cannot be used now
    QColor accent;
    QColor onAccent;
    QColor accentSoft; ///< selection
    Tone passed, failed, notRun, missing, unknown, withheld;
    std::array<Tone, 4> routes; ///< by Route

    [[nodiscard]] const Tone& of(StepState state) const;
    [[nodiscard]] const Tone& of(Route route) const { return routes[std::size_t(route)]; }
    [[nodiscard]] const Tone& of(Completeness state) const;
    [[nodiscard]] const Tone& of(Severity severity) const;
};

const Colors& lightColors();
const Colors& darkColors();

/// WCAG 2 contrast, 1 to 21.
double contrast(const QColor& a, const QColor& b);

} // namespace triage::app
