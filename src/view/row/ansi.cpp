// SPDX-License-Identifier: Apache-2.0
#include "view/row/ansi.h"

#include <algorithm>
#include <vector>

namespace triage::view {
namespace {

constexpr std::size_t longestSequence = 64; ///< two colours of three numbers each fit

std::vector<int> numbersOf(std::string_view sequence)
{
    std::vector<int> numbers{0};
    for (const char c : sequence.substr(2)) {
        if (c >= '0' && c <= '9')
            numbers.back() = std::min(numbers.back() * 10 + (c - '0'), 1000);
        else if (c == ';' || c == ':')
            numbers.push_back(0);
    }
    return numbers;
}

/// The 256 colours of xterm: 16 named ones, a cube of six levels a side, 24 greys.
AnsiColour ofPalette(int index)
{
    if (index < 16)
        return {std::clamp(index, 0, 15), 0};
    const auto level = [](int step) { return step == 0 ? 0U : static_cast<unsigned>(55 + 40 * step); };
    if (index < 232) {
        const int at = index - 16;
        return {std::nullopt, level(at / 36) << 16 | level(at / 6 % 6) << 8 | level(at % 6)};
    }
    const auto grey = static_cast<unsigned>(8 + 10 * (std::min(index, 255) - 232));
    return {std::nullopt, grey << 16 | grey << 8 | grey};
}

/// "5;n" or "2;r;g;b" behind a 38 or 48 at `at`, which is moved over it.
std::optional<AnsiColour> extended(const std::vector<int>& numbers, std::size_t& at)
{
    const auto number = [&numbers](std::size_t i) {
        return i < numbers.size() ? static_cast<unsigned>(std::min(numbers[i], 255)) : 0U;
    };
    if (at + 2 < numbers.size() && numbers[at + 1] == 5) {
        at += 2;
        return ofPalette(numbers[at]);
    }
    if (at + 4 < numbers.size() && numbers[at + 1] == 2) {
        at += 4;
        return AnsiColour{std::nullopt, number(at - 2) << 16 | number(at - 1) << 8 | number(at)};
    }
    at = numbers.size(); // what follows has lost its meaning
    return std::nullopt;
}

void applyOne(AnsiLook& look, const std::vector<int>& numbers, std::size_t& at)
{
    const int n = numbers[at];
    const auto named = [](int index) { return AnsiColour{index, 0}; };
    if (n == 0)
        look = {};
    else if (n == 1 || n == 22)
        look.bold = n == 1;
    else if (n == 4 || n == 24)
        look.underline = n == 4;
    else if (n >= 30 && n <= 37)
        look.foreground = named(n - 30);
    else if (n >= 90 && n <= 97)
        look.foreground = named(n - 90 + 8);
    else if (n >= 40 && n <= 47)
        look.background = named(n - 40);
    else if (n >= 100 && n <= 107)
        look.background = named(n - 100 + 8);
    else if (n == 38)
        look.foreground = extended(numbers, at);
    else if (n == 48)
        look.background = extended(numbers, at);
    else if (n == 39)
        look.foreground.reset();
    else if (n == 49)
        look.background.reset();
}

} // namespace

std::size_t escapeSize(std::string_view rest)
{
    if (rest.size() < 3 || rest[0] != '\x1b' || rest[1] != '[')
        return 0;
    std::size_t at = 2;
    while (at < rest.size() && at < longestSequence && rest[at] >= 0x20 && rest[at] < 0x40)
        ++at;
    return at < rest.size() && rest[at] >= 0x40 && rest[at] < 0x7F ? at + 1 : 0;
}

void AnsiState::apply(std::string_view sequence)
{
    if (!sequence.ends_with('m'))
        return;
    const std::vector<int> numbers = numbersOf(sequence);
    for (std::size_t at = 0; at < numbers.size(); ++at)
        applyOne(look, numbers, at);
}

} // namespace triage::view
