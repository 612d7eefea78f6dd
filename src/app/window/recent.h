// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace triage::app {

/// What was opened lately, newest first.
QStringList recentInputs();
void rememberInput(const QString& path);

} // namespace triage::app
