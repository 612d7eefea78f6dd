// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"
#include "bundle/import.h"

#include <set>
#include <string_view>

namespace triage::workflow {
struct Workflow;
}

namespace triage::bundle {

struct FoundRuns
{
    std::vector<Run> runs; ///< newest stamp first; of equal stamps the higher pid, then by path
    bool stamped = true;   ///< false: told by its step folders alone, the name says nothing
};

/// The folders of many runs, asked for many paths.
class RunFolders
{
public:
    explicit RunFolders(const std::vector<Run>& runs);
    /// `path` lies below one of them.
    [[nodiscard]] bool areAbove(std::string_view path) const;
    /// `path` is one of them or lies below one.
    [[nodiscard]] bool hold(std::string_view path) const { return paths_.contains(path) || areAbove(path); }

private:
    std::set<std::string, std::less<>> paths_;
};

/// "20261201-101925-pid29334"
bool isRunName(std::string_view name);

/// Every run folder of the input, at any depth. A folder counts when it holds something a run holds; one
/// without a stamp counts only where no stamped one is.
FoundRuns findRuns(const Inventory& inventory, const workflow::Workflow& workflow);

} // namespace triage::bundle
