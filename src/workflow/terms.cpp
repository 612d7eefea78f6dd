// SPDX-License-Identifier: Apache-2.0
#include "workflow/terms.h"

#include <array>

namespace triage {
namespace {

struct RouteNames
{
    std::string_view shortName;
    std::string_view fullName;
};

constexpr std::array<RouteNames, 4> routeNames = {{
    {"compile-error", "torch-npugraph-ex-compile-error-diagnosis"},
    {"runtime-error", "torch-npugraph-ex-runtime-error-diagnosis"},
    {"accuracy", "torch-npugraph-ex-accuracy-diagnosis"},
    {"performance", "torch-npugraph-ex-performance-diagnosis"},
}};
constexpr std::array<std::string_view, 4> symptomNames = {"unknown", "crash", "accuracy", "performance"};
constexpr std::array<std::string_view, 3> severityNames = {"note", "gap", "rerun"};
constexpr std::array<std::string_view, 3> completenessNames = {"complete", "gaps", "rerun"};
constexpr std::array<std::string_view, 5> stepStateNames = {"passed", "failed", "not_run", "missing",
                                                            "unknown"};

} // namespace

std::string_view spelling(Route route)
{
    return routeNames[static_cast<std::size_t>(route)].shortName;
}
std::string_view fullName(Route route)
{
    return routeNames[static_cast<std::size_t>(route)].fullName;
}
std::string_view spelling(Symptom symptom)
{
    return symptomNames[static_cast<std::size_t>(symptom)];
}
std::string_view spelling(Severity severity)
{
    return severityNames[static_cast<std::size_t>(severity)];
}
std::string_view spelling(Completeness state)
{
    return completenessNames[static_cast<std::size_t>(state)];
}
std::string_view spelling(StepState state)
{
    return stepStateNames[static_cast<std::size_t>(state)];
}

std::optional<Symptom> symptomFrom(std::string_view spelling)
{
    for (std::size_t i = 0; i < symptomNames.size(); ++i)
        if (symptomNames[i] == spelling)
            return static_cast<Symptom>(i);
    return std::nullopt;
}

std::optional<Route> routeFrom(std::string_view shortOrFullName)
{
    for (std::size_t i = 0; i < routeNames.size(); ++i)
        if (routeNames[i].shortName == shortOrFullName || routeNames[i].fullName == shortOrFullName)
            return static_cast<Route>(i);
    return std::nullopt;
}

} // namespace triage
