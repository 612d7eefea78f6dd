// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/text_line.h"

#include <functional>

namespace triage::log {

/// Reads the failures pytest prints: frames as `file.py:12: in f`, the exception behind "E". Chains and
/// frames come out as those of a traceback. What a test printed itself ("Captured stderr call") is left to
/// the others.
class PytestReport
{
public:
    /// `chains` numbers the chains of the whole file.
    PytestReport(int& chains, std::function<void(Event)> sink) : chains_(&chains), sink_(std::move(sink)) {}

    /// True when the line belongs to a failure's report.
    bool feed(const TextLine& line);
    void flush();

private:
    bool feedFailure(const TextLine& line, std::string_view text);
    bool takeError(const TextLine& line, std::string_view text);
    void emit();

    int* chains_;
    std::function<void(Event)> sink_;
    Event block_;
    ChainLink link_ = ChainLink::None;
    int chain_ = -1;
    std::string raising_;  ///< the source line behind ">": the innermost frame's
    bool open_ = false;    ///< between "FAILURES" and the summary
    bool inside_ = false;  ///< in a test's own report, not in what it printed
    bool settled_ = false; ///< the block has its exception
};

} // namespace triage::log
