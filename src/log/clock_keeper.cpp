// SPDX-License-Identifier: Apache-2.0
#include "log/clock_keeper.h"

namespace triage::log {
namespace {

using namespace std::chrono;

constexpr auto mostOfAYear = days(300);
constexpr auto halfADay = hours(12);

sys_time<microseconds> pointOf(Timestamp time)
{
    return sys_time<microseconds>(microseconds(time.microseconds));
}

} // namespace

int yearOf(Timestamp time)
{
    return static_cast<int>(year_month_day(floor<days>(pointOf(time))).year());
}

Timestamp inYear(Timestamp time, int wanted)
{
    const auto point = pointOf(time);
    const auto midnight = floor<days>(point);
    const year_month_day date(midnight);
    const auto moved = sys_days(year(wanted) / date.month() / date.day());
    return {(sys_time<microseconds>(moved) + (point - midnight)).time_since_epoch().count()};
}

void ClockKeeper::settle(Clock& clock)
{
    if (!clock.hasDate)
        settleDay(clock);
    else if (!clock.hasYear)
        settleYear(clock);
    else if (!printedYear_)
        printedYear_ = log::yearOf(clock.time);
}

void ClockKeeper::settleYear(Clock& clock)
{
    facts_.yearAssumed = true;
    const int printed = log::yearOf(clock.time);
    const auto now = duration_cast<microseconds>(pointOf(clock.time) - sys_days(year(printed) / January / 1));
    int years = years_;
    if (lastInYear_ && *lastInYear_ - now > mostOfAYear) {
        years = ++years_;
        facts_.yearWrapped = true;
    } else if (lastInYear_ && years_ > 0 && now - *lastInYear_ > mostOfAYear) {
        --years; // another process, a moment behind, is still in the old year
    }
    if (years == years_)
        lastInYear_ = now;
    if (years > 0)
        clock.time = inYear(clock.time, printed + years);
}

void ClockKeeper::settleDay(Clock& clock)
{
    const microseconds now(clock.time.microseconds);
    int days = days_;
    if (lastInDay_ && *lastInDay_ - now > halfADay) {
        days = ++days_;
        facts_.dayWrapped = true;
    } else if (lastInDay_ && days_ > 0 && now - *lastInDay_ > halfADay) {
        --days;
    }
    if (days == days_)
        lastInDay_ = now;
    clock.time.microseconds += duration_cast<microseconds>(std::chrono::days(days)).count();
}

} // namespace triage::log
