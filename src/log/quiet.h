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

struct TorchTags
{
    std::string_view artifact; ///< "graph_breaks"; empty when there is none
    std::string_view message;  ///< behind the tags; empty for lines that are not Dynamo's
};
/// Of a quiet line of torch's logging, by single bytes: asked for every one of them.
TorchTags tagsOf(std::string_view line);

} // namespace triage::log
