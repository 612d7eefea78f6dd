// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/mark_kind.h"
#include "base/step.h"
#include "base/strong.h"
#include "engine/engine.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace triage::app {

/// One event of a lane, beside its time and kind, which the lane keeps in columns of their own.
struct LaneEvent
{
    LineNumber line;
    std::uint32_t file = 0;            ///< index into Timeline::files
    bool ownClock = false;             ///< the line names its time; else it is placed between its neighbours
    bool fine = false;                 ///< its time knows parts of a second
    const std::string* text = nullptr; ///< as printed; the analysis owns it
};

/// What one process or rank printed to one place: its output, or its plogs.
struct Lane
{
    std::optional<Step> step;
    std::optional<int> rank;
    std::optional<int> pid;
    std::string worker; ///< the launcher's name for it
    bool plog = false;
    bool unranked = false; ///< the lines of a log of several ranks that name none: the launcher's, mostly
    bool byLine = false;   ///< none of its lines names a time, while others do: spread over the axis by line
    std::vector<std::uint32_t> files; ///< indices into Timeline::files

    // One entry an event, ascending by time, then line.
    std::vector<std::int64_t> at; ///< microseconds (see Timestamp), or line numbers
    std::vector<MarkKind> kinds;
    std::vector<LaneEvent> events;

    [[nodiscard]] std::size_t size() const { return at.size(); }
};

/// An event by its place in the timeline.
struct EventId
{
    std::size_t lane = 0;
    std::size_t index = 0;
    auto operator<=>(const EventId&) const = default;
};

struct StepSpan
{
    Step step = Step::Eager;
    std::int64_t begin = 0;
    std::int64_t end = 0;
};

/// What had to be assumed about clocks.
struct ClockNotes
{
    bool none = false;        ///< no line of any log names a time: drawn by line
    bool yearAssumed = false; ///< some logs print no year: taken from the run or from other logs
    bool yearUnknown = false; ///< nothing names a year
    bool dateAssumed = false; ///< some lines print the time of the day only
    bool dateUnknown = false;
    bool midnight = false;   ///< a clock without a date passed midnight
    bool newYear = false;    ///< a clock without a year passed the end of a year
    bool someByLine = false; ///< some logs name no time
    bool operator==(const ClockNotes&) const = default;
};

/// Everything the Timeline tab draws: lanes in reading order on one axis. A value that shares the analysis.
struct Timeline
{
    std::shared_ptr<const engine::Analysis> analysis;
    std::vector<std::string> files; ///< BundleFile::path
    std::vector<Lane> lanes;
    std::vector<EventId> inOrder; ///< of all lanes, ascending by time
    std::vector<StepSpan> steps;
    std::int64_t begin = 0; ///< of the first event; microseconds or lines
    std::int64_t end = 0;   ///< of the last
    ClockNotes clock;
    std::optional<EventId> causal;
    bool thinned = false; ///< of some kind the scan kept the first and last events only

    [[nodiscard]] bool empty() const { return inOrder.empty(); }
    [[nodiscard]] const LaneEvent& event(EventId id) const { return lanes[id.lane].events[id.index]; }
    [[nodiscard]] MarkKind kind(EventId id) const { return lanes[id.lane].kinds[id.index]; }
    [[nodiscard]] std::int64_t at(EventId id) const { return lanes[id.lane].at[id.index]; }
    [[nodiscard]] const std::string& file(EventId id) const { return files[event(id).file]; }
};

} // namespace triage::app
