// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

class QAction;
class QLineEdit;
class QListWidget;

namespace triage::app {

/// A list of all actions to search by typing; Enter runs the chosen one.
class CommandPalette : public QDialog
{
    Q_OBJECT
public:
    CommandPalette(const QList<QAction*>& actions, QWidget* parent);
    [[nodiscard]] QLineEdit& field() const { return *field_; }
    [[nodiscard]] QListWidget& list() const { return *list_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void runCurrent();

    QList<QAction*> actions_;
    QLineEdit* field_;
    QListWidget* list_;
};

/// Every character of `typed` occurs in `text` in this order, whatever the case.
bool matchesLoosely(const QString& text, const QString& typed);

} // namespace triage::app
