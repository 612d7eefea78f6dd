// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

namespace triage {

/// The five layers of the source document, in the order in which they are run. Names, folders and
/// what each isolates are data: `workflow::Workflow`.
enum class Step : std::uint8_t { Eager = 1, CompileEager = 2, AotEager = 3, ForceEager = 4, NpugraphEx = 5 };

inline constexpr std::array<Step, 5> allSteps = {Step::Eager, Step::CompileEager, Step::AotEager,
                                                 Step::ForceEager, Step::NpugraphEx};

/// 1..5
constexpr int number(Step step)
{
    return static_cast<int>(step);
}
/// 0..4
constexpr std::size_t indexOf(Step step)
{
    return static_cast<std::size_t>(step) - 1;
}

} // namespace triage
