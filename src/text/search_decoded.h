// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include "text/encoding.h"
#include "text/search.h"

#include <string_view>
#include <vector>

namespace triage::text {

/// Turns matches in `utf8` into places in `raw`, of which it is the decoded form. In place. Where a line
/// holds bytes that do not decode, a place in that line may be off by them; the next line is right again.
void mapToRaw(std::vector<Match>& matches, std::string_view utf8, std::string_view raw, Encoding encoding);

} // namespace triage::text
