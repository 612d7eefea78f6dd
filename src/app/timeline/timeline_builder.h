// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/timeline.h"

#include <stop_token>

namespace triage::app {

/// Brings the events of all logs onto one axis. `step`: only what that step's folder holds. Pure; any thread;
/// a million events take about a second. Stopped, it returns what is there.
Timeline timelineOf(std::shared_ptr<const engine::Analysis> analysis, std::optional<Step> step = {},
                    std::stop_token stop = {});

} // namespace triage::app
