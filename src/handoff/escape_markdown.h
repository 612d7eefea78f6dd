// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace triage::handoff {

/// CommonMark and the GitHub and GitLab flavours: nothing in `text` is markup afterwards. One line in,
/// one line out; `inTable` escapes the column mark too.
std::string escapedMarkdown(std::string_view text, bool inTable = false);
/// A code span that holds `text` whatever backticks it has.
std::string markdownCode(std::string_view text, bool inTable = false);
/// A fenced block; the fence is longer than any run of backticks inside. Ends in LF.
std::string markdownFence(std::string_view text, std::string_view language = {});

} // namespace triage::handoff
