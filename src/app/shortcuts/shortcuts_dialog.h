// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shortcuts/shortcuts.h"

#include <QDialog>

class QDialogButtonBox;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace triage::app {

/// Every action with its keys: looked for, changed, taken away, set back. Keys that another action has are
/// said and taken from it only on demand.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(QList<ShortcutEntry> entries, Shortcuts chosen, QWidget* parent = nullptr);
    ~ShortcutsDialog() override;
    [[nodiscard]] const Shortcuts& shortcuts() const { return chosen_; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectParts();
    void retranslate();
    void fill();
    void filter(const QString& text);
    [[nodiscard]] bool searchTakes(const QKeyEvent& event);
    [[nodiscard]] bool recorderTakes(const QKeyEvent& event);
    void showCurrent();
    void showConflicts();
    void assign(const QKeySequence& keys);
    void reset();
    [[nodiscard]] QString whereText(KeyScope scope) const;
    [[nodiscard]] const ShortcutEntry* current() const;

    QList<ShortcutEntry> entries_;
    Shortcuts chosen_;
    QLineEdit* filter_;
    QTreeWidget* list_;
    QLabel* label_;
    QKeySequenceEdit* keys_;
    QPushButton* assign_;
    QPushButton* clear_;
    QPushButton* reset_;
    QPushButton* resetAll_;
    QLabel* conflict_;
    QDialogButtonBox* ends_;
};

} // namespace triage::app
