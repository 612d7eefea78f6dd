// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/events.h"

#include <array>
#include <deque>

namespace triage::log {

/// Keeps the first and the last 1,000 events of every kind and counts the others, so that a million
/// tracebacks cost what two thousand do.
class EventList
{
public:
    static constexpr std::size_t keep = 1000;

    void add(Event event);
    /// In file order. Empties the list.
    std::vector<Event> take();
    [[nodiscard]] std::int64_t dropped() const { return dropped_; }

private:
    struct Kind
    {
        std::vector<Event> first;
        std::deque<Event> last;
    };
    std::array<Kind, static_cast<std::size_t>(EventKind::Message) + 1> kinds_;
    std::int64_t dropped_ = 0;
};

} // namespace triage::log
