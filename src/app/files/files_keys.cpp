// SPDX-License-Identifier: Apache-2.0
// Keys of texts that were pressed where no text has the focus.
#include "app/files/document_tabs.h"
#include "app/files/document_view.h"
#include "app/files/files_page.h"
#include "app/files/text_actions.h"
#include "app/parts/allowed.h"
#include "app/search/text_tools.h"
#include "app/words/words.h"
#include "view/text_view.h"

#include <QAction>

#include <algorithm>
#include <array>

namespace triage::app {
namespace {

/// These take the current line into the case or to the clipboard: it should be seen first.
bool takesTheLine(const QString& id)
{
    static constexpr std::array ids = {"text/mark", "text/pin", "text/quote", "text/copy-evidence"};
    return std::any_of(ids.begin(), ids.end(), [&](const char* each) { return id == QLatin1String(each); });
}

} // namespace

QAction* FilesPage::actionOf(const QString& id) const
{
    QList<QAction*> all = textActions();
    if (const auto* document = tabs_->current())
        all += document->text().actions();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const QAction* each) { return each->objectName() == id; });
    return found != all.end() ? *found : nullptr;
}

bool FilesPage::perform(const QString& id, bool seen)
{
    auto* document = tabs_->current();
    if (document == nullptr) {
        emit note(tr("No text is open: open a file here, or the evidence from the verdict."));
        return true;
    }
    QAction* action = actionOf(id);
    if (action == nullptr)
        return false;
    document->setFocus(Qt::ShortcutFocusReason);
    if (!action->isEnabled())
        emit note(whyNot(*action).isEmpty() ? tr("Not in this text.") : whyNot(*action));
    else if (!seen && takesTheLine(id))
        emit note(tr("This would take line %1. Press the key again to do so.")
                      .arg(countText(document->currentLine().value)));
    else
        action->trigger();
    return true;
}

void FilesPage::setAsksName(bool on)
{
    tabs_->setAsksName(on);
}

} // namespace triage::app
