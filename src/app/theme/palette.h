// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/theme/colors.h"

#include <QPalette>
#include <QString>

namespace triage::app {

/// The colours as Qt's roles, for widgets that ask their palette.
QPalette paletteOf(const Colors& colors);

/// `sheet` with every @name replaced by the colour of that name.
QString coloured(QString sheet, const Colors& colors);

} // namespace triage::app
