// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include <QToolButton>

namespace triage::view {

/// The buttons of the bars: no frame until they are hovered, reached by the tab key.
inline QToolButton* flatButton(QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace triage::view
