// SPDX-License-Identifier: Apache-2.0
#include "bundle/name_encoding.h"

#include <QString>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <limits>

namespace triage::bundle {
namespace {

/// Code page 437 from 0x80 (Unicode's VENDORS/MICSFT/PC/CP437.TXT).
constexpr std::u16string_view cp437 =
    u"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
    u"αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0";
static_assert(cp437.size() == 128);

constexpr int impossible = std::numeric_limits<int>::min() / 2;

unsigned char byteAt(std::string_view text, std::size_t i)
{
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

bool isLetter(unsigned char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}
bool in(unsigned char c, int first, int last)
{
    return c >= first && c <= last;
}

/// How much like Chinese the bytes read: GB 2312's common characters (rows B0–D7) most, its others and its
/// signs less, those that only GBK has hardly.
int scoreGb18030(std::string_view text)
{
    int score = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned char lead = byteAt(text, i);
        if (lead < 0x80)
            continue;
        const unsigned char trail = byteAt(text, ++i);
        if (in(trail, '0', '9') && in(lead, 0x81, 0xFE)) {
            if (!in(byteAt(text, i + 1), 0x81, 0xFE) || !in(byteAt(text, i + 2), '0', '9'))
                return impossible;
            i += 2;
            continue;
        }
        if (!in(lead, 0x81, 0xFE) || !in(trail, 0x40, 0xFE) || trail == 0x7F)
            return impossible;
        const bool gb2312 = trail >= 0xA1;
        if (gb2312 && in(lead, 0xB0, 0xD7))
            score += 6;
        else if (gb2312 && (in(lead, 0xA1, 0xA3) || in(lead, 0xD8, 0xF7)))
            score += 2;
        else
            score -= 2;
    }
    return score;
}

/// Kana and the common kanji (level 1, rows 88–97) most; a half-width kana is a byte that a Chinese
/// character has, too.
int scoreShiftJis(std::string_view text)
{
    int score = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned char lead = byteAt(text, i);
        if (lead < 0x80)
            continue;
        if (in(lead, 0xA1, 0xDF)) {
            score -= 2;
            continue;
        }
        const unsigned char trail = byteAt(text, ++i);
        if (!(in(lead, 0x81, 0x9F) || in(lead, 0xE0, 0xFC)) || !in(trail, 0x40, 0xFC) || trail == 0x7F)
            return impossible;
        const bool kana = (lead == 0x82 && in(trail, 0x9F, 0xF1)) || (lead == 0x83 && in(trail, 0x40, 0x96));
        if (kana || in(lead, 0x88, 0x97))
            score += 6;
        else
            score += lead == 0x81 || in(lead, 0x98, 0x9F) || in(lead, 0xE0, 0xEA) ? 1 : -4;
    }
    return score;
}

/// Accented letters among letters; frames and mathematical signs do not stand in names.
int scoreCp437(std::string_view text)
{
    int score = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned char c = byteAt(text, i);
        if (c < 0x80)
            continue;
        const bool accented = in(c, 0x80, 0x9A) || in(c, 0xA0, 0xA5) || c == 0xE1;
        const bool between = isLetter(byteAt(text, i + 1)) || (i > 0 && isLetter(byteAt(text, i - 1)));
        if (accented)
            score += between ? 4 : 1;
        else
            score -= 4;
    }
    return score;
}

} // namespace

std::string_view nameOf(NameEncoding encoding)
{
    constexpr std::array<std::string_view, 5> labels = {"ASCII", "UTF-8", "GB18030", "Shift-JIS", "CP437"};
    return labels[static_cast<std::size_t>(encoding)];
}

bool isAscii(std::string_view text)
{
    return std::ranges::none_of(text, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
}

bool isUtf8(std::string_view text)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString ignored = decoder(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    return !decoder.hasError();
}

NameEncoding judgeNames(std::span<const std::string> names)
{
    if (std::ranges::all_of(names, [](const auto& n) { return isAscii(n); }))
        return NameEncoding::Ascii;
    if (std::ranges::all_of(names, [](const auto& n) { return isUtf8(n); }))
        return NameEncoding::Utf8;
    struct Candidate
    {
        NameEncoding encoding;
        int (*score)(std::string_view);
        std::int64_t sum = 0;
    };
    std::array<Candidate, 3> candidates = {{{NameEncoding::Gb18030, scoreGb18030},
                                            {NameEncoding::ShiftJis, scoreShiftJis},
                                            {NameEncoding::Cp437, scoreCp437}}};
    for (auto& candidate : candidates) {
        for (const auto& name : names)
            candidate.sum += candidate.score(name);
    }
    return std::ranges::max_element(candidates, {}, &Candidate::sum)->encoding;
}

std::string decodeName(std::string_view name, NameEncoding encoding)
{
    if (encoding == NameEncoding::Ascii || encoding == NameEncoding::Utf8)
        return std::string(name);
    const QByteArrayView bytes(name.data(), static_cast<qsizetype>(name.size()));
    if (encoding != NameEncoding::Cp437) {
        QStringDecoder decoder(encoding == NameEncoding::Gb18030 ? "GB18030" : "Shift_JIS");
        if (decoder.isValid())
            return QString(decoder(bytes)).toStdString();
    }
    QString text;
    for (char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        text += byte < 0x80 ? QChar(byte) : QChar(cp437[byte - 0x80U]);
    }
    return text.toStdString();
}

} // namespace triage::bundle
