// SPDX-License-Identifier: Apache-2.0
#include "app/parts/allowed.h"

#include <QAction>
#include <QVariant>
#include <QWidget>

namespace triage::app {
namespace {

constexpr auto reasonProperty = "whyNot";

} // namespace

void allow(QAction& action, bool on, const QString& whyNot)
{
    action.setProperty(reasonProperty, on ? QString() : whyNot);
    action.setEnabled(on);
}

void allow(QWidget& widget, bool on, const QString& whyNot)
{
    widget.setProperty(reasonProperty, on ? QString() : whyNot);
    widget.setEnabled(on);
}

QString whyNot(const QObject& what)
{
    return what.property(reasonProperty).toString();
}

} // namespace triage::app
