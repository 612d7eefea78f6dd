// SPDX-License-Identifier: Apache-2.0
// How a process ends, as shells, kernels, handlers and launchers say it.
#include "log/contains.h"
#include "log/cursor.h"
#include "log/grammar.h"

#include <algorithm>
#include <array>

namespace triage::log {

using std::string_view;

namespace {

/// What shells call signals, in their users' languages.
constexpr std::array<string_view, 16> signalNames = {"Segmentation fault",
                                                     "Aborted",
                                                     "Killed",
                                                     "Bus error",
                                                     "Illegal instruction",
                                                     "Floating point exception",
                                                     "Trace/breakpoint trap",
                                                     "Terminated",
                                                     "Stack overflow",
                                                     "段错误",
                                                     "已放弃",
                                                     "已中止",
                                                     "已杀死",
                                                     "总线错误",
                                                     "非法指令",
                                                     "已终止"};

/// "exit status 139", "exited with code -11": a shell's or a launcher's word for a signal. Empty otherwise.
string_view signalExitIn(string_view text)
{
    constexpr std::array<string_view, 11> codes = {"139", "137", "136", "135", "134", "-11",
                                                   "-9",  "-8",  "-7",  "-6",  "-4"};
    for (const auto word : {string_view("code"), string_view("status")}) {
        const auto at = text.find(word);
        if (at == string_view::npos || at > 200)
            continue;
        const auto before = text.substr(0, at);
        if (before.find("exit") == string_view::npos && before.find("Exit") == string_view::npos)
            continue;
        auto rest = text.substr(at + word.size());
        rest.remove_prefix(std::min(rest.find_first_not_of(" :="), rest.size()));
        const auto number = rest.substr(0, rest.find_first_not_of("-0123456789"));
        if (std::find(codes.begin(), codes.end(), number) != codes.end())
            return text.substr(at,
                               static_cast<std::size_t>(number.data() + number.size() - text.data()) - at);
    }
    return {};
}

} // namespace

string_view signalIn(string_view text)
{
    auto t = trimmed(text);
    for (const auto marker :
         {string_view("Caught signal "), string_view("received signal "), string_view("*** SIG")})
        if (const auto at = t.find(marker); at != string_view::npos && at < 80)
            return t.substr(at);
    // torchrun: "traceback : Signal 6 (SIGABRT) received by PID 202"; it stops the others by SIGTERM itself
    if (const auto at = t.find("Signal "); at != string_view::npos && at < 40 &&
                                           t.find("received by PID") != string_view::npos &&
                                           t.find("(SIGTERM)") == string_view::npos)
        return t.substr(at);
    // bash: "run.sh: line 12: 4211 Segmentation fault      (core dumped) python x.py"
    for (const auto mark : {string_view(": line "), string_view(": 行 "), string_view("：行 ")}) {
        const auto line = t.find(mark);
        if (line == string_view::npos || line > 120)
            continue;
        Cursor c(t.substr(line + mark.size()));
        if (c.number() && c.take(':')) {
            c.spaces();
            c.number();
            c.spaces();
            t = c.rest();
        }
    }
    for (const auto name : signalNames)
        if (t.starts_with(name)) {
            const auto after = trimmed(t.substr(name.size()));
            if (after.empty() || after.front() == '(' || after.starts_with("（") || text.size() != t.size())
                return name;
        }
    return signalExitIn(text);
}

bool isOomKiller(string_view text)
{
    constexpr std::array<string_view, 7> phrases = {
        "Out of memory: Kill",         "oom-kill:",        "OOMKilled", "oom_reaper:", "invoked oom-killer",
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

std::size_t rayHeaderAt(string_view text)
{
    const auto at = text.find("ray::");
    if (at == string_view::npos || (at > 0 && !text.substr(0, at).ends_with(": ")))
        return string_view::npos;
    const auto open = text.find("() (pid=", at);
    return open != string_view::npos && text.find(' ', at) == open + 2 ? at : string_view::npos;
}

} // namespace triage::log
