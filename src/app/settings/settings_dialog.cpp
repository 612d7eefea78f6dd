// SPDX-License-Identifier: Apache-2.0
#include "app/settings/settings_dialog.h"

#include "app/shortcuts/shortcuts_dialog.h"
#include "ui_settings_dialog.h"

#include <QEvent>
#include <QFileDialog>
#include <QFontDatabase>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace triage::app {

SettingsDialog::SettingsDialog(const Choices& choices, QWidget* parent)
    : QDialog(parent), ui_(std::make_unique<Ui::SettingsDialog>()), given_(choices),
      shortcuts_(new QPushButton(this)), tabWidth_(new QSpinBox(this)), tabWidthLabel_(new QLabel(this))
{
    ui_->setupUi(this);
    addTextRows();
    ui_->intro->hide();
    fillBoxes(choices);
    ui_->engineer->setText(choices.engineer);
    ui_->rulePack->setText(choices.rulePack);
    ui_->store->setText(choices.storeDirectory);
    ui_->store->setPlaceholderText(defaultStoreDirectory());
    connect(ui_->chooseRulePack, &QPushButton::clicked, this, [this] { choosePath(*ui_->rulePack, false); });
    connect(ui_->chooseStore, &QPushButton::clicked, this, [this] { choosePath(*ui_->store, true); });
    retranslate();
}

SettingsDialog::~SettingsDialog() = default;

void SettingsDialog::addTextRows()
{
    tabWidth_->setRange(1, 16);
    tabWidth_->setValue(given_.text.tabWidth);
    tabWidthLabel_->setBuddy(tabWidth_);
    shortcuts_->setAutoDefault(false);
    ui_->form->addRow(tabWidthLabel_, tabWidth_);
    ui_->form->addRow(QString(), shortcuts_);
    connect(shortcuts_, &QPushButton::clicked, this, &SettingsDialog::editShortcuts);
}

void SettingsDialog::editShortcuts()
{
    const QWidget* window = parentWidget() != nullptr ? parentWidget()->window() : this;
    auto* dialog = new ShortcutsDialog(shortcutEntries(*window), given_.text.shortcuts, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { given_.text.shortcuts = dialog->shortcuts(); });
    dialog->open();
}

void SettingsDialog::fillBoxes(const Choices& choices)
{
    for (int i = 0; i < 3; ++i) {
        ui_->language->addItem({}, i);
        ui_->theme->addItem({}, i);
    }
    ui_->language->setCurrentIndex(int(choices.language));
    ui_->theme->setCurrentIndex(int(choices.theme));
    ui_->monospace->addItem(QString(), QString());
    for (const QString& family : QFontDatabase::families())
        if (QFontDatabase::isFixedPitch(family) && !QFontDatabase::isPrivateFamily(family))
            ui_->monospace->addItem(family, family);
    ui_->monospace->setCurrentIndex(std::max(0, ui_->monospace->findData(choices.monospace)));
}

void SettingsDialog::retranslate()
{
    ui_->language->setItemText(0, tr("As the system"));
    ui_->language->setItemText(1, QStringLiteral("English"));
    ui_->language->setItemText(2, QStringLiteral("中文"));
    ui_->theme->setItemText(0, tr("As the system"));
    ui_->theme->setItemText(1, tr("Light"));
    ui_->theme->setItemText(2, tr("Dark"));
    ui_->monospace->setItemText(0, tr("Default (%1)").arg(defaultMonospace()));
    ui_->rulePack->setPlaceholderText(tr("Built-in rules"));
    tabWidthLabel_->setText(tr("Ta&b width"));
    tabWidth_->setSuffix(tr(" columns"));
    shortcuts_->setText(tr("&Keyboard shortcuts…"));
    ui_->hint->setText(
        tr("All of this changes at once, but for the case store: a new one is used from the next start."));
    ui_->buttons->button(QDialogButtonBox::Ok)->setText(tr("Save"));
    ui_->buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

void SettingsDialog::choosePath(QLineEdit& field, bool folder)
{
    const QString chosen =
        folder ? QFileDialog::getExistingDirectory(this, tr("Case store"), field.text())
               : QFileDialog::getOpenFileName(this, tr("Rule pack"), field.text(), tr("Rule packs (*.json)"));
    if (!chosen.isEmpty())
        field.setText(chosen);
}

Choices SettingsDialog::choices() const
{
    Choices choices = given_; // and what is chosen elsewhere
    choices.language = LanguageChoice(ui_->language->currentIndex());
    choices.theme = ThemeChoice(ui_->theme->currentIndex());
    choices.engineer = ui_->engineer->text().trimmed();
    choices.monospace = ui_->monospace->currentData().toString();
    choices.rulePack = ui_->rulePack->text().trimmed();
    choices.storeDirectory = ui_->store->text().trimmed();
    choices.text.tabWidth = tabWidth_->value();
    return choices;
}

void SettingsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        ui_->retranslateUi(this);
        retranslate();
    }
    QDialog::changeEvent(event);
}

} // namespace triage::app
