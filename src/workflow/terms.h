// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace triage {

/// The languages the program speaks.
enum class Language : std::uint8_t { English, Chinese };

/// The four specialist sub-skills a case can go to. Full names: `workflow::Workflow::fullName`.
enum class Route : std::uint8_t { CompileError, RuntimeError, Accuracy, Performance };

enum class Symptom : std::uint8_t { Unknown, Crash, Accuracy, Performance };

/// How bad it is that something is missing. Only an unwaived `Rerun` withholds a route.
enum class Severity : std::uint8_t { Note, Gap, Rerun };

/// `complete`, `gaps`, `rerun` of the contract.
enum class Completeness : std::uint8_t { Complete, Gaps, Rerun };

/// NotRun: after the first failure, as it should be. Missing: should be there and is not.
enum class StepState : std::uint8_t { Passed, Failed, NotRun, Missing, Unknown };

/// The contract's spelling of each ("compile-error" is the short name of a route).
std::string_view spelling(Route route);
std::string_view spelling(Symptom symptom);
std::string_view spelling(Severity severity);
std::string_view spelling(Completeness state);
std::string_view spelling(StepState state);
std::optional<Symptom> symptomFrom(std::string_view spelling);
std::optional<Route> routeFrom(std::string_view shortOrFullName);
/// "torch-npugraph-ex-compile-error-diagnosis"
std::string_view fullName(Route route);

} // namespace triage
