// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cases/store.h"
#include "engine/engine.h"

#include <filesystem>
#include <utility>

namespace triage::app {

/// The store's folder for what is being imported. Let go of, it and what is in it is removed, unless a case
/// took it over.
class Staging
{
public:
    Staging(const cases::Store& store, std::filesystem::path files) : store_(store), files_(std::move(files))
    {
    }
    ~Staging()
    {
        if (!files_.empty())
            store_.discardIncoming(files_);
    }
    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;
    [[nodiscard]] const std::filesystem::path& files() const { return files_; }
    void keep() { files_.clear(); }

private:
    const cases::Store& store_;
    std::filesystem::path files_;
};

/// A bundle that was imported and waits to become part of a case.
struct Arrival
{
    Staging staging;
    engine::Analysis analysis;
    std::filesystem::path source; ///< as given
};

} // namespace triage::app
