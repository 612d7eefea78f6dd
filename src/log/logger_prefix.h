// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/prefix.h"

namespace triage::log {

/// Takes one logger's prefix from the beginning of what is left of a line; false when there is none.
bool takeLogger(Cursor& cursor, Prefixed& into, int year);

} // namespace triage::log
