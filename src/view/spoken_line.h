// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include "base/strong.h"
#include "text/line_reader.h"
#include "view/row_text.h"

namespace triage::view {

/// What is told of a line: all of it, or a stretch.
struct SpokenLine
{
    text::LineSpan stretch;
    ByteOffset begin; ///< of its first whole character
    text::Encoding encoding = text::Encoding::Utf8;
    RowTextOptions options;
    RowText text;
};

} // namespace triage::view
