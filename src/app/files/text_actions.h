// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace triage::app {

/// What can be done with the text in front, each with one shortcut that counts inside the Files tab only.
class TextActions : public QObject
{
    Q_OBJECT

public:
    /// `page`: where the shortcuts count.
    explicit TextActions(QWidget* page);

    [[nodiscard]] QList<QAction*> all() const;
    void setEnabled(bool on);
    void retranslate();

    QAction* find;
    QAction* findNext;
    QAction* findPrevious;
    QAction* goToLine;
    QAction* nextStop;
    QAction* previousStop;
    QAction* mark;
    QAction* pin;
    QAction* closeFile;
    QAction* back;
    QAction* forward;
    QAction* highlighters;
};

} // namespace triage::app
