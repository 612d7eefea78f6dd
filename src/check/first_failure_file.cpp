// SPDX-License-Identifier: Apache-2.0
#include "check/first_failure_file.h"

#include "check/pattern.h"
#include "check/text_lines.h"

#include <algorithm>
#include <cstdlib>

namespace triage::check {
namespace {

/// By the full name, else by its number ("step 5 failed").
std::optional<Step> stepNamedIn(std::string_view line, const workflow::Workflow& workflow,
                                const Pattern& number)
{
    for (const workflow::StepInfo& step : workflow.steps)
        if (line.find(step.name) != std::string_view::npos)
            return step.step;
    const auto digit = number.capture(line);
    return digit ? std::optional(static_cast<Step>(std::atoi(digit->c_str()))) : std::nullopt;
}

} // namespace

FirstFailureFile parseFirstFailure(std::string_view text, const workflow::Workflow& workflow)
{
    const Pattern number(workflow.pattern("step-number"));
    const Pattern exitCode(workflow.pattern("exit-code"));
    FirstFailureFile out;
    forEachLine(text, [&](LineNumber line, std::string_view content) {
        const auto step = stepNamedIn(content, workflow, number);
        if (step && !out.step) {
            out.step = step;
            out.line = line;
            if (const auto code = exitCode.capture(content))
                out.exitCode = std::atoi(code->c_str());
        } else if (step && step != out.step && std::ranges::find(out.others, *step) == out.others.end()) {
            out.others.push_back(*step);
        }
        return line.value < 1000;
    });
    return out;
}

} // namespace triage::check
