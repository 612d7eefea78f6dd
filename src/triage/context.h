// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/finder.h"

#include <set>
#include <string>

namespace triage {

/// What the rules are asked about: the causal line, its chain, and the facts around it. Plain values, so
/// that "what if" is a copy with one fact changed.
struct Context
{
    std::string line;               ///< causal line without prefixes; empty when there is none
    std::string type;               ///< exception class
    std::vector<std::string> chain; ///< messages of the chain's blocks
    std::string kind;               ///< python-exception, torch-npu-trailer, plog, cann, signal, …
    std::string phase;              ///< of the innermost frame that has one
    std::set<std::string> families; ///< of the codes the line names
    std::set<std::string> facts;    ///< capturing, replaying, calls-completed, no-causal-line, …
    std::string exitCode;           ///< of the failed step, empty when unknown
};

/// Phase of the innermost frame that has one; empty when none has.
std::string phaseOf(const std::vector<log::Frame>& frames, const RulePack::Data& pack);
/// The contract's word for an event's kind.
std::string kindOf(const log::Event& event);

Context contextOf(const Found& found, const RulePack::Data& pack, std::optional<int> exitCode);

} // namespace triage
