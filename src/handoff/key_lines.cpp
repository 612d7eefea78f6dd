// SPDX-License-Identifier: Apache-2.0
#include "handoff/key_lines.h"

#include <algorithm>

namespace triage::handoff {

std::map<std::string, std::vector<LineNumber>> keyLines(const Verdict& verdict, const review::Review& review)
{
    std::map<std::string, std::vector<LineNumber>> lines;
    for (const Evidence& evidence : verdict.evidence)
        lines[evidence.file].push_back(evidence.line);
    for (const Candidate& candidate : verdict.candidates)
        if (candidate.kept)
            lines[candidate.file].push_back(candidate.line);
    for (const review::Mark& mark : review.marks)
        lines[mark.path].push_back(mark.line);
    for (const review::Quote& quote : review.quotes)
        lines[quote.path].push_back(quote.line);
    for (auto& [file, numbers] : lines) {
        std::sort(numbers.begin(), numbers.end());
        numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    }
    return lines;
}

} // namespace triage::handoff
