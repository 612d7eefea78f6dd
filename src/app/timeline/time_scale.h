// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace triage::app {

/// What part of the axis is seen, and where a moment stands in it. Units are those of the timeline:
/// microseconds, or lines. Pixels are device-independent and count from the left edge of the drawing.
class TimeScale
{
public:
    /// The whole axis. Shows all of it.
    void setRange(std::int64_t begin, std::int64_t end);
    void setWidth(double pixels);

    [[nodiscard]] double xOf(std::int64_t at) const;
    [[nodiscard]] std::int64_t atX(double x) const;

    /// `factor` above 1 shows less. What stands at `x` stays there.
    void zoomAt(double x, double factor);
    void pan(double pixels);
    void fit();
    void show(std::int64_t begin, std::int64_t end);
    /// Pans as far as needed for `at` to be seen.
    void reveal(std::int64_t at);

    [[nodiscard]] std::int64_t viewBegin() const;
    [[nodiscard]] std::int64_t viewEnd() const;
    [[nodiscard]] std::int64_t begin() const { return begin_; }
    [[nodiscard]] std::int64_t end() const { return end_; }
    [[nodiscard]] double width() const { return width_; }
    [[nodiscard]] bool showsAll() const;
    [[nodiscard]] bool isClosest() const; ///< no further zoom

private:
    [[nodiscard]] double margin() const; ///< beside the first and last event, in units
    [[nodiscard]] double wholeSpan() const;
    void clamp();

    std::int64_t begin_ = 0;
    std::int64_t end_ = 1;
    double width_ = 1;
    double from_ = 0; ///< left edge, in units behind begin_
    double span_ = 1; ///< from edge to edge
};

struct Ticks
{
    std::int64_t step = 1; ///< between two of them
    std::vector<std::int64_t> at;
};
/// Round moments or line numbers at least `pixels` apart. `clock`: units are microseconds.
Ticks ticksOf(const TimeScale& scale, double pixels, bool clock);

} // namespace triage::app
