// SPDX-License-Identifier: Apache-2.0
#include "log/event_list.h"

#include <algorithm>
#include <iterator>

namespace triage::log {

void EventList::add(Event event)
{
    auto& kind = kinds_[static_cast<std::size_t>(event.kind)];
    if (kind.first.size() < keep) {
        kind.first.push_back(std::move(event));
        return;
    }
    kind.last.push_back(std::move(event));
    if (kind.last.size() > keep) {
        kind.last.pop_front();
        ++dropped_;
    }
}

std::vector<Event> EventList::take()
{
    std::vector<Event> all;
    for (auto& kind : kinds_) {
        std::move(kind.first.begin(), kind.first.end(), std::back_inserter(all));
        std::move(kind.last.begin(), kind.last.end(), std::back_inserter(all));
        kind = {};
    }
    std::stable_sort(all.begin(), all.end(), [](const Event& a, const Event& b) { return a.line < b.line; });
    return all;
}

} // namespace triage::log
