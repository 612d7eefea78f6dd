// SPDX-License-Identifier: Apache-2.0
#include "app/files/jump_history.h"

#include <cstdlib>

namespace triage::app {
namespace {

constexpr std::int64_t samePlace = 3; ///< lines
constexpr std::size_t mostPlaces = 200;

bool isSame(const JumpHistory::Place& a, const JumpHistory::Place& b)
{
    return a.path == b.path && std::abs(a.line.value - b.line.value) <= samePlace;
}

void keep(std::vector<JumpHistory::Place>& places, const JumpHistory::Place& place)
{
    if (!places.empty() && isSame(places.back(), place))
        return;
    places.push_back(place);
    if (places.size() > mostPlaces)
        places.erase(places.begin());
}

std::optional<JumpHistory::Place> take(std::vector<JumpHistory::Place>& from,
                                       std::vector<JumpHistory::Place>& to, const JumpHistory::Place& here)
{
    while (!from.empty() && isSame(from.back(), here))
        from.pop_back();
    if (from.empty())
        return std::nullopt;
    const JumpHistory::Place there = from.back();
    from.pop_back();
    keep(to, here);
    return there;
}

} // namespace

void JumpHistory::leave(const Place& place)
{
    ahead_.clear();
    keep(behind_, place);
}

std::optional<JumpHistory::Place> JumpHistory::back(const Place& here)
{
    return take(behind_, ahead_, here);
}

std::optional<JumpHistory::Place> JumpHistory::forward(const Place& here)
{
    return take(ahead_, behind_, here);
}

void JumpHistory::clear()
{
    behind_.clear();
    ahead_.clear();
}

} // namespace triage::app
