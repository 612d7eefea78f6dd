// SPDX-License-Identifier: Apache-2.0
// What stays open, how the route came about, and what the reader should know about the report itself.
#include "handoff/figures.h"
#include "handoff/inline.h"
#include "handoff/program.h"
#include "handoff/questions.h"
#include "handoff/sections.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::handoff {
namespace {

/// Questions that one command answers.
struct Asked
{
    std::string command; ///< may be empty
    Bullets questions;
};

bool standsAbove(const std::vector<Question>& all, const Question& question)
{
    return !question.withholds && std::ranges::any_of(all, [&](const Question& other) {
        return other.withholds && other.command == question.command;
    });
}

/// In the order of the first of each; what needs no command, or one that stands above already, comes last.
std::vector<Asked> byCommand(const std::vector<Question>& all, bool withholds)
{
    std::vector<Asked> groups;
    for (const Question& question : all) {
        if (question.withholds != withholds)
            continue;
        const std::string command = standsAbove(all, question) ? "" : question.command.value_or("");
        const auto same =
            command.empty() ? groups.end() : std::ranges::find(groups, command, &Asked::command);
        if (same != groups.end())
            same->questions.items.push_back(clean(question.text));
        else
            groups.push_back({command, {{clean(question.text)}}});
    }
    std::stable_partition(groups.begin(), groups.end(),
                          [](const Asked& group) { return !group.command.empty(); });
    return groups;
}

void addQuestions(Section& section, const std::vector<Question>& all, bool withholds, const Message& caption)
{
    const std::vector<Asked> groups = byCommand(all, withholds);
    if (!groups.empty())
        section.blocks.emplace_back(Paragraph{caption});
    for (const Asked& group : groups) {
        if (auto* list = std::get_if<Bullets>(&section.blocks.back()))
            list->items.insert(list->items.end(), group.questions.items.begin(), group.questions.items.end());
        else
            section.blocks.emplace_back(group.questions);
        if (!group.command.empty())
            section.blocks.emplace_back(Command{visibleCommand(group.command)});
    }
}

Table skippedTable(const std::vector<bundle::Skipped>& skipped, std::size_t most)
{
    Table table{.header = {QT_TRANSLATE_NOOP("engine", "Skipped"), QT_TRANSLATE_NOOP("engine", "Reason")},
                .rows = {},
                .numeric = {}};
    for (std::size_t i = 0; i < std::min(skipped.size(), most); ++i)
        table.rows.push_back({codeCell(skipped[i].path), clean(skipped[i].reason)});
    return table;
}

void addSkipped(Section& section, const std::vector<bundle::Skipped>& skipped)
{
    constexpr std::size_t most = 50;
    if (skipped.empty())
        return;
    section.blocks.emplace_back(skippedTable(skipped, most));
    if (skipped.size() > most)
        section.blocks.emplace_back(
            Paragraph{{QT_TRANSLATE_NOOP(
                           "engine", "Further skipped entries not listed: %1; the JSON report names all."),
                       {grouped(static_cast<std::int64_t>(skipped.size() - most))}}});
}

void addRemarks(Section& section, Bullets remarks)
{
    constexpr std::size_t most = 50;
    if (remarks.items.empty())
        return;
    const std::size_t all = remarks.items.size();
    remarks.items.resize(std::min(all, most));
    section.blocks.emplace_back(std::move(remarks));
    if (all > most)
        section.blocks.emplace_back(Paragraph{
            {QT_TRANSLATE_NOOP("engine", "Further remarks not listed: %1; the JSON report names all."),
             {grouped(static_cast<std::int64_t>(all - most))}}});
}

std::string joinedCode(const std::vector<std::string>& items)
{
    std::string out;
    for (const std::string& item : items)
        out += (out.empty() ? "" : ", ") + code(item);
    return out;
}

Message exposureSentence(const Exposure& found)
{
    const std::string hosts = joinedCode(found.hosts);
    const std::string users = joinedCode(found.users);
    if (hosts.empty() && users.empty())
        return QT_TRANSLATE_NOOP("engine",
                                 "This report is not redacted. No host or user name was found in it.");
    if (users.empty())
        return {QT_TRANSLATE_NOOP("engine", "This report is not redacted. Hosts found in it: %1."), {hosts}};
    if (hosts.empty())
        return {QT_TRANSLATE_NOOP("engine", "This report is not redacted. Users found in it: %1."), {users}};
    return {QT_TRANSLATE_NOOP("engine",
                              "This report is not redacted. Hosts found in it: %1. Users found in it: %2."),
            {hosts, users}};
}

Message resultOf(const TraceEntry& entry)
{
    if (entry.hit)
        return QT_TRANSLATE_NOOP("engine", "hit");
    return entry.asked ? QT_TRANSLATE_NOOP("engine", "no hit") : QT_TRANSLATE_NOOP("engine", "not asked");
}

} // namespace

