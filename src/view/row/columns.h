// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

/// Text on a grid of columns, as a terminal sets it: wide characters take two, tabs reach the next stop.
/// Pure.
namespace triage::view {

/// Columns a character takes in a terminal: 2 for CJK and the like, 0 for combining marks, else 1.
int columnsOf(char32_t character);
/// Stretches (UTF-16 units) of characters that take two columns.
std::vector<std::pair<int, int>> wideRuns(const QString& text);
/// The column at which a unit stands.
std::int64_t columnAt(const QString& text, int unit, int tabWidth);
/// The units of the characters between two columns.
std::pair<int, int> unitsBetween(const QString& text, std::int64_t from, std::int64_t to, int tabWidth);

} // namespace triage::view
