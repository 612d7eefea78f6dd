// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"

#include <system_error>

namespace triage::bundle {

/// Why a file or folder that is there was left out: the system does not let this program read it.
Message unreadable(std::error_code code);
/// Left out for that reason: there, but not to be read.
bool isUnreadable(const Skipped& skipped);

} // namespace triage::bundle
