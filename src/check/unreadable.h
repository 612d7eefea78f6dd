// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"

#include <set>
#include <string>
#include <string_view>

namespace triage::check {

/// What of the run is there but cannot be read, so that nobody calls it missing.
class Unreadable
{
public:
    explicit Unreadable(const bundle::Bundle& bundle);
    /// `path` (as BundleFile::path) cannot be read itself, or lies below or above something that cannot.
    [[nodiscard]] bool covers(std::string_view path) const;

private:
    std::set<std::string, std::less<>> paths_;
};

} // namespace triage::check
