// SPDX-License-Identifier: Apache-2.0
#include "cli/commands.h"
#include "cli/delivery.h"
#include "cli/exit_codes.h"
#include "cli/session.h"

namespace triage::cli {

int runCheck(const Arguments& arguments, Console& console)
{
    const auto format =
        handoff::formatFrom(arguments.value("--format").value_or("text")).value_or(handoff::Format::Text);
    return withAnalysis(arguments, console, [&](const Opened& opened) {
        if (!deliver(opened.engine.writeCheck(opened.analysis, format, reportLanguages(arguments)), arguments,
                     console))
            return exitcode::internal;
        return opened.analysis.facts.state == Completeness::Rerun ? exitcode::withheld : exitcode::done;
    });
}

} // namespace triage::cli
