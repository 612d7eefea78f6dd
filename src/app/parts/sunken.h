// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace triage::app {

class Theme;

/// The field on which quoted text and commands stand. Called from the widget's paintEvent.
void paintSunken(QWidget& widget, const Theme& theme);

} // namespace triage::app
