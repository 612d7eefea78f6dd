// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/step.h"
#include "base/strong.h"
#include "workflow/workflow.h"

#include <optional>
#include <string_view>
#include <vector>

namespace triage::check {

/// What first_failure.txt says. People edit it, mail programs recode it: whatever names a step is taken.
struct FirstFailureFile
{
    std::optional<Step> step;    ///< the first one named; none when the file is garbage
    std::optional<int> exitCode; ///< on the same line
    LineNumber line;
    std::vector<Step> others; ///< further steps named, each once
    bool operator==(const FirstFailureFile&) const = default;
};

/// `text`: decoded, bounded (SmallFiles).
FirstFailureFile parseFirstFailure(std::string_view text, const workflow::Workflow& workflow);

} // namespace triage::check
