// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Sizes of the timeline's drawing, in device-independent pixels.
namespace triage::app::metrics {

inline constexpr int laneHeight = 40;
inline constexpr int axisHeight = 28;
inline constexpr int stepsHeight = 20;
inline constexpr int leastHeader = 148;
inline constexpr int mostHeader = 248;
inline constexpr int edge = 24;    ///< beside the first and last event
inline constexpr int panStep = 64; ///< of a key or an arrow of the scroll bar
inline constexpr double mark = 12;
inline constexpr double causalMark = 15;
inline constexpr double gap = 16;     ///< closer marks are drawn as one
inline constexpr double tickGap = 96; ///< at least between two ticks

} // namespace triage::app::metrics
