// SPDX-License-Identifier: Apache-2.0
#include "app/verdict/verdict_view.h"

#include "app/language/speech.h"
#include "app/words/words.h"
#include "base/visible.h"
#include "handoff/questions.h"

#include <QCoreApplication>

#include <algorithm>

namespace triage::app {
namespace {

struct Card
{
    Q_DECLARE_TR_FUNCTIONS(VerdictCard)
};

VerdictKind kindOf(const engine::Analysis& analysis)
{
    if (analysis.review.override_)
        return VerdictKind::Overridden;
    if (!analysis.verdict.withheld)
        return VerdictKind::Routed;
    const auto& by = analysis.verdict.withheldBy;
    const bool onlySymptom = by.size() == 1 && by.front() == "symptom-unknown";
    return onlySymptom ? VerdictKind::AskSymptom : VerdictKind::Withheld;
}

QString headlineOf(const VerdictView& view)
{
    switch (view.kind) {
    case VerdictKind::Routed:
    case VerdictKind::Overridden:
        return view.route ? headline(*view.route) : Card::tr("No route");
    case VerdictKind::AskSymptom:
        return Card::tr("Nothing failed. What is wrong with it?");
    case VerdictKind::Withheld:
        break;
    }
    return Card::tr("Withheld until the logs are complete");
}

QString ruleOf(const Verdict& verdict, const Speech& speech)
{
    if (!verdict.rule)
        return {};
    const QString sentence = speech.say(verdict.ruleSentence);
    return Card::tr("Rule %1: %2").arg(qstring(*verdict.rule), sentence);
}

QString decisionOf(const engine::Analysis& analysis)
{
    const auto& chosen = analysis.review.override_;
    if (!chosen)
        return {};
    const auto machine = analysis.verdict.route ? analysis.verdict.route : analysis.verdict.provisionalRoute;
    const QString programSays = machine ? specialist(*machine) : Card::tr("no route");
    return Card::tr("Chosen by %1 on %2: %3\nThe program says: %4")
        .arg(qstring(chosen->by.author), qstring(chosen->by.at).left(10), qstring(chosen->reason),
             programSays);
}

/// In the finding's own words; by its id where it is found no more.
QString waivedWords(const review::Waiver& waiver, const check::Facts& facts, const Speech& speech)
{
    for (const check::Finding& f : facts.findings)
        if (f.waived == waiver)
            return speech.say(f.message);
    const QString id = qstring(waiver.finding);
    return waiver.step ? Card::tr("%1 (step %2)").arg(id).arg(number(*waiver.step)) : id;
}

/// Both verdicts stay in sight: the engineer's line decides, the program's own is named beside it.
void addPin(VerdictView& view, const engine::Analysis& analysis)
{
    const auto& pin = analysis.review.pin;
    if (!pin)
        return;
    const QString by = qstring(pin->by.author);
    const QString at = qstring(pin->by.at).left(10);
    const bool isThere =
        analysis.verdict.causal() != nullptr &&
        std::ranges::any_of(analysis.verdict.notes, [](const Note& n) { return n.id == "pinned"; });
    view.pinned = isThere ? Card::tr("Causal line pinned by %1 on %2: %3").arg(by, at, qstring(pin->reason))
                          : Card::tr("The line that %1 pinned on %2 cannot be read: %3:%4")
                                .arg(by, at, qstring(visible(pin->path)))
                                .arg(pin->line.value);
    const Verdict* machine = analysis.verdict.machineVerdict.get();
    if (machine == nullptr) {
        view.machine = isThere ? Card::tr("The program finds the same line.") : QString();
        return;
    }
    const auto route = machine->route ? machine->route : machine->provisionalRoute;
    view.machine = Card::tr("Without the pin: %1").arg(route ? specialist(*route) : Card::tr("no route"));
    if (const Evidence* causal = machine->causal())
        view.machineEvidence = *causal;
}

void addWithheld(VerdictView& view, const engine::Analysis& analysis, const Speech& speech)
{
    const auto& by = analysis.verdict.withheldBy;
    for (const check::Finding& f : analysis.facts.findings) {
        if (f.severity != Severity::Rerun || f.waived || std::ranges::find(by, f.id) == by.end())
            continue;
        view.missing << speech.say(f.message);
        view.waivable.push_back(f);
    }
    if (view.kind == VerdictKind::Withheld && std::ranges::find(by, "symptom-unknown") != by.end())
        view.missing << Card::tr("The symptom is not known.");
    if (std::ranges::find(by, "no-causal-line") != by.end())
        view.missing << Card::tr("A step failed, but no log holds a line that says why.");
}

bool isPhenomenon(const Verdict& verdict, const Note& note)
{
    return std::ranges::find(verdict.phenomena, note.id, &Phenomenon::id) != verdict.phenomena.end();
}

void addNotes(VerdictView& view, const engine::Analysis& analysis, const workflow::Workflow& workflow,
              const Speech& speech)
{
    const Verdict& verdict = analysis.verdict;
    for (const std::string& id : verdict.sentences)
        if (const auto* sentence = workflow.sentence(id))
            view.notes << speech.say(sentence->text);
    for (const Note& note : verdict.notes)
        if (note.id != "pinned" && !isPhenomenon(verdict, note)) // these have places of their own
            view.notes << speech.say(note.message);
    if (verdict.alternate)
        view.notes << Card::tr("Second choice: %1").arg(specialist(*verdict.alternate));
    view.notes.removeDuplicates();
}

} // namespace

std::optional<Route> effectiveRoute(const engine::Analysis& analysis)
{
    if (analysis.review.override_)
        return analysis.review.override_->route;
    return analysis.verdict.route ? analysis.verdict.route : analysis.verdict.provisionalRoute;
}

VerdictView viewOf(const engine::Analysis& analysis, const workflow::Workflow& workflow, const Speech& speech)
{
    VerdictView view;
    view.kind = kindOf(analysis);
    view.route = effectiveRoute(analysis);
    if (view.kind == VerdictKind::AskSymptom)
        view.route.reset();
    view.headline = headlineOf(view);
    view.asksSymptom = view.kind != VerdictKind::Overridden &&
                       std::ranges::find(analysis.verdict.withheldBy, "symptom-unknown") !=
                           analysis.verdict.withheldBy.end();
    if (view.route)
        view.fullName = qstring(fullName(*view.route));
    view.rule = ruleOf(analysis.verdict, speech);
    view.decision = decisionOf(analysis);
    if (!analysis.verdict.evidence.empty())
        view.evidence = analysis.verdict.evidence.front();
    for (const review::Waiver& waiver : analysis.review.waivers)
        view.waivers.push_back({waiver, waivedWords(waiver, analysis.facts, speech)});
    addPin(view, analysis);
    addWithheld(view, analysis, speech);
    addNotes(view, analysis, workflow, speech);
    return view;
}

Tone toneOf(const VerdictView& view, const Colors& colors)
{
    if (view.kind == VerdictKind::Withheld || view.kind == VerdictKind::AskSymptom || !view.route)
        return colors.withheld;
    return colors.of(*view.route);
}

QString questionsText(const engine::Analysis& analysis, const workflow::Workflow& workflow,
                      const Speech& speech)
{
    QString text;
    int count = 0;
    for (const handoff::Question& q : handoff::questions(analysis.facts, analysis.verdict, workflow)) {
        text += QStringLiteral("%1. %2\n").arg(++count).arg(speech.say(q.text));
        if (q.command)
            text += QStringLiteral("\n%1\n\n").arg(qstring(*q.command));
    }
    return text;
}

} // namespace triage::app
