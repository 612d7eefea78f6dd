// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/search.h"

#include <string_view>
#include <vector>

namespace triage::text {

/// What differs within two lines that stand against each other, in bytes of each.
struct InlineDiff
{
    std::vector<Match> left;
    std::vector<Match> right;
    bool related = false; ///< enough is the same for the rest to be worth showing
};

/// By words, numbers, blanks and single signs.
InlineDiff diffWithin(std::string_view left, std::string_view right);

/// How much two lines have in common: 0 (nothing) to 1 (the same). Quick: words in any order.
double likeness(std::string_view left, std::string_view right);

} // namespace triage::text
