// SPDX-License-Identifier: Apache-2.0
#include "log/launch_report.h"

#include "log/clock.h"
#include "log/grammar.h"

namespace triage::log {
namespace {

using std::string_view;

std::optional<int> signedNumber(Cursor& c)
{
    const bool negative = c.take('-');
    const auto number = c.number();
    return number && negative ? std::optional(-*number) : number;
}

} // namespace

bool LaunchReport::field(const TextLine& line, string_view name, string_view value)
{
    Cursor c(value);
    if (name == "time") {
        if (const auto clock = longClock(c))
            entry_.time = clock->time;
    } else if (name == "rank") {
        entry_.origin.rank = c.number();
    } else if (name == "exitcode") {
        const auto time = entry_.time;
        const auto rank = entry_.origin.rank;
        entry_ = eventAt(line, EventKind::Launcher);
        entry_.type = first_ ? "first-failure" : "failure";
        entry_.time = time ? time : entry_.time;
        entry_.origin.rank = rank;
        entry_.exitCode = signedNumber(c);
        if (c.take(" (pid: "))
            entry_.origin.pid = c.number();
        filled_ = true;
    } else if (name == "traceback") {
        if (first_ && !signalIn(value).empty()) {
            auto signal = eventAt(line, EventKind::Signal);
            signal.type = signalIn(value);
            signal.message = value;
            signal.origin.rank = entry_.origin.rank;
            signal.origin.pid = entry_.origin.pid;
            signal.time = entry_.time;
            sink_(std::move(signal));
        }
    } else {
        return name == "host" || name == "error_file";
    }
    return true;
}

bool LaunchReport::feed(const TextLine& line)
{
    const auto text = trimmed(line.text());
    if (text == "Failures:" || text.starts_with("Root Cause (first observed failure)")) {
        flush();
        open_ = true;
        first_ = text.front() == 'R';
        return true;
    }
    if (!open_)
        return false;
    if (text.starts_with("====")) {
        flush();
        open_ = false;
        return true;
    }
    if (text.starts_with('[') && text.ends_with("]:")) {
        flush();
        return true;
    }
    if (text.starts_with("<NO_OTHER_FAILURES>") || text.starts_with("----"))
        return true;
    const auto colon = text.find(':');
    if (colon == string_view::npos)
        return false;
    return field(line, trimmed(text.substr(0, colon)), trimmed(text.substr(colon + 1)));
}

void LaunchReport::flush()
{
    if (filled_)
        sink_(std::move(entry_));
    entry_ = {};
    filled_ = false;
}

} // namespace triage::log
