// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/file_clock.h"

#include "log/clock.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>

namespace triage::app {
namespace {

using namespace std::chrono;

constexpr std::int64_t second = 1'000'000;
constexpr std::int64_t day = 86'400'000'000;
constexpr std::int64_t halfDay = day / 2;
constexpr std::int64_t someDays = 30 * day;
constexpr std::int64_t halfYear = 183 * day;

year_month_day dateOf(std::int64_t at)
{
    return floor<days>(sys_time<microseconds>(microseconds(at)));
}

bool hasDate(std::int64_t at)
{
    return at >= day;
}

/// A clock without a year counts from `unknownYear` on, over every new year it passes.
bool hasYear(std::int64_t at)
{
    return dateOf(at).year() > year(log::unknownYear + 10);
}

/// The same month, day and time in the year that brings it closest to `near`.
std::int64_t inYearNear(std::int64_t at, std::int64_t near)
{
    const year_month_day date = dateOf(at);
    const std::int64_t ofDay =
        at - floor<days>(sys_time<microseconds>(microseconds(at))).time_since_epoch() / microseconds(1);
    std::int64_t best = at;
    for (int step = -1; step <= 1; ++step) {
        const year_month_day moved{dateOf(near).year() + years(step), date.month(), date.day()};
        const std::int64_t candidate = sys_days(moved).time_since_epoch() / microseconds(1) + ofDay;
        if (best == at || std::abs(candidate - near) < std::abs(best - near))
            best = candidate;
    }
    return best;
}

/// Reads the clocks of one log from top to bottom.
class Reader
{
public:
    /// `dayless`: clocks without a date, which count days over every midnight they pass.
    Reader(const ClockFrame& frame, bool dayless, ClockNotes& notes)
        : frame_(frame), dayless_(dayless), notes_(notes)
    {
    }

    std::int64_t read(std::int64_t at)
    {
        const bool dated = hasDate(at) && !(dayless_ && at < someDays);
        const std::int64_t full = dated ? withYear(at) : withDate(at % day);
        last_ = full;
        started_ = true;
        return full;
    }

private:
    std::int64_t withYear(std::int64_t at)
    {
        if (hasYear(at))
            return overNewYear(at);
        if (!frame_.known) {
            notes_.yearUnknown = true;
            return overNewYear(at);
        }
        notes_.yearAssumed = true;
        const std::int64_t full = inYearNear(at, frame_.known->microseconds);
        notes_.newYear = notes_.newYear || dateOf(full).year() != dateOf(frame_.known->microseconds).year();
        return full;
    }

    /// A year that was filled in from the run's stamp is the old one after new year.
    std::int64_t overNewYear(std::int64_t at)
    {
        if (!started_ || last_ - at < halfYear)
            return at;
        notes_.newYear = true;
        const year_month_day date = dateOf(at);
        const year_month_day next{date.year() + years(1), date.month(), date.day()};
        return at + (sys_days(next) - sys_days(date)) / microseconds(1);
    }

    std::int64_t withDate(std::int64_t ofDay)
    {
        if (!started_ && !frame_.known) {
            notes_.dateUnknown = true;
            return day + ofDay; // a day of its own, so that midnight can be passed
        }
        notes_.dateAssumed = notes_.dateAssumed || frame_.known;
        const std::int64_t from = started_ ? last_ : frame_.known->microseconds;
        const std::int64_t sameDay = from - from % day + ofDay;
        if (!started_ || last_ - sameDay < halfDay)
            return sameDay;
        notes_.midnight = true;
        return sameDay + day;
    }

    const ClockFrame& frame_;
    bool dayless_;
    ClockNotes& notes_;
    bool started_ = false;
    std::int64_t last_ = 0; ///< valid once started
};

/// A line of the log whose time is known.
struct Fixed
{
    std::int64_t line = 0;
    std::int64_t at = 0;
};

std::int64_t between(const Fixed& a, const Fixed& b, std::int64_t line)
{
    if (b.line <= a.line || b.at <= a.at)
        return a.at;
    const double part = double(line - a.line) / double(b.line - a.line);
    return a.at + std::llround(part * double(b.at - a.at));
}

/// Fills the stretch `from`..`to` (exclusive), whose lines name no time.
void fill(std::vector<PlacedEvent>& placed, const std::vector<log::Event>& events, std::size_t from,
          std::size_t to, const std::optional<Fixed>& above, const std::optional<Fixed>& below)
{
    for (std::size_t i = from; i < to; ++i) {
        const std::int64_t line = events[i].line.value;
        if (above && below)
            placed[i].at = between(*above, *below, line);
        else if (above || below)
            placed[i].at = above ? above->at : below->at;
    }
}

void placeTheRest(std::vector<PlacedEvent>& placed, const log::LogEvents& log)
{
    std::optional<Fixed> above;
    std::size_t open = 0;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        if (!placed[i].own)
            continue;
        const Fixed here{log.events[i].line.value, placed[i].at};
        fill(placed, log.events, open, i, above, here);
        above = here;
        open = i + 1;
    }
    fill(placed, log.events, open, placed.size(), above, std::nullopt);
}

} // namespace

ClockFrame clockFrameOf(const engine::Analysis& analysis)
{
    ClockFrame frame;
    const auto take = [&](const std::optional<Timestamp>& time) {
        if (time && hasDate(time->microseconds) && hasYear(time->microseconds) &&
            (!frame.known || *time < *frame.known))
            frame.known = time;
    };
    for (const auto& [path, log] : analysis.logs)
        if (log)
            take(log->firstTime);
    if (frame.known || !analysis.bundle.run)
        return frame;
    int y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0; // <YYYYMMDD-HHMMSS>-pid<N>
    if (std::sscanf(analysis.bundle.run->name.c_str(), "%4d%2d%2d-%2d%2d%2d", &y, &mo, &d, &h, &mi, &s) ==
        6) {
        const year_month_day date{year(y), month(unsigned(mo)), std::chrono::day(unsigned(d))};
        if (date.ok())
            frame.known = Timestamp{sys_days(date).time_since_epoch() / microseconds(1) +
                                    ((h * 60LL + mi) * 60 + s) * 1'000'000};
    }
    return frame;
}

std::vector<PlacedEvent> placeEvents(const log::LogEvents& log, const ClockFrame& frame, ClockNotes& notes)
{
    std::vector<PlacedEvent> placed(log.events.size());
    Reader reader(frame, log.clocks.dayWrapped, notes);
    bool any = false;
    std::optional<std::int64_t> above;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const auto& time = log.events[i].time;
        if (!time)
            continue;
        placed[i] = {reader.read(time->microseconds), true};
        if (!log.events[i].fineTime && above && *above > placed[i].at && *above - placed[i].at < second)
            placed[i].at = *above; // a clock of whole seconds: not before the line above it
        above = placed[i].at;
        any = true;
    }
    if (!any)
        return {};
    placeTheRest(placed, log);
    return placed;
}

} // namespace triage::app
