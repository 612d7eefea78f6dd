// SPDX-License-Identifier: Apache-2.0
// How the text looks, as its user chose.
#include "view/overview_strip.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <QAction>
#include <QScrollBar>

#include <algorithm>

namespace triage::view {

void TextView::fontChanged()
{
    setViewportMargins(0, 0, OverviewStrip::width, 0);
    rows_->invalidate();
    widest_ = 0;
    updateScrollBars();
}

void TextView::setFontSize(double points)
{
    points = std::clamp(points, 4.0, 72.0);
    if (qFuzzyCompare(points, fontSize()))
        return;
    QFont changed = font();
    changed.setPointSizeF(points);
    setFont(changed);
    emit fontSizeChanged(points);
}

double TextView::fontSize() const
{
    return font().pointSizeF();
}

void TextView::zoom(double steps)
{
    setFontSize(fontSize() + steps);
}

void TextView::setFontFamily(const QString& family)
{
    QFont changed = font();
    changed.setFamily(family);
    setFont(changed);
}

void TextView::setTabWidth(int columns)
{
    tabWidth_ = std::clamp(columns, 1, 16);
    invalidateRows();
}

void TextView::setSoftWrap(bool on)
{
    if (on == softWrap_)
        return;
    const bool atTheEnd = following_ && atEnd();
    const bool cursorSeen = !placeRect(cursor_).isEmpty();
    softWrap_ = on;
    topPart_ = 0;
    action(Command::SoftWrap)->setChecked(on);
    horizontalScrollBar()->setValue(0);
    rows_->invalidate();
    updateScrollBars();
    if (atTheEnd)
        goToEnd();
    else if (cursorSeen) // else what was read stays
        scrollToCursor(false);
}

void TextView::setRowText(RowTextOptions options)
{
    action(Command::LogColours)->setChecked(options.escapes != Escapes::Hidden);
    action(Command::ShowControls)->setChecked(options.escapes == Escapes::Shown);
    action(Command::LastRedraw)->setChecked(options.redrawn);
}

void TextView::lookChanged()
{
    const bool coloured = action(Command::LogColours)->isChecked();
    spaces_ = action(Command::ShowControls)->isChecked();
    rowText_.escapes = spaces_ ? Escapes::Shown : coloured ? Escapes::Coloured : Escapes::Hidden;
    rowText_.redrawn = action(Command::LastRedraw)->isChecked();
    invalidateRows();
    updateScrollBars();
}

void TextView::setUserColours(std::shared_ptr<const UserColours> colours)
{
    userColours_ = std::move(colours);
    invalidateRows();
}

} // namespace triage::view
