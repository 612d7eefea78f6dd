// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engine.h"

#include <memory>
#include <utility>

namespace triage::app {

/// The engine with the rules that judge from now on. Window's thread; a job takes what `get` returns along,
/// so that other rules disturb nothing that runs.
class EngineInUse
{
public:
    explicit EngineInUse(engine::Engine engine)
        : engine_(std::make_shared<const engine::Engine>(std::move(engine)))
    {
    }
    [[nodiscard]] std::shared_ptr<const engine::Engine> get() const { return engine_; }
    void set(engine::Engine engine) { engine_ = std::make_shared<const engine::Engine>(std::move(engine)); }

private:
    std::shared_ptr<const engine::Engine> engine_;
};

} // namespace triage::app
