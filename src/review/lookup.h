// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "review/review.h"

#include <string_view>

/// Small questions every room asks of a Review. Pure; what they return points into the Review.
namespace triage::review {

/// The waiver for a finding of that id and step; a waiver without a step fits only a finding without one.
/// nullptr when there is none.
const Waiver* waiverFor(const Review& review, std::string_view finding, std::optional<Step> step);
/// The last answer given for an intake fact: a later one replaces an earlier. nullptr when there is none.
const Answer* answerFor(const Review& review, std::string_view key);
/// The step a loose file was assigned to.
std::optional<Step> stepOf(const Review& review, std::string_view path);

} // namespace triage::review
