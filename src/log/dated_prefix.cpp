// SPDX-License-Identifier: Apache-2.0
#include "log/dated_prefix.h"

#include "log/clock_keeper.h"
#include "log/prefix_parts.h"

#include <algorithm>

namespace triage::log {
namespace {

using std::string_view;

bool isLoggerName(string_view text)
{
    for (const char ch : text)
        if (!isWord(ch) && ch != '.' && ch != ':' && ch != '/' && ch != '<' && ch != '>')
            return false;
    return !text.empty();
}

/// What stands between a clock and the message: ` - name - LEVEL - `, ` LEVEL name: `, ` | LEVEL | … - `,
/// ` [LEVEL] `. Returns the level.
Level takeMiddle(Cursor& c)
{
    Level level = Level::None;
    for (int i = 0; i < 5; ++i) {
        Cursor probe = c;
        probe.spaces();
        if (!(probe.take("- ") || probe.take("| ") || probe.take('[')))
            probe.spaces();
        probe.spaces();
        const auto text = probe.rest();
        std::size_t n = 0;
        while (n < text.size() && n < 64 && isLoggerName(text.substr(n, 1)))
            ++n;
        const auto name = probe.cut(n);
        const Level found = name.size() > 1 ? levelNamed(name) : Level::None;
        probe.take(']');
        probe.take(':');
        probe.spaces();
        const bool dash = probe.take("- ") || probe.take("| ");
        if (found == Level::None && (n == 0 || !dash))
            break;
        if (found != Level::None)
            level = found;
        c = probe;
        if (!dash)
            break;
    }
    return level;
}

/// "ERROR" and what spdlog and others print small: "error".
Level levelInBrackets(string_view word)
{
    if (word.size() > 8)
        return Level::None;
    char upper[8] = {};
    std::transform(word.begin(), word.end(), upper,
                   [](char ch) { return ch >= 'a' && ch <= 'z' ? static_cast<char>(ch - 'a' + 'A') : ch; });
    return levelNamed(string_view(upper, word.size()));
}

bool allDigits(string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

void setPid(Prefixed& p, string_view digits)
{
    Cursor c(digits);
    if (const auto pid = c.number(); pid && c.atEnd() && !p.origin.pid)
        p.origin.pid = pid;
}

/// What stands in the clock's own brackets: a zone, ray's level and pids, or the name of a worker.
Level takeTags(string_view tags, Prefixed& p)
{
    Cursor c(tags);
    c.spaces();
    if (c.peek() == '+' || c.peek() == '-' || c.rest() == "Z")
        return Level::None; // clocks are compared as printed
    const auto name = c.rest();
    const auto word = c.word();
    const Level level = levelNamed(word);
    if (level == Level::None) {
        if (!name.empty())
            p.launcher.worker = p.origin.worker = std::string(name);
        return level;
    }
    c.spaces();
    setPid(p, c.word());
    return level;
}

/// `[4120] [4121] [llm] [ERROR] [x.cpp:1] : `: taken only where one of the brackets is a level.
Level takeGroups(Cursor& c, Prefixed& p)
{
    Level level = Level::None;
    Cursor probe = c;
    string_view pid;
    for (int i = 0; i < 7 && probe.take('['); ++i) {
        const auto group = probe.until(']', 96);
        if (!group || group->find(' ') != string_view::npos)
            break;
        probe.take(' ');
        if (level == Level::None && allDigits(*group))
            pid = pid.empty() ? *group : pid;
        else if (const Level found = levelInBrackets(*group); level == Level::None && found != Level::None)
            level = found;
        else if (level != Level::None && group->find(':') != string_view::npos)
            p.source = *group;
        else if (level != Level::None)
            break;
        if (level != Level::None)
            c = probe;
    }
    if (level == Level::None)
        return level;
    setPid(p, pid);
    c.take(": ");
    return level;
}

constexpr string_view months = "JanFebMarAprMayJunJulAugSepOctNovDec";

/// `Dec  3 03:02:31`, without its year
std::optional<Clock> namedMonthClock(Cursor& c, int year)
{
    Cursor probe = c;
    const auto month = months.find(probe.cut(3));
    if (month == string_view::npos || month % 3 != 0 || !probe.take(' '))
        return std::nullopt;
    probe.spaces();
    const auto day = probe.number();
    if (!day || !probe.take(' '))
        return std::nullopt;
    Cursor time = probe;
    const auto clock = clockOn(time, year, static_cast<int>(month / 3) + 1, *day);
    if (clock)
        c = time;
    return clock;
}

} // namespace

bool takeDated(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    const auto clock = longClock(probe);
    if (!clock || !(probe.peek() == ' ' || probe.peek() == '-' || probe.peek() == '|'))
        return false;
    const Level level = takeMiddle(probe);
    setClock(p, *clock);
    finish(c, probe, p, PrefixKind::Logger, level == Level::None ? p.level : level);
    return true;
}

bool takeOldTorch(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    if (probe.peek() == '[') {
        probe.cut(1);
        const auto tag = probe.until(']', 24);
        if (!tag || !probe.take(' '))
            return false;
    }
    const auto name = probe.until(':', 96);
    if (!name || !isLoggerName(*name) || !probe.take(" ["))
        return false;
    const auto word = probe.until(']', 12);
    const Level level = word ? levelNamed(*word) : Level::None;
    if (level == Level::None)
        return false;
    p.source = *name;
    if (const auto mark = name->find(".__"); mark != std::string_view::npos)
        p.artifact = name->substr(mark + 3);
    finish(c, probe, p, name->starts_with("torch") ? PrefixKind::Torch : PrefixKind::Logger, level);
    return true;
}

bool takeBracketDated(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    if (!probe.take('['))
        return false;
    const auto clock = longClock(probe);
    if (!clock)
        return false;
    const auto tags = probe.until(']', 64);
    if (!tags)
        return false;
    setClock(p, *clock);
    probe.take(' ');
    if (takeOldTorch(probe, p)) {
        c = probe;
        return true;
    }
    Level level = takeTags(*tags, p);
    if (const Level grouped = takeGroups(probe, p); grouped != Level::None)
        level = grouped;
    finish(c, probe, p, PrefixKind::Logger, level);
    return true;
}

bool takeTime(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    const auto clock = timeOfDay(probe);
    if (!clock || !probe.take(' '))
        return false;
    if (!p.clock)
        p.clock = *clock;
    c = probe;
    return true;
}

bool takeKernelClock(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    if (!probe.take('['))
        return false;
    probe.spaces();
    if (isDigit(probe.peek())) { // seconds since the machine started: no time of the day
        probe.number();
        if (!probe.take('.') || probe.cut(6).find_first_not_of("0123456789") != string_view::npos ||
            !probe.take("] "))
            return false;
        c = probe;
        return true;
    }
    if (probe.word().size() != 3 || !probe.take(' '))
        return false;
    auto clock = namedMonthClock(probe, 2000); // a leap year: the 29th of February is a day
    if (!clock || !probe.take(' '))
        return false;
    const auto year = probe.digits(4);
    if (!year || !probe.take("] "))
        return false;
    clock->time = inYear(clock->time, *year);
    clock->hasYear = true;
    setClock(p, *clock);
    c = probe;
    return true;
}

bool takeSyslog(Cursor& c, Prefixed& p, int year)
{
    Cursor probe = c;
    const auto clock = namedMonthClock(probe, year);
    if (!clock || !probe.take(' '))
        return false;
    const auto host = probe.until(' ', 64);
    const auto tag = probe.until(' ', 64);
    if (!host || !tag || !tag->ends_with(':'))
        return false;
    setClock(p, *clock);
    c = probe;
    return true;
}

} // namespace triage::log
