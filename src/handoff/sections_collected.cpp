// SPDX-License-Identifier: Apache-2.0
// What came in: the five layers, the files, the facts.
#include "handoff/figures.h"
#include "handoff/inline.h"
#include "handoff/judged_intake.h"
#include "handoff/key_lines.h"
#include "handoff/sections.h"
#include "handoff/words.h"

#include <QtGlobal>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <set>

namespace triage::handoff {
namespace {

using bundle::ArtefactKind;

Message slotCell(const check::SlotFact& slot)
{
    return slot.state == check::SlotState::Present ? literal(sizeText(slot.size)) : wordFor(slot.state);
}

std::vector<Message> stepRow(const check::StepFact& fact, const Source& source)
{
    const workflow::Workflow& workflow = source.workflow;
    const auto slot = [&fact](check::Slot which) {
        return slotCell(fact.slotFacts[static_cast<std::size_t>(which)]);
    };
    return {codeCell(workflow.step(fact.step).name),
            wordFor(fact.state),
            fact.exitCode ? literal(std::to_string(*fact.exitCode)) : Message("–"),
            fact.durationMs ? literal(durationText(*fact.durationMs)) : Message("–"),
            slot(check::Slot::Log),
            slot(check::Slot::Plog),
            slot(check::Slot::DebugDir)};
}

Table stepTable(const Source& source)
{
    Table table{.header = {QT_TRANSLATE_NOOP("engine", "Step"), QT_TRANSLATE_NOOP("engine", "State"),
                           QT_TRANSLATE_NOOP("engine", "Exit code"), QT_TRANSLATE_NOOP("engine", "Duration"),
                           QT_TRANSLATE_NOOP("engine", "Log"), "plog",
                           QT_TRANSLATE_NOOP("engine", "Debug folder")},
                .rows = {},
                .numeric = {false, false, true, true, true, true, true}};
    for (const check::StepFact& fact : source.facts.steps)
        table.rows.push_back(stepRow(fact, source));
    return table;
}

Message severityCell(const check::Finding& finding)
{
    if (!finding.waived)
        return wordFor(finding.severity);
    return finding.severity == Severity::Rerun ? QT_TRANSLATE_NOOP("engine", "collect again (waived)")
                                               : QT_TRANSLATE_NOOP("engine", "gap (waived)");
}

Table findingTable(const std::vector<check::Finding>& findings)
{
    Table table{.header = {QT_TRANSLATE_NOOP("engine", "Severity"), QT_TRANSLATE_NOOP("engine", "Step"),
                           QT_TRANSLATE_NOOP("engine", "Finding"), QT_TRANSLATE_NOOP("engine", "Path")},
                .rows = {},
                .numeric = {false, true}};
    for (const check::Finding& finding : findings)
        table.rows.push_back({severityCell(finding),
                              finding.step ? literal(std::to_string(number(*finding.step))) : Message("–"),
                              clean(finding.message), codeCell(finding.path.value_or(""))});
    return table;
}

bool isOneOf(ArtefactKind kind, std::initializer_list<ArtefactKind> kinds)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

/// Files a reader opens. What only the step in question makes worth reading is named for that step alone;
/// the others (graphs, generated code, plogs of steps that passed) are counted by kind.
bool listed(const bundle::BundleFile& file, Step inQuestion)
{
    if (isOneOf(file.kind, {ArtefactKind::Env, ArtefactKind::FirstFailure, ArtefactKind::Warnings,
                            ArtefactKind::OriginalScript, ArtefactKind::StepLog, ArtefactKind::OtherLog,
                            ArtefactKind::Script}))
        return true;
    return (!file.step || file.step == inQuestion) && file.size > 0 &&
           isOneOf(file.kind, {ArtefactKind::Plog, ArtefactKind::StepScript, ArtefactKind::BackendDebugLog,
                               ArtefactKind::DynamoDebugLog});
}

Message kindLabel(ArtefactKind kind, const workflow::Workflow& workflow)
{
    const workflow::ArtefactInfo* info = workflow.artefact(bundle::spelling(kind));
    return info ? clean(Message(info->label)) : literal(bundle::spelling(kind));
}

struct Sum
{
    std::int64_t files = 0;
    std::int64_t bytes = 0;
    std::set<int> steps;
};
using Sums = std::map<ArtefactKind, Sum>;

/// At most this many files are named; a run of hundreds of processes has thousands.
constexpr std::size_t mostFiles = 80;

Sums addListed(Table& table, const Source& source)
{
    const auto lines = keyLines(source.verdict, source.review);
    const Step inQuestion = source.facts.firstFailure.step.value_or(Step::NpugraphEx);
    Sums others;
    for (const bundle::BundleFile& file : source.facts.files) {
        const auto key = lines.find(file.path);
        const bool named = key != lines.end() || (listed(file, inQuestion) && table.rows.size() < mostFiles);
        if (!named) {
            Sum& sum = others[file.kind];
            if (file.step)
                sum.steps.insert(number(*file.step));
            sum.files += 1;
            sum.bytes += file.size;
            continue;
        }
        table.rows.push_back({codeCell(file.path), kindLabel(file.kind, source.workflow),
                              literal(sizeText(file.size)),
                              key == lines.end() ? Message("–") : literal(lineList(key->second, 12))});
    }
    return others;
}

std::string joinedSteps(const std::set<int>& steps)
{
    std::string out;
    for (const int step : steps)
        out += (out.empty() ? "" : ", ") + std::to_string(step);
    return out.empty() ? "–" : out;
}

Table otherFiles(const Sums& sums, const workflow::Workflow& workflow)
{
    Table table{.header = {QT_TRANSLATE_NOOP("engine", "Further files"), QT_TRANSLATE_NOOP("engine", "Step"),
                           QT_TRANSLATE_NOOP("engine", "Count"), QT_TRANSLATE_NOOP("engine", "Size")},
                .rows = {},
                .numeric = {false, false, true, true}};
    for (const auto& [kind, sum] : sums)
        table.rows.push_back({kindLabel(kind, workflow), literal(joinedSteps(sum.steps)),
                              literal(grouped(sum.files)), literal(sizeText(sum.bytes))});
    return table;
}

/// A symptom and the absence of an error are words of ours; everything else was found or answered.
Message valueCell(const check::IntakeFact& fact)
{
    if (!fact.value)
        return "–";
    if (fact.key == "error_stack" && *fact.value == "none")
        return QT_TRANSLATE_NOOP("engine", "All five steps passed.");
    const std::optional<Symptom> symptom = fact.key == "symptom" ? symptomFrom(*fact.value) : std::nullopt;
    return symptom ? wordFor(*symptom) : codeCell(*fact.value);
}

std::vector<Message> intakeRow(const check::IntakeFact& fact, const workflow::Workflow& workflow)
{
    const workflow::IntakeInfo* info = workflow.intakeFact(fact.key);
    return {info ? clean(Message(info->label)) : literal(fact.key), wordFor(fact.state), valueCell(fact),
            fact.source ? codeCell(*fact.source) : Message("–")};
}

} // namespace

Section completenessSection(const Source& source)
{
    Section section{"completeness", QT_TRANSLATE_NOOP("engine", "Completeness"), {}};
    section.blocks.emplace_back(Paragraph{sentenceFor(source.facts.state)});
    if (source.facts.kind == bundle::InputKind::Run)
        section.blocks.emplace_back(stepTable(source));
    if (!source.facts.findings.empty())
        section.blocks.emplace_back(findingTable(source.facts.findings));
    return section;
}

Section filesSection(const Source& source)
{
    Section section{"files", QT_TRANSLATE_NOOP("engine", "Collected files"), {}};
    Table table{.header = {QT_TRANSLATE_NOOP("engine", "File"), QT_TRANSLATE_NOOP("engine", "Kind"),
                           QT_TRANSLATE_NOOP("engine", "Size"), QT_TRANSLATE_NOOP("engine", "Key lines")},
                .rows = {},
                .numeric = {false, false, true, false}};
    const Sums others = addListed(table, source);
    if (!table.rows.empty())
        section.blocks.emplace_back(std::move(table));
    if (!others.empty())
        section.blocks.emplace_back(otherFiles(others, source.workflow));
    return section;
}

Section runFoldersSection(const Source& source)
{
    Section section{"run-folders", QT_TRANSLATE_NOOP("engine", "Run folders for the sub-skill"), {}};
    const Verdict& verdict = source.verdict;
    const auto& chosen = source.review.override_;
    const std::optional<Route> route =
        chosen ? chosen->route : (verdict.route ? verdict.route : verdict.provisionalRoute);
    if (route != Route::Accuracy && route != Route::Performance)
        return section;
    Bullets folders;
    for (const Step step : {Step::ForceEager, Step::NpugraphEx})
        if (step == Step::NpugraphEx || route == Route::Accuracy)
            for (const std::string& folder : source.facts.steps[indexOf(step)].runDirs)
                folders.items.push_back(codeCell(folder));
    if (folders.items.empty())
        section.blocks.emplace_back(Paragraph{
            QT_TRANSLATE_NOOP("engine", "None: the input holds no run folder of the steps it needs.")});
    else {
        addSentence(section, source.workflow,
                    route == Route::Accuracy ? "accuracy-run-folders" : "performance-run-folder");
        section.blocks.emplace_back(std::move(folders));
    }
    return section;
}

Section intakeSection(const Source& source)
{
    Section section{"intake", QT_TRANSLATE_NOOP("engine", "Versions and first-round facts"), {}};
    if (source.facts.intake.empty())
        return section;
    Table table{.header = {QT_TRANSLATE_NOOP("engine", "Fact"), QT_TRANSLATE_NOOP("engine", "State"),
                           QT_TRANSLATE_NOOP("engine", "Value"), QT_TRANSLATE_NOOP("engine", "Source")},
                .rows = {},
                .numeric = {}};
    for (const check::IntakeFact& fact : judgedIntake(source.facts, source.verdict))
        table.rows.push_back(intakeRow(fact, source.workflow));
    section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace triage::handoff
