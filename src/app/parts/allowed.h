// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QAction;
class QObject;
class QWidget;

namespace triage::app {

/// Lets an action or a button be used, or greys it and keeps why: its tool tip says it, and so does its key.
void allow(QAction& action, bool on, const QString& whyNot);
void allow(QWidget& widget, bool on, const QString& whyNot);
/// What was said when it was greyed; empty while it can be used.
[[nodiscard]] QString whyNot(const QObject& what);

} // namespace triage::app
