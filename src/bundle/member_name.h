// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"

#include <string>
#include <string_view>
#include <variant>

namespace triage::bundle {

/// Where a member may be put, or why it may not.
/// A path is '/'-separated, relative, without ".", ".." and empty parts, of valid UTF-8 without
/// anything invisible. `name` is UTF-8; backslashes separate, as Windows packers write them.
std::variant<std::string, Message> safePath(std::string_view name);

/// What packers and file managers leave in archives: "__MACOSX/…", ".DS_Store", "Thumbs.db".
bool isForeign(std::string_view path);

/// Equal for names that a file system or a person may take for the same: normalised, letters folded.
std::string collisionKey(const std::string& path);

/// Resolves a link's target against the folder the link lies in. Nothing when it leaves the tree.
std::variant<std::string, Message> linkTarget(std::string_view link, std::string_view target);

} // namespace triage::bundle
