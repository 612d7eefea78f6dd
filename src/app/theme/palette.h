// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/theme/colors.h"

#include <QPalette>
#include <QString>

#include <functional>

namespace triage::app {

/// The colours as Qt's roles, for widgets that ask their palette.
QPalette paletteOf(const Colors& colors);

/// The file that holds one of resources/icons in a colour: a style sheet can name files only.
using Drawing = std::function<QString(const QString& icon, const QColor& color)>;

/// `sheet` with every @name replaced by the colour of that name, and every @icon(drawing,name) by the file of
/// that drawing in that colour.
QString coloured(const QString& sheet, const Colors& colors, const Drawing& drawing);

} // namespace triage::app
