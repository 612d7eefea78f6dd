// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings/settings.h"

#include <QDialog>

#include <memory>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace Ui {
class SettingsDialog;
}

namespace triage::app {

/// Edits the user's choices; the caller takes `choices()` when it was accepted.
class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit SettingsDialog(const Choices& choices, QWidget* parent = nullptr);
    ~SettingsDialog() override;
    [[nodiscard]] Choices choices() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillBoxes(const Choices& choices);
    void retranslate();
    void choosePath(QLineEdit& field, bool folder);
    void addTextRows();
    void editShortcuts();

    std::unique_ptr<Ui::SettingsDialog> ui_;
    Choices given_;
    QPushButton* shortcuts_;
    QSpinBox* tabWidth_;
    QLabel* tabWidthLabel_;
};

} // namespace triage::app
