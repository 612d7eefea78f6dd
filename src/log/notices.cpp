// SPDX-License-Identifier: Apache-2.0
#include "log/notices.h"

#include "log/grammar.h"

namespace triage::log {

void countNotice(std::string_view artifact, std::string_view message, Counts& into)
{
    if (message.empty())
        return;
    switch (message.front()) {
    case 'G': // "Graph break from …" is a hint beside the notice itself
        if (message.starts_with("Graph break in user code") || message.starts_with("Graph break: "))
            ++into.graphBreaks;
        return;
    case 'R':
        if (message.starts_with("Restarting analysis due to"))
            ++into.restarts;
        else if (message.starts_with("Recompiling function"))
            ++into.recompiles;
        return;
    case ' ':
        if (artifact == "recompiles" && trimmed(message).starts_with("- "))
            ++into.guardFailures;
        return;
    default:
        return;
    }
}

} // namespace triage::log
