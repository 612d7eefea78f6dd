// SPDX-License-Identifier: Apache-2.0
#include "view/colour/contrast.h"

#include <algorithm>
#include <cmath>

namespace triage::view {
namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor readableOn(const QColor& ground, const QColor& wanted, double ratio)
{
    if (contrast(ground, wanted) >= ratio)
        return wanted;
    const bool toWhite = contrast(ground, Qt::white) > contrast(ground, Qt::black);
    float hue = 0;
    float saturation = 0;
    float lightness = 0;
    wanted.getHslF(&hue, &saturation, &lightness);
    constexpr int steps = 40;
    for (int i = 1; i <= steps; ++i) {
        const float part = static_cast<float>(i) / steps;
        const float moved = toWhite ? lightness + (1 - lightness) * part : lightness * (1 - part);
        const QColor tried = QColor::fromHslF(std::max(0.0F, hue), saturation, moved);
        if (contrast(ground, tried) >= ratio)
            return tried;
    }
    return toWhite ? QColor(Qt::white) : QColor(Qt::black);
}

} // namespace triage::view
