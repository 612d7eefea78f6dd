// SPDX-License-Identifier: Apache-2.0
#include "app/parts/sunken.h"

#include "app/theme/theme.h"

#include <QPainter>
#include <QWidget>

namespace triage::app {

void paintSunken(QWidget& widget, const Theme& theme)
{
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colors().sunken);
    painter.drawRoundedRect(widget.rect(), 4, 4);
}

} // namespace triage::app
