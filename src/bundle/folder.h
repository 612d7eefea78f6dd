// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "bundle/unpacking.h"

#include <filesystem>

namespace triage::bundle {

/// Takes stock of a folder where it lies. Links are followed inside it only; nothing in it is opened.
Result<void> listFolder(const std::filesystem::path& root, Unpacking& unpacking);

} // namespace triage::bundle
