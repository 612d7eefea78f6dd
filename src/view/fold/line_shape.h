// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/encoding.h"

#include <cstddef>
#include <string_view>

namespace triage::view {

/// What folding has to know of a line. A line that is indented further than one above it belongs to it:
/// the frames of a traceback, the further lines of a record, the body of a function.
struct LineShape
{
    bool blank = false;
    int indent = 0; ///< columns before the text, prefixes of launchers and loggers not counted
};

/// Bytes of a line that are enough for `shapeOf`.
inline constexpr std::size_t shapeHead = 512;

/// Pure. `head` is the line's beginning as it stands in the file.
LineShape shapeOf(std::string_view head, text::Encoding encoding);

} // namespace triage::view
