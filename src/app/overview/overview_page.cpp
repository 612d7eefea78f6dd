// SPDX-License-Identifier: Apache-2.0
#include "app/overview/overview_page.h"

#include "app/language/speech.h"
#include "app/overview/artefact_matrix.h"
#include "app/overview/finding_list.h"
#include "app/overview/intake_list.h"
#include "app/overview/past_case_list.h"
#include "app/overview/process_table.h"
#include "app/overview/trace_list.h"
#include "app/parts/rich_text.h"
#include "app/parts/section.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "base/visible.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace triage::app {

OverviewPage::OverviewPage(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                           QWidget* parent)
    : QScrollArea(parent), speech_(speech), theme_(theme), matrix_(new ArtefactMatrix(workflow, theme)),
      findings_(new FindingList(speech, theme)), intake_(new IntakeList(workflow, speech, theme)),
      trace_(new TraceList(speech, theme)), candidates_(new CandidateList(speech, theme)), flips_(new QLabel),
      processes_(new ProcessTable(theme)), past_(new PastCaseList(theme)), arrivals_(new QLabel),
      matrixSection_(new Section(theme, matrix_)), findingsSection_(new Section(theme, findings_)),
      intakeSection_(new Section(theme, intake_)), traceSection_(new Section(theme, trace_)),
      candidateSection_(new Section(theme, candidates_)), flipSection_(new Section(theme, flips_)),
      processSection_(new Section(theme, processes_)), pastSection_(new Section(theme, past_)),
      arrivalSection_(new Section(theme, arrivals_))
{
    for (QLabel* label : {flips_, arrivals_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    pastSection_->hide();
    build();
    connectParts();
    fillHeadings();
}

void OverviewPage::build()
{
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    column_ = new QVBoxLayout(content);
    column_->setContentsMargins(space::m, space::m, space::m, space::l);
    column_->setSpacing(space::l);
    for (QWidget* section : std::initializer_list<QWidget*>{pastSection_, findingsSection_, matrixSection_,
                                                            intakeSection_, processSection_, traceSection_,
                                                            flipSection_, candidateSection_, arrivalSection_})
        column_->addWidget(section);
    column_->addStretch(1);
    setWidget(content);
}

void OverviewPage::setLead(QWidget* lead)
{
    column_->insertWidget(0, lead);
}

void OverviewPage::connectParts()
{
    const auto open = [this](const QString& path) { emit openRequested(path, LineNumber(0)); };
    connect(matrix_, &ArtefactMatrix::opened, this, open);
    connect(findings_, &FindingList::opened, this, open);
    connect(findings_, &FindingList::waiveRequested, this, &OverviewPage::waiveRequested);
    connect(intake_, &IntakeList::answered, this, &OverviewPage::answered);
    connect(candidates_, &CandidateList::opened, this, &OverviewPage::openRequested);
    connect(candidates_, &CandidateList::pinRequested, this, &OverviewPage::pinRequested);
    connect(processes_, &ProcessTable::opened, this, &OverviewPage::openRequested);
    connect(past_, &PastCaseList::chosen, this, &OverviewPage::caseRequested);
}

void OverviewPage::setAnalysis(std::shared_ptr<const engine::Analysis> analysis)
{
    analysis_ = std::move(analysis);
    fill();
}

void OverviewPage::setPastCases(const std::vector<cases::PastCase>& found)
{
    past_->setCases(found);
    pastSection_->setVisible(!found.empty());
    pastFound_ = found;
}

void OverviewPage::fill()
{
    fillHeadings();
    matrix_->setAnalysis(analysis_);
    findings_->setAnalysis(analysis_.get());
    if (!analysis_)
        return;
    intake_->setFacts(analysis_->facts.intake);
    fillJudgement();
    arrivals_->setText(arrivals());
    matrixSection_->setVisible(analysis_->facts.kind == bundle::InputKind::Run);
}

void OverviewPage::fillJudgement()
{
    const Verdict& verdict = analysis_->verdict;
    trace_->setTrace(verdict.trace);
    traceSection_->setVisible(!verdict.trace.empty());
    flips_->setText(flips());
    flipSection_->setVisible(!verdict.flips.empty());
    processes_->setVerdict(verdict);
    processSection_->setVisible(verdict.processes.size() > 1);
    candidates_->setCandidates(verdict.candidates);
    candidateSection_->setVisible(!verdict.candidates.empty());
}

void OverviewPage::fillHeadings()
{
    findingsSection_->setHeading(tr("Completeness"));
    matrixSection_->setHeading(tr("Artefacts by step"));
    intakeSection_->setHeading(tr("Facts"));
    const std::string pack =
        analysis_ ? analysis_->verdict.rulePack + " " + analysis_->verdict.rulePackVersion : "";
    traceSection_->setHeading(tr("How the route was found"), qstring(pack));
    flipSection_->setHeading(tr("What would change the route"));
    processSection_->setHeading(tr("Processes"));
    pastSection_->setHeading(tr("Past cases with the same causal error"));
    candidateSection_->setHeading(tr("Candidates for the causal error"));
    arrivalSection_->setHeading(tr("What came in"));
}

QString OverviewPage::flips() const
{
    QStringList points;
    for (const Message& flip : analysis_->verdict.flips)
        points << speech_.say(flip);
    return richBullets(points);
}

QString OverviewPage::arrivals() const
{
    const check::Facts& facts = analysis_->facts;
    QStringList points;
    points << tr("%n file(s) recognised", nullptr, int(facts.files.size()));
    if (facts.run)
        points << tr("Run %1").arg(qstring(facts.run->name));
    for (const bundle::Run& run : facts.otherRuns)
        points << tr("Another run: %1").arg(qstring(run.name));
    for (const bundle::Remark& remark : facts.remarks)
        points << speech_.say(remark.message);
    for (const bundle::Skipped& skipped : facts.skipped)
        points << tr("Skipped %1: %2").arg(qstring(visible(skipped.path)), speech_.say(skipped.reason));
    return richBullets(points);
}

void OverviewPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        fill(), setPastCases(std::vector(pastFound_));
    QScrollArea::changeEvent(event);
}

} // namespace triage::app
