// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/theme/colors.h"
#include "app/timeline/mark_kind.h"

#include <QIcon>

class QPainter;

namespace triage::app {

/// The colour of a kind: at least 3 : 1 on surface, window and the selected lane (tests/unit/app).
QColor markInk(MarkKind kind, const Colors& colors);

/// Draws a kind's own shape, so that colour is never all that tells it from another. `size`: pixels across.
/// `ground` fills what is hollow.
void drawMark(QPainter& painter, QPointF middle, double size, MarkKind kind, const QColor& ink,
              const QColor& ground);

/// For the legend and lists.
QIcon markIcon(MarkKind kind, const Colors& colors);

} // namespace triage::app
