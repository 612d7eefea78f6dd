// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "view/row_text.h"

#include <cstdint>
#include <vector>

namespace triage::view {

/// How a line is cut into rows when it is wrapped: at these bytes (from its start), or, where it is long,
/// every so many.
struct WrapParts
{
    std::vector<std::int64_t> starts;
    std::int64_t stride = 0;
    std::int64_t count = 1;

    [[nodiscard]] std::int64_t start(std::int64_t part) const;
    [[nodiscard]] std::int64_t partOf(std::int64_t at) const;
};

/// Pure. Breaks behind a space where there is one in the last third of a row.
WrapParts wrapParts(const RowText& line, std::int64_t columns, int tabWidth);

} // namespace triage::view
