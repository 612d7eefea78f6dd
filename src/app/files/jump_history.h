// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QString>

#include <optional>
#include <vector>

namespace triage::app {

/// Where one was, to go back to. Plain value; bounded.
class JumpHistory
{
public:
    struct Place
    {
        QString path;
        LineNumber line;
        bool operator==(const Place&) const = default;
    };

    /// One is about to leave `place` for somewhere else: what lay ahead is forgotten. Places next to the
    /// one kept last are the same place.
    void leave(const Place& place);
    /// The place before the one where one is, `here`; `here` can be come back to with `forward`.
    std::optional<Place> back(const Place& here);
    std::optional<Place> forward(const Place& here);
    [[nodiscard]] bool canGoBack() const { return !behind_.empty(); }
    [[nodiscard]] bool canGoForward() const { return !ahead_.empty(); }
    void clear();

private:
    std::vector<Place> behind_;
    std::vector<Place> ahead_;
};

} // namespace triage::app
