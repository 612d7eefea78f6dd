// SPDX-License-Identifier: Apache-2.0
#include "app/shortcuts/key_tips.h"

#include "app/parts/allowed.h"
#include "app/parts/plain_text.h"
#include "view/text_command.h"

#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QToolButton>
#include <QToolTip>

namespace triage::app {
namespace {

const QAction* actionOf(const QWidget& widget, const QWidget& window)
{
    if (const auto* button = qobject_cast<const QToolButton*>(&widget); button && button->defaultAction())
        return button->defaultAction();
    const QString id = widget.property(view::keysProperty).toString();
    return id.isEmpty() ? nullptr : window.findChild<QAction*>(id);
}

} // namespace

QString keyTip(const QWidget& widget, const QWidget& window)
{
    const QAction* action = actionOf(widget, window);
    QString tip =
        !widget.toolTip().isEmpty() || action == nullptr ? widget.toolTip() : plainName(action->text());
    QString why = whyNot(widget);
    if (action != nullptr && !action->shortcut().isEmpty())
        tip = QStringLiteral("%1 (%2)").arg(tip, action->shortcut().toString(QKeySequence::NativeText));
    if (why.isEmpty() && action != nullptr)
        why = whyNot(*action);
    if (action == nullptr && why.isEmpty())
        return {};
    return why.isEmpty() ? tip : QStringLiteral("%1\n%2").arg(tip, why).trimmed();
}

KeyTips::KeyTips(QWidget* window) : QObject(window), window_(window)
{
    qApp->installEventFilter(this);
}

bool KeyTips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType())
        return false;
    auto* widget = static_cast<QWidget*>(watched);
    const QString tip = keyTip(*widget, *window_);
    if (tip.isEmpty())
        return false;
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, widget);
    return true;
}

} // namespace triage::app
