// SPDX-License-Identifier: Apache-2.0
#include "app/verdict/verdict_actions.h"

#include "app/parts/buttons.h"
#include "app/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>

namespace triage::app {

VerdictActions::VerdictActions(QWidget* parent)
    : QWidget(parent), copyHandoff_(primaryButton(this)), copyQuestionsFirst_(primaryButton(this)),
      copyQuestions_(plainButton(this, QStringLiteral("asked"))),
      evidence_(plainButton(this, QStringLiteral("goto"))),
      override_(plainButton(this, QStringLiteral("override"))),
      revoke_(plainButton(this, QStringLiteral("undo")))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::s);
    for (QPushButton* button :
         {copyHandoff_, copyQuestionsFirst_, evidence_, copyQuestions_, override_, revoke_})
        layout->addWidget(button);
    layout->addStretch();
    connect(copyHandoff_, &QPushButton::clicked, this, &VerdictActions::copyHandoff);
    connect(copyQuestions_, &QPushButton::clicked, this, &VerdictActions::copyQuestions);
    connect(copyQuestionsFirst_, &QPushButton::clicked, this, &VerdictActions::copyQuestions);
    connect(evidence_, &QPushButton::clicked, this, &VerdictActions::goToEvidence);
    connect(override_, &QPushButton::clicked, this, &VerdictActions::overrideRoute);
    connect(revoke_, &QPushButton::clicked, this, &VerdictActions::revokeOverride);
    retranslate();
}

void VerdictActions::setView(const VerdictView& view, bool hasQuestions)
{
    const bool decided = view.kind == VerdictKind::Routed || view.kind == VerdictKind::Overridden;
    copyHandoff_->setVisible(decided);
    const bool isTheWayOn = view.kind == VerdictKind::Withheld;
    copyQuestionsFirst_->setVisible(isTheWayOn && hasQuestions);
    copyQuestions_->setVisible(!isTheWayOn && hasQuestions);
    evidence_->setVisible(view.evidence.has_value());
    override_->setVisible(view.kind != VerdictKind::Overridden);
    revoke_->setVisible(view.kind == VerdictKind::Overridden);
}

void VerdictActions::retranslate()
{
    copyHandoff_->setText(tr("Copy handoff"));
    copyHandoff_->setWhatsThis(
        tr("Copies the handoff in the format and languages chosen in the Handoff tab."));
    for (QPushButton* button : {copyQuestions_, copyQuestionsFirst_}) {
        button->setText(tr("Copy questions and commands"));
        button->setWhatsThis(tr("What the customer is asked for, with the commands that collect it."));
    }
    evidence_->setText(tr("Go to evidence"));
    evidence_->setWhatsThis(tr("Opens the log at the line that decided."));
    override_->setText(tr("Override…"));
    override_->setWhatsThis(tr("Choose another route, with a reason. Both stand in the handoff."));
    revoke_->setText(tr("Revoke override"));
}

void VerdictActions::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace triage::app
