// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace triage {

/// A number as a line prints it.
struct NumberToken
{
    double value = 0;
    std::size_t begin = 0; ///< sign included
    std::size_t end = 0;
    bool signedPlus = false; ///< "+3": a change
};

/// Walks over a line from number to number. What only looks like one (part of a name, a version, a clock, a
/// date, "3/16") is stepped over.
class NumberWalk
{
public:
    explicit NumberWalk(std::string_view line) : line_(line) {}
    std::optional<NumberToken> next();
    /// The number that begins right at `at`.
    static std::optional<NumberToken> at(std::string_view line, std::size_t at);
    void continueAt(std::size_t at) { at_ = at; }

private:
    bool stepOverWord(NumberToken& token);

    std::string_view line_;
    std::size_t at_ = 0;
};

} // namespace triage
