// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triage {

/// A compiled pattern of a rule pack (PCRE2, bytes: CJK literals match as their UTF-8). Immutable,
/// shared between threads.
class Regex
{
public:
    struct CompileError
    {
        std::string what;
        std::size_t at = 0;
    };
    /// Nothing when it compiled.
    static std::optional<CompileError> compile(const std::string& pattern, Regex& into);

    /// The first match, or nothing. Bounded: a pattern that runs away does not match.
    [[nodiscard]] std::optional<std::string_view> search(std::string_view text) const;
    /// The groups of the first match, [0] the whole; empty when there is none.
    [[nodiscard]] std::vector<std::string_view> groups(std::string_view text) const;
    [[nodiscard]] bool matches(std::string_view text) const { return search(text).has_value(); }
    [[nodiscard]] const std::string& pattern() const { return pattern_; }

private:
    std::string pattern_;
    std::shared_ptr<const void> code_;
};

} // namespace triage
