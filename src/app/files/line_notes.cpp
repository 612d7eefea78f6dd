// SPDX-License-Identifier: Apache-2.0
#include "app/files/line_notes.h"

#include <algorithm>

namespace triage::app {
namespace {

LineNotes::Stretch stretchOf(const Evidence& evidence)
{
    return {evidence.line, std::max(evidence.line, evidence.lastLine.value_or(evidence.line))};
}

void sortOnce(std::vector<LineNumber>& lines)
{
    std::sort(lines.begin(), lines.end());
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
}

void addEvidence(LineNotes& notes, const Evidence& evidence)
{
    switch (evidence.role) {
    case EvidenceRole::Causal:
        if (!notes.causal)
            notes.causal = stretchOf(evidence);
        break;
    case EvidenceRole::Corroborating:
        notes.corroborating.push_back(stretchOf(evidence));
        break;
    case EvidenceRole::Cascade:
        notes.cascades.push_back(stretchOf(evidence));
        break;
    case EvidenceRole::Milestone:
    case EvidenceRole::Marker:
        break;
    }
}

} // namespace

LineNotes notesFor(const std::string& path, const engine::Analysis& analysis)
{
    LineNotes notes;
    for (const auto& evidence : analysis.verdict.evidence) {
        if (evidence.file == path)
            addEvidence(notes, evidence);
    }
    notes.pinned = notes.causal && analysis.review.pin && analysis.review.pin->path == path;
    for (const auto& candidate : analysis.verdict.candidates) {
        if (candidate.file == path)
            notes.candidates.push_back(candidate.line);
    }
    sortOnce(notes.candidates);
    for (const auto& mark : analysis.review.marks) {
        if (mark.path == path)
            notes.marks.push_back({mark.line, mark.note});
    }
    for (const auto& quote : analysis.review.quotes) {
        if (quote.path == path)
            notes.quotes.push_back({quote.line, quote.text, quote.note});
    }
    std::sort(notes.marks.begin(), notes.marks.end(),
              [](const auto& a, const auto& b) { return a.line < b.line; });
    return notes;
}

std::vector<LineNumber> LineNotes::stops() const
{
    auto lines = candidates;
    if (causal)
        lines.push_back(causal->first);
    for (const auto* stretches : {&corroborating, &cascades}) {
        for (const auto& stretch : *stretches)
            lines.push_back(stretch.first);
    }
    for (const auto& mark : marks)
        lines.push_back(mark.line);
    sortOnce(lines);
    return lines;
}

const LineNotes::Mark* LineNotes::markAt(LineNumber line) const
{
    const auto at =
        std::find_if(marks.begin(), marks.end(), [line](const Mark& m) { return m.line == line; });
    return at == marks.end() ? nullptr : &*at;
}

const LineNotes::Quote* LineNotes::quoteAt(LineNumber line) const
{
    const auto at =
        std::find_if(quotes.begin(), quotes.end(), [line](const Quote& q) { return q.line == line; });
    return at == quotes.end() ? nullptr : &*at;
}

std::optional<LineNumber> nextStop(const std::vector<LineNumber>& stops, LineNumber from, bool forward)
{
    if (stops.empty())
        return std::nullopt;
    if (forward) {
        const auto after = std::upper_bound(stops.begin(), stops.end(), from);
        return after == stops.end() ? stops.front() : *after;
    }
    const auto at = std::lower_bound(stops.begin(), stops.end(), from);
    return at == stops.begin() ? stops.back() : *std::prev(at);
}

} // namespace triage::app
