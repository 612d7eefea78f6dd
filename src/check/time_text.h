// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/timestamp.h"

#include <string>

namespace triage::check {

/// "2026-12-01 10:20:37.924": ISO, to the millisecond, in the log's own clock.
std::string timeText(Timestamp time);

} // namespace triage::check
