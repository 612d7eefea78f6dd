// SPDX-License-Identifier: Apache-2.0
// Keys that came to nothing where the focus is: no key is silent.
#include "app/messages/message_bar.h"
#include "app/parts/allowed.h"
#include "app/settings/settings.h"
#include "app/shortcuts/shortcuts.h"
#include "app/window/case_stack.h"
#include "app/window/main_window.h"

#include <QAction>
#include <QKeyEvent>

namespace triage::app {

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Cancel) && messages_->isVisible())
        return messages_->dismiss();
    if (!answerKey(QKeySequence(event->keyCombination())))
        QMainWindow::keyPressEvent(event);
}

/// What has the focus first, then the tab in front, then the window; a key of texts goes to the text.
bool MainWindow::answerKey(const QKeySequence& keys)
{
    const QWidget* focus = focusWidget();
    for (const QAction* action : focus != nullptr ? focus->actions() : QList<QAction*>()) {
        if (action->shortcuts().contains(keys) && !whyNot(*action).isEmpty()) {
            messages_->showNote(whyNot(*action));
            return true;
        }
    }
    CasePage* page = stack_->page();
    const bool timeline = page != nullptr && page->currentTab() == CasePage::Tab::Timeline;
    QString textKey;
    for (const ShortcutEntry& entry :
         entriesWith(shortcutEntries(*this), desk_.settings.choices().text.shortcuts, keys)) {
        if (entry.scope == KeyScope::Text)
            textKey = entry.id;
        else if ((entry.scope == KeyScope::Everywhere || timeline) && sayWhyNot(entry.id))
            return true;
    }
    // Copying and selecting all belong to whatever has the focus.
    if (page == nullptr || textKey.isEmpty() || textKey == QLatin1String("text/copy") ||
        textKey == QLatin1String("text/select-all"))
        return false;
    return page->takeTextKey(textKey);
}

bool MainWindow::sayWhyNot(const QString& id)
{
    const auto* action = findChild<QAction*>(id);
    if (action == nullptr || whyNot(*action).isEmpty())
        return false;
    messages_->showNote(whyNot(*action));
    return true;
}

} // namespace triage::app
