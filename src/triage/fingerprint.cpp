// SPDX-License-Identifier: Apache-2.0
#include "log/cursor.h"
#include "triage/evidence.h"

#include <QCryptographicHash>

#include <algorithm>

namespace triage {
namespace {

constexpr int framesCounted = 3;

bool isNameChar(char c)
{
    return log::isWord(c) || c == '.' || c == '-' || c == '~';
}

bool isHex(char c)
{
    return log::isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// A hash or an address without its 0x: letters and digits, at least eight.
bool isHash(std::string_view word)
{
    return word.size() >= 8 && std::all_of(word.begin(), word.end(), isHex) &&
           std::any_of(word.begin(), word.end(), log::isDigit);
}

/// One '#' for a number, and for a list of numbers: shapes differ in length, too.
void addNumber(std::string& out)
{
    constexpr std::string_view between = ", x*";
    const auto last = out.find_last_not_of(between);
    if (last != std::string::npos && out[last] == '#' && last + 3 >= out.size())
        out.resize(last + 1);
    else
        out += '#';
}

/// Digits of a word to '#'.
void addWord(std::string& out, std::string_view word)
{
    if (isHash(word))
        return addNumber(out);
    for (std::size_t i = 0; i < word.size();) {
        if (!log::isDigit(word[i])) {
            out += word[i++];
            continue;
        }
        const bool hex = word.substr(i).starts_with("0x");
        i += hex ? 2 : 0;
        while (i < word.size() && (hex ? isHex(word[i]) : log::isDigit(word[i]) || word[i] == '.'))
            ++i;
        addNumber(out);
    }
}

/// Paths to their last part, numbers, shapes and addresses to '#': what differs from run to run.
std::string normalised(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size() && out.size() < 400;) {
        std::size_t n = i;
        while (n < text.size() && (isNameChar(text[n]) || text[n] == '/'))
            ++n;
        if (n == i) {
            out += text[i++];
            continue;
        }
        auto word = text.substr(i, n - i);
        if (const auto slash = word.rfind('/'); slash != std::string_view::npos && slash + 1 < word.size())
            word.remove_prefix(slash + 1);
        addWord(out, word);
        i = n;
    }
    return out;
}

/// Codes say what failed; they stay.
std::string codesOf(const log::Event& e)
{
    std::string out;
    for (const auto& code : e.codes)
        out += code + ',';
    return out;
}

bool independent(const std::string& file)
{
    return file.find("/torch") != std::string::npos || file.find("npugraph") != std::string::npos ||
           file.find("site-packages") != std::string::npos || file.find("dist-packages") != std::string::npos;
}

} // namespace

std::string fingerprintOf(const Failure& failure)
{
    std::string text =
        failure.type + '\n' + normalised(failure.message) + '\n' + codesOf(*failure.causal) + '\n';
    int counted = 0;
    if (failure.frames)
        for (auto it = failure.frames->rbegin(); it != failure.frames->rend() && counted < framesCounted;
             ++it)
            if (independent(it->file)) {
                text += it->file.substr(it->file.rfind('/') + 1) + ':' + it->function + '\n';
                ++counted;
            }
    const auto hash = QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    return hash.toHex().left(16).toStdString();
}

} // namespace triage
