// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/text_line.h"

#include <functional>

namespace triage::log {

/// Reads the report torch.distributed.elastic prints when a child failed: an entry a rank, and which of them
/// it saw fail first. accelerate, torchrun and deepspeed's launcher print the same box. An entry becomes a
/// Launcher event of type "first-failure" or "failure", with rank, pid, exit code and time, on its exit
/// code's line; a first failure by a signal becomes a Signal event besides.
class LaunchReport
{
public:
    explicit LaunchReport(std::function<void(Event)> sink) : sink_(std::move(sink)) {}

    /// True when the line belongs to a report.
    bool feed(const TextLine& line);
    void flush();

private:
    bool field(const TextLine& line, std::string_view name, std::string_view value);

    std::function<void(Event)> sink_;
    Event entry_;
    bool open_ = false;   ///< inside a report
    bool first_ = false;  ///< inside its "Root Cause" part
    bool filled_ = false; ///< the entry has an exit code
};

} // namespace triage::log
