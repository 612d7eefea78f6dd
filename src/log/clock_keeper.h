// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/clock.h"
#include "log/events.h"

#include <chrono>
#include <optional>

namespace triage::log {

/// Gives the clocks of one file, in its order, the year or the day they do not print: over the end of a year,
/// or midnight, such a clock begins again.
class ClockKeeper
{
public:
    void settle(Clock& clock);
    [[nodiscard]] const ClockFacts& facts() const { return facts_; }
    /// The first year a line of the file printed itself.
    [[nodiscard]] std::optional<int> printedYear() const { return printedYear_; }

private:
    void settleYear(Clock& clock);
    void settleDay(Clock& clock);

    ClockFacts facts_;
    std::optional<int> printedYear_;
    std::optional<std::chrono::microseconds> lastInYear_; ///< of clocks without a year
    std::optional<std::chrono::microseconds> lastInDay_;  ///< of clocks without a date
    int years_ = 0;
    int days_ = 0;
};

/// The same day and time in another year.
Timestamp inYear(Timestamp time, int year);
int yearOf(Timestamp time);

} // namespace triage::log
