// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"
#include "review/review.h"
#include "workflow/workflow.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace triage::check {

/// What there is of one step, not yet judged. Points into the Bundle it was made from.
struct StepLayout
{
    Step step = Step::Eager;
    bool folder = false; ///< the step's folder exists, if only as a folder
    const bundle::BundleFile* success = nullptr;
    const bundle::BundleFile* script = nullptr;
    const bundle::BundleFile* log = nullptr;
    bool logIsFolder = false;
    bool plogFolder = false;
    bool plogFolderEmpty = true; ///< as `ls -A` sees it: an empty folder inside counts as content
    std::vector<const bundle::BundleFile*> plogs; ///< debug/plog/plog-<pid>_*.log, empty ones too
    bool debugFolder = false;
    std::int64_t debugBytes = 0;
    std::vector<std::string> runDirs;          ///< run_* folders at any depth, sorted
    std::optional<std::string> foreignBackend; ///< a folder that another backend writes

    /// More than a folder: a folder's mere existence proves nothing.
    [[nodiscard]] bool hasEvidence() const { return success || log || !plogs.empty() || !runDirs.empty(); }
    [[nodiscard]] bool present() const { return folder || hasEvidence(); }
    [[nodiscard]] std::int64_t plogBytes() const;
};

using Layout = std::array<StepLayout, 5>;

/// Sorts the bundle's files by step; loose files by the Review's assignments. A single log belongs to the
/// step that the operator stated as failed.
Layout layOut(const bundle::Bundle& bundle, const review::Review& review, const workflow::Workflow& workflow);

/// What a program printed: a step's log, or a loose one.
bool isOutput(const bundle::BundleFile& file);

/// The step a file belongs to: as recognised, else as assigned.
std::optional<Step> stepOf(const bundle::BundleFile& file, const bundle::Bundle& bundle,
                           const review::Review& review);

} // namespace triage::check
