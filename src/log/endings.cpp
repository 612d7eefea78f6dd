// SPDX-License-Identifier: Apache-2.0
// How a process ends, as shells, kernels, handlers and launchers say it.
#include "log/contains.h"
#include "log/cursor.h"
#include "log/grammar.h"

#include <array>

namespace triage::log {

using std::string_view;

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

std::size_t rayHeaderAt(string_view text)
{
    const auto at = text.find("ray::");
    if (at == string_view::npos || (at > 0 && !text.substr(0, at).ends_with(": ")))
        return string_view::npos;
    const auto open = text.find("() (pid=", at);
    return open != string_view::npos && text.find(' ', at) == open + 2 ? at : string_view::npos;
}

} // namespace triage::log
