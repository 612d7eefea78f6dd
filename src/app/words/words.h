// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "check/facts.h"
#include "triage/verdict.h"
#include "workflow/terms.h"

#include <QString>

#include <cstdint>

/// How the window spells the engine's values, in the language tr() speaks now. Each state has a word
/// and an icon; colours are the theme's.
namespace triage::app {

QString word(StepState state);
QString word(Completeness state);
QString word(Severity severity);
QString word(Symptom symptom);
QString word(check::SlotState state);
QString word(check::IntakeState state);
QString word(ErrorKind kind);
/// "compile-error", never translated: the short name of a sub-skill.
QString shortName(Route route);
/// "Hand over to compile-error diagnosis"
QString headline(Route route);
/// "compile-error diagnosis"
QString specialist(Route route);

QString iconName(StepState state);
QString iconName(Completeness state);
QString iconName(Severity severity);

/// "1.2 MiB"
QString sizeText(std::int64_t bytes);
/// "0.4 s", "2 min 5 s"
QString durationText(std::int64_t milliseconds);
/// "2026-12-01 10:20:37", as the log or marker says it
QString timeText(Timestamp time);
/// Between short facts in a row.
QString separator();
/// "1,234"
QString countText(std::int64_t count);

} // namespace triage::app
