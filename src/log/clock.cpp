// SPDX-License-Identifier: Apache-2.0
#include "log/clock.h"

namespace triage::log {
namespace {

/// Days since 1970-01-01 in the proleptic Gregorian calendar.
std::int64_t daysFromCivil(int year, int month, int day)
{
    const std::int64_t y = month <= 2 ? year - 1 : year;
    const std::int64_t era = (y >= 0 ? y : y - 399) / 400;
    const std::int64_t yearOfEra = y - era * 400;
    const std::int64_t dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const std::int64_t dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * 146097 + dayOfEra - 719468;
}

bool isDate(int year, int month, int day)
{
    return year >= 1970 && year <= 2200 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/// `.mmm`, `.mmm.uuu`, `.ffffff`, `.nnnnnnnnn`, `,mmm`: microseconds, or nothing.
std::optional<int> fraction(Cursor& cursor)
{
    Cursor probe = cursor;
    if (!probe.take('.') && !probe.take(','))
        return std::nullopt;
    int value = 0;
    int places = 0;
    for (; isDigit(probe.peek()) && places < 9; ++places) {
        if (places < 6)
            value = value * 10 + (probe.peek() - '0');
        probe.cut(1);
    }
    if (places == 0)
        return std::nullopt;
    if (places == 3 && probe.peek() == '.') {
        Cursor micro = probe;
        micro.cut(1);
        if (const auto us = micro.digits(3)) {
            cursor = micro;
            return value * 1000 + *us;
        }
    }
    for (; places < 6; ++places)
        value *= 10;
    cursor = probe;
    return value;
}

struct DayTime
{
    std::int64_t microseconds = 0;
    bool fine = false;
};

std::optional<DayTime> dayTime(Cursor& cursor)
{
    Cursor probe = cursor;
    const auto h = probe.digits(2);
    if (!h || !probe.take(':'))
        return std::nullopt;
    const auto m = probe.digits(2);
    if (!m || !probe.take(':'))
        return std::nullopt;
    const auto s = probe.digits(2);
    if (!s || *h > 23 || *m > 59 || *s > 60)
        return std::nullopt;
    const auto us = fraction(probe);
    cursor = probe;
    return DayTime{(std::int64_t{*h} * 3600 + *m * 60 + *s) * 1'000'000 + us.value_or(0), us.has_value()};
}

Clock at(int year, int month, int day, DayTime t)
{
    return Clock{Timestamp{daysFromCivil(year, month, day) * 86'400'000'000 + t.microseconds}, t.fine};
}

/// The time of the day that `probe` is at, on a day that was read; `cursor` moves behind it.
std::optional<Clock> timeOn(Cursor& cursor, Cursor probe, int year, int month, int day)
{
    const auto t = isDate(year, month, day) ? dayTime(probe) : std::nullopt;
    if (!t)
        return std::nullopt;
    cursor = probe;
    return at(year, month, day, *t);
}

/// `MM/DD/YYYY HH:MM:SS`
std::optional<Clock> americanClock(Cursor& cursor)
{
    Cursor probe = cursor;
    const auto month = probe.digits(2);
    if (!month || !probe.take('/'))
        return std::nullopt;
    const auto day = probe.digits(2);
    if (!day || !probe.take('/'))
        return std::nullopt;
    const auto year = probe.digits(4);
    if (!year || !probe.take(' '))
        return std::nullopt;
    return timeOn(cursor, probe, *year, *month, *day);
}

Clock withoutYear(Clock clock)
{
    clock.hasYear = false;
    return clock;
}

} // namespace

std::optional<Clock> longClock(Cursor& cursor)
{
    if (auto clock = americanClock(cursor))
        return clock;
    Cursor probe = cursor;
    const auto year = probe.digits(4);
    if (!year || !(probe.take('-') || probe.take('/')))
        return std::nullopt;
    const auto month = probe.digits(2);
    if (!month || !(probe.take('-') || probe.take('/')))
        return std::nullopt;
    const auto day = probe.digits(2);
    if (!day)
        return std::nullopt;
    if (!probe.take(' ') && !probe.take('-') && !probe.take('T') && !probe.take('_') && !probe.take(':'))
        return std::nullopt;
    return timeOn(cursor, probe, *year, *month, *day);
}

std::optional<Clock> monthDayClock(Cursor& cursor, int year)
{
    Cursor probe = cursor;
    const auto month = probe.digits(2);
    if (!month || !(probe.take('-') || probe.take('/')))
        return std::nullopt;
    const auto day = probe.digits(2);
    if (!day || !probe.take(' '))
        return std::nullopt;
    const auto clock = timeOn(cursor, probe, year, *month, *day);
    return clock ? std::optional(withoutYear(*clock)) : std::nullopt;
}

std::optional<Clock> glogClock(Cursor& cursor, int year)
{
    std::size_t count = 0;
    while (count < cursor.rest().size() && count < 9 && isDigit(cursor.rest()[count]))
        ++count;
    Cursor probe = cursor;
    if (count == 8)
        year = *probe.digits(4);
    else if (count != 4 && count != 3)
        return std::nullopt;
    const auto month = probe.digits(count == 3 ? 1 : 2);
    const auto day = probe.digits(2);
    if (!month || !day || !probe.take(' '))
        return std::nullopt;
    const auto clock = timeOn(cursor, probe, year, *month, *day);
    return !clock || count == 8 ? clock : std::optional(withoutYear(*clock));
}

std::optional<Clock> clockOn(Cursor& cursor, int year, int month, int day)
{
    const auto clock = timeOn(cursor, cursor, year, month, day);
    return clock ? std::optional(withoutYear(*clock)) : std::nullopt;
}

std::optional<Clock> timeOfDay(Cursor& cursor)
{
    const auto t = dayTime(cursor);
    if (!t)
        return std::nullopt;
    return Clock{Timestamp{t->microseconds}, t->fine, false, false};
}

} // namespace triage::log
