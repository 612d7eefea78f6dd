// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QStringList>

class QWidget;

/// What an eye would find wrong with a window, found by measuring. Each function returns one sentence a
/// flaw, naming the widget; an empty list is a clean window. Call with the window shown and laid out.
namespace triage::look {

/// Labels, buttons, tabs and boxes whose text needs more room than they have.
QStringList cutTexts(const QWidget& window);
/// Widgets that reach out of their parent, or lie over a sibling.
QStringList misplaced(const QWidget& window);
/// Texts that have less than 4.5 : 1 against what is behind them: of the widget's pixels the commonest
/// colour is the ground, and one at least must stand out from it that much.
QStringList faintTexts(const QWidget& window, const QImage& screenshot);
/// How many different colours: a picture of one colour shows nothing.
int colours(const QImage& image);

} // namespace triage::look
