// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/time_scale.h"
#include "app/timeline/timeline.h"

#include <bitset>
#include <vector>

namespace triage::app {

using HiddenKinds = std::bitset<markKindCount>;

/// Neighbouring events of a lane that are drawn as one mark.
struct Cluster
{
    double x = 0;          ///< of its weightiest event
    std::size_t first = 0; ///< events [first, last) of the lane; hidden ones among them
    std::size_t last = 0;
    std::size_t count = 0;           ///< without the hidden ones
    std::size_t top = 0;             ///< the weightiest event
    MarkKind kind = MarkKind::Other; ///< its kind
};

/// The clusters of the part of a lane that is seen, left to right, at least `gap` pixels apart. Costs a
/// binary search a cluster and one look at the kind of each event that is seen, however many there are.
std::vector<Cluster> clustersOf(const Lane& lane, const TimeScale& scale, double gap,
                                const HiddenKinds& hidden);

} // namespace triage::app
