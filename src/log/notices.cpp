// SPDX-License-Identifier: Apache-2.0
#include "log/notices.h"

#include "log/grammar.h"

namespace triage::log {
namespace {

std::string_view noticeIn(std::string_view artifact, std::string_view message)
{
    if (message.empty())
        return {};
    switch (message.front()) {
    case 'G': // "Graph break from …" is a hint beside the notice itself
        return message.starts_with("Graph break in user code") || message.starts_with("Graph break: ")
                   ? "graph-break"
                   : std::string_view();
    case 'R':
        if (message.starts_with("Restarting analysis due to"))
            return "restart";
        return message.starts_with("Recompiling function") ? "recompile" : std::string_view();
    case ' ':
        return artifact == "recompiles" && trimmed(message).starts_with("- ") ? "guard-failure"
                                                                              : std::string_view();
    default:
        return {};
    }
}

/// The counter of a notice's kind; nullptr for none.
template <typename C>
auto counterOf(std::string_view notice, C& counts) -> decltype(&counts.restarts)
{
    if (notice == "graph-break")
        return &counts.graphBreaks;
    if (notice == "restart")
        return &counts.restarts;
    if (notice == "recompile")
        return &counts.recompiles;
    return notice == "guard-failure" ? &counts.guardFailures : nullptr;
}

} // namespace

std::string_view countNotice(std::string_view artifact, std::string_view message, Counts& into)
{
    const auto notice = noticeIn(artifact, message);
    if (auto* counter = counterOf(notice, into))
        ++*counter;
    return notice;
}

std::int64_t countOf(std::string_view notice, const Counts& counts)
{
    const auto* counter = counterOf(notice, counts);
    return counter ? *counter : 0;
}

} // namespace triage::log
