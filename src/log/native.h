// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/traceback.h"

namespace triage::log {

/// Reads errors that C++ and CANN print outside of Python's tracebacks: torch_npu's log lines, CANN blocks
/// of any level, terminate messages. A block goes on over the lines right below it, whatever their prefix,
/// since only its first line has one.
class NativeReader
{
public:
    explicit NativeReader(EventSink sink) : sink_(std::move(sink)) {}

    bool feed(const TextLine& line);
    /// A CANN block whose brackets are still open: the line right below belongs to it, whatever it looks
    /// like.
    [[nodiscard]] bool insists(const TextLine& line) const;
    void flush();

private:
    bool goesOn(const TextLine& line) const;
    void settleLine(const TextLine& line);

    EventSink sink_;
    Event block_;
    int brackets_ = 0; ///< opened in the block and not closed
    bool open_ = false;
    bool announced_ = false; ///< the block's line only announces ("EZ9999: Inner Error!")
};

} // namespace triage::log
