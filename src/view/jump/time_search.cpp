// SPDX-License-Identifier: Apache-2.0
#include "view/jump/time_search.h"

#include "log/prefix.h"
#include "view/document.h"

#include <QRegularExpression>

#include <algorithm>
#include <chrono>

namespace triage::view {
namespace {

constexpr std::int64_t farthestClock = 2000; ///< lines looked at for one with a time
constexpr std::size_t clockHead = 256;       ///< bytes of a line that hold its time
constexpr std::int64_t microsecond = 1'000'000;
constexpr std::int64_t dayLength = 86'400 * microsecond;

struct TimedLine
{
    LineNumber line;
    Timestamp time;
};

std::optional<Timestamp> clockOf(const text::Line& line, text::Encoding encoding)
{
    const std::string utf8 =
        encoding == text::Encoding::Utf8 ? line.bytes : text::toUtf8(line.bytes, encoding);
    const auto clock = log::stripPrefixes(utf8, log::unknownYear).clock;
    return clock ? std::optional(clock->time) : std::nullopt;
}

/// The first line of [from, to] with a time, looking at so many at most.
std::optional<TimedLine> firstTimed(const Document& document, std::int64_t from, std::int64_t to)
{
    to = std::min(to, from + farthestClock - 1);
    constexpr std::int64_t atOnce = 100;
    for (std::int64_t line = from; line <= to; line += atOnce) {
        const auto lines = text::readLines(document.source(), *document.index(), LineNumber{line},
                                           std::min(atOnce, to - line + 1), clockHead);
        if (!lines || lines->empty())
            return std::nullopt;
        for (const text::Line& each : *lines) {
            if (const auto time = clockOf(each, document.encoding()))
                return TimedLine{each.number, *time};
        }
    }
    return std::nullopt;
}

std::int64_t daysSince1970(int year, int month, int day)
{
    using namespace std::chrono;
    const year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                              std::chrono::day(static_cast<unsigned>(day))};
    return sys_days(date).time_since_epoch().count();
}

/// The wish as the log counts: on the day of `beside` where none was named, in its year.
Timestamp completed(const WantedTime& wanted, Timestamp beside)
{
    using namespace std::chrono;
    const std::int64_t besideDay = beside.microseconds / dayLength;
    if (!wanted.month || !wanted.day || besideDay == 0) // day 0: this log prints no dates
        return {besideDay * dayLength + wanted.ofDay};
    const int logYear = int(year_month_day(sys_days(days(besideDay))).year());
    const int year = logYear == log::unknownYear ? logYear : wanted.year.value_or(logYear);
    return {daysSince1970(year, *wanted.month, *wanted.day) * dayLength + wanted.ofDay};
}

} // namespace

std::optional<WantedTime> wantedTime(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:(?:(\\d{4})-)?(\\d{1,2})-(\\d{1,2})[ T])?(\\d{1,2}):(\\d{2})"
                       "(?::(\\d{2})(?:[.,](\\d{1,6}))?)?$"));
    const auto match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const auto number = [&match](int group) { return match.captured(group).toInt(); };
    const auto optional = [&](int group) {
        return match.capturedLength(group) > 0 ? std::optional(number(group)) : std::nullopt;
    };
    WantedTime wanted{optional(1), optional(2), optional(3), 0};
    const bool fits = number(4) < 24 && number(5) < 60 && number(6) < 61 && wanted.month.value_or(1) >= 1 &&
                      wanted.month.value_or(1) <= 12 && wanted.day.value_or(1) >= 1 &&
                      wanted.day.value_or(1) <= 31;
    if (!fits)
        return std::nullopt;
    const std::int64_t fraction = match.captured(7).leftJustified(6, QLatin1Char('0')).toLongLong();
    wanted.ofDay = ((number(4) * 60LL + number(5)) * 60 + number(6)) * microsecond + fraction;
    return wanted;
}

std::optional<Timestamp> timeOfLine(const Document& document, LineNumber line)
{
    const auto timed = firstTimed(document, line.value, line.value);
    return timed ? std::optional(timed->time) : std::nullopt;
}

std::optional<LineNumber> lineAtTime(const Document& document, const WantedTime& wanted, LineNumber near)
{
    const std::int64_t lines = document.lineCount();
    const auto first = firstTimed(document, 1, lines);
    auto beside = firstTimed(document, near.value, lines);
    if (!beside)
        beside = first;
    if (!beside)
        return std::nullopt;
    const Timestamp target = completed(wanted, beside->time);
    std::int64_t low = 1; // no line before it is late enough
    std::int64_t high = lines + 1;
    std::optional<LineNumber> found;
    std::optional<LineNumber> last;
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        const auto timed = firstTimed(document, middle, high - 1);
        if (timed && timed->time < target) {
            last = timed->line;
            low = timed->line.value + 1;
            continue;
        }
        if (timed)
            found = timed->line;
        high = middle;
    }
    return found ? found : last ? last : std::optional(beside->line);
}

} // namespace triage::view
