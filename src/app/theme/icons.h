// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QColor>
#include <QIcon>
#include <QString>

class QPainter;
class QRectF;

namespace triage::app {

/// One of resources/icons, drawn in the palette's text colour at the moment it is painted, so that it
/// follows theme, state and screen resolution.
QIcon icon(const QString& name);

/// The same drawing in a colour of its own.
QIcon tonedIcon(const QString& name, const QColor& color);
/// Straight onto a painter.
void drawIcon(QPainter& painter, const QRectF& where, const QString& name, const QColor& color);

/// The drawing's source with `color` for its strokes.
QByteArray colouredIcon(const QString& name, const QColor& color);

} // namespace triage::app
