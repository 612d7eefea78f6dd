// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cases/store.h"
#include "engine/engine.h"

#include <memory>
#include <stop_token>
#include <string>

namespace triage::app {

/// A case that is open in this window: what is stored, what follows from it, and the lock that keeps
/// other instances from writing it.
struct OpenCase
{
    cases::Case value;
    std::shared_ptr<const engine::Analysis> analysis;
    std::shared_ptr<cases::CaseLock> lock;
    bool sourceChanged = false; ///< referenced files are not as they were
};

/// Loads a stored case and analyses its newest bundle. Blocking; any thread.
Result<OpenCase> openStored(const engine::Engine& engine, const cases::Store& store, const std::string& id,
                            const ProgressSink& progress, std::stop_token stop);

/// What the case list shows of it, taken from the analysis.
void summarise(cases::Summary& summary, const engine::Analysis& analysis);

} // namespace triage::app
