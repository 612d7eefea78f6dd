// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/line_notes.h"
#include "view/decoration.h"

#include <vector>

namespace triage::app {

/// The notes as the text view draws them, worded in the window's language.
std::vector<view::LineDecoration> decorationsOf(const LineNotes& notes);

} // namespace triage::app
