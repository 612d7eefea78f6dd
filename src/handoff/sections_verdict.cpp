// SPDX-License-Identifier: Apache-2.0
#include "base/visible.h"
#include "handoff/figures.h"
#include "handoff/inline.h"
#include "handoff/sections.h"
#include "handoff/words.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace triage::handoff {
namespace {

Message inputKind(bundle::InputKind kind)
{
    switch (kind) {
    case bundle::InputKind::Run:
        return QT_TRANSLATE_NOOP("engine", "triage run");
    case bundle::InputKind::LooseFiles:
        return QT_TRANSLATE_NOOP("engine", "loose files without a triage run");
    case bundle::InputKind::Log:
        break;
    }
    return QT_TRANSLATE_NOOP("engine", "single log");
}

/// In the source's spelling, or nothing.
Message skillCell(const std::optional<Route>& route)
{
    return route ? codeCell(fullName(*route)) : Message();
}

Message leadFor(const Source& source)
{
    const Verdict& verdict = source.verdict;
    const auto& chosen = source.review.override_;
    if (chosen)
        return {QT_TRANSLATE_NOOP("engine", "Hand over to %1, chosen by the engineer."),
                {code(fullName(chosen->route))}};
    if (!verdict.withheld && verdict.route)
        return {QT_TRANSLATE_NOOP("engine", "Hand over to %1."), {code(fullName(*verdict.route))}};
    if (verdict.withheldBy == std::vector<std::string>{"symptom-unknown"})
        return QT_TRANSLATE_NOOP("engine", "Route withheld: the symptom is not known.");
    return QT_TRANSLATE_NOOP("engine", "Route withheld: the information is not complete.");
}

/// The machine's own verdict stays visible beside an override or a pin.
void addMachineFields(Fields& fields, const Source& source)
{
    const Verdict& verdict = source.verdict;
    if (const auto& chosen = source.review.override_) {
        addField(fields, QT_TRANSLATE_NOOP("engine", "By the rules"),
                 verdict.route ? skillCell(verdict.route)
                               : Message(QT_TRANSLATE_NOOP("engine", "route withheld")));
        addField(fields, QT_TRANSLATE_NOOP("engine", "Reason for the choice"), literal(chosen->reason));
        addField(fields, QT_TRANSLATE_NOOP("engine", "Chosen by"),
                 literal(chosen->by.author + ", " + chosen->by.at));
    }
    if (const Verdict* machine = verdict.machineVerdict.get())
        addField(fields, QT_TRANSLATE_NOOP("engine", "Without the pinned line"),
                 skillCell(machine->route ? machine->route : machine->provisionalRoute));
}

Fields verdictFields(const Source& source)
{
    const Verdict& verdict = source.verdict;
    Fields fields;
    addMachineFields(fields, source);
    if (verdict.withheld)
        addField(fields, QT_TRANSLATE_NOOP("engine", "Provisional sub-skill"),
                 verdict.provisionalRoute
                     ? skillCell(verdict.provisionalRoute)
                     : Message(QT_TRANSLATE_NOOP("engine", "none: there is nothing to go by yet")));
    addField(fields, QT_TRANSLATE_NOOP("engine", "Symptom"), wordFor(verdict.symptom));
    addField(fields, QT_TRANSLATE_NOOP("engine", "Alternate sub-skill"), skillCell(verdict.alternate));
    return fields;
}

/// What the route waits for, in the findings' own words.
Bullets withheldReasons(const Source& source)
{
    Bullets reasons;
    const auto& by = source.verdict.withheldBy;
    for (const check::Finding& finding : source.facts.findings)
        if (!finding.waived && std::find(by.begin(), by.end(), finding.id) != by.end())
            reasons.items.push_back(clean(finding.message));
    if (std::find(by.begin(), by.end(), "symptom-unknown") != by.end())
        reasons.items.emplace_back(
            QT_TRANSLATE_NOOP("engine", "Neither the files nor the engineer name a symptom."));
    if (std::find(by.begin(), by.end(), "no-causal-line") != by.end())
        reasons.items.emplace_back(
            QT_TRANSLATE_NOOP("engine", "A step failed, but no log holds a line that says why."));
    return reasons;
}

void addProcesses(Section& section, const std::vector<Process>& processes)
{
    constexpr std::size_t most = 32;
    if (processes.size() < 2)
        return;
    Table table{.header = {QT_TRANSLATE_NOOP("engine", "Step"), QT_TRANSLATE_NOOP("engine", "Rank"),
                           QT_TRANSLATE_NOOP("engine", "pid"), QT_TRANSLATE_NOOP("engine", "Role"),
                           QT_TRANSLATE_NOOP("engine", "First error")},
                .rows = {},
                .numeric = {true, true, true}};
    const auto figure = [](const std::optional<int>& value) {
        return value ? literal(std::to_string(*value)) : Message("–");
    };
    for (std::size_t i = 0; i < std::min(processes.size(), most); ++i) {
        const Process& p = processes[i];
        table.rows.push_back({p.step ? literal(std::to_string(number(*p.step))) : Message("–"),
                              figure(p.rank), figure(p.pid), wordFor(p.role), codeCell(p.firstError)});
    }
    section.blocks.emplace_back(std::move(table));
    if (processes.size() > most)
        section.blocks.emplace_back(
            Paragraph{{QT_TRANSLATE_NOOP("engine", "Further processes not listed: %1."),
                       {grouped(static_cast<std::int64_t>(processes.size() - most))}}});
}

std::string nameOf(const BackendProgress& p)
{
    std::string out;
    if (p.rank)
        out += "rank " + std::to_string(*p.rank);
    if (p.pid)
        out += (out.empty() ? "pid " : ", pid ") + std::to_string(*p.pid);
    return out;
}

/// How far npugraph_ex got, by dumps and logger lines.
void addProgress(Section& section, const std::vector<BackendProgress>& progress)
{
    constexpr std::size_t most = 8;
    if (progress.empty())
        return;
    section.blocks.emplace_back(Paragraph{QT_TRANSLATE_NOOP("engine", "How far npugraph_ex got:")});
    Bullets lines;
    for (std::size_t i = 0; i < std::min(progress.size(), most); ++i) {
        const auto name = nameOf(progress[i]);
        Message line = clean(progress[i].reached);
        if (line.own && !name.empty()) {
            line.own->zh.insert(0, name + "：");
            line.own->en.insert(0, name + ": ");
        }
        lines.items.push_back(std::move(line));
    }
    section.blocks.emplace_back(std::move(lines));
}

std::string originText(const Evidence& evidence)
{
    std::string out;
    if (evidence.rank)
        out += "rank " + std::to_string(*evidence.rank);
    if (evidence.pid)
        out += (out.empty() ? "pid " : ", pid ") + std::to_string(*evidence.pid);
    return out;
}

/// The causal line whole and with its context; the others are there to be found, and short.
Quote quoteOf(const Evidence& evidence, std::size_t index, Symptom symptom)
{
    Quote quote;
    quote.anchor = evidenceAnchor(index);
    const bool statesSymptom = evidence.role == EvidenceRole::Causal && symptom != Symptom::Crash;
    quote.caption = statesSymptom ? Message(QT_TRANSLATE_NOOP("engine", "The line that states the symptom"))
                                  : wordFor(evidence.role);
    quote.origin = originText(evidence);
    quote.file = visible(evidence.file);
    quote.line = evidence.line;
    if (evidence.role != EvidenceRole::Causal) {
        quote.text = quotedLines({evidence.text}).front();
        return quote;
    }
    quote.before = quotedLines(evidence.before);
    quote.text = quotedLine(evidence.text);
    quote.after = quotedLines(evidence.after);
    return quote;
}

/// What is known when no step is named as failed.
Message noFailedStep(const check::Facts& facts)
{
    const auto is = [](StepState state) {
        return [state](const check::StepFact& s) { return s.state == state; };
    };
    if (std::all_of(facts.steps.begin(), facts.steps.end(), is(StepState::Passed)))
        return QT_TRANSLATE_NOOP("engine", "All five steps passed.");
    if (facts.kind != bundle::InputKind::Run)
        return QT_TRANSLATE_NOOP("engine", "Not known: the input holds no results of the five steps.");
    return QT_TRANSLATE_NOOP("engine", "No step is recorded as failed.");
}

bool boundaryShown(const check::Facts& facts)
{
    return facts.firstFailure.step == Step::NpugraphEx &&
           facts.steps[indexOf(Step::ForceEager)].state == StepState::Passed;
}

/// The others stand where they are needed: beside the alternate, above the run folders, beneath a quote.
bool belongsToFirstFailure(std::string_view sentence)
{
    constexpr std::array<std::string_view, 4> elsewhere = {"edge", "force-eager-fact", "accuracy-run-folders",
                                                           "performance-run-folder"};
    return std::find(elsewhere.begin(), elsewhere.end(), sentence) == elsewhere.end();
}

Fields failureFields(const Source& source, Step step)
{
    const check::FirstFailure& failure = source.facts.firstFailure;
    const workflow::StepInfo& info = source.workflow.step(step);
    Fields fields;
    addField(fields, QT_TRANSLATE_NOOP("engine", "Step"), codeCell(info.name));
    if (failure.exitCode)
        addField(fields, QT_TRANSLATE_NOOP("engine", "Exit code"),
                 literal(std::to_string(*failure.exitCode)));
    addField(fields, QT_TRANSLATE_NOOP("engine", "Known from"), wordFor(failure.source));
    addField(fields, QT_TRANSLATE_NOOP("engine", "What this step isolates"), clean(Message(info.isolates)));
    return fields;
}

} // namespace

