// SPDX-License-Identifier: Apache-2.0
#include "app/parts/page_action.h"

#include "app/theme/icons.h"

#include <QAction>
#include <QWidget>

namespace triage::app {

QAction* pageAction(QWidget* page, const char* id, const QString& iconName, const QKeySequence& key)
{
    auto* made = new QAction(page);
    made->setObjectName(QLatin1String(id));
    if (!iconName.isEmpty())
        made->setIcon(icon(iconName));
    made->setShortcut(key);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page->addAction(made);
    return made;
}

} // namespace triage::app
