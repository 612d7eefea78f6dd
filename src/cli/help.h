// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cli/options.h"
#include "workflow/texts.h"

#include <optional>
#include <string>

namespace triage::cli {

/// The name people type.
inline constexpr std::string_view programName = "npugraph-triage-cli";

/// Of the whole program, or of one verb. Ends in LF.
std::string help(std::optional<Verb> verb, const workflow::Texts& texts);
/// "npugraph-triage-cli 0.1.0"
std::string version();

} // namespace triage::cli
