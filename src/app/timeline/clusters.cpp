// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/clusters.h"

#include <algorithm>

namespace triage::app {
namespace {

/// Fills count, top and kind from the kinds of [first, last). Nothing is left when all are hidden.
bool summarise(Cluster& cluster, const Lane& lane, const HiddenKinds& hidden)
{
    std::size_t top = cluster.last;
    for (std::size_t i = cluster.first; i < cluster.last; ++i) {
        const MarkKind kind = lane.kinds[i];
        if (hidden.test(std::size_t(kind)))
            continue;
        ++cluster.count;
        if (top == cluster.last || kind < lane.kinds[top])
            top = i;
    }
    if (cluster.count == 0)
        return false;
    cluster.top = top;
    cluster.kind = lane.kinds[top];
    return true;
}

} // namespace

std::vector<Cluster> clustersOf(const Lane& lane, const TimeScale& scale, double gap,
                                const HiddenKinds& hidden)
{
    std::vector<Cluster> out;
    const auto indexAt = [&lane](std::int64_t at) {
        return std::size_t(std::ranges::lower_bound(lane.at, at) - lane.at.begin());
    };
    const std::size_t end = indexAt(scale.atX(scale.width() + gap) + 1);
    for (std::size_t i = indexAt(scale.atX(-gap)); i < end;) {
        Cluster cluster;
        cluster.first = i;
        cluster.last = std::clamp(indexAt(scale.atX(scale.xOf(lane.at[i]) + gap)), i + 1, lane.size());
        // one moment is one mark, however near the next one is
        cluster.last = std::max(cluster.last, indexAt(lane.at[i] + 1));
        i = cluster.last;
        if (!summarise(cluster, lane, hidden))
            continue;
        cluster.x = scale.xOf(lane.at[cluster.top]);
        out.push_back(cluster);
    }
    return out;
}

} // namespace triage::app
