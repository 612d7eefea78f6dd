// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "bundle/import.h"
#include "cli/arguments.h"

#include <filesystem>
#include <stop_token>

namespace triage::cli {

/// What is to be imported. Standard input, where it is asked for, is copied into `folder` first and called
/// "stdin" with the ending of its content: "stdin.log", "stdin.zip", "stdin.tar.gz".
Result<bundle::ImportRequest> requestOf(const Arguments& arguments, const std::filesystem::path& folder,
                                        const std::stop_token& stop);

} // namespace triage::cli
