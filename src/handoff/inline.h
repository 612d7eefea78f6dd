// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "handoff/handoff.h"

#include <string>
#include <string_view>
#include <vector>

/// Code and links inside a sentence. A Message has plain arguments only, so an argument can be wrapped in
/// control characters that no text from a bundle can hold: `visible` has turned those into words before.
namespace triage::handoff {

/// A file name, id or value, to be set in the monospaced face. Makes it visible first.
std::string code(std::string_view text);
/// The same, and a link to a Quote's anchor.
std::string codeLink(std::string_view text, std::string_view anchor);
/// A Message that is this text in every language. Makes it visible first.
Message literal(std::string_view text);
Message codeCell(std::string_view text);
/// A Message of another room as the report may hold it: texts and arguments made visible; what data files
/// write in `backticks` becomes code.
Message clean(Message message);

/// A command of several lines: LF stays, the rest is made visible.
std::string visibleCommand(std::string_view text);
/// A line of evidence: visible, tabs kept, without the CR of a CRLF file.
std::string quotedLine(std::string_view line);
/// Context lines, each cut after 240 characters.
std::vector<std::string> quotedLines(const std::vector<std::string>& lines);

/// One stretch of a rendered Message.
struct Span
{
    std::string text{};
    bool code = false;
    std::string anchor{}; ///< not empty: a link to it
    bool operator==(const Span&) const = default;
};
std::vector<Span> spans(std::string_view rendered);
/// Without the marks.
std::string plain(std::string_view rendered);

} // namespace triage::handoff
