// SPDX-License-Identifier: Apache-2.0
#include "app/verdict/verdict_card.h"

#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/parts/rich_text.h"
#include "app/theme/theme.h"
#include "app/verdict/evidence_quote.h"
#include "app/verdict/phenomena_list.h"
#include "app/verdict/pin_note.h"
#include "app/verdict/symptom_ask.h"
#include "app/verdict/verdict_actions.h"
#include "app/verdict/withheld_list.h"
#include "handoff/questions.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QResizeEvent>
#include <QToolButton>

namespace triage::app {
namespace {

constexpr int twoColumns = 860;

QLabel* wrapped(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

VerdictCard::VerdictCard(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                         QWidget* parent)
    : QWidget(parent), workflow_(workflow), speech_(speech), theme_(theme), fullName_(new QLabel(this)),
      copyName_(iconButton(this, QStringLiteral("copy"))), columns_(new QBoxLayout(QBoxLayout::LeftToRight)),
      decision_(wrapped(this)), pin_(new PinNote(theme, this)), rule_(wrapped(this)), notes_(wrapped(this)),
      evidence_(new EvidenceQuote(theme, this)), withheld_(new WithheldList(speech, theme, this)),
      ask_(new SymptomAsk(this)), phenomena_(new PhenomenaList(speech, theme, this)),
      actions_(new VerdictActions(this))
{
    build();
    connectParts();
    fill();
}

void VerdictCard::build()
{
    columns_->setSpacing(space::s);
    columns_->addLayout(buildSaid(), 1);
    notes_->setContentsMargins(0, space::xs, 0, 0); // level with the name, whose button is higher than a line
    columns_->addWidget(notes_, 1, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::m - space::xs);
    layout->addLayout(columns_);
    layout->addWidget(actions_);
}

QLayout* VerdictCard::buildSaid()
{
    auto* name = new QHBoxLayout;
    name->setSpacing(space::xs);
    fullName_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    fullName_->setObjectName(QStringLiteral("fullName"));
    name->addWidget(fullName_);
    name->addWidget(copyName_);
    name->addStretch(1);
    auto* said = new QVBoxLayout;
    said->setSpacing(space::s);
    said->addLayout(name);
    for (QWidget* part :
         std::initializer_list<QWidget*>{decision_, pin_, rule_, withheld_, ask_, phenomena_, evidence_})
        said->addWidget(part);
    said->addStretch(1);
    return said;
}

void VerdictCard::connectParts()
{
    connect(copyName_, &QToolButton::clicked, this, [this] { copyText(view_.fullName); });
    const auto open = [this] {
        if (view_.evidence)
            emit evidenceRequested(qstring(view_.evidence->file), view_.evidence->line);
    };
    connect(evidence_, &EvidenceQuote::opened, this, open);
    connect(actions_, &VerdictActions::goToEvidence, this, open);
    connect(actions_, &VerdictActions::copyHandoff, this, &VerdictCard::copyHandoffRequested);
    connect(actions_, &VerdictActions::copyQuestions, this, &VerdictCard::copyQuestionsRequested);
    connect(actions_, &VerdictActions::overrideRoute, this, &VerdictCard::overrideRequested);
    connect(actions_, &VerdictActions::revokeOverride, this, &VerdictCard::overrideRevoked);
    connect(withheld_, &WithheldList::waiveRequested, this, &VerdictCard::waiveRequested);
    connect(withheld_, &WithheldList::waiverRevoked, this, &VerdictCard::waiverRevoked);
    connect(pin_, &PinNote::opened, this, &VerdictCard::evidenceRequested);
    connect(pin_, &PinNote::unpinned, this, &VerdictCard::unpinRequested);
    connect(phenomena_, &PhenomenaList::opened, this, &VerdictCard::evidenceRequested);
    connect(ask_, &SymptomAsk::stated, this, &VerdictCard::symptomStated);
}

void VerdictCard::setAnalysis(std::shared_ptr<const engine::Analysis> analysis)
{
    analysis_ = std::move(analysis);
    fill();
}

void VerdictCard::fill()
{
    view_ = analysis_ ? viewOf(*analysis_, workflow_, speech_) : VerdictView{};
    const bool decided = view_.kind == VerdictKind::Routed || view_.kind == VerdictKind::Overridden;
    fullName_->setFont(theme_.mono());
    fullName_->setText(decided ? view_.fullName : tr("provisionally: %1").arg(view_.fullName));
    fullName_->setVisible(!view_.fullName.isEmpty());
    copyName_->setVisible(!view_.fullName.isEmpty());
    nameButton(copyName_, tr("Copy the sub-skill's name"));
    decision_->setText(richText(view_.decision));
    decision_->setVisible(!view_.decision.isEmpty());
    rule_->setText(richText(view_.rule));
    rule_->setVisible(!view_.rule.isEmpty());
    notes_->setText(richBullets(view_.notes));
    notes_->setVisible(!view_.notes.isEmpty());
    evidence_->setVisible(view_.evidence.has_value());
    if (view_.evidence)
        evidence_->setEvidence(*view_.evidence);
    pin_->setView(view_);
    withheld_->setView(view_);
    ask_->setVisible(view_.asksSymptom);
    phenomena_->setPhenomena(analysis_ ? analysis_->verdict.phenomena : std::vector<Phenomenon>(),
                             view_.asksSymptom);
    const bool asks =
        analysis_ && !handoff::questions(analysis_->facts, analysis_->verdict, workflow_).empty();
    actions_->setView(view_, asks);
}

void VerdictCard::resizeEvent(QResizeEvent* event)
{
    const bool wide = event->size().width() >= twoColumns;
    columns_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    columns_->setSpacing(wide ? space::l : space::s);
}

void VerdictCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace triage::app
