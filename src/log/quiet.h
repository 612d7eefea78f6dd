// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace triage::log {

enum class Loudness : std::uint8_t {
    Loud,
    Torch, ///< a V, D or I line of torch's logging: whatever it quotes, it reports no failure
    Plog,  ///< a debug, info or event line of CANN's
};

/// By the first bytes of a line alone: asked for every line of a file, so it must cost next to nothing.
Loudness loudnessOf(const char* line, std::size_t size);

/// The artifact of a torch line ("graph_breaks"), empty when it has none.
std::string_view artifactOf(std::string_view line);

} // namespace triage::log
