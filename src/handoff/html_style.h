// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/writers.h"

#include <string>

namespace triage::handoff {

/// The page's style sheet: light and dark by the reader's setting, and for paper. The routes have the
/// window's hues.
const char* pageStyle();
/// What QTextDocument understands of CSS.
std::string sheetStyle(const SheetColours& colours);

} // namespace triage::handoff
