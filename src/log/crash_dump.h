// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/text_line.h"

#include <functional>
#include <vector>

namespace triage::log {

/// Reads what Python's faulthandler prints when a signal kills the interpreter: the signal, then the frames
/// of each thread, innermost first. A dump becomes a Signal event on its first line, with the frames of the
/// thread that died (outermost first, as everywhere) and no frames where Python names no such thread.
/// Format: CPython, Python/traceback.c, `_Py_DumpTracebackThreads`.
class CrashDumpReader
{
public:
    explicit CrashDumpReader(std::function<void(Event)> sink) : sink_(std::move(sink)) {}

    /// True when the line belongs to a dump. Ranks that print into one another are told apart by launcher.
    bool feed(const TextLine& line);
    void flush();

private:
    struct Dump
    {
        Event event;
        Origin launcher;
        bool own = false; ///< inside the thread that died
    };

    bool goesOn(Dump& dump, const TextLine& line);
    void close(std::size_t at);

    std::function<void(Event)> sink_;
    std::vector<Dump> open_; ///< one a launcher prefix
};

} // namespace triage::log
