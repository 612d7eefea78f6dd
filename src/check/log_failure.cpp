// SPDX-License-Identifier: Apache-2.0
#include "check/log_failure.h"

#include <algorithm>

namespace triage::check {
namespace {

using log::Event;
using log::EventKind;
using log::Level;

// Counted from the line that says it: what follows may belong to its message or not. After the exception come
// torch's exit statistics (some 35 lines a rank) and the launcher's summary.
constexpr std::int64_t farthestFromEnd = 600;
constexpr std::int64_t exitStatistics = 50;

/// Dynamo logs the exceptions it handles at V, D, I and W; Python's own hook prints without a level.
bool endsAProgram(const Event& event)
{
    switch (event.kind) {
    case EventKind::PythonException:
        return (event.level == Level::None || event.level >= Level::Error) &&
               !event.heading.starts_with("Exception ignored");
    case EventKind::Signal:
    case EventKind::OomKiller:
    case EventKind::Terminate:
    case EventKind::Launcher:
        return true;
    default:
        return false;
    }
}

} // namespace

const Event* lastFatal(const log::LogEvents& events)
{
    const auto it = std::find_if(events.events.rbegin(), events.events.rend(), endsAProgram);
    return it == events.events.rend() ? nullptr : &*it;
}

const Event* fatalEvent(const log::LogEvents& events)
{
    const Event* last = lastFatal(events);
    return last && events.lines - last->line.value <= farthestFromEnd ? last : nullptr;
}

const Event* closingError(const log::LogEvents& events)
{
    const Event* last = lastFatal(events);
    return last && !last->type.empty() && events.lines - last->line.value <= exitStatistics ? last : nullptr;
}

bool endsInTraceback(const log::LogEvents& events)
{
    if (events.events.empty())
        return false;
    const Event& last = events.events.back();
    // Up to four lines a frame: place, source, marker, elided lines.
    const auto longest = 4 * static_cast<std::int64_t>(last.frames.size() + 1);
    return last.kind == EventKind::PythonException && last.type.empty() &&
           events.lines - last.first.value <= longest;
}

} // namespace triage::check
