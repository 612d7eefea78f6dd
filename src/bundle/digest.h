// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/files.h"

#include <optional>
#include <stop_token>
#include <string>

namespace triage::bundle {

/// SHA-256 of a whole file, lower-case hex. Nothing when it was stopped or the file cannot be read.
/// Some 1 CPU s a GiB.
std::optional<std::string> sha256Of(const InputFile& file, const std::stop_token& stop);

} // namespace triage::bundle
