// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/timeline_builder.h"

#include "app/timeline/file_clock.h"
#include "app/timeline/lane_sorter.h"
#include "app/timeline/verdict_marks.h"
#include "log/event_list.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace triage::app {
namespace {

/// Brings the columns of a lane into order by time, then file, then line.
void sortLane(Lane& lane)
{
    std::vector<std::size_t> order(lane.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto before = [&](std::size_t a, std::size_t b) {
        const LaneEvent& x = lane.events[a];
        const LaneEvent& y = lane.events[b];
        return std::tie(lane.at[a], x.file, x.line) < std::tie(lane.at[b], y.file, y.line);
    };
    if (std::is_sorted(order.begin(), order.end(), before))
        return;
    std::sort(order.begin(), order.end(), before);
    Lane sorted;
    sorted.at.reserve(lane.size());
    sorted.kinds.reserve(lane.size());
    sorted.events.reserve(lane.size());
    for (const std::size_t i : order) {
        sorted.at.push_back(lane.at[i]);
        sorted.kinds.push_back(lane.kinds[i]);
        sorted.events.push_back(lane.events[i]);
    }
    lane.at = std::move(sorted.at);
    lane.kinds = std::move(sorted.kinds);
    lane.events = std::move(sorted.events);
}

/// Whether some kind that is drawn came up more often than the scan keeps. Plain lines are not drawn.
bool thinned(const log::LogEvents& log)
{
    std::map<log::EventKind, std::size_t> kept;
    if (log.dropped > 0)
        for (const log::Event& event : log.events)
            if (onTimeline(event))
                ++kept[event.kind];
    return std::ranges::any_of(kept,
                               [](const auto& kind) { return kind.second >= 2 * log::EventList::keep; });
}

class Builder
{
public:
    Builder(Timeline& timeline, std::optional<Step> step, const std::stop_token& stop)
        : timeline_(timeline), analysis_(*timeline.analysis), step_(step), stop_(stop),
          frame_(clockFrameOf(analysis_)), sorter_(timeline, analysis_), marks_(analysis_)
    {
    }

    void build()
    {
        for (const bundle::BundleFile& file : analysis_.facts.files)
            if (const auto log = analysis_.logs.find(file.path);
                log != analysis_.logs.end() && log->second && (!step_ || file.step == step_))
                addFile(file, *log->second);
        for (Lane& lane : timeline_.lanes)
            sortLane(lane);
        orderLanes();
        settleAxis();
        listAll();
    }

private:
    void addFile(const bundle::BundleFile& file, const log::LogEvents& log)
    {
        timeline_.thinned = timeline_.thinned || thinned(log);
        const auto index = std::uint32_t(timeline_.files.size());
        timeline_.files.push_back(file.path);
        const std::vector<PlacedEvent> placed = placeEvents(log, frame_, timeline_.clock);
        noteClocks(log.clocks);
        hasClock_ = hasClock_ || !placed.empty();
        sorter_.beginFile(file, log, index);
        marks_.beginFile(file.path);
        for (std::size_t i = 0; i < log.events.size() && !stop_.stop_requested(); ++i)
            addEvent(log.events[i], placed.empty() ? nullptr : &placed[i], marks_.take(log.events[i]), index);
        for (const VerdictMarks::Role& role : marks_.rest())
            addLine(role, log, placed, index);
    }

    /// What the scan had to do to the clocks, beside what was done here.
    void noteClocks(const log::ClockFacts& facts)
    {
        ClockNotes& notes = timeline_.clock;
        notes.yearAssumed = notes.yearAssumed || (facts.yearAssumed && !notes.yearUnknown);
        notes.newYear = notes.newYear || facts.yearWrapped;
        notes.midnight = notes.midnight || facts.dayWrapped;
    }

    /// A line that is no event goes where the event above it is.
    void addLine(const VerdictMarks::Role& role, const log::LogEvents& log,
                 const std::vector<PlacedEvent>& placed, std::uint32_t index)
    {
        const auto above = std::ranges::upper_bound(log.events, role.line, {}, &log::Event::line);
        const auto at = above == log.events.begin() ? 0 : std::size_t(above - log.events.begin()) - 1;
        log::Event event = log.events.empty() ? log::Event() : log.events[at];
        event.line = role.line;
        const PlacedEvent near{placed.empty() ? 0 : placed[at].at, false};
        addEvent(event, placed.empty() ? nullptr : &near, role, index);
    }

    void addEvent(const log::Event& event, const PlacedEvent* placed,
                  const std::optional<VerdictMarks::Role>& role, std::uint32_t index)
    {
        if (!role && !onTimeline(event))
            return;
        Lane& lane = sorter_.laneOf(event);
        lane.byLine = lane.byLine || placed == nullptr;
        lane.at.push_back(placed != nullptr ? placed->at : event.line.value);
        lane.kinds.push_back(role ? role->kind : markKindOf(event));
        lane.events.push_back({role ? role->line : event.line, index, placed != nullptr && placed->own,
                               event.fineTime, role ? role->text : &event.text});
    }

    /// By step, rank, pid; a process' output before its plogs.
    void orderLanes()
    {
        const auto key = [](const Lane& lane) {
            return std::tuple(lane.step ? number(*lane.step) : 6, !lane.rank, lane.rank, lane.worker,
                              lane.rank ? std::nullopt : lane.pid, lane.plog, lane.files);
        };
        std::ranges::stable_sort(timeline_.lanes, {}, key);
    }

    void settleAxis()
    {
        timeline_.clock.none = !hasClock_ && !timeline_.lanes.empty();
        if (!hasClock_)
            for (Lane& lane : timeline_.lanes)
                lane.byLine = false; // all are: no lane differs
        measure([](const Lane& lane) { return !lane.byLine; });
        for (Lane& lane : timeline_.lanes)
            if (lane.byLine)
                spread(lane);
    }

    template <typename Wanted>
    void measure(Wanted wanted)
    {
        bool first = true;
        for (const Lane& lane : timeline_.lanes) {
            if (!wanted(lane) || lane.at.empty())
                continue;
            timeline_.begin = first ? lane.at.front() : std::min(timeline_.begin, lane.at.front());
            timeline_.end = first ? lane.at.back() : std::max(timeline_.end, lane.at.back());
            first = false;
            if (lane.step && hasClock_)
                widen(*lane.step, lane.at.front(), lane.at.back());
        }
    }

    void widen(Step step, std::int64_t begin, std::int64_t end)
    {
        const auto known = std::ranges::find(timeline_.steps, step, &StepSpan::step);
        if (known == timeline_.steps.end()) {
            timeline_.steps.push_back({step, begin, end});
            return;
        }
        known->begin = std::min(known->begin, begin);
        known->end = std::max(known->end, end);
    }

    /// Lines that name no time, over the time of their step where that is known, else over all of it.
    void spread(Lane& lane)
    {
        timeline_.clock.someByLine = true;
        std::int64_t begin = timeline_.begin;
        std::int64_t end = timeline_.end;
        for (const StepSpan& span : timeline_.steps)
            if (lane.step == span.step)
                std::tie(begin, end) = std::pair(span.begin, span.end);
        std::int64_t lines = 1;
        for (const std::uint32_t file : lane.files)
            if (const auto log = analysis_.logs.find(timeline_.files[file]); log != analysis_.logs.end())
                lines = std::max(lines, log->second->lines);
        for (std::int64_t& at : lane.at)
            at = begin + std::int64_t(double(end - begin) * double(std::min(at, lines)) / double(lines));
    }

    void listAll()
    {
        for (std::size_t lane = 0; lane < timeline_.lanes.size(); ++lane)
            for (std::size_t i = 0; i < timeline_.lanes[lane].size(); ++i) {
                timeline_.inOrder.push_back({lane, i});
                if (timeline_.lanes[lane].kinds[i] == MarkKind::Causal && !timeline_.causal)
                    timeline_.causal = EventId{lane, i};
            }
        std::stable_sort(timeline_.inOrder.begin(), timeline_.inOrder.end(),
                         [this](EventId a, EventId b) { return timeline_.at(a) < timeline_.at(b); });
    }

    Timeline& timeline_;
    const engine::Analysis& analysis_;
    std::optional<Step> step_;
    const std::stop_token& stop_;
    ClockFrame frame_;
    LaneSorter sorter_;
    VerdictMarks marks_;
    bool hasClock_ = false;
};

} // namespace

Timeline timelineOf(std::shared_ptr<const engine::Analysis> analysis, std::optional<Step> step,
                    std::stop_token stop)
{
    Timeline timeline;
    timeline.analysis = std::move(analysis);
    if (timeline.analysis)
        Builder(timeline, step, stop).build();
    return timeline;
}

} // namespace triage::app
