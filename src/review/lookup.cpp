// SPDX-License-Identifier: Apache-2.0
#include "review/lookup.h"

#include <algorithm>

namespace triage::review {
namespace {

template <typename List, typename Match>
auto lastOf(const List& list, Match match) -> const typename List::value_type*
{
    const auto it = std::find_if(list.rbegin(), list.rend(), match);
    return it == list.rend() ? nullptr : &*it;
}

} // namespace

const Waiver* waiverFor(const Review& review, std::string_view finding, std::optional<Step> step)
{
    return lastOf(review.waivers, [&](const Waiver& w) { return w.finding == finding && w.step == step; });
}

const Answer* answerFor(const Review& review, std::string_view key)
{
    return lastOf(review.answers, [&](const Answer& a) { return a.key == key && !a.value.empty(); });
}

std::optional<Step> stepOf(const Review& review, std::string_view path)
{
    const Assignment* found = lastOf(review.assignments, [&](const Assignment& a) { return a.path == path; });
    return found ? std::optional(found->step) : std::nullopt;
}

} // namespace triage::review
