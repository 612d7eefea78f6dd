// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/engine_in_use.h"
#include "cases/store.h"

namespace triage::app {

class Jobs;
class Settings;
class Speech;
class Theme;

/// What the parts of the window share. Owned by main(), outlives every widget.
struct Desk
{
    const engine::Engine& engine; ///< for words and reports, which no rule pack changes
    EngineInUse& judging;
    const cases::Store& store;
    Jobs& jobs;
    Settings& settings;
    Speech& speech;
    Theme& theme;
};

} // namespace triage::app
