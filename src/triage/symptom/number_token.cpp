// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/number_token.h"

#include "log/cursor.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <string>

namespace triage {
namespace {

using log::isDigit;
using log::isWord;
using std::string_view;

char charAt(string_view text, std::size_t i)
{
    return i < text.size() ? text[i] : '\0';
}

std::size_t digitsFrom(string_view line, std::size_t i)
{
    while (isDigit(charAt(line, i)))
        ++i;
    return i;
}

/// "1,266": a comma and three digits, not inside a list.
std::size_t thousandsFrom(string_view line, std::size_t begin, std::size_t i)
{
    if (i - begin > 3 || line.substr(0, begin).rfind('[') != string_view::npos)
        return i;
    while (charAt(line, i) == ',' && digitsFrom(line, i + 1) == i + 4)
        i += 4;
    return i;
}

std::size_t numberEnd(string_view line, std::size_t begin)
{
    auto i = thousandsFrom(line, begin, digitsFrom(line, begin));
    if (charAt(line, i) == '.' && isDigit(charAt(line, i + 1)))
        i = digitsFrom(line, i + 1);
    else if (charAt(line, i) == '.' && !isWord(charAt(line, i + 1)))
        ++i;
    if ((charAt(line, i) | 0x20) == 'e') {
        const auto sign = charAt(line, i + 1) == '-' || charAt(line, i + 1) == '+' ? i + 2 : i + 1;
        if (isDigit(charAt(line, sign)))
            i = digitsFrom(line, sign);
    }
    return i;
}

double valueOf(string_view digits)
{
    std::string plain;
    for (const char c : digits)
        if (c != ',')
            plain += c;
    double value = 0;
    const auto read = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    return read.ec == std::errc() ? value : std::numeric_limits<double>::infinity();
}

/// A version, a clock, a date, a range or a fraction: where it ends; 0 when the number stands alone.
std::size_t compoundEnd(string_view line, std::size_t end)
{
    constexpr string_view joints = ".:-/";
    if (joints.find(charAt(line, end)) == string_view::npos || charAt(line, end) == '\0' ||
        !isDigit(charAt(line, end + 1)))
        return 0;
    while (isWord(charAt(line, end)) ||
           (joints.find(charAt(line, end)) != string_view::npos && isWord(charAt(line, end + 1))))
        ++end;
    return end;
}

bool mayPrecedeSign(char c)
{
    return c == '\0' || c == ' ' || c == '\t' || c == '=' || c == ':' || c == '(' || c == '[' || c == ',' ||
           c == '|';
}

} // namespace

/// A name, or "nan" and "inf", which are values.
bool NumberWalk::stepOverWord(NumberToken& token)
{
    const auto begin = at_;
    while (isWord(charAt(line_, at_)))
        ++at_;
    std::string word(line_.substr(begin, at_ - begin));
    for (char& c : word)
        c = static_cast<char>(c | 0x20);
    if (word != "nan" && word != "inf")
        return false;
    token = {word == "nan" ? std::numeric_limits<double>::quiet_NaN()
                           : std::numeric_limits<double>::infinity(),
             begin, at_, false};
    return true;
}

std::optional<NumberToken> NumberWalk::at(string_view line, std::size_t at)
{
    if (!isDigit(charAt(line, at)))
        return std::nullopt;
    const auto end = numberEnd(line, at);
    if (compoundEnd(line, end) > 0)
        return std::nullopt;
    return NumberToken{valueOf(line.substr(at, end - at)), at, end, false};
}

std::optional<NumberToken> NumberWalk::next()
{
    while (at_ < line_.size()) {
        const char c = line_[at_];
        if (!isWord(c)) {
            ++at_;
            continue;
        }
        const char last = at_ > 0 ? line_[at_ - 1] : '\0';
        NumberToken token;
        if (!isDigit(c) || (last == '.' && at_ > 1 && isWord(line_[at_ - 2]))) {
            if (stepOverWord(token))
                return token;
            continue;
        }
        const auto end = numberEnd(line_, at_);
        if (const auto compound = compoundEnd(line_, end); compound > 0) {
            at_ = compound;
            continue;
        }
        if (last == '@') { // "pass@1", "mAP@0.5"
            at_ = end;
            continue;
        }
        if (charAt(line_, at_) == '0' && (charAt(line_, at_ + 1) | 0x20) == 'x') {
            stepOverWord(token);
            continue;
        }
        token = {valueOf(line_.substr(at_, end - at_)), at_, end, false};
        const bool sign = (last == '-' || last == '+') && mayPrecedeSign(at_ > 1 ? line_[at_ - 2] : '\0');
        if (sign) {
            --token.begin;
            token.signedPlus = last == '+';
            token.value = last == '-' ? -token.value : token.value;
        }
        at_ = end;
        return token;
    }
    return std::nullopt;
}

} // namespace triage
