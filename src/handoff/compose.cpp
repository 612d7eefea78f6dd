// SPDX-License-Identifier: Apache-2.0
#include "base/visible.h"
#include "handoff/figures.h"
#include "handoff/inline.h"
#include "handoff/sections.h"

#include <QtGlobal>

#include <array>

namespace triage::handoff {
namespace {

/// The order in which the report is read: who takes it, by which rule, on which line; then what it rests on.
constexpr std::array sections = {
    &caseSection,         &verdictSection, &ruleSection,       &evidenceSection, &firstFailureSection,
    &completenessSection, &filesSection,   &runFoldersSection, &intakeSection,   &missingSection,
    &notesSection,        &traceSection,   &reviewSection,     &importSection,   &aboutSection};

bool hasContent(const Block& block)
{
    const auto* fields = std::get_if<Fields>(&block);
    return !fields || !fields->rows.empty();
}

} // namespace

std::string evidenceAnchor(std::size_t index)
{
    return "evidence-" + std::to_string(index + 1);
}

void addField(Fields& fields, Message label, Message value)
{
    if (!value.empty())
        fields.rows.emplace_back(std::move(label), std::move(value));
}

void addSentence(Section& section, const workflow::Workflow& workflow, std::string_view id)
{
    if (const workflow::DemandedSentence* sentence = workflow.sentence(id))
        section.blocks.emplace_back(
            Paragraph{.text = clean(Message(sentence->text)), .quotedFromSource = sentence->quoted});
}

Handoff compose(const check::Facts& facts, const Verdict& verdict, const review::Review& review,
                const workflow::Workflow& workflow, const CaseLabel& label)
{
    Handoff out;
    const std::string& name = label.title.empty() ? facts.name : label.title;
    out.title = {QT_TRANSLATE_NOOP("engine", "npugraph_ex triage: %1"), {visible(name)}};
    out.stamp = facts.run ? isoStamp(facts.run->name) : std::string();
    const Source source{facts, verdict, review, workflow, label};
    for (const auto& make : sections) {
        Section section = make(source);
        std::erase_if(section.blocks, [](const Block& block) { return !hasContent(block); });
        if (!section.blocks.empty())
            out.sections.push_back(std::move(section));
    }
    return out;
}

} // namespace triage::handoff
