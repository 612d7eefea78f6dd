// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

/// Parts of '/'-separated paths within an input.
namespace triage::bundle {

/// "a/b.log" → "b.log"
inline std::string_view lastPart(std::string_view path)
{
    return path.substr(path.rfind('/') + 1);
}

/// "a/b.log" → "a"; empty for what lies at the top.
inline std::string_view parentPart(std::string_view path)
{
    const auto slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view{} : path.substr(0, slash);
}

/// The path lies below the folder, at any depth. Everything lies below the folder without a name.
inline bool isBelow(std::string_view path, std::string_view folder)
{
    return folder.empty() ||
           (path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/');
}

} // namespace triage::bundle
