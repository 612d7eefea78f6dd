// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "view/row/ansi.h"

#include <QPalette>
#include <QTextCharFormat>

namespace triage::view {

/// How a stretch looks on that palette. Whatever the log asks for can be read: a log's own white on white
/// helps nobody.
QTextCharFormat ansiFormat(const AnsiLook& look, const QPalette& palette);

} // namespace triage::view
