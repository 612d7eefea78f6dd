// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/search.h"

#include <vector>

namespace triage::view {

/// What was looked for, last first, with how it was meant. One for finding, filtering and the search over a
/// case; kept in QSettings, so every instance sees the same. Window's thread.
class SearchHistory
{
public:
    static constexpr int most = 50;

    [[nodiscard]] std::vector<text::Pattern> entries() const;
    /// To the front; the same text again takes the place of its older entry. Blank text is no entry.
    void add(const text::Pattern& pattern);
    void clear();
};

} // namespace triage::view
