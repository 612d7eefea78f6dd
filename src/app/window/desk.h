// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cases/store.h"
#include "engine/engine.h"

namespace triage::app {

class Jobs;
class Settings;
class Speech;
class Theme;

/// What the parts of the window share. Owned by main(), outlives every widget.
struct Desk
{
    const engine::Engine& engine;
    const cases::Store& store;
    Jobs& jobs;
    Settings& settings;
    Speech& speech;
    Theme& theme;
};

} // namespace triage::app
