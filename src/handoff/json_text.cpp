// SPDX-License-Identifier: Apache-2.0
#include "handoff/json_text.h"

#include "base/visible.h"

#include <fmt/core.h>

namespace triage::handoff {
namespace {

/// "<U+202E>" of `visible` as the JSON escape of the same character; bytes that are not UTF-8 stay marked.
void appendCharacter(std::string& out, std::string_view character)
{
    const std::string shown = visible(character);
    if (shown == character) {
        out += character;
        return;
    }
    if (!shown.starts_with("<U+")) {
        out += shown;
        return;
    }
    const auto codePoint = static_cast<unsigned>(std::stoul(shown.substr(3), nullptr, 16));
    if (codePoint > 0xFFFF) {
        const unsigned rest = codePoint - 0x10000;
        out += fmt::format("\\u{:04x}\\u{:04x}", 0xD800 + (rest >> 10), 0xDC00 + (rest & 0x3FF));
    } else {
        out += fmt::format("\\u{:04x}", codePoint);
    }
}

std::size_t lengthAt(std::string_view text, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = lead < 0xC0 ? 1U : lead < 0xE0 ? 2U : lead < 0xF0 ? 3U : 4U;
    for (std::size_t i = 1; i < length; ++i)
        if (at + i >= text.size() || (static_cast<unsigned char>(text[at + i]) & 0xC0) != 0x80)
            return 1;
    return length;
}

std::string quoted(std::string_view text)
{
    std::string out = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = lengthAt(text, at);
        const char c = text[at];
        if (c == '"' || c == '\\')
            out += std::string("\\") + c;
        else if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else
            appendCharacter(out, text.substr(at, length));
        at += length;
    }
    return out + '"';
}

} // namespace

void JsonText::beginObject()
{
    open('{');
}
void JsonText::endObject()
{
    close('}');
}
void JsonText::beginArray()
{
    open('[');
}
void JsonText::endArray()
{
    close(']');
}

void JsonText::key(std::string_view name)
{
    comma();
    out_ += quoted(name) + ": ";
    afterKey_ = true;
}

void JsonText::value(std::string_view text)
{
    raw(quoted(text));
}

void JsonText::value(bool flag)
{
    raw(flag ? "true" : "false");
}

void JsonText::value(const Bilingual& text)
{
    beginObject();
    member("zh", text.zh);
    member("en", text.en);
    endObject();
}

void JsonText::null()
{
    raw("null");
}

std::string JsonText::take()
{
    return std::move(out_) + '\n';
}

void JsonText::raw(std::string_view token)
{
    comma();
    out_ += token;
}

void JsonText::comma()
{
    if (afterKey_) {
        afterKey_ = false;
        return;
    }
    if (!first_)
        out_ += ',';
    if (depth_ > 0)
        out_ += '\n' + std::string(static_cast<std::size_t>(depth_) * 2, ' ');
    first_ = false;
}

void JsonText::open(char bracket)
{
    comma();
    out_ += bracket;
    ++depth_;
    first_ = true;
}

void JsonText::close(char bracket)
{
    --depth_;
    if (!first_)
        out_ += '\n' + std::string(static_cast<std::size_t>(depth_) * 2, ' ');
    out_ += bracket;
    first_ = false;
}

} // namespace triage::handoff
