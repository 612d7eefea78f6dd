// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace triage::cli {

/// The program, without its own name in `words`. Returns the exit code; throws nothing.
int run(const std::vector<std::string>& words);

} // namespace triage::cli
