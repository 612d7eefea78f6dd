// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace triage {

/// Makes text from a bundle safe to show on one line: control characters, escapes, line ends, zero-width
/// and direction-changing characters become "<U+001B>", bytes that are not UTF-8 become "<0xFF>".
/// A tab stays where `keepTabs` is set. The result is valid UTF-8; what is harmless stays as it is.
std::string visible(std::string_view text, bool keepTabs = false);

} // namespace triage
