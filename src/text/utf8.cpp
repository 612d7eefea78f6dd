// SPDX-License-Identifier: Apache-2.0
#include "text/utf8.h"

#include <cstring>

namespace triage::text {
namespace {

using Byte = unsigned char;

std::size_t lengthBy(Byte lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return 2;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 3;
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

/// Overlong forms, surrogates and what lies above U+10FFFF are no characters.
bool secondFits(Byte lead, Byte second)
{
    const Byte low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const Byte high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    return second >= low && second <= high;
}

/// How many of the first bytes are ASCII, in steps of 32 and then 1.
std::size_t asciiPrefix(std::string_view bytes)
{
    std::size_t at = 0;
    for (; at + 32 <= bytes.size(); at += 32) {
        std::uint64_t words[4];
        std::memcpy(words, bytes.data() + at, sizeof words);
        if (((words[0] | words[1] | words[2] | words[3]) & 0x8080808080808080U) != 0)
            break;
    }
    while (at < bytes.size() && static_cast<Byte>(bytes[at]) < 0x80)
        ++at;
    return at;
}

} // namespace

Utf8Character utf8Character(std::string_view bytes)
{
    const Byte lead = static_cast<Byte>(bytes[0]);
    const std::size_t length = lengthBy(lead);
    for (std::size_t i = 1; i < length; ++i) {
        if (i == bytes.size())
            return {0, true};
        const Byte next = static_cast<Byte>(bytes[i]);
        if (i == 1 ? !secondFits(lead, next) : (next & 0xC0) != 0x80)
            return {0, false};
    }
    return {length, false};
}

Utf8 classifyUtf8(std::string_view bytes)
{
    Utf8 kind = Utf8::Ascii;
    for (std::size_t at = asciiPrefix(bytes); at < bytes.size(); at += asciiPrefix(bytes.substr(at))) {
        const Utf8Character character = utf8Character(bytes.substr(at));
        if (character.size == 0)
            return Utf8::Invalid;
        kind = Utf8::Valid;
        at += character.size;
    }
    return kind;
}

} // namespace triage::text
