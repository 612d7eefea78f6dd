// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

namespace triage {

/// What parts a line's cells: a bar, a comma, or, as ' ', two blanks and more.
char separatorOf(std::string_view line);
/// Trimmed. A bar at either end opens no cell.
std::vector<std::string_view> cellsOf(std::string_view line, char separator);
/// "|---|---:|", "+====+", "1 threads: -------": parts rows and says nothing.
bool isTableRule(std::string_view line);
bool startsWithNumber(std::string_view cell);

} // namespace triage
