// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace triage::bundle {

/// '/'-separated patterns: "**" is any number of folders, "*" any characters of one name, "#" one or more
/// digits. ASCII letters match in either case.
bool matches(std::string_view pattern, std::string_view path);

} // namespace triage::bundle
