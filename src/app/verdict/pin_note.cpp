// SPDX-License-Identifier: Apache-2.0
#include "app/verdict/pin_note.h"

#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/parts/rich_text.h"
#include "app/theme/theme.h"
#include "base/visible.h"

#include <QGridLayout>
#include <QLabel>

namespace triage::app {

PinNote::PinNote(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), said_(new QLabel(this)), programSays_(new QLabel(this)),
      link_(linkButton(this)), unpin_(linkButton(this))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::s);
    grid->setVerticalSpacing(space::xs);
    grid->addWidget(said_, 0, 0, 1, 2);
    grid->addWidget(unpin_, 0, 2, Qt::AlignTop);
    grid->addWidget(programSays_, 1, 0, Qt::AlignTop);
    grid->addWidget(link_, 1, 1, 1, 2, Qt::AlignLeft | Qt::AlignTop);
    grid->setColumnStretch(1, 1);
    for (QLabel* label : {said_, programSays_})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    said_->setWordWrap(true);
    unpin_->setObjectName(QStringLiteral("unpin"));
    link_->setObjectName(QStringLiteral("machineLine"));
    connect(unpin_, &QPushButton::clicked, this, &PinNote::unpinned);
    connect(link_, &QPushButton::clicked, this, [this] {
        if (machine_)
            emit opened(qstring(machine_->file), machine_->line);
    });
}

void PinNote::setView(const VerdictView& view)
{
    setVisible(!view.pinned.isEmpty());
    said_->setText(richText(view.pinned));
    programSays_->setText(richText(view.machine));
    programSays_->setVisible(!view.machine.isEmpty());
    machine_ = view.machineEvidence;
    link_->setVisible(machine_.has_value());
    if (machine_) {
        link_->setFont(theme_.mono());
        const QString place =
            QStringLiteral("%1:%2").arg(qstring(visible(machine_->file))).arg(machine_->line.value);
        link_->setText(place);
        link_->setToolTip(qstring(visible(machine_->text)).left(1000));
        link_->setAccessibleName(tr("The program's own line: %1").arg(place));
    }
    unpin_->setText(tr("Unpin"));
    unpin_->setToolTip(tr("Go back to the program's own causal line"));
}

} // namespace triage::app
