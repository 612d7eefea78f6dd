// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cases/open_case.h"
#include "app/import/arrival.h"
#include "bundle/import.h"

#include <filesystem>
#include <optional>
#include <string>

namespace triage::app {

/// What the user brought in: an archive, folder or log, or text from the clipboard.
struct ImportInput
{
    std::filesystem::path path; ///< empty for text
    std::string text{};
    bool isAddition = false; ///< to the open case
    [[nodiscard]] bool isText() const { return path.empty(); }
};

/// A new case, or the id of the one that the same archive, folder or log became before, or what is to be
/// added to a case.
struct ImportResult
{
    std::optional<OpenCase> opened;
    std::string known;
    std::shared_ptr<Arrival> arrival;
};

/// Imports into the store and makes a case of it, unless it is a case already. On failure nothing is left
/// in the store. Blocking; any thread.
Result<ImportResult> importCase(const engine::Engine& engine, const cases::Store& store,
                                const ImportInput& input, const bundle::ImportObserver& observer,
                                const std::shared_ptr<bundle::ImportPriority>& priority,
                                std::stop_token stop);

} // namespace triage::app