Section missingSection(const Source& source)
{
    Section section{"missing", QT_TRANSLATE_NOOP("engine", "Still missing"), {}};
    const std::vector<Question> open = questions(source.facts, source.verdict, source.workflow);
    addQuestions(section, open, true,
                 QT_TRANSLATE_NOOP("engine", "Please send this; the route waits for it:"));
    addQuestions(section, open, false,
                 QT_TRANSLATE_NOOP("engine", "Please send this; the route does not wait for it:"));
    return section;
}

Section notesSection(const Source& source)
{
    Section section{"notes", QT_TRANSLATE_NOOP("engine", "Notes"), {}};
    Bullets notes;
    for (const Note& note : source.verdict.notes)
        notes.items.push_back(clean(note.message));
    if (!notes.items.empty())
        section.blocks.emplace_back(std::move(notes));
    return section;
}

Section traceSection(const Source& source)
{
    Section section{"trace", QT_TRANSLATE_NOOP("engine", "Routing trace"), {}};
    const Verdict& verdict = source.verdict;
    Table table{.header = {QT_TRANSLATE_NOOP("engine", "Rule"), QT_TRANSLATE_NOOP("engine", "Result"),
                           QT_TRANSLATE_NOOP("engine", "Why")},
                .rows = {},
                .numeric = {}};
    for (const TraceEntry& entry : verdict.trace)
        table.rows.push_back({codeCell(entry.rule), resultOf(entry), clean(entry.why)});
    if (!table.rows.empty())
        section.blocks.emplace_back(std::move(table));
    if (verdict.flips.empty())
        return section;
    section.blocks.emplace_back(Paragraph{QT_TRANSLATE_NOOP("engine", "What would change the route:")});
    Bullets flips;
    for (const Message& flip : verdict.flips)
        flips.items.push_back(clean(flip));
    section.blocks.emplace_back(std::move(flips));
    return section;
}

Section importSection(const Source& source)
{
    Section section{"import", QT_TRANSLATE_NOOP("engine", "Import"), {}};
    const check::Facts& facts = source.facts;
    Bullets remarks;
    for (const bundle::Run& run : facts.otherRuns)
        remarks.items.push_back(
            {QT_TRANSLATE_NOOP("engine", "Another run in the same input, not used here: %1"),
             {code(run.name)}});
    for (const bundle::Remark& remark : facts.remarks)
        remarks.items.push_back(clean(remark.message));
    addRemarks(section, std::move(remarks));
    addSkipped(section, facts.skipped);
    return section;
}

Section aboutSection(const Source& source)
{
    Section section{"about", QT_TRANSLATE_NOOP("engine", "About this report"), {}};
    section.blocks.emplace_back(Paragraph{exposureSentence(findExposure(source.facts, source.verdict))});
    Fields fields;
    addField(fields, QT_TRANSLATE_NOOP("engine", "Program"),
             literal(std::string(programName) + " " + programVersion));
    if (!source.verdict.rulePack.empty())
        addField(fields, QT_TRANSLATE_NOOP("engine", "Rule pack"),
                 literal(source.verdict.rulePack + " " + source.verdict.rulePackVersion));
    section.blocks.emplace_back(std::move(fields));
    return section;
}

} // namespace triage::handoff
