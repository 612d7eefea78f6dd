// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

namespace triage::app {

/// A mark on its lane, in pixels.
struct Extent
{
    double x = 0;     ///< its middle
    double half = 0;  ///< how far it reaches to each side, with its ring
    double label = 0; ///< width of the number beside it; 0: it has none
};

/// Where each number begins so that it lies on no mark and no other number: right of its mark, else left of
/// it; none where there is no room. `marks` are in order; `width` is where the lane ends.
std::vector<std::optional<double>> labelPlaces(const std::vector<Extent>& marks, double width);

} // namespace triage::app
