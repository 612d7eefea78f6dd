// SPDX-License-Identifier: Apache-2.0
#include "handoff/numbered_quote.h"

#include "handoff/columns.h"

namespace triage::handoff {

std::vector<QuoteLine> quoteLines(const Quote& quote)
{
    std::vector<QuoteLine> out;
    std::int64_t number = quote.line.value - static_cast<std::int64_t>(quote.before.size());
    for (const std::string& line : quote.before)
        out.push_back({number++, line, false});
    out.push_back({quote.line.value, quote.text, true});
    number = quote.line.value;
    for (const std::string& line : quote.after)
        out.push_back({++number, line, false});
    return out;
}

std::string numberedQuote(const Quote& quote)
{
    const std::vector<QuoteLine> lines = quoteLines(quote);
    const std::size_t digits = std::to_string(lines.back().number).size();
    std::string out;
    for (const QuoteLine& line : lines) {
        out += (out.empty() ? "" : "\n");
        out += (line.evidence ? "> " : "  ") + padded(std::to_string(line.number), digits, true) + " | " +
               line.text;
    }
    return out;
}

} // namespace triage::handoff
