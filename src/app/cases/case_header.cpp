// SPDX-License-Identifier: Apache-2.0
#include "app/cases/case_header.h"

#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "base/visible.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace triage::app {
namespace {

constexpr int mostBundle = 280;

} // namespace

CaseHeader::CaseHeader(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), title_(new QLabel(this)), about_(new QLabel(this)),
      edit_(iconButton(this, QStringLiteral("edit"))), bundleLabel_(new QLabel(this)),
      bundles_(new QComboBox(this)), runLabel_(new QLabel(this)), runs_(new QComboBox(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::s);
    for (QWidget* part : std::initializer_list<QWidget*>{title_, about_, edit_})
        layout->addWidget(part);
    layout->addStretch(1);
    for (QWidget* part : std::initializer_list<QWidget*>{bundleLabel_, bundles_, runLabel_, runs_})
        layout->addWidget(part);
    title_->setTextFormat(Qt::PlainText);
    title_->setProperty("role", QStringLiteral("heading"));
    about_->setTextFormat(Qt::PlainText);
    about_->setProperty("role", QStringLiteral("muted"));
    runLabel_->setProperty("role", QStringLiteral("muted"));
    runLabel_->setBuddy(runs_);
    runs_->setObjectName(QStringLiteral("runs"));
    bundleLabel_->setProperty("role", QStringLiteral("muted"));
    bundleLabel_->setBuddy(bundles_);
    bundles_->setObjectName(QStringLiteral("bundles"));
    bundles_->setMaximumWidth(mostBundle);
    connect(bundles_, &QComboBox::activated, this,
            [this] { emit bundleChosen(bundles_->currentData().toInt()); });
    connect(edit_, &QToolButton::clicked, this, &CaseHeader::editRequested);
    connect(runs_, &QComboBox::activated, this, [this] { emit runChosen(runs_->currentText()); });
    retranslate();
    setName({});
}

void CaseHeader::setName(const QString& name)
{
    title_->setFont(theme_.strong());
    title_->setText(name);
    for (QWidget* part :
         std::initializer_list<QWidget*>{about_, edit_, bundleLabel_, bundles_, runLabel_, runs_})
        part->hide();
}

void CaseHeader::setCase(const CaseSession& session)
{
    const handoff::CaseLabel label = session.label();
    title_->setFont(theme_.strong());
    title_->setText(qstring(label.title));
    QStringList about;
    for (const std::string& part : {label.ticket, label.customer})
        if (!part.empty())
            about << qstring(part);
    about_->setText(about.join(separator()));
    about_->setVisible(!about.isEmpty());
    edit_->show();
    fillBundles(session);
    fillRuns(*session.analysis());
}

void CaseHeader::fillBundles(const CaseSession& session)
{
    const QSignalBlocker quiet(bundles_);
    bundles_->clear();
    for (const cases::StoredBundle& bundle : session.value().bundles) {
        bundles_->addItem(
            QStringLiteral("%1 · %2").arg(bundle.number).arg(qstring(visible(bundle.inventory.name))),
            bundle.number);
        bundles_->setItemData(bundles_->count() - 1,
                              tr("Received %1").arg(qstring(bundle.receivedAt).left(16)), Qt::ToolTipRole);
        if (bundle.number == session.shownBundle())
            bundles_->setCurrentIndex(bundles_->count() - 1);
    }
    const bool several = bundles_->count() > 1;
    bundles_->setVisible(several);
    bundleLabel_->setVisible(several);
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
    bundleLabel_->setText(tr("Bundle"));
    bundles_->setAccessibleName(tr("Bundle"));
    bundles_->setWhatsThis(
        tr("The case holds several bundles. The newest is shown unless you choose another."));
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
