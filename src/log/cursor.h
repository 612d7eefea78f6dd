// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace triage::log {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
constexpr bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
constexpr bool isWord(char c)
{
    return isDigit(c) || isUpper(c) || (c >= 'a' && c <= 'z') || c == '_';
}

/// Reads a line from left to right. Every function either takes what it names and says true, or takes
/// nothing. Hand-written because prefixes are tried on every line of a region.
class Cursor
{
public:
    explicit Cursor(std::string_view text) : rest_(text) {}

    [[nodiscard]] std::string_view rest() const { return rest_; }
    [[nodiscard]] bool atEnd() const { return rest_.empty(); }
    [[nodiscard]] char peek() const { return rest_.empty() ? '\0' : rest_.front(); }

    bool take(char c)
    {
        if (peek() != c || rest_.empty())
            return false;
        rest_.remove_prefix(1);
        return true;
    }
    bool take(std::string_view literal)
    {
        if (!rest_.starts_with(literal))
            return false;
        rest_.remove_prefix(literal.size());
        return true;
    }
    /// Exactly `count` digits.
    std::optional<int> digits(int count)
    {
        if (rest_.size() < static_cast<std::size_t>(count))
            return std::nullopt;
        int value = 0;
        for (int i = 0; i < count; ++i) {
            const char c = rest_[static_cast<std::size_t>(i)];
            if (!isDigit(c))
                return std::nullopt;
            value = value * 10 + (c - '0');
        }
        rest_.remove_prefix(static_cast<std::size_t>(count));
        return value;
    }
    /// One to nine digits.
    std::optional<int> number()
    {
        int count = 0;
        while (count < 9 && static_cast<std::size_t>(count) < rest_.size() &&
               isDigit(rest_[static_cast<std::size_t>(count)]))
            ++count;
        return count == 0 ? std::nullopt : digits(count);
    }
    void spaces()
    {
        while (peek() == ' ')
            rest_.remove_prefix(1);
    }
    std::string_view word()
    {
        std::size_t n = 0;
        while (n < rest_.size() && isWord(rest_[n]))
            ++n;
        return cut(n);
    }
    /// Everything before `stop`, which is taken too; nothing when there is none within `limit`.
    std::optional<std::string_view> until(char stop, std::size_t limit = 256)
    {
        const auto at = rest_.substr(0, limit).find(stop);
        if (at == std::string_view::npos)
            return std::nullopt;
        const auto found = rest_.substr(0, at);
        rest_.remove_prefix(at + 1);
        return found;
    }
    std::string_view cut(std::size_t n)
    {
        const auto found = rest_.substr(0, n);
        rest_.remove_prefix(found.size());
        return found;
    }

private:
    std::string_view rest_;
};

} // namespace triage::log