Section caseSection(const Source& source)
{
    const check::Facts& facts = source.facts;
    Fields fields;
    addField(fields, QT_TRANSLATE_NOOP("engine", "Ticket"), literal(source.label.ticket));
    addField(fields, QT_TRANSLATE_NOOP("engine", "Customer"), literal(source.label.customer));
    addField(fields, QT_TRANSLATE_NOOP("engine", "Input"), codeCell(facts.name));
    addField(fields, QT_TRANSLATE_NOOP("engine", "Kind of input"), inputKind(facts.kind));
    if (facts.run) {
        addField(fields, QT_TRANSLATE_NOOP("engine", "Run"), codeCell(facts.run->name));
        addField(fields, QT_TRANSLATE_NOOP("engine", "Time of the run"), literal(isoStamp(facts.run->name)));
    }
    addField(fields, "SHA-256", codeCell(facts.sha256.value_or("")));
    return {"case", QT_TRANSLATE_NOOP("engine", "Case"), {std::move(fields)}};
}

Section verdictSection(const Source& source)
{
    Section section{"verdict", QT_TRANSLATE_NOOP("engine", "Verdict"), {}};
    section.blocks.emplace_back(Paragraph{.text = leadFor(source), .lead = true});
    section.blocks.emplace_back(verdictFields(source));
    Bullets reasons = withheldReasons(source);
    if (source.verdict.withheld && !reasons.items.empty()) {
        section.blocks.emplace_back(Paragraph{QT_TRANSLATE_NOOP("engine", "The route waits for this:")});
        section.blocks.emplace_back(std::move(reasons));
    }
    const auto& ids = source.verdict.sentences;
    if (std::find(ids.begin(), ids.end(), "edge") != ids.end())
        addSentence(section, source.workflow, "edge");
    return section;
}

