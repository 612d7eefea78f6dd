// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>

namespace triage::view {

/// `share` (0..1) of `over`, the rest of `under`.
inline QColor blend(const QColor& over, const QColor& under, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(a * share + b * (1 - share)); };
    return QColor(mix(over.red(), under.red()), mix(over.green(), under.green()),
                  mix(over.blue(), under.blue()));
}

} // namespace triage::view
