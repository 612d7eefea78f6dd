// SPDX-License-Identifier: Apache-2.0
#include "text/encoding.h"
#include "text/utf8.h"

#include <algorithm>
#include <array>

namespace triage::text {
namespace {

using Byte = unsigned char;

struct Counts
{
    std::size_t good = 0;  ///< multi-byte characters
    std::size_t bad = 0;   ///< bytes that belong to none
    std::size_t usual = 0; ///< GB18030: pairs of two high bytes, as nearly all Chinese text has
};

Counts countUtf8(std::span<const char> head)
{
    Counts counts;
    const std::string_view bytes(head.data(), head.size());
    for (std::size_t at = 0; at < bytes.size();) {
        if (static_cast<Byte>(bytes[at]) < 0x80) {
            ++at;
            continue;
        }
        const Utf8Character character = utf8Character(bytes.substr(at));
        if (character.cut) // by the end of the head
            break;
        character.size > 0 ? ++counts.good : ++counts.bad;
        at += std::max<std::size_t>(1, character.size);
    }
    return counts;
}

bool isGbTrail(Byte b)
{
    return (b >= 0x40 && b <= 0x7E) || (b >= 0x80 && b <= 0xFE);
}

Counts countGb18030(std::span<const char> head)
{
    Counts counts;
    const auto at = [&head](std::size_t i) { return static_cast<Byte>(head[i]); };
    for (std::size_t i = 0; i < head.size();) {
        if (at(i) < 0x80) {
            ++i;
            continue;
        }
        if (i + 1 == head.size())
            break;
        const bool lead = at(i) >= 0x81 && at(i) <= 0xFE;
        const bool four = lead && at(i + 1) >= 0x30 && at(i + 1) <= 0x39;
        if (four && i + 3 < head.size() && at(i + 2) >= 0x81 && at(i + 3) >= 0x30 && at(i + 3) <= 0x39) {
            ++counts.good;
            i += 4;
        } else if (lead && isGbTrail(at(i + 1))) {
            ++counts.good;
            counts.usual += at(i) >= 0xA1 && at(i + 1) >= 0xA1 ? 1 : 0;
            i += 2;
        } else {
            ++counts.bad;
            ++i;
        }
    }
    return counts;
}

using namespace std::string_view_literals;
constexpr std::string_view utf32Le = "\xFF\xFE\0\0"sv;
constexpr std::string_view utf32Be = "\0\0\xFE\xFF"sv;

/// Text in UTF-32 has NUL, or one of few small numbers, in each character's upper two bytes.
bool looksUtf32(std::span<const char> head, Encoding& encoding)
{
    constexpr std::size_t fewest = 16;
    constexpr char planes = 16;
    const std::size_t units = head.size() / 4;
    std::array<std::size_t, 2> fits{};
    std::size_t low = 0; // a file of NULs is none
    for (std::size_t i = 0; i < units * 4; i += 4) {
        fits[0] += head[i + 3] == '\0' && head[i + 2] >= 0 && head[i + 2] <= planes ? 1 : 0;
        fits[1] += head[i] == '\0' && head[i + 1] >= 0 && head[i + 1] <= planes ? 1 : 0;
        low += head[i] != '\0' || head[i + 3] != '\0' ? 1 : 0;
    }
    encoding = fits[0] >= fits[1] ? Encoding::Utf32Le : Encoding::Utf32Be;
    const bool oneSided = fits[0] != fits[1];
    return units >= fewest && oneSided && low * 2 >= units && std::max(fits[0], fits[1]) == units;
}

/// Text in UTF-16 has NULs nearly only on one side of its units (ASCII, spaces, line ends).
bool looksUtf16(std::span<const char> head, Encoding& encoding)
{
    const std::size_t pairs = head.size() / 2;
    std::array<std::size_t, 2> nuls{};
    std::size_t ends = 0;
    for (std::size_t i = 0; i < pairs * 2; ++i)
        nuls[i % 2] += head[i] == '\0' ? 1 : 0;
    const std::size_t side = nuls[1] >= nuls[0] ? 1 : 0;
    for (std::size_t i = 0; i < pairs * 2; i += 2)
        ends += head[i + side] == '\0' && head[i + 1 - side] != '\0' ? 1 : 0;
    encoding = side == 1 ? Encoding::Utf16Le : Encoding::Utf16Be;
    return pairs > 0 && ends * 20 >= pairs && nuls[1 - side] * 16 <= nuls[side];
}

} // namespace

std::size_t bomLength(std::span<const char> head)
{
    const auto starts = [&head](std::string_view bom) {
        return std::string_view(head.data(), head.size()).substr(0, bom.size()) == bom;
    };
    if (starts("\xEF\xBB\xBF"))
        return 3;
    if (starts(utf32Le) || starts(utf32Be))
        return 4;
    return starts("\xFF\xFE") || starts("\xFE\xFF") ? 2 : 0;
}

Encoding detectEncoding(std::span<const char> head)
{
    switch (bomLength(head)) {
    case 3:
        return Encoding::Utf8;
    case 4:
        return head[0] == '\xFF' ? Encoding::Utf32Le : Encoding::Utf32Be;
    case 2:
        return head[0] == '\xFF' ? Encoding::Utf16Le : Encoding::Utf16Be;
    default:
        break;
    }
    Encoding wide = Encoding::Utf16Le;
    if (looksUtf32(head, wide) || looksUtf16(head, wide))
        return wide;
    const Counts utf8 = countUtf8(head);
    if (utf8.bad == 0 || utf8.good >= 4 * utf8.bad) // a log may be cut inside a character now and then
        return Encoding::Utf8;
    const Counts gb = countGb18030(head);
    if (gb.good > 0 && gb.bad * 16 <= gb.good && gb.usual * 2 >= gb.good)
        return Encoding::Gb18030;
    return Encoding::Latin1;
}

std::string_view nameOf(Encoding encoding)
{
    constexpr std::array<std::string_view, 7> names = {"UTF-8",      "GB18030",  "UTF-16LE", "UTF-16BE",
                                                       "ISO-8859-1", "UTF-32LE", "UTF-32BE"};
    return names[static_cast<std::size_t>(encoding)];
}

} // namespace triage::text
