// SPDX-License-Identifier: Apache-2.0
#include "app/files/line_decorations.h"

#include "app/language/speech.h"

#include <QCoreApplication>

namespace triage::app {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LineDecorations)
};

} // namespace

std::vector<view::LineDecoration> decorationsOf(const LineNotes& notes)
{
    using view::LineRole;
    std::vector<view::LineDecoration> out;
    if (notes.causal)
        out.push_back({notes.causal->first, notes.causal->last, LineRole::Causal,
                       notes.pinned ? Words::tr("Causal error, pinned") : Words::tr("Causal error")});
    for (const auto& each : notes.corroborating)
        out.push_back(
            {each.first, each.last, LineRole::Candidate, Words::tr("Corroborates the causal error")});
    for (const auto& each : notes.cascades)
        out.push_back(
            {each.first, each.last, LineRole::Cascade, Words::tr("Cascade: follows from the causal error")});
    for (const auto line : notes.candidates) {
        if (!notes.causal || line != notes.causal->first)
            out.push_back({line, line, LineRole::Candidate, Words::tr("Candidate")});
    }
    for (const auto& mark : notes.marks)
        out.push_back({mark.line, mark.line, LineRole::Mark,
                       mark.note.empty() ? Words::tr("Mark") : qstring(mark.note)});
    return out;
}

} // namespace triage::app
