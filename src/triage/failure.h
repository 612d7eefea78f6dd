// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/check.h"
#include "triage/pack_data.h"

#include <string>
#include <vector>

namespace triage {

/// Everything one judgement reads. References live as long as the call of `judge`.
struct Matter
{
    const check::Facts& facts;
    const check::LogSet& logs;
    const review::Review& review;
    const RulePack::Data& pack;
    const workflow::Workflow& workflow;
};

/// A log the causal error is looked for in.
struct Source
{
    const log::LogEvents* log = nullptr;
    std::string path;
    bool plog = false;
};

/// How much a failure weighs when several are candidates: lower comes first.
enum class Tier : std::uint8_t {
    Real,    ///< an uncaught exception, a native error, the OOM killer
    Peer,    ///< another rank did not come, a connection broke: follows from what failed elsewhere
    Signal,  ///< a signal or terminate that says nothing else
    Carrier, ///< only wrappers: the inner error is printed nowhere else
    Weak,    ///< an error line of a logger, an exception logged as a warning
    Plog,    ///< a plog line, when the output names no fault
};

/// One failure as a log shows it: a chain of exception blocks, or one event of another kind; and the line
/// of it that holds the reason.
struct Failure
{
    const Source* source = nullptr;
    std::vector<const log::Event*> blocks;   ///< oldest first
    const log::Event* causal = nullptr;      ///< the block that holds the reason
    const log::DetailLine* detail = nullptr; ///< the line inside it, when it is not its own message line
    std::string type;                        ///< exception class of the line
    std::string message;                     ///< the line without prefixes, "Type: message"
    const std::vector<log::Frame>* frames = nullptr; ///< the causal ones, innermost last
    Tier tier = Tier::Real;
    std::string rejected; ///< id of the reason why it is no candidate; empty when it is one

    [[nodiscard]] LineNumber line() const { return detail ? detail->line : causal->line; }
    [[nodiscard]] const log::Event& first() const { return *blocks.front(); }
};

/// Same process as far as pids and ranks tell; unknown counts as the same.
bool sameProcess(const log::Event& a, const log::Event& b);
/// The same, but only what a line says itself makes a difference, not the pid of lines near it.
bool maybeSameProcess(const log::Event& a, const log::Event& b);
/// Is `a` before `b`? By payload time where both know parts of a second, or differ by more than one;
/// else by their order in one file.
bool before(const Failure& a, const Failure& b);
/// Do times, or the order of lines of one process, settle which of the two came first?
bool orderIsSure(const Failure& a, const Failure& b);

/// The logs to look in: the failed step's output and plogs, or everything that is no plog.
std::vector<Source> sourcesOf(const Matter& matter, std::optional<Step> step);

/// All failures the sources show, in order of their files and lines, each with its reason line.
std::vector<Failure> failuresIn(const std::vector<Source>& sources, const RulePack::Data& pack);

/// Finds the line of a failure that holds its reason (TRIAGE §3: chains, wrappers, announcements).
void settleReason(Failure& failure, const RulePack::Data& pack);

} // namespace triage
