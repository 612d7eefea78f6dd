// SPDX-License-Identifier: Apache-2.0
#include "app/overview/finding_list.h"

#include "app/language/speech.h"
#include "app/parts/badge.h"
#include "app/parts/buttons.h"
#include "app/parts/command_box.h"
#include "app/parts/rich_text.h"
#include "app/parts/section.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "base/visible.h"

#include <QHBoxLayout>
#include <QLabel>

namespace triage::app {

FindingList::FindingList(const Speech& speech, const Theme& theme, QWidget* parent)
    : QWidget(parent), speech_(speech), theme_(theme), rows_(new QVBoxLayout(this))
{
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(space::m);
}

void FindingList::setAnalysis(const engine::Analysis* analysis)
{
    clearLayout(*rows_);
    if (analysis == nullptr)
        return;
    for (const check::Finding& finding : analysis->facts.findings)
        rows_->addWidget(row(finding, *analysis));
    if (analysis->facts.findings.empty())
        rows_->addWidget(new QLabel(tr("Nothing is missing."), this));
}

QWidget* FindingList::row(const check::Finding& finding, const engine::Analysis& analysis)
{
    auto* row = new QWidget(this);
    auto* layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::xs);
    layout->addWidget(head(finding, analysis, row));
    if (finding.command && !finding.waived)
        layout->addWidget(new CommandBox(qstring(*finding.command), theme_, row));
    return row;
}

QWidget* FindingList::head(const check::Finding& finding, const engine::Analysis& analysis, QWidget* parent)
{
    auto* head = new QWidget(parent);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::s);
    auto* badge = new Badge(theme_, head);
    const Severity severity = finding.waived ? Severity::Note : finding.severity;
    badge->show(finding.waived ? QStringLiteral("waive") : iconName(severity),
                finding.waived ? tr("waived") : word(severity),
                [severity](const Colors& c) { return c.of(severity); });
    layout->addWidget(badge, 0, Qt::AlignTop);
    auto* text = new QLabel(richText(speech_.say(finding.message)), head);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setToolTip(qstring(finding.id));
    layout->addWidget(text, 1);
    if (finding.path && analysis.bundle.file(*finding.path) != nullptr) {
        auto* open = linkButton(head, tr("Open"));
        open->setToolTip(qstring(visible(*finding.path)));
        connect(open, &QPushButton::clicked, this,
                [this, path = qstring(*finding.path)] { emit opened(path); });
        layout->addWidget(open, 0, Qt::AlignTop);
    }
    if (finding.severity == Severity::Rerun && !finding.waived) {
        auto* waive = linkButton(head, tr("Waive…"));
        connect(waive, &QPushButton::clicked, this, [this, finding] { emit waiveRequested(finding); });
        layout->addWidget(waive, 0, Qt::AlignTop);
    }
    return head;
}

} // namespace triage::app
