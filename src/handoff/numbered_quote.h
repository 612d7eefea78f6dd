// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/handoff.h"

#include <string>
#include <vector>

namespace triage::handoff {

struct QuoteLine
{
    std::int64_t number = 0;
    std::string text;
    bool evidence = false;
};

/// The evidence with its context, each line with its number in the file.
std::vector<QuoteLine> quoteLines(const Quote& quote);
/// The same as text: the number stands to the right, a ">" before the evidence. Ends without LF.
std::string numberedQuote(const Quote& quote);

} // namespace triage::handoff
