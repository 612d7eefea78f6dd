// SPDX-License-Identifier: Apache-2.0
#include "log/text_line.h"

#include "log/clock_keeper.h"
#include "log/grammar.h"

#include <algorithm>

namespace triage::log {
namespace {

std::optional<int> signedAfter(std::string_view text, std::string_view key)
{
    const auto at = text.find(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    Cursor c(text.substr(at + key.size()));
    return c.number(); // "-1" is no rank: nothing is taken
}

/// `(PID:19709, Device:0, RankID:3)`
void absorbTrailer(Event& event, std::string_view text)
{
    if (const auto pid = signedAfter(text, "(PID:"); pid && !event.origin.pid)
        event.origin.pid = pid;
    if (const auto rank = signedAfter(text, "RankID:"); rank && !event.origin.rank)
        event.origin.rank = rank;
    if (event.time)
        return;
    Cursor c(text.substr(text.find("[ERROR] ") + 8));
    if (const auto clock = longClock(c))
        event.time = clock->time;
}

/// The event's time, in the year of `other` where its own is only assumed.
Timestamp sameYear(const Event& event, Timestamp other)
{
    return event.yearAssumed ? inYear(*event.time, yearOf(other)) : *event.time;
}

} // namespace

std::string_view head(std::string_view text, std::size_t limit)
{
    if (text.size() <= limit)
        return text;
    while (limit > 0 && (static_cast<unsigned char>(text[limit]) & 0xC0U) == 0x80U)
        --limit;
    return text.substr(0, limit);
}

Event eventAt(const TextLine& line, EventKind kind)
{
    Event event;
    event.kind = kind;
    event.level = line.prefix.level;
    event.line = event.first = event.last = line.number;
    event.offset = line.offset;
    event.text = head(line.raw, keptText);
    event.message = head(trimmed(line.text()), keptText);
    event.origin = line.prefix.origin;
    event.source = line.prefix.source;
    event.run = line.run;
    event.nearPid = line.nearPid;
    if (line.prefix.clock) {
        event.time = line.prefix.clock->time;
        event.fineTime = line.prefix.clock->fine;
        event.yearAssumed = line.prefix.clock->hasDate && !line.prefix.clock->hasYear;
    }
    return event;
}

void absorb(Event& event, std::string_view text)
{
    for (auto& code : codesIn(text))
        if (event.codes.size() < 16 &&
            std::find(event.codes.begin(), event.codes.end(), code) == event.codes.end())
            event.codes.push_back(std::move(code));
    bool fine = false;
    if (const auto time = payloadTime(text, fine);
        time && fine && (!event.fineTime || *time < sameYear(event, *time))) {
        event.time = time; // when it happened, which is never after it was printed
        event.fineTime = true;
        event.yearAssumed = false;
    }
    if (const auto pid = signedAfter(text, "[PID: "); pid && !event.origin.pid)
        event.origin.pid = pid;
    if (isTrailer(trimmed(text)))
        absorbTrailer(event, text);
}

void addDetail(Event& event, const TextLine& line)
{
    event.last = line.number;
    absorb(event, line.text());
    if (event.detail.size() >= detailLimit)
        return;
    const auto text = head(line.text(), keptDetail);
    const auto printed = head(line.raw, keptDetail);
    event.detail.push_back({line.number, line.offset, std::string(text),
                            printed == text ? std::string() : std::string(printed)});
}

} // namespace triage::log
