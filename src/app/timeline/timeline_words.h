// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/timeline.h"

#include <QString>
#include <QStringList>

/// How the Timeline tab says times, lanes and events, in the language tr() speaks now.
namespace triage::app {

/// A moment, as exact as `step` asks (microseconds): "10:20:37", "10:20:37.412", "line 1,204".
QString tickText(const Timeline& timeline, std::int64_t at, std::int64_t step);
/// What all ticks share: "2026-12-01", or nothing.
QString dayText(const Timeline& timeline, std::int64_t at);
/// In full: "2026-12-01 10:20:37.412", "about 10:20:37", "line 1,204".
QString momentText(const Timeline& timeline, EventId id);
/// "3.2 s", "412 ms", "1,204 lines"
QString spanText(const Timeline& timeline, std::int64_t span);

/// "Step 5, rank 1, pid 4711"
QString laneTitle(const Lane& lane);
/// "stdout_stderr.log", "3 plog files"
QString laneFiles(const Timeline& timeline, const Lane& lane);

/// The kind in words; the causal line of a case that did not crash is the line that states the symptom.
QString kindText(const Timeline& timeline, MarkKind kind);
/// "path:line"
QString placeText(const Timeline& timeline, EventId id);
/// The line as printed, control characters visible, cut at `most` characters.
QString lineText(const Timeline& timeline, EventId id, qsizetype most = 400);
/// All of it in one sentence, for a screen reader.
QString spokenEvent(const Timeline& timeline, EventId id);

/// What was assumed about clocks, one sentence each.
QStringList clockSentences(const ClockNotes& notes);

} // namespace triage::app
