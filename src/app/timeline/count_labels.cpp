// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/count_labels.h"

#include <algorithm>

namespace triage::app {
namespace {

constexpr double pad = 3;

} // namespace

std::vector<std::optional<double>> labelPlaces(const std::vector<Extent>& marks, double width)
{
    std::vector<double> ends(marks.size(), width); // where what follows begins
    for (std::size_t i = marks.size(); i-- > 1;)
        ends[i - 1] = std::min(ends[i], marks[i].x - marks[i].half);
    std::vector<std::optional<double>> places(marks.size());
    double taken = 0; // up to here, by marks and numbers at the left
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const Extent& mark = marks[i];
        const double right = mark.x + mark.half + pad;
        const double left = mark.x - mark.half - pad - mark.label;
        if (mark.label > 0 && right >= taken && right + mark.label <= ends[i])
            places[i] = right;
        else if (mark.label > 0 && left >= taken && left + mark.label <= ends[i])
            places[i] = left;
        taken = std::max(taken, mark.x + mark.half);
        if (places[i])
            taken = std::max(taken, *places[i] + mark.label);
    }
    return places;
}

} // namespace triage::app
