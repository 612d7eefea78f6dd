// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QKeySequence>
#include <QString>

class QAction;
class QWidget;

namespace triage::app {

/// An action of one page: owned by it, its shortcut counts there and in what the page holds only. `id`: of
/// its keys in the settings ("text/…", "timeline/…"); the same as that of another action where both do the
/// same. No icon when `iconName` is empty.
QAction* pageAction(QWidget* page, const char* id, const QString& iconName, const QKeySequence& key);

} // namespace triage::app
