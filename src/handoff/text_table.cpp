// SPDX-License-Identifier: Apache-2.0
#include "handoff/text_table.h"

#include "handoff/columns.h"

#include <algorithm>
#include <numeric>

namespace triage::handoff {
namespace {

constexpr std::size_t gap = 2;
constexpr std::size_t narrowest = 12;

using Row = std::vector<std::string>;

std::vector<std::size_t> naturalWidths(const Row& header, const std::vector<Row>& rows)
{
    std::vector<std::size_t> widths(header.size(), 0);
    const auto widen = [&widths](const Row& row) {
        for (std::size_t i = 0; i < std::min(row.size(), widths.size()); ++i)
            widths[i] = std::max(widths[i], displayWidth(row[i]));
    };
    widen(header);
    for (const Row& row : rows)
        widen(row);
    return widths;
}

/// Takes from the widest column until the table fits, as long as any is wider than the narrowest allowed.
std::vector<std::size_t> fitted(std::vector<std::size_t> widths, std::size_t width)
{
    const std::size_t gaps = widths.empty() ? 0 : gap * (widths.size() - 1);
    while (std::accumulate(widths.begin(), widths.end(), gaps) > width) {
        const auto widest = std::max_element(widths.begin(), widths.end());
        if (*widest <= narrowest)
            break;
        --*widest;
    }
    return widths;
}

std::string trimmed(std::string line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

std::string rowText(const Row& row, const std::vector<std::size_t>& widths, const std::vector<bool>& numeric)
{
    std::vector<std::vector<std::string>> cells;
    std::size_t height = 1;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        cells.push_back(wrapped(i < row.size() ? row[i] : std::string(), widths[i]));
        height = std::max(height, cells.back().size());
    }
    std::string out;
    for (std::size_t line = 0; line < height; ++line) {
        std::string text;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const std::string& cell = line < cells[i].size() ? cells[i][line] : std::string();
            text += padded(cell, widths[i], i < numeric.size() && numeric[i]) + std::string(gap, ' ');
        }
        out += trimmed(std::move(text));
    }
    return out;
}

} // namespace

std::string textTable(const Row& header, const std::vector<Row>& rows, const std::vector<bool>& numeric,
                      std::size_t width)
{
    const std::vector<std::size_t> widths = fitted(naturalWidths(header, rows), width);
    std::string out = rowText(header, widths, numeric);
    std::string rule;
    for (const std::size_t w : widths)
        rule += std::string(w, '-') + std::string(gap, ' ');
    out += trimmed(std::move(rule));
    for (const Row& row : rows)
        out += rowText(row, widths, numeric);
    return out;
}

} // namespace triage::handoff
