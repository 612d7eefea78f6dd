// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>

#include <optional>
#include <string>
#include <string_view>

namespace triage::check {

/// A pattern from the workflow's data, compiled once. Case does not matter; a broken or empty pattern
/// matches nothing.
class Pattern
{
public:
    explicit Pattern(std::string_view pattern);

    [[nodiscard]] bool matches(std::string_view text) const;
    /// The first group of the first match; groups that took no part are passed over.
    [[nodiscard]] std::optional<std::string> capture(std::string_view text) const;

private:
    QRegularExpression expression_;
};

} // namespace triage::check
