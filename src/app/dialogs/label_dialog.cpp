// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/label_dialog.h"

#include "app/language/speech.h"
#include "ui_label_dialog.h"

#include <QPushButton>

namespace triage::app {

LabelDialog::LabelDialog(const handoff::CaseLabel& label, QWidget* parent)
    : QDialog(parent), ui_(std::make_unique<Ui::LabelDialog>())
{
    ui_->setupUi(this);
    ui_->intro->setText(tr("They stand in the case list and at the head of the handoff."));
    ui_->title->setText(qstring(label.title));
    ui_->ticket->setText(qstring(label.ticket));
    ui_->customer->setText(qstring(label.customer));
    ui_->buttons->button(QDialogButtonBox::Ok)->setText(tr("Save"));
    ui_->buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    ui_->title->setFocus();
    ui_->title->selectAll();
}

LabelDialog::~LabelDialog() = default;

handoff::CaseLabel LabelDialog::label() const
{
    return {ui_->title->text().trimmed().toStdString(), ui_->ticket->text().trimmed().toStdString(),
            ui_->customer->text().trimmed().toStdString()};
}

} // namespace triage::app
