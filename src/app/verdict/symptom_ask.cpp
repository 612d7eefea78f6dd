// SPDX-License-Identifier: Apache-2.0
#include "app/verdict/symptom_ask.h"

#include "app/parts/buttons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QEvent>
#include <QHBoxLayout>

namespace triage::app {

SymptomAsk::SymptomAsk(QWidget* parent)
    : QWidget(parent), crash_(plainButton(this, {})), accuracy_(plainButton(this, {})),
      performance_(plainButton(this, {}))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::s);
    for (QPushButton* button : {accuracy_, performance_, crash_})
        layout->addWidget(button);
    layout->addStretch();
    connect(crash_, &QPushButton::clicked, this, [this] { emit stated(Symptom::Crash); });
    connect(accuracy_, &QPushButton::clicked, this, [this] { emit stated(Symptom::Accuracy); });
    connect(performance_, &QPushButton::clicked, this, [this] { emit stated(Symptom::Performance); });
    retranslate();
}

void SymptomAsk::retranslate()
{
    crash_->setText(word(Symptom::Crash));
    accuracy_->setText(word(Symptom::Accuracy));
    performance_->setText(word(Symptom::Performance));
    for (QPushButton* button : {crash_, accuracy_, performance_})
        button->setWhatsThis(tr("What is wrong although nothing failed. The answer stays with the case."));
}

void SymptomAsk::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace triage::app
