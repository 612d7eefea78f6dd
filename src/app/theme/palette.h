// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/theme/colors.h"

#include <QPalette>
#include <QString>

namespace triage::app {

/// The colours as Qt's roles, for widgets that ask their palette.
QPalette paletteOf(const Colors& colors);

/// `sheet` with every @name replaced by the colour of that name, and @arrow by a file's path.
QString coloured(const QString& sheet, const Colors& colors, const QString& arrowFile);

} // namespace triage::app
