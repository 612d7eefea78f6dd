// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QLockFile>
#include <QTemporaryDir>

#include <filesystem>
#include <memory>

namespace triage::cli {

/// The program's temporary folder, gone with the object. A lock file in it says that its process lives; what
/// a killed process left is removed when the next one starts. One thread, but for `remove`.
class Workspace
{
public:
    /// Clears up after dead processes of this user first.
    static Result<Workspace> make();

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

private:
    Workspace() = default;

    std::unique_ptr<QTemporaryDir> directory_;
    std::unique_ptr<QLockFile> lock_; ///< released before the folder goes
    std::filesystem::path folder_;
};

} // namespace triage::cli
