// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/failure.h"
#include "triage/verdict.h"

#include <memory>
#include <optional>
#include <vector>

namespace triage {

/// All failures with the causal one picked out.
struct Found
{
    std::vector<Source> sources;
    std::vector<Failure> failures;    ///< point into `sources`
    std::optional<std::size_t> cause; ///< index into `failures`
    bool closeness = false;           ///< the cause is a failed comparison of values: no crash
    bool pinned = false;              ///< the cause is the line the engineer pinned
    /// A pinned line that the scan made no event of, and a log that was not looked in.
    std::unique_ptr<const log::Event> pinnedLine;
    std::unique_ptr<const Source> pinnedLog;

    Found() = default;
    Found(const Found&) = delete;
    Found& operator=(const Found&) = delete;
    Found(Found&&) = default;
    Found& operator=(Found&&) = default;

    [[nodiscard]] const Failure* causal() const { return cause ? &failures[*cause] : nullptr; }
};

/// TRIAGE §3. `stepFailed`: it is known from elsewhere that the program died.
Found findCause(const Matter& matter, std::optional<Step> step, bool stepFailed);

/// Makes the line the engineer pinned the cause: a line of a failure, another event's, or any line at all, as
/// its text was when it was pinned. Nothing changes where its log is not there, or its text not known.
void pinCause(Found& found, const review::Pin& pin, const Matter& matter);

/// Could an error of another process have come before the cause, as far as the times tell?
bool orderIsUncertain(const Found& found);

/// What a launcher's report names as the first failure it saw; nullptr without a report.
const log::Event* firstByLauncher(const Found& found);

/// Every failure as a candidate, kept or rejected, with the reason. Bounded.
std::vector<Candidate> candidatesOf(const Found& found, const RulePack::Data& pack);

/// A failed closeness check of the user's own script.
bool isClosenessCheck(const Failure& failure, const RulePack::Data& pack);

} // namespace triage
