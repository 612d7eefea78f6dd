// SPDX-License-Identifier: Apache-2.0
#include "app/parts/buttons.h"

#include "app/theme/icons.h"
#include "view/text_command.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QToolButton>

namespace triage::app {

QPushButton* linkButton(QWidget* parent, const QString& text)
{
    auto* button = new QPushButton(text, parent);
    button->setProperty("link", true);
    button->setCursor(Qt::PointingHandCursor);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return button;
}

QPushButton* primaryButton(QWidget* parent)
{
    auto* button = new QPushButton(parent); // no icon: it would need a colour of its own on the fill
    button->setProperty("primary", true);
    return button;
}

QPushButton* plainButton(QWidget* parent, const QString& iconName)
{
    auto* button = new QPushButton(parent);
    if (!iconName.isEmpty())
        button->setIcon(icon(iconName));
    return button;
}

QToolButton* iconButton(QWidget* parent, const QString& iconName)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon(iconName));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void nameButton(QToolButton* button, const QString& text, const char* keysOf)
{
    if (keysOf != nullptr)
        button->setProperty(view::keysProperty, QLatin1String(keysOf));
    button->setToolTip(text);
    button->setAccessibleName(text);
}

void copyText(const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace triage::app
