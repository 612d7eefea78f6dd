// SPDX-License-Identifier: Apache-2.0
#include "handoff/inline.h"

#include "base/visible.h"

#include <algorithm>

namespace triage::handoff {
namespace {

constexpr char codeBegin = '\x02';
constexpr char codeEnd = '\x03';
constexpr char anchorBegin = '\x01'; // anchorBegin anchor codeBegin text codeEnd

/// Reads one marked stretch that starts at `at`; moves `at` behind it.
Span markedSpan(std::string_view rendered, std::size_t& at)
{
    Span span{.code = true};
    if (rendered[at] == anchorBegin) {
        const std::size_t split = rendered.find(codeBegin, at);
        span.anchor = rendered.substr(at + 1, split == std::string_view::npos ? 0 : split - at - 1);
        at = split == std::string_view::npos ? rendered.size() - 1 : split;
    }
    const std::size_t close = rendered.find(codeEnd, at);
    span.text = rendered.substr(at + 1, close == std::string_view::npos ? close : close - at - 1);
    at = close == std::string_view::npos ? rendered.size() : close + 1;
    return span;
}

/// How many bytes the first `characters` of valid UTF-8 take.
std::size_t bytesOf(std::string_view text, std::size_t characters)
{
    std::size_t at = 0;
    for (; at < text.size(); ++at) {
        const bool starts = (static_cast<unsigned char>(text[at]) & 0xC0) != 0x80;
        if (starts && characters-- == 0)
            break;
    }
    return at;
}

/// `…` pairs of our own data become code; a lone backtick stays.
std::string withCode(const std::string& text)
{
    std::string out;
    std::size_t at = 0;
    for (;;) {
        const std::size_t open = text.find('`', at);
        const std::size_t close = open == std::string::npos ? open : text.find('`', open + 1);
        if (close == std::string::npos)
            return out + text.substr(at);
        out += text.substr(at, open - at) + codeBegin + text.substr(open + 1, close - open - 1) + codeEnd;
        at = close + 1;
    }
}

} // namespace

std::string code(std::string_view text)
{
    return text.empty() ? std::string() : codeBegin + visible(text) + codeEnd;
}

std::string codeLink(std::string_view text, std::string_view anchor)
{
    return anchorBegin + visible(anchor) + code(text);
}

Message literal(std::string_view text)
{
    return text.empty() ? Message() : Message("%1", {visible(text)});
}

Message codeCell(std::string_view text)
{
    return text.empty() ? Message() : Message("%1", {code(text)});
}

Message clean(Message message)
{
    for (std::string& arg : message.args)
        arg = visible(arg);
    if (message.own)
        message.own = Bilingual{withCode(visible(message.own->zh)), withCode(visible(message.own->en))};
    return message;
}

std::string visibleCommand(std::string_view text)
{
    std::string out;
    for (;;) {
        const std::size_t end = text.find('\n');
        out += visible(text.substr(0, end), true);
        if (end == std::string_view::npos)
            return out;
        out += '\n';
        text.remove_prefix(end + 1);
    }
}

std::string quotedLine(std::string_view line)
{
    while (!line.empty() && (line.back() == '\r' || line.back() == '\n'))
        line.remove_suffix(1);
    return visible(line, true);
}

std::vector<std::string> quotedLines(const std::vector<std::string>& lines)
{
    constexpr std::size_t most = 240;
    std::vector<std::string> out;
    for (const std::string& line : lines) {
        std::string shown = quotedLine(line);
        const std::size_t cut = bytesOf(shown, most);
        if (cut < shown.size())
            shown = shown.substr(0, cut) + " …";
        out.push_back(std::move(shown));
    }
    return out;
}

std::vector<Span> spans(std::string_view rendered)
{
    std::vector<Span> out;
    for (std::size_t at = 0; at < rendered.size();) {
        if (rendered[at] == codeBegin || rendered[at] == anchorBegin) {
            out.push_back(markedSpan(rendered, at));
            continue;
        }
        const std::size_t next = std::min(rendered.find(codeBegin, at), rendered.find(anchorBegin, at));
        out.push_back({.text = std::string(rendered.substr(at, next - at))});
        at = std::min(next, rendered.size());
    }
    return out;
}

std::string plain(std::string_view rendered)
{
    std::string out;
    for (const Span& span : spans(rendered))
        out += span.text;
    return out;
}

} // namespace triage::handoff
