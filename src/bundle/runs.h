// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"
#include "bundle/import.h"

namespace triage::workflow {
struct Workflow;
}

namespace triage::bundle {

struct FoundRuns
{
    std::vector<Run> runs; ///< newest stamp first; of equal stamps the higher pid, then by path
    bool stamped = true;   ///< false: told by its step folders alone, the name says nothing
};

/// "20261201-101925-pid29334"
bool isRunName(std::string_view name);

/// Every run folder of the input, at any depth. A folder counts when it holds something a run holds; one
/// without a stamp counts only where no stamped one is.
FoundRuns findRuns(const Inventory& inventory, const workflow::Workflow& workflow);

} // namespace triage::bundle
