// SPDX-License-Identifier: Apache-2.0
#include "app/window/recent.h"

#include <QSettings>

namespace triage::app {
namespace {

const QString key = QStringLiteral("recent");
constexpr int kept = 10;

} // namespace

QStringList recentInputs()
{
    return QSettings().value(key).toStringList();
}

void rememberInput(const QString& path)
{
    QStringList recent = recentInputs();
    recent.removeAll(path);
    recent.prepend(path);
    QSettings().setValue(key, recent.mid(0, kept));
}

} // namespace triage::app
