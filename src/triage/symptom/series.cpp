// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/series.h"

#include "triage/symptom/measure.h"

#include <algorithm>
#include <map>

namespace triage {
namespace {

struct Point
{
    const log::Event* event = nullptr;
    double value = 0;
};

constexpr std::size_t least = 4;
constexpr double far = 0.6;

const log::Event* below(const std::vector<Point>& points)
{
    std::vector<double> values;
    values.reserve(points.size());
    for (const auto& p : points)
        values.push_back(p.value);
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                     values.end());
    const double median = values[values.size() / 2];
    const log::Event* odd = nullptr;
    for (std::size_t i = 1; i < points.size(); ++i) { // the first may be cold
        if (points[i].value >= far * median)
            continue;
        if (odd)
            return nullptr; // a trend, not an outlier
        odd = points[i].event;
    }
    return odd;
}

} // namespace

const log::Event* oddOneOut(const std::vector<log::Event>& events, const RulePack::Data& pack)
{
    const auto& row = pack.classes.at("rate-row");
    std::map<std::string, std::vector<Point>> series;
    for (const auto& e : events) {
        if (e.kind != log::EventKind::Message || e.level != log::Level::None || !row.matches(e.message))
            continue;
        const auto groups = row.any.front().groups(e.message); // label, value, unit
        if (groups.size() < 4)
            continue;
        const auto* kind = unitKind(groups[3], pack);
        if (kind && kind->higherIsBetter && kind->symptom == Symptom::Performance)
            series[std::string(groups[1])].push_back({&e, numberAtStart(groups[2]).value_or(0)});
    }
    for (const auto& [label, points] : series)
        if (points.size() >= least)
            if (const auto* odd = below(points))
                return odd;
    return nullptr;
}

} // namespace triage
