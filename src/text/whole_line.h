// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include "base/result.h"
#include "text/byte_source.h"
#include "text/encoding.h"

#include <optional>
#include <string>

namespace triage::text {

/// A line up to this is searched as one, whatever a match spans; longer ones in windows (search_window.h).
inline constexpr std::int64_t longestWholeLine = std::int64_t{64} << 20; // bytes

/// The line that begins at `begin`, without its end, as it stands in the file. Nothing when it is longer than
/// `longestWholeLine`. Its end is looked for from `from` on.
Result<std::optional<std::string>> wholeLine(const ByteSource& source, Encoding encoding, std::int64_t begin,
                                             std::int64_t from);

} // namespace triage::text
