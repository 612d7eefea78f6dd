// SPDX-License-Identifier: Apache-2.0
#include "view/row/character_reader.h"

#include "text/utf8.h"

#include <QList>
#include <QString>

namespace triage::view {
namespace {

Character utf8At(std::string_view rest)
{
    const std::size_t size = text::utf8Character(rest).size;
    if (size == 0)
        return {};
    const auto byte = [rest](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
    char32_t code = size == 1 ? byte(0) : byte(0) & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i)
        code = (code << 6) | (byte(i) & 0x3FU);
    return {code, size};
}

Character utf16At(std::string_view rest, bool little)
{
    const auto unit = [rest, little](std::size_t at) -> char32_t {
        const auto first = static_cast<unsigned char>(rest[at]);
        const auto second = static_cast<unsigned char>(rest[at + 1]);
        return little ? first | char32_t{second} << 8 : second | char32_t{first} << 8;
    };
    if (rest.size() < 2)
        return {};
    const char32_t first = unit(0);
    if (QChar::isHighSurrogate(first) && rest.size() >= 4 && QChar::isLowSurrogate(unit(2)))
        return {QChar::surrogateToUcs4(static_cast<char16_t>(first), static_cast<char16_t>(unit(2))), 4};
    return {QChar::isSurrogate(first) ? notACharacter : first, 2};
}

Character utf32At(std::string_view rest, bool little)
{
    if (rest.size() < 4)
        return {};
    char32_t code = 0;
    for (std::size_t i = 0; i < 4; ++i)
        code = (code << 8) | static_cast<unsigned char>(rest[little ? 3 - i : i]);
    const bool valid = code <= QChar::LastValidCodePoint && !QChar::isSurrogate(code);
    return {valid ? code : notACharacter, 4};
}

} // namespace

CharacterReader::CharacterReader(text::Encoding encoding) : encoding_(encoding)
{
    if (encoding == text::Encoding::Gb18030)
        gb18030_.emplace("GB18030", QStringDecoder::Flag::Stateless);
}

Character CharacterReader::next(std::string_view rest)
{
    const auto first = static_cast<unsigned char>(rest[0]);
    switch (encoding_) {
    case text::Encoding::Utf8:
        return utf8At(rest);
    case text::Encoding::Utf16Le:
        return utf16At(rest, true);
    case text::Encoding::Utf16Be:
        return utf16At(rest, false);
    case text::Encoding::Utf32Le:
        return utf32At(rest, true);
    case text::Encoding::Utf32Be:
        return utf32At(rest, false);
    case text::Encoding::Gb18030:
        return first < 0x80 ? Character{first, 1} : gb18030At(rest);
    case text::Encoding::Latin1:
        break;
    }
    return {first, 1};
}

Character CharacterReader::gb18030At(std::string_view rest)
{
    const std::size_t size = rest.size() > 1 && rest[1] >= '0' && rest[1] <= '9' ? 4 : 2;
    if (!gb18030_ || !gb18030_->isValid() || rest.size() < size)
        return {};
    const QString decoded = (*gb18030_)(QByteArrayView(rest.data(), static_cast<qsizetype>(size)));
    const auto codes = decoded.toUcs4();
    return codes.size() == 1 && codes[0] != 0xFFFD ? Character{codes[0], size} : Character{};
}

} // namespace triage::view
