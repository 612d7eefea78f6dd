// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPushButton>
#include <QString>

class QToolButton;

namespace triage::app {

/// Looks like a link, is a button: reachable by keyboard.
QPushButton* linkButton(QWidget* parent, const QString& text = {});
/// The one filled button of a group.
QPushButton* primaryButton(QWidget* parent);
QPushButton* plainButton(QWidget* parent, const QString& iconName);
/// Small, icon only; `text` is set later as tool tip and accessible name with `nameButton`.
QToolButton* iconButton(QWidget* parent, const QString& iconName);
/// `keysOf`: the action that does the same, whose keys its tool tip says.
void nameButton(QToolButton* button, const QString& text, const char* keysOf = nullptr);

void copyText(const QString& text);

} // namespace triage::app
