// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/mark_kind.h"

#include <QColor>
#include <QHash>
#include <QPixmap>

class QPainter;

namespace triage::app {

/// Marks drawn once and stamped as often as they are seen: thousands of them in one paint.
class MarkStamps
{
public:
    /// `scale`: device pixels a pixel. What is known for another scale is forgotten.
    void begin(double scale);
    void clear() { stamps_.clear(); }
    void stamp(QPainter& painter, QPointF middle, double size, MarkKind kind, const QColor& ink,
               const QColor& ground);

private:
    QHash<quint64, QPixmap> stamps_; ///< by kind and ground
    double scale_ = 1;
};

} // namespace triage::app
