// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shortcuts/shortcuts.h"
#include "view/highlight/highlighter_set.h"

namespace triage::app {

/// What the user chose while reading texts; the same for every text of every case. A plain value.
struct TextChoices
{
    Shortcuts shortcuts;
    view::HighlighterSets highlighters;
    int tabWidth = 8; ///< columns
    bool wrap = false;
    double points = 0; ///< of the zoom, 4..72; 0: as the theme has it
    bool operator==(const TextChoices&) const = default;
};

} // namespace triage::app
