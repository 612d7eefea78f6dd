// SPDX-License-Identifier: Apache-2.0
// Errors of native code: their codes, their blocks, the times inside them.
#include "log/clock.h"
#include "log/contains.h"
#include "log/grammar.h"

#include <algorithm>
#include <array>

namespace triage::log {
namespace {

using std::string_view;

bool isCannCode(string_view code)
{
    return code.size() == 6 && (code[0] == 'E' || code[0] == 'W') && (isDigit(code[1]) || isUpper(code[1])) &&
           isDigit(code[2]) && isDigit(code[3]) && isDigit(code[4]) && isDigit(code[5]);
}

void addOnce(std::vector<std::string>& codes, string_view code)
{
    if (codes.size() < 16 && std::find(codes.begin(), codes.end(), code) == codes.end())
        codes.emplace_back(code);
}

constexpr std::array<string_view, 12> codeLeads = {"code is", "code:",    "code",    "Code=",
                                                   "errno:",  "result =", "failed:", "error no is",
                                                   "retCode", "ret:",     "ret=",    "errcode"};

/// Is the number at `at` introduced as a code ("error code is 507011", "ErrCode=507011")?
bool introduced(string_view text, std::size_t at)
{
    const auto from = at > 24 ? at - 24 : 0;
    return containsAny(text.substr(from, at - from), codeLeads);
}

bool plausibleNumber(string_view text, string_view number, std::size_t at)
{
    if (number.size() == 6)
        return introduced(text, at);
    return number.size() <= 4 && text.substr(0, at).ends_with("error code is ");
}

} // namespace

std::vector<std::string> codesIn(string_view text)
{
    std::vector<std::string> codes;
    for (std::size_t i = 0; i < text.size();) {
        if (!isWord(text[i])) {
            ++i;
            continue;
        }
        std::size_t n = i;
        while (n < text.size() && isWord(text[n]))
            ++n;
        const auto word = text.substr(i, n - i);
        const bool number = std::all_of(word.begin(), word.end(), isDigit);
        if (isCannCode(word) ||
            (word.size() == 8 && word.starts_with("ERR") && isDigit(word[3]) && isDigit(word[7])))
            addOnce(codes, word);
        else if (number && plausibleNumber(text, word, i))
            addOnce(codes, word);
        i = n;
    }
    return codes;
}

string_view cannCodeIn(string_view text)
{
    text = trimmed(text);
    if (text.starts_with("Warning: "))
        text.remove_prefix(9);
    if (text.size() > 6 && isCannCode(text.substr(0, 6)) &&
        (text[6] == ':' || text[6] == '[' || text[6] == '('))
        return text.substr(0, 6);
    if (!text.starts_with("[PID"))
        return {};
    const auto open = text.substr(0, 200).find('(');
    if (open == string_view::npos || open + 8 > text.size())
        return {};
    const auto code = text.substr(open + 1, 6);
    return isCannCode(code) && text[open + 7] == ')' ? code : string_view{};
}

bool isTrailer(string_view text)
{
    return text.starts_with("[ERROR] 2") && text.find("(PID:") != string_view::npos &&
           text.find(") ERR") != string_view::npos;
}

bool continuesNative(string_view text)
{
    constexpr std::array<string_view, 7> starts = {"[Error]", "TraceBack (most", "Exception raised from ",
                                                   "frame #", "Solution:",       "Possible Cause:",
                                                   "Cause:"};
    const auto t = trimmed(text);
    if (t.empty())
        return true;
    if (isTrailer(t) || !cannCodeIn(t).empty() || t.find("[FUNC:") != string_view::npos)
        return true;
    if (std::any_of(starts.begin(), starts.end(), [&](string_view s) { return t.starts_with(s); }))
        return true;
    return indentOf(text) >= 4 && !t.starts_with("File \"");
}

bool namesNativeError(string_view text)
{
    constexpr std::array<string_view, 12> phrases = {
        "NPU function error",        "HCCL function error", "call aclnn",    "call acl api",
        "stream synchronize failed", "NPU out of memory",   "HCCL watchdog", "error code is ",
        "Watchdog caught",           "rtKernelLaunch",      "error code:",   "ERR0",
    };
    return containsAny(text, phrases);
}

std::optional<Timestamp> payloadTime(string_view text, bool& fine)
{
    for (auto at = text.find("[PID"); at != string_view::npos; at = text.find("[PID", at + 4)) {
        const auto close = text.find(']', at);
        if (close == string_view::npos)
            return std::nullopt;
        Cursor c(text.substr(close + 1));
        c.spaces();
        if (const auto clock = longClock(c)) {
            fine = clock->fine;
            return clock->time;
        }
    }
    return std::nullopt;
}

} // namespace triage::log
