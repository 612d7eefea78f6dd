// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "workflow/workflow.h"

#include <optional>
#include <string>

namespace triage::workflow {

/// What a command template is filled with. Values come from a bundle and end up in a shell: `fillCommand`
/// quotes what its characters demand.
struct CommandPlace
{
    std::optional<Step> step; ///< {step}, {script}, and which {switches}
    std::string run;          ///< the run folder's name; empty when there is none yet
    std::string path;         ///< {path}, relative to the run folder
    std::string launch;       ///< {launch}; empty: `Workflow::launch`
    bool operator==(const CommandPlace&) const = default;
};

/// The command to copy. Environment variables stand inline before the command, never exported.
/// Placeholders that the place does not fill become a shell variable of the same name in capitals.
std::string fillCommand(const Workflow& workflow, const std::string& commandTemplate,
                        const CommandPlace& place);

} // namespace triage::workflow
