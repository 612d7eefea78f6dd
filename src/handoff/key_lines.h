// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "review/review.h"
#include "triage/verdict.h"

#include <map>
#include <string>
#include <vector>

namespace triage::handoff {

/// The lines worth opening, by file: evidence, kept candidates, the engineer's marks and quotes. Ascending,
/// each once.
std::map<std::string, std::vector<LineNumber>> keyLines(const Verdict& verdict, const review::Review& review);

} // namespace triage::handoff
