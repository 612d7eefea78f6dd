// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/mark_kind.h"
#include "base/strong.h"
#include "engine/engine.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace triage::app {

/// What the verdict says of single lines: the causal error and what merely follows from it.
class VerdictMarks
{
public:
    struct Role
    {
        MarkKind kind = MarkKind::Error;
        LineNumber line;                   ///< may lie inside the event's block
        const std::string* text = nullptr; ///< of that line; the analysis owns it
    };

    explicit VerdictMarks(const engine::Analysis& analysis);
    void beginFile(const std::string& path);
    /// The weightiest role of an event of that file that no event before it took.
    [[nodiscard]] std::optional<Role> take(const log::Event& event);
    /// The file's roles that no event took: a line the engineer pinned need not be one the scan kept.
    [[nodiscard]] std::vector<Role> rest() const;

private:
    struct Entry
    {
        Role role;
        bool taken = false;
    };
    using Lines = std::map<LineNumber, Entry>;
    void add(const std::string& file, Role role);

    std::map<std::string, Lines> files_;
    Lines* current_ = nullptr;
};

} // namespace triage::app