namespace {

/// Some keywords of the source are written in both languages, "… / …": each reader gets one.
Message keywordCell(const std::string& keyword)
{
    constexpr std::string_view between = " / ";
    const auto middle = keyword.find(between);
    const std::string first = keyword.substr(0, middle);
    const bool ascii =
        std::ranges::all_of(first, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (middle == std::string::npos || ascii)
        return codeCell(keyword);
    return Bilingual{code(first), code(keyword.substr(middle + between.size()))};
}

/// The causal line; without one, the marker that tells of the failure.
const Evidence* decisive(const Verdict& verdict)
{
    if (verdict.evidence.empty())
        return nullptr;
    const Evidence& first = verdict.evidence.front();
    return first.role == EvidenceRole::Causal || first.role == EvidenceRole::Marker ? &first : nullptr;
}

} // namespace

Section ruleSection(const Source& source)
{
    const Verdict& verdict = source.verdict;
    Section section{"rule", QT_TRANSLATE_NOOP("engine", "Rule and evidence line"), {}};
    if (!verdict.rule)
        return section;
    Fields fields;
    addField(fields, QT_TRANSLATE_NOOP("engine", "Rule"), codeCell(*verdict.rule));
    addField(fields, QT_TRANSLATE_NOOP("engine", "What the rule says"), clean(verdict.ruleSentence));
    addField(fields, QT_TRANSLATE_NOOP("engine", "Matched"), keywordCell(verdict.keyword.value_or("")));
    if (const Evidence* evidence = decisive(verdict))
        addField(fields, QT_TRANSLATE_NOOP("engine", "Evidence line"),
                 Message("%1", {codeLink(place(evidence->file, evidence->line), evidenceAnchor(0))}));
    else
        addField(fields, QT_TRANSLATE_NOOP("engine", "Evidence line"),
                 QT_TRANSLATE_NOOP("engine", "none: the rule goes by the step results and the symptom"));
    addField(fields, QT_TRANSLATE_NOOP("engine", "Fingerprint of the error"), codeCell(verdict.fingerprint));
    section.blocks.emplace_back(std::move(fields));
    return section;
}

Section evidenceSection(const Source& source)
{
    Section section{"evidence", QT_TRANSLATE_NOOP("engine", "Evidence"), {}};
    const auto& evidence = source.verdict.evidence;
    for (std::size_t i = 0; i < evidence.size(); ++i)
        section.blocks.emplace_back(quoteOf(evidence[i], i, source.verdict.symptom));
    addProcesses(section, source.verdict.processes);
    addProgress(section, source.verdict.progress);
    return section;
}

Section firstFailureSection(const Source& source)
{
    Section section{"first-failure", QT_TRANSLATE_NOOP("engine", "First failed step"), {}};
    const check::FirstFailure& failure = source.facts.firstFailure;
    if (failure.step)
        section.blocks.emplace_back(failureFields(source, *failure.step));
    else
        section.blocks.emplace_back(Paragraph{noFailedStep(source.facts)});
    for (const std::string& id : source.verdict.sentences)
        if (belongsToFirstFailure(id))
            addSentence(section, source.workflow, id);
    if (boundaryShown(source.facts))
        addSentence(section, source.workflow, "force-eager-fact");
    if (!failure.conflicts.empty()) {
        section.blocks.emplace_back(Paragraph{QT_TRANSLATE_NOOP("engine", "The records disagree:")});
        Bullets conflicts;
        for (const Message& conflict : failure.conflicts)
            conflicts.items.push_back(clean(conflict));
        section.blocks.emplace_back(std::move(conflicts));
    }
    return section;
}

} // namespace triage::handoff
