// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <array>
#include <cstdint>

namespace triage::log {
struct Event;
}

namespace triage::app {

/// What an event is on the timeline. In order of weight: where several meet, the first is the one drawn.
enum class MarkKind : std::uint8_t {
    Causal,
    Cascade,
    Error,
    NativeError, ///< of CANN, torch_npu or a plog
    Warning,
    Notice, ///< torch's own of a run that goes on: graph breaks, recompiles
    Limit,  ///< capture_limit reached
    Recapture,
    CaptureBegun,
    Captured,
    Replayed,
    CompileBegun,
    PassesDone,
    CallDone,
    Other, ///< the other milestones
};
inline constexpr std::size_t markKindCount = std::size_t(MarkKind::Other) + 1;
constexpr std::array<MarkKind, markKindCount> allMarkKinds()
{
    std::array<MarkKind, markKindCount> kinds{};
    for (std::size_t i = 0; i < markKindCount; ++i)
        kinds[i] = MarkKind(i);
    return kinds;
}

constexpr bool isFailure(MarkKind kind)
{
    return kind <= MarkKind::NativeError;
}

/// In the language tr() speaks now.
QString word(MarkKind kind);

/// Whether the timeline shows such an event, judged by itself: the verdict's roles come later.
bool onTimeline(const log::Event& event);
MarkKind markKindOf(const log::Event& event);

} // namespace triage::app
