// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/time_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace triage::app {
namespace {

constexpr double edge = 24;      // pixels beside the first and last event, for their marks
constexpr double leastSpan = 20; // units from edge to edge: 20 µs, 20 lines
constexpr std::int64_t second = 1'000'000;
constexpr std::array<std::int64_t, 18> clockSteps = {
    1 * second,    2 * second,    5 * second,     10 * second,    15 * second,    30 * second,
    60 * second,   120 * second,  300 * second,   600 * second,   900 * second,   1800 * second,
    3600 * second, 7200 * second, 10800 * second, 21600 * second, 43200 * second, 86400 * second};

/// 1, 2 or 5 times a power of ten.
std::int64_t roundStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(std::max(least, 1.0))));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least)
            return std::llround(factor * power);
    return std::llround(10 * power);
}

std::int64_t clockStep(double least)
{
    if (least <= double(second) / 2)
        return roundStep(least);
    for (const std::int64_t step : clockSteps)
        if (double(step) >= least)
            return step;
    const double days = least / double(clockSteps.back());
    return roundStep(days) * clockSteps.back();
}

} // namespace

void TimeScale::setRange(std::int64_t begin, std::int64_t end)
{
    begin_ = begin;
    end_ = std::max(end, begin + 1);
    fit();
}

void TimeScale::setWidth(double pixels)
{
    const bool all = showsAll();
    width_ = std::max(pixels, 4 * edge);
    if (all)
        fit();
    else
        clamp();
}

double TimeScale::margin() const
{
    return double(end_ - begin_) * edge / std::max(width_ - 2 * edge, edge);
}

double TimeScale::wholeSpan() const
{
    return std::max(double(end_ - begin_) + 2 * margin(), leastSpan);
}

double TimeScale::xOf(std::int64_t at) const
{
    return (double(at - begin_) - from_) / span_ * width_;
}

std::int64_t TimeScale::atX(double x) const
{
    return begin_ + std::llround(from_ + x / width_ * span_);
}

void TimeScale::zoomAt(double x, double factor)
{
    const double held = from_ + x / width_ * span_;
    span_ = std::clamp(span_ / factor, leastSpan, wholeSpan());
    from_ = held - x / width_ * span_;
    clamp();
}

void TimeScale::pan(double pixels)
{
    from_ += pixels / width_ * span_;
    clamp();
}

void TimeScale::fit()
{
    span_ = wholeSpan();
    from_ = (double(end_ - begin_) - span_) / 2;
}

void TimeScale::show(std::int64_t begin, std::int64_t end)
{
    const double wanted = std::max(double(end - begin), leastSpan / 2);
    span_ = std::clamp(wanted * 1.1, leastSpan, wholeSpan());
    from_ = double(begin - begin_) - (span_ - double(end - begin)) / 2;
    clamp();
}

void TimeScale::reveal(std::int64_t at)
{
    const double x = xOf(at);
    if (x < edge || x > width_ - edge)
        pan(x - width_ / 2);
}

std::int64_t TimeScale::viewBegin() const
{
    return atX(0);
}

std::int64_t TimeScale::viewEnd() const
{
    return atX(width_);
}

bool TimeScale::showsAll() const
{
    return span_ >= wholeSpan() * 0.999;
}

bool TimeScale::isClosest() const
{
    return span_ <= leastSpan;
}

void TimeScale::clamp()
{
    span_ = std::clamp(span_, leastSpan, wholeSpan());
    const double whole = wholeSpan();
    const double least = (double(end_ - begin_) - whole) / 2;
    from_ = std::clamp(from_, least, least + whole - span_);
}

Ticks ticksOf(const TimeScale& scale, double pixels, bool clock)
{
    const double perPixel = double(scale.viewEnd() - scale.viewBegin()) / scale.width();
    Ticks ticks;
    ticks.step = clock ? clockStep(perPixel * pixels) : roundStep(perPixel * pixels);
    const std::int64_t from = scale.viewBegin();
    std::int64_t first = from - from % ticks.step;
    if (first < from)
        first += ticks.step;
    for (std::int64_t at = first; at <= scale.viewEnd(); at += ticks.step)
        ticks.at.push_back(at);
    return ticks;
}

} // namespace triage::app
