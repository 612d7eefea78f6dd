// SPDX-License-Identifier: Apache-2.0
#include "app/overview/overview_page.h"

#include "app/language/speech.h"
#include "app/overview/artefact_matrix.h"
#include "app/overview/finding_list.h"
#include "app/overview/intake_list.h"
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
      trace_(new TraceList(speech, theme)), candidates_(new CandidateList(speech, theme)),
      arrivals_(new QLabel), matrixSection_(new Section(theme, matrix_)),
      findingsSection_(new Section(theme, findings_)), intakeSection_(new Section(theme, intake_)),
      traceSection_(new Section(theme, trace_)), candidateSection_(new Section(theme, candidates_)),
      arrivalSection_(new Section(theme, arrivals_))
{
    arrivals_->setWordWrap(true);
    arrivals_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    build();
    connectParts();
    fillHeadings();
}

void OverviewPage::build()
{
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(space::m, space::m, space::m, space::l);
    layout->setSpacing(space::l);
    for (QWidget* section :
         std::initializer_list<QWidget*>{findingsSection_, matrixSection_, intakeSection_, traceSection_,
                                         candidateSection_, arrivalSection_})
        layout->addWidget(section);
    layout->addStretch(1);
    setWidget(content);
}

void OverviewPage::connectParts()
{
    const auto open = [this](const QString& path) { emit openRequested(path, LineNumber(0)); };
    connect(matrix_, &ArtefactMatrix::opened, this, open);
    connect(findings_, &FindingList::opened, this, open);
    connect(findings_, &FindingList::waiveRequested, this, &OverviewPage::waiveRequested);
    connect(intake_, &IntakeList::answered, this, &OverviewPage::answered);
    connect(candidates_, &CandidateList::opened, this, &OverviewPage::openRequested);
}

void OverviewPage::setAnalysis(std::shared_ptr<const engine::Analysis> analysis)
{
    analysis_ = std::move(analysis);
    fill();
}

void OverviewPage::fill()
{
    fillHeadings();
    matrix_->setAnalysis(analysis_);
    findings_->setAnalysis(analysis_.get());
    if (!analysis_)
        return;
    intake_->setFacts(analysis_->facts.intake);
    trace_->setTrace(analysis_->verdict.trace);
    candidates_->setCandidates(analysis_->verdict.candidates);
    arrivals_->setText(arrivals());
    matrixSection_->setVisible(analysis_->facts.kind == bundle::InputKind::Run);
    traceSection_->setVisible(!analysis_->verdict.trace.empty());
    candidateSection_->setVisible(!analysis_->verdict.candidates.empty());
}

void OverviewPage::fillHeadings()
{
    findingsSection_->setHeading(tr("Completeness"));
    matrixSection_->setHeading(tr("Artefacts by step"));
    intakeSection_->setHeading(tr("Facts"));
    const std::string pack =
        analysis_ ? analysis_->verdict.rulePack + " " + analysis_->verdict.rulePackVersion : "";
    traceSection_->setHeading(tr("How the route was found"), qstring(pack));
    candidateSection_->setHeading(tr("Candidates for the causal error"));
    arrivalSection_->setHeading(tr("What came in"));
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
        fill();
    QScrollArea::changeEvent(event);
}

} // namespace triage::app
