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
constexpr std::array handoffSections = {
    &caseSection,         &verdictSection, &ruleSection,       &evidenceSection, &firstFailureSection,
    &completenessSection, &filesSection,   &runFoldersSection, &intakeSection,   &missingSection,
    &notesSection,        &traceSection,   &reviewSection,     &importSection,   &aboutSection};

/// What is known without a verdict.
constexpr std::array checkSections = {&caseSection,   &completenessSection, &firstFailureSection,
                                      &intakeSection, &missingSection,      &importSection,
                                      &aboutSection};

bool hasContent(const Block& block)
{
    const auto* fields = std::get_if<Fields>(&block);
    return !fields || !fields->rows.empty();
}

/// Leaves out what has nothing to say.
template <typename Sections>
void addSections(Handoff& out, const Sections& sections, const Source& source)
{
    for (const auto& make : sections) {
        Section section = make(source);
        std::erase_if(section.blocks, [](const Block& block) { return !hasContent(block); });
        if (!section.blocks.empty())
            out.sections.push_back(std::move(section));
    }
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
    if (review.override_)
        out.route = review.override_->route;
    else if (!verdict.withheld)
        out.route = verdict.route;
    addSections(out, handoffSections, Source{facts, verdict, review, workflow, label});
    return out;
}

Handoff composeCheck(const check::Facts& facts, const workflow::Workflow& workflow)
{
    Handoff out;
    out.title = {QT_TRANSLATE_NOOP("engine", "npugraph_ex completeness check: %1"), {visible(facts.name)}};
    out.stamp = facts.run ? isoStamp(facts.run->name) : std::string();
    const Verdict none;
    const review::Review nothing;
    const CaseLabel nobody;
    addSections(out, checkSections, Source{facts, none, nothing, workflow, nobody});
    return out;
}

} // namespace triage::handoff
