// SPDX-License-Identifier: Apache-2.0
#include "log/grammar.h"

#include "log/clock.h"

#include <algorithm>
#include <array>

namespace triage::log {
namespace {

using std::string_view;

template <std::size_t N>
bool containsAny(string_view text, const std::array<string_view, N>& words)
{
    return std::any_of(words.begin(), words.end(),
                       [&](string_view w) { return text.find(w) != string_view::npos; });
}

constexpr std::array<string_view, 14> exceptionSuffixes = {
    "Error",   "Exception", "Unsupported", "Interrupt", "Failed", "Failure", "Timeout",
    "Expired", "Exit",      "Fault",       "Violation", "Limit",  "Hit",     "Group",
};

/// Length of a dotted name at the beginning of `text`.
std::size_t dottedName(string_view text)
{
    std::size_t n = 0;
    while (n < text.size() &&
           (isWord(text[n]) || (n > 0 && (text[n] == '.' || text[n] == '<' || text[n] == '>'))))
        ++n;
    return n;
}

bool namedLikeException(string_view type)
{
    if (const auto paren = type.find('('); paren != string_view::npos)
        type = type.substr(0, paren);
    const auto dot = type.rfind('.');
    const auto last = dot == string_view::npos ? type : type.substr(dot + 1);
    if (last.empty() || !isUpper(last.front()))
        return false;
    if (type.find(".exc.") != string_view::npos || type.find(".errors.") != string_view::npos)
        return true;
    return std::any_of(exceptionSuffixes.begin(), exceptionSuffixes.end(),
                       [&](string_view s) { return last.ends_with(s) && last.size() > 4; });
}

/// Behind frames any class will do: `CantSplit`, `socket.timeout`. A print of another process will not.
bool namedLikeClass(string_view type)
{
    const auto dot = type.rfind('.');
    return dot != string_view::npos || isUpper(type.front()) || namedLikeException(type);
}

std::optional<Frame> quotedFrame(string_view text)
{
    Cursor c(text);
    if (!c.take("File \""))
        return std::nullopt;
    const auto file = c.until('"', 2048);
    if (!file || !c.take(", line "))
        return std::nullopt;
    const auto line = c.number();
    if (!line)
        return std::nullopt;
    Frame frame{std::string(*file), *line, {}, {}};
    if (c.take(", in "))
        frame.function = std::string(trimmed(c.rest()).substr(0, 200));
    return frame;
}

/// `File ~/x.py:3, in f(x)`; older: `/x.py in f(x)`, `[/x.py](link) in f(x)`
std::optional<Frame> notebookFrame(string_view text)
{
    Cursor c(text);
    const bool named = c.take("File ");
    c.take('[');
    const auto rest = c.rest();
    const auto py = rest.find(".py");
    if (py == string_view::npos || py > 400 || rest.substr(0, py).find(' ') != string_view::npos ||
        (rest.front() != '/' && rest.front() != '~' && !named))
        return std::nullopt;
    Frame frame{std::string(rest.substr(0, py + 3)), 0, {}, {}};
    Cursor after(rest.substr(py + 3));
    if (after.take(':'))
        if (const auto line = after.number())
            frame.line = *line;
    const auto in = after.rest().find(" in ");
    if (in == string_view::npos)
        return std::nullopt;
    Cursor name(after.rest().substr(in + 4));
    frame.function = std::string(name.word());
    return frame;
}

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

string_view trimmed(string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

std::size_t indentOf(string_view text)
{
    const auto n = text.find_first_not_of(" \t");
    return n == string_view::npos ? text.size() : n;
}

std::size_t tracebackAt(string_view text)
{
    constexpr string_view header = "Traceback (most recent call last)";
    const auto at = text.find(header);
    if (at == string_view::npos)
        return at;
    auto rest = text.substr(at + header.size());
    if (rest.starts_with(":"))
        rest.remove_prefix(1);
    return trimmed(rest).empty() ? at : string_view::npos; // quoted inside a message otherwise
}

std::optional<Frame> frameIn(string_view text)
{
    const auto t = trimmed(text);
    if (t.empty())
        return std::nullopt;
    if (t.front() == 'F')
        if (auto frame = quotedFrame(t))
            return frame;
    if (t.front() == 'F' || t.front() == '/' || t.front() == '[' || t.front() == '~')
        return notebookFrame(t);
    return std::nullopt;
}

std::optional<ExceptionText> exceptionIn(string_view text, bool strict)
{
    std::size_t n = dottedName(text);
    if (n == 0 || n > 200 || isDigit(text.front()) || text[n - 1] == '.')
        return std::nullopt;
    if (n < text.size() && text[n] == '(') { // ray: RayTaskError(RuntimeError)
        const auto close = text.find(')', n);
        if (close != string_view::npos && text.substr(n, close - n).find(' ') == string_view::npos)
            n = close + 1;
    }
    const auto type = text.substr(0, n);
    auto rest = text.substr(n);
    if (!rest.empty() && rest.front() != ':' && !trimmed(rest).empty())
        return std::nullopt;
    if (rest.starts_with("::") || (rest.size() > 1 && rest[1] != ' ' && strict))
        return std::nullopt;
    if (strict ? !namedLikeException(type) : !namedLikeClass(type))
        return std::nullopt;
    if (!rest.empty())
        rest.remove_prefix(1);
    return ExceptionText{type, trimmed(rest)};
}

ChainLink separatorIn(string_view text)
{
    if (text.find("The above exception was the direct cause of the following exception") != string_view::npos)
        return ChainLink::DirectCause;
    if (text.find("During handling of the above exception, another exception occurred") != string_view::npos)
        return ChainLink::DuringHandling;
    return ChainLink::None;
}

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

string_view signalIn(string_view text)
{
    constexpr std::array<string_view, 9> names = {"Segmentation fault",
                                                  "Aborted",
                                                  "Killed",
                                                  "Bus error",
                                                  "Illegal instruction",
                                                  "Floating point exception",
                                                  "Trace/breakpoint trap",
                                                  "Terminated",
                                                  "Stack overflow"};
    auto t = trimmed(text);
    if (t.starts_with("Fatal Python error: "))
        return t.substr(20);
    for (const auto marker :
         {string_view("Caught signal "), string_view("received signal "), string_view("*** SIG")})
        if (const auto at = t.find(marker); at != string_view::npos && at < 80)
            return t.substr(at);
    // bash: "run.sh: line 12: 4211 Segmentation fault      (core dumped) python x.py"
    if (const auto line = t.find(": line "); line != string_view::npos && line < 120) {
        Cursor c(t.substr(line + 7));
        if (c.number() && c.take(':')) {
            c.spaces();
            c.number();
            c.spaces();
            t = c.rest();
        }
    }
    for (const auto name : names)
        if (t.starts_with(name)) {
            const auto after = trimmed(t.substr(name.size()));
            if (after.empty() || after.front() == '(' || text.size() != t.size())
                return name;
        }
    return {};
}

bool isOomKiller(string_view text)
{
    constexpr std::array<string_view, 6> phrases = {
        "Out of memory: Kill",         "oom-kill:",        "oom_reaper:", "invoked oom-killer",
        "Memory cgroup out of memory", "killed by the OOM"};
    return containsAny(text, phrases);
}

bool isTimeout(string_view text)
{
    constexpr std::array<string_view, 4> phrases = {"Watchdog caught collective operation timeout",
                                                    "timed out after ", "Timeout waiting for",
                                                    "timeout: sending signal"};
    return containsAny(text, phrases);
}

bool isTerminate(string_view text)
{
    const auto t = trimmed(text);
    return t.starts_with("terminate called") || t.starts_with("what():") ||
           t.starts_with("libc++abi: terminating");
}

bool isLauncherReport(string_view text)
{
    constexpr std::array<string_view, 12> phrases = {
        "failed (exitcode:",
        "Root Cause (first observed failure)",
        "ChildFailedError",
        "closing signal SIG",
        "EngineDeadError",
        "died unexpectedly",
        "Engine core initialization failed",
        "Engine process failed",
        "worker process died",
        "exited with code",
        "encountered a fatal error",
        "SystemExit",
    };
    return containsAny(text, phrases);
}

} // namespace triage::log
