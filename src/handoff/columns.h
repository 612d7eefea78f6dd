// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Plain text in columns: how wide UTF-8 is on a terminal or in a monospaced face.
namespace triage::handoff {

/// In cells: Chinese, Japanese, Korean and full-width characters take two, combining marks none.
std::size_t displayWidth(std::string_view text);
/// Filled up with blanks to `width` cells; never cut.
std::string padded(std::string_view text, std::size_t width, bool toTheRight = false);
/// Lines of at most `width` cells, broken at blanks and between CJK characters (never before closing
/// punctuation); a longer word is broken behind '/', '_' or '-', or where it must. At least one line.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

} // namespace triage::handoff
