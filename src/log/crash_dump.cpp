// SPDX-License-Identifier: Apache-2.0
#include "log/crash_dump.h"

#include "log/grammar.h"

#include <algorithm>

namespace triage::log {
namespace {

using std::string_view;

constexpr std::size_t dumpLimit = 512; ///< launcher prefixes a log can be untangled by

constexpr string_view opening = "Fatal Python error: ";
constexpr string_view banner =
    "!!!!!!! Segfault encountered !!!!!!!"; ///< of a handler in C++, before Python's own

/// `  File "x.py", line 12 in f`: unlike a traceback's frame without a comma before "in", but in C++
/// handlers.
std::optional<Frame> dumpedFrame(string_view text)
{
    Cursor c(text);
    auto frame = quotedPlace(c);
    if (!frame || !(c.take(" in ") || c.take(", in ")))
        return std::nullopt;
    frame->function = std::string(trimmed(c.rest()).substr(0, 200));
    return frame;
}

bool headsThread(string_view text)
{
    return text.ends_with("(most recent call first):");
}

/// What a dump says between its frames.
bool saysOfThread(string_view text)
{
    return text.starts_with("<") || text.starts_with("Binary file ") || text == "..." ||
           text == "Garbage-collecting" || text.starts_with("Python runtime state:");
}

} // namespace

bool CrashDumpReader::goesOn(Dump& dump, const TextLine& line)
{
    const auto text = trimmed(line.text());
    if (text.empty())
        return true;
    if (headsThread(text)) {
        // Without threads there is one stack, of whoever died.
        dump.own = text.starts_with("Current thread") || text.starts_with("Stack ");
    } else if (auto frame = dumpedFrame(text)) {
        if (dump.own && dump.event.frames.size() < framesKept)
            dump.event.frames.push_back(std::move(*frame));
    } else if (!saysOfThread(text)) {
        return false;
    }
    dump.event.last = line.number;
    return true;
}

bool CrashDumpReader::feed(const TextLine& line)
{
    const auto& launcher = line.prefix.launcher;
    const auto found =
        std::find_if(open_.begin(), open_.end(), [&](const Dump& d) { return d.launcher == launcher; });
    const auto at = static_cast<std::size_t>(found - open_.begin());
    const auto text = trimmed(line.text());
    if (text.starts_with(opening) || text == banner) {
        if (found != open_.end())
            close(at);
        if (open_.size() >= dumpLimit)
            close(0);
        Dump dump{eventAt(line, EventKind::Signal), launcher, false};
        dump.event.type = text == banner ? string_view("Segmentation fault") : text.substr(opening.size());
        absorb(dump.event, text);
        open_.push_back(std::move(dump));
        return true;
    }
    if (found == open_.end())
        return false;
    if (goesOn(*found, line))
        return true;
    const bool modules = text.starts_with("Extension modules: ");
    if (modules)
        found->event.last = line.number;
    close(at);
    return modules;
}

void CrashDumpReader::close(std::size_t at)
{
    auto& frames = open_[at].event.frames;
    std::reverse(frames.begin(), frames.end());
    sink_(std::move(open_[at].event));
    open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(at));
}

void CrashDumpReader::flush()
{
    while (!open_.empty())
        close(0);
}

} // namespace triage::log
