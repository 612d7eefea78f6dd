// SPDX-License-Identifier: Apache-2.0
#include "app/shortcuts/shortcut_keeper.h"

#include "app/settings/settings.h"

#include <QAction>
#include <QActionEvent>
#include <QApplication>
#include <QWidget>

namespace triage::app {

ShortcutKeeper::ShortcutKeeper(Settings& settings, QWidget* window)
    : QObject(window), settings_(settings), window_(window)
{
    qApp->installEventFilter(this);
    connect(&settings_, &Settings::changed, this, &ShortcutKeeper::applyAll);
    applyAll();
}

bool ShortcutKeeper::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ActionAdded)
        applyShortcut(*static_cast<QActionEvent*>(event)->action(), settings_.choices().text.shortcuts);
    return QObject::eventFilter(watched, event);
}

void ShortcutKeeper::applyAll()
{
    for (QAction* action : window_->findChildren<QAction*>())
        applyShortcut(*action, settings_.choices().text.shortcuts);
}

} // namespace triage::app
