// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace triage::handoff {

/// For text between tags and inside quoted attributes.
std::string escapedHtml(std::string_view text);

} // namespace triage::handoff
