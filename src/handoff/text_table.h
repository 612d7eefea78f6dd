// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace triage::handoff {

/// A table of plain cells as text: aligned, at most `width` cells wide, long cells wrapped. `numeric`
/// columns stand to the right. Ends in LF.
std::string textTable(const std::vector<std::string>& header,
                      const std::vector<std::vector<std::string>>& rows, const std::vector<bool>& numeric,
                      std::size_t width);

} // namespace triage::handoff
