// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace triage::text {

/// Texts of which every match of `expression` (PCRE2, valid) contains at least one; empty when none of
/// two bytes or more can be told. With them a line that cannot match is passed over without trying it.
std::vector<std::string> requiredLiterals(std::string_view expression, bool caseSensitive);

} // namespace triage::text
