// SPDX-License-Identifier: Apache-2.0
#include "app/cases/case_header.h"

#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace triage::app {

CaseHeader::CaseHeader(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), title_(new QLabel(this)), about_(new QLabel(this)),
      edit_(iconButton(this, QStringLiteral("edit"))), runLabel_(new QLabel(this)), runs_(new QComboBox(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::s);
    for (QWidget* part : std::initializer_list<QWidget*>{title_, about_, edit_})
        layout->addWidget(part);
    layout->addStretch(1);
    layout->addWidget(runLabel_);
    layout->addWidget(runs_);
    title_->setTextFormat(Qt::PlainText);
    about_->setTextFormat(Qt::PlainText);
    about_->setProperty("role", QStringLiteral("muted"));
    runLabel_->setProperty("role", QStringLiteral("muted"));
    runLabel_->setBuddy(runs_);
    runs_->setObjectName(QStringLiteral("runs"));
    connect(edit_, &QToolButton::clicked, this, &CaseHeader::editRequested);
    connect(runs_, &QComboBox::activated, this, [this] { emit runChosen(runs_->currentText()); });
    retranslate();
    setName({});
}

void CaseHeader::setName(const QString& name)
{
    title_->setFont(theme_.strong());
    title_->setText(name);
    about_->hide();
    edit_->hide();
    runLabel_->hide();
    runs_->hide();
}

void CaseHeader::setCase(const handoff::CaseLabel& label, const engine::Analysis& analysis)
{
    title_->setFont(theme_.strong());
    title_->setText(qstring(label.title));
    QStringList about;
    for (const std::string& part : {label.ticket, label.customer})
        if (!part.empty())
            about << qstring(part);
    about_->setText(about.join(separator()));
    about_->setVisible(!about.isEmpty());
    edit_->show();
    fillRuns(analysis);
}

void CaseHeader::fillRuns(const engine::Analysis& analysis)
{
    const QSignalBlocker quiet(runs_);
    runs_->clear();
    const bundle::Bundle& bundle = analysis.bundle;
    if (bundle.run)
        runs_->addItem(qstring(bundle.run->name));
    for (const bundle::Run& run : bundle.otherRuns)
        runs_->addItem(qstring(run.name));
    runs_->setVisible(runs_->count() > 1);
    runLabel_->setVisible(bundle.run.has_value());
    runLabel_->setText(runs_->count() > 1 ? tr("Run") : bundle.run ? qstring(bundle.run->name) : QString());
}

void CaseHeader::retranslate()
{
    nameButton(edit_, tr("Edit title, ticket and customer"));
    runs_->setAccessibleName(tr("Run"));
    runs_->setWhatsThis(tr("The bundle holds several runs. The newest is shown unless you choose another."));
}

void CaseHeader::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace triage::app
