// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace triage::app {

/// What can be done in the Timeline tab, each with one shortcut that counts inside the tab only.
class TimelineActions : public QObject
{
    Q_OBJECT
public:
    /// `page`: where the shortcuts count.
    explicit TimelineActions(QWidget* page);

    [[nodiscard]] QList<QAction*> all() const;
    void setEnabled(bool on);
    void retranslate();

    QAction* zoomIn;
    QAction* zoomOut;
    QAction* fit;
    QAction* zoomToSelection;
    QAction* causal;
    QAction* next;
    QAction* previous;
    QAction* open;
    QAction* pin;
    QAction* list;
};

} // namespace triage::app
