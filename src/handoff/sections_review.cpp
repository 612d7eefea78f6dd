// SPDX-License-Identifier: Apache-2.0
// What the engineer added, each with author and time.
#include "base/visible.h"
#include "handoff/figures.h"
#include "handoff/inline.h"
#include "handoff/sections.h"
#include "handoff/words.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::handoff {
namespace {

/// What · value · reason or note · by whom and when.
using ReviewRow = std::vector<Message>;

Message signatureCell(const review::Signature& by)
{
    return literal(by.author + (by.author.empty() || by.at.empty() ? "" : ", ") + by.at);
}

Message stepCell(Step step)
{
    return {QT_TRANSLATE_NOOP("engine", "step %1"), {std::to_string(number(step))}};
}

ReviewRow answerRow(const review::Answer& answer, const workflow::Workflow& workflow)
{
    const workflow::IntakeInfo* info = workflow.intakeFact(answer.key);
    return {info ? clean(Message(info->label)) : literal(answer.key), literal(answer.value),
            Message(QT_TRANSLATE_NOOP("engine", "answered")), signatureCell(answer.by)};
}

ReviewRow waiverRow(const review::Waiver& waiver, const workflow::Workflow& workflow)
{
    const std::string what =
        code(waiver.finding) + (waiver.step ? " (" + workflow.step(*waiver.step).name + ")" : std::string());
    return {QT_TRANSLATE_NOOP("engine", "Waived"), Message("%1", {what}), literal(waiver.reason),
            signatureCell(waiver.by)};
}

/// Choices that change what is judged.
void addChoices(Table& table, const review::Review& review)
{
    if (review.symptom)
        table.rows.push_back({QT_TRANSLATE_NOOP("engine", "Symptom stated"),
                              wordFor(review.symptom->symptom),
                              {},
                              signatureCell(review.symptom->by)});
    if (review.failedStep)
        table.rows.push_back(
            {QT_TRANSLATE_NOOP("engine", "Failed step stated"), stepCell(*review.failedStep), {}, {}});
    if (review.run)
        table.rows.push_back({QT_TRANSLATE_NOOP("engine", "Run chosen"), codeCell(*review.run), {}, {}});
    if (review.pin)
        table.rows.push_back({QT_TRANSLATE_NOOP("engine", "Causal line pinned"),
                              codeCell(place(review.pin->path, review.pin->line)),
                              literal(review.pin->reason), signatureCell(review.pin->by)});
    if (review.override_)
        table.rows.push_back({QT_TRANSLATE_NOOP("engine", "Sub-skill chosen"),
                              codeCell(fullName(review.override_->route)), literal(review.override_->reason),
                              signatureCell(review.override_->by)});
}

/// Its first line is the evidence, the others what follows it.
Quote quoteBlock(const review::Quote& quote)
{
    Quote block;
    block.caption = quote.note.empty() ? Message(QT_TRANSLATE_NOOP("engine", "Quoted by the engineer"))
                                       : literal(quote.note);
    block.origin = quote.by.author;
    block.file = visible(quote.path);
    block.line = quote.line;
    std::vector<std::string> lines;
    for (std::size_t at = 0; at <= quote.text.size();) {
        const std::size_t end = std::min(quote.text.find('\n', at), quote.text.size());
        lines.push_back(quote.text.substr(at, end - at));
        at = end + 1;
    }
    block.text = quotedLine(lines.front());
    block.after = quotedLines({lines.begin() + 1, lines.end()});
    return block;
}

} // namespace

Section reviewSection(const Source& source)
{
    const review::Review& review = source.review;
    Section section{"review", QT_TRANSLATE_NOOP("engine", "Added by the engineer"), {}};
    Table table{.header = {QT_TRANSLATE_NOOP("engine", "What"), QT_TRANSLATE_NOOP("engine", "Value"),
                           QT_TRANSLATE_NOOP("engine", "Reason or note"), QT_TRANSLATE_NOOP("engine", "By")},
                .rows = {},
                .numeric = {}};
    addChoices(table, review);
    for (const review::Waiver& waiver : review.waivers)
        table.rows.push_back(waiverRow(waiver, source.workflow));
    for (const review::Answer& answer : review.answers)
        table.rows.push_back(answerRow(answer, source.workflow));
    for (const review::Assignment& assignment : review.assignments)
        table.rows.push_back({QT_TRANSLATE_NOOP("engine", "File assigned"), codeCell(assignment.path),
                              stepCell(assignment.step), signatureCell(assignment.by)});
    for (const review::Mark& mark : review.marks)
        table.rows.push_back({QT_TRANSLATE_NOOP("engine", "Line marked"),
                              codeCell(place(mark.path, mark.line)), literal(mark.note),
                              signatureCell(mark.by)});
    if (!table.rows.empty())
        section.blocks.emplace_back(std::move(table));
    for (const review::Quote& quote : review.quotes)
        section.blocks.emplace_back(quoteBlock(quote));
    return section;
}

} // namespace triage::handoff
