// SPDX-License-Identifier: Apache-2.0
#include "app/verdict/withheld_list.h"

#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/parts/icon_label.h"
#include "app/parts/rich_text.h"
#include "app/parts/section.h"
#include "app/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace triage::app {

WithheldList::WithheldList(const Speech& speech, const Theme& theme, QWidget* parent)
    : QWidget(parent), speech_(speech), theme_(theme), rows_(new QVBoxLayout(this))
{
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(space::xs);
}

void WithheldList::setView(const VerdictView& view)
{
    clearLayout(*rows_);
    addMissing(view);
    addWaivers(view);
    setVisible(rows_->count() > 0);
}

void WithheldList::addMissing(const VerdictView& view)
{
    for (const check::Finding& finding : view.waivable) {
        auto* waive = linkButton(this, tr("Waive…"));
        waive->setToolTip(tr("Go on without it, with a reason that stands in the handoff"));
        connect(waive, &QPushButton::clicked, this, [this, finding] { emit waiveRequested(finding); });
        addRow(QStringLiteral("missing"), theme_.colors().missing, speech_.say(finding.message), waive);
    }
    for (qsizetype i = qsizetype(view.waivable.size()); i < view.missing.size(); ++i)
        addRow(QStringLiteral("missing"), theme_.colors().missing, view.missing[i], nullptr);
}

void WithheldList::addWaivers(const VerdictView& view)
{
    for (const auto& [waiver, what] : view.waivers) {
        auto* revoke = linkButton(this, tr("Revoke"));
        connect(revoke, &QPushButton::clicked, this, [this, waiver = waiver] { emit waiverRevoked(waiver); });
        addRow(
            QStringLiteral("waive"), theme_.colors().notRun,
            tr("Waived by %1: “%2” Reason: %3").arg(qstring(waiver.by.author), what, qstring(waiver.reason)),
            revoke);
    }
}

void WithheldList::addRow(const QString& iconName, const Tone& tone, const QString& text, QWidget* action)
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::s);
    layout->addWidget(new IconLabel(iconName, tone.ink, row), 0, Qt::AlignTop);
    auto* label = new QLabel(richText(text), row);
    label->setWordWrap(true);
    layout->addWidget(label, 1);
    if (action != nullptr) {
        action->setParent(row);
        layout->addWidget(action, 0, Qt::AlignTop);
    }
    rows_->addWidget(row);
}

} // namespace triage::app
