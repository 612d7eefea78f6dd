// SPDX-License-Identifier: Apache-2.0
#include "log/event_parser.h"

#include "log/grammar.h"
#include "log/json_line.h"
#include "log/milestones.h"
#include "log/notices.h"

#include <algorithm>

namespace triage::log {
namespace {

constexpr std::size_t streamLimit = 512; ///< launcher prefixes a log can be untangled by
constexpr std::size_t lineLimit = 64 * 1024;

/// Where a backend logger's line starts in the middle of another process's print; 0 when it does not.
std::size_t backendInside(std::string_view line)
{
    for (const auto name : {std::string_view("] NPUGRAPH_EX("), std::string_view("] TORCHAIR(")}) {
        const auto at = line.find(name);
        if (at == std::string_view::npos)
            continue;
        const auto open = line.rfind('[', at);
        if (open != std::string_view::npos && open > 0 &&
            levelNamed(line.substr(open + 1, at - open - 1)) != Level::None)
            return open;
    }
    return 0;
}

bool graphText(std::string_view text)
{
    return text.starts_with('%') || text.starts_with("File \"");
}

/// The heading of a table whose rows bear names stands far to the right.
bool tabular(std::string_view text)
{
    return text.find('|') != std::string_view::npos || text.find("  ") != std::string_view::npos;
}

} // namespace

EventParser::EventParser(const ScanOptions& options)
    : options_(options), native_([this](Event e) { list_.add(std::move(e)); }),
      report_([this](Event e) { list_.add(std::move(e)); }),
      crash_([this](Event e) { list_.add(std::move(e)); }),
      pytest_(chains_, [this](Event e) { list_.add(std::move(e)); })
{
}

TracebackReader& EventParser::stream(const Origin& launcher)
{
    StreamKey key{launcher.rank.value_or(-1), launcher.pid.value_or(-1), launcher.worker};
    if (streams_.size() >= streamLimit && !streams_.contains(key))
        key = {};
    return streams_.try_emplace(key, chains_, [this](Event e) { list_.add(std::move(e)); }).first->second;
}

void EventParser::line(LineNumber number, ByteOffset offset, std::string_view raw)
{
    const auto text = cleaned(raw.substr(0, lineLimit), storage_);
    const int year = options_.year.value_or(unknownYear);
    const auto shown = head(raw.substr(0, lineLimit), lineLimit);
    if (const auto object = jsonLineIn(text)) {
        jsonLine(*object, {number, offset, shown, {}, 0, {}});
        return;
    }
    if (const auto at = backendInside(text); at > 0) {
        const auto before = stripPrefixes(text.substr(0, at), year);
        if (!trimmed(before.message).empty())
            single({number, offset, shown, before, 0, {}});
        single({number, offset, shown, stripPrefixes(text.substr(at), year), 0, {}});
        return;
    }
    single({number, offset, shown, stripPrefixes(text, year), 0, {}});
}

/// The message and the lines of the exception, all of them at the place of the one line that holds them.
void EventParser::jsonLine(const JsonLine& object, TextLine line)
{
    const int year = options_.year.value_or(unknownYear);
    const auto feed = [&](std::string_view text) {
        line.prefix = stripPrefixes(text, year);
        auto& p = line.prefix;
        if (p.level == Level::None)
            p.level = object.level;
        if (p.kind == PrefixKind::None && object.level != Level::None)
            p.kind = PrefixKind::Logger;
        if (!p.clock)
            p.clock = object.clock;
        if (!p.origin.pid)
            p.origin.pid = object.pid;
        single(line);
    };
    for (std::string_view text : {std::string_view(object.message), std::string_view(object.exception)})
        while (!text.empty()) {
            const auto end = text.find('\n');
            feed(text.substr(0, end));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
}

/// Clocks of one program never go back by days; by hours they do, between time zones. Compared within the
/// year, since some clocks print none, and over its end without alarm.
void EventParser::noteRun(Timestamp time)
{
    using namespace std::chrono;
    const sys_time<microseconds> at{microseconds(time.microseconds)};
    const auto year = year_month_day(floor<days>(at)).year();
    const auto inYear = at - sys_days(year / January / 1);
    if (lastInYear_) {
        const auto back = *lastInYear_ - inYear;
        if (back > hours(26) && back < days(360)) {
            lastPid_.clear();
            ++run_;
        }
    }
    lastInYear_ = duration_cast<microseconds>(inYear);
}

void EventParser::note(Prefixed& prefix)
{
    if (!prefix.clock)
        return;
    clocks_.settle(*prefix.clock);
    if (!prefix.clock->hasDate)
        return;
    noteRun(prefix.clock->time);
    if (!found_.firstTime || prefix.clock->time < *found_.firstTime)
        found_.firstTime = prefix.clock->time;
    if (!found_.lastTime || *found_.lastTime < prefix.clock->time)
        found_.lastTime = prefix.clock->time;
}

void EventParser::single(TextLine line)
{
    note(line.prefix);
    const auto& p = line.prefix;
    if (p.origin.pid)
        lastPid_[p.origin.rank.value_or(-1)] = *p.origin.pid;
    line.run = run_;
    if (const auto near = lastPid_.find(p.origin.rank.value_or(-1)); near != lastPid_.end())
        line.nearPid = near->second;
    switch (p.kind) {
    case PrefixKind::Torch:
        countTorch(line);
        if (p.quiet()) {
            stream(p.launcher).interrupt();
            return;
        }
        break;
    case PrefixKind::Backend:
        backend(line);
        return;
    case PrefixKind::Plog:
        native_.flush();
        if (p.level == Level::Error || p.level == Level::Critical)
            emit(line, EventKind::Plog, p.source);
        return;
    default:
        break;
    }
    if (p.quiet() && p.kind != PrefixKind::Torch) {
        stream(p.launcher).interrupt();
        emit(line, EventKind::Message);
        return;
    }
    loud(line);
}

void EventParser::backend(const TextLine& line)
{
    found_.hasBackendLines = true;
    native_.flush();
    stream(line.prefix.launcher).interrupt();
    if (const auto id = milestoneIn(line.text()); !id.empty()) {
        if (id == "call-done")
            ++found_.completedCalls;
        emit(line, EventKind::Milestone, id);
    } else if (line.prefix.level >= Level::Warning) {
        emit(line, line.prefix.level == Level::Warning ? EventKind::Warning : EventKind::Message,
             line.prefix.source);
    }
}

/// Some loggers put their prefix before a traceback's header only: its bare frames belong to the header.
TracebackReader& EventParser::readerFor(const TextLine& line)
{
    const bool bare = line.prefix.kind == PrefixKind::None && line.prefix.launcher == Origin{};
    if (bare && bareOwner_ && bareOwner_->expects())
        return *bareOwner_;
    auto& own = stream(line.prefix.launcher);
    if (!bare && bareOwner_ == &own && !own.awaitsFrames())
        bareOwner_ = nullptr;
    return own;
}

void EventParser::loud(const TextLine& line)
{
    auto& reader = readerFor(line);
    if (crash_.feed(line) || pytest_.feed(line) || report_.feed(line)) {
        native_.flush();
        reader.interrupt();
        return;
    }
    if (trimmed(line.text()).empty()) {
        reader.feed(line);
        native_.feed(line);
        return;
    }
    if (native_.insists(line) && native_.feed(line))
        return;
    if (reader.feed(line)) {
        native_.flush();
        if (reader.tookDetail() && line.prefix.level == Level::None && indentOf(line.text()) == 0)
            emit(line, EventKind::Message);
        if (reader.awaitsFrames())
            bareOwner_ = &reader;
        else if (bareOwner_ == &reader && line.prefix.launcher != Origin{})
            bareOwner_ = nullptr;
        return;
    }
    if (!native_.feed(line))
        standalone(line);
}

void EventParser::standalone(const TextLine& line)
{
    const auto text = line.text();
    if (const auto name = signalIn(text); !name.empty())
        return emit(line, EventKind::Signal, name);
    if (isOomKiller(text))
        return emit(line, EventKind::OomKiller);
    if (isLauncherReport(text))
        return emit(line, EventKind::Launcher);
    if (isTimeout(text))
        return emit(line, EventKind::Timeout);
    if (line.prefix.level == Level::Warning)
        return emit(line, EventKind::Warning);
    const auto t = trimmed(text);
    if ((indentOf(text) < 8 || tabular(t)) && !graphText(t))
        emit(line, EventKind::Message);
}

/// The first notices of each kind are events, so that there are lines to look at.
void EventParser::countTorch(const TextLine& line)
{
    found_.hasTorchLogLines = true;
    const auto notice = countNotice(line.prefix.artifact, line.prefix.message, found_.counts);
    if (!notice.empty() && countOf(notice, found_.counts) <= noticesKept)
        emit(line, EventKind::Warning, notice);
}

/// A year that some line of the file prints is better than none.
void EventParser::giveYears(std::vector<Event>& events)
{
    const auto printed = clocks_.printedYear();
    if (options_.year || !printed)
        return;
    const int shift = *printed - unknownYear;
    const auto give = [&](Timestamp& time) { time = inYear(time, yearOf(time) + shift); };
    for (Event& e : events)
        if (e.yearAssumed && e.time)
            give(*e.time);
    const Timestamp from{std::int64_t{366} * 2 * 86'400'000'000};
    for (auto* time : {&found_.firstTime, &found_.lastTime})
        if (*time && **time < from)
            give(**time);
}

void EventParser::emit(const TextLine& line, EventKind kind, std::string_view type)
{
    auto event = eventAt(line, kind);
    event.type = type;
    if (kind != EventKind::Message && kind != EventKind::Milestone)
        absorb(event, line.text());
    list_.add(std::move(event));
}

void EventParser::gap()
{
    for (auto& [key, reader] : streams_)
        reader.flush();
    native_.flush();
    report_.flush();
    crash_.flush();
    pytest_.flush();
}

void EventParser::finish(LogEvents& into)
{
    const bool open =
        std::any_of(streams_.begin(), streams_.end(), [](const auto& s) { return s.second.open(); });
    gap();
    into.events = list_.take();
    into.dropped = list_.dropped();
    into.hasTorchLogLines = found_.hasTorchLogLines;
    into.hasBackendLines = found_.hasBackendLines;
    into.completedCalls = found_.completedCalls;
    into.counts = found_.counts;
    into.clocks = clocks_.facts();
    giveYears(into.events);
    into.firstTime = found_.firstTime;
    into.lastTime = found_.lastTime;
    // A traceback without the exception it must end in; other kinds have no end of their own.
    into.endsInsideRecord = open && !into.events.empty() && into.events.back().type.empty() &&
                            into.events.back().kind == EventKind::PythonException;
}

} // namespace triage::log
