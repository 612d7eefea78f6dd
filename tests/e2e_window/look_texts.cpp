// SPDX-License-Identifier: Apache-2.0
#include "look.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QToolButton>

namespace triage::look {
namespace {

constexpr int slack = 1; // pixels that rounding costs

QString nameOf(const QWidget& widget, const QString& text)
{
    return QStringLiteral("%1 \"%2\" (%3 × %4)")
        .arg(QString::fromLatin1(widget.metaObject()->className()), text.left(60))
        .arg(widget.width())
        .arg(widget.height());
}

QString flaw(const QWidget& widget, const QString& text, QSize needed)
{
    return QStringLiteral("%1 needs %2 × %3")
        .arg(nameOf(widget, text))
        .arg(needed.width())
        .arg(needed.height());
}

void checkLabel(const QLabel& label, QStringList& flaws)
{
    if (label.text().isEmpty())
        return;
    const auto needed = label.wordWrap()
                            ? QSize(label.minimumSizeHint().width(), label.heightForWidth(label.width()))
                            : label.sizeHint();
    if (needed.width() > label.width() + slack || needed.height() > label.height() + slack)
        flaws += flaw(label, label.text(), needed);
}

void checkButton(const QAbstractButton& button, QStringList& flaws)
{
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    const bool shown =
        tool == nullptr || tool->toolButtonStyle() != Qt::ToolButtonIconOnly || tool->icon().isNull();
    if (button.text().isEmpty() || !shown)
        return;
    const auto needed = button.sizeHint();
    if (needed.width() > button.width() + slack || needed.height() > button.height() + slack)
        flaws += flaw(button, button.text(), needed);
}

void checkEntry(const QLineEdit& entry, QStringList& flaws)
{
    if (!entry.text().isEmpty() || entry.placeholderText().isEmpty())
        return;
    const int needed = entry.fontMetrics().horizontalAdvance(entry.placeholderText()) + 8;
    if (needed > entry.width())
        flaws += flaw(entry, entry.placeholderText(), {needed, 0});
}

void checkTabs(const QTabBar& bar, QStringList& flaws)
{
    for (int i = 0; i < bar.count(); ++i) {
        const int needed = bar.fontMetrics().horizontalAdvance(bar.tabText(i));
        if (bar.isTabVisible(i) && needed > bar.tabRect(i).width())
            flaws += flaw(bar, bar.tabText(i), {needed, 0});
    }
}

} // namespace

QStringList cutTexts(const QWidget& window)
{
    QStringList flaws;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            checkLabel(*label, flaws);
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            checkButton(*button, flaws);
        else if (const auto* entry = qobject_cast<const QLineEdit*>(widget))
            checkEntry(*entry, flaws);
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            checkTabs(*tabs, flaws);
        else if (const auto* box = qobject_cast<const QComboBox*>(widget);
                 box != nullptr && box->minimumSizeHint().width() > box->width() + slack)
            flaws += flaw(*box, box->currentText(), box->minimumSizeHint());
    }
    return flaws;
}

} // namespace triage::look
