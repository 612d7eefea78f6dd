// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace triage::handoff {

/// Jira's wiki markup: nothing in `text` is markup, macro, link, mention or smiley afterwards.
std::string escapedJira(std::string_view text);
/// {{monospaced}}, its content escaped.
std::string jiraCode(std::string_view text);
/// A block that is shown as it stands ("noformat", "code:bash"); the macro cannot be closed from inside.
std::string jiraBlock(std::string_view macro, std::string_view text);

} // namespace triage::handoff
