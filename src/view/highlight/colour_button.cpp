// SPDX-License-Identifier: Apache-2.0
#include "view/highlight/colour_button.h"

#include "view/colour/blend.h"

#include <QColorDialog>
#include <QMenu>
#include <QPainter>
#include <QPixmap>

#include <array>

namespace triage::view {
namespace {

constexpr std::array<QRgb, 10> hues = {0xc62828, 0xd9822b, 0xb59a00, 0x2e7d32, 0x00838f,
                                       0x1f6feb, 0x7b3fb0, 0xc2185b, 0x6d4c41, 0x607080};
constexpr int swatch = 14; // pixels

QIcon swatchIcon(const QColor& colour, const QPalette& palette)
{
    QPixmap drawn(swatch * 2, swatch * 2);
    drawn.setDevicePixelRatio(2);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(blend(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.7));
    painter.setBrush(colour.isValid() ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(0.5, 0.5, swatch - 1, swatch - 1), 3, 3);
    if (!colour.isValid())
        painter.drawLine(QPointF(3, swatch - 3), QPointF(swatch - 3, 3));
    return drawn;
}

} // namespace

ColourButton::ColourButton(const QString& name, QWidget* parent) : QToolButton(parent), name_(name)
{
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    auto* menu = new QMenu(this);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &ColourButton::fill);
    setColour({});
}

void ColourButton::setColour(const QColor& colour)
{
    colour_ = colour;
    setIcon(swatchIcon(colour, palette()));
    const QString shown = colour.isValid() ? colour.name() : tr("none");
    setToolTip(QStringLiteral("%1: %2").arg(name_, shown));
    setAccessibleName(toolTip());
}

void ColourButton::fill()
{
    menu()->clear();
    const auto offer = [this](const QColor& colour, const QString& text) {
        connect(menu()->addAction(swatchIcon(colour, palette()), text), &QAction::triggered, this,
                [this, colour] { choose(colour); });
    };
    offer({}, tr("None"));
    for (const QRgb hue : hues)
        offer(QColor(hue), QColor(hue).name());
    connect(menu()->addAction(tr("Other…")), &QAction::triggered, this, [this] {
        const QColor chosen =
            QColorDialog::getColor(colour_.isValid() ? colour_ : QColor(hues[0]), this, name_);
        if (chosen.isValid())
            choose(chosen);
    });
}

void ColourButton::choose(const QColor& colour)
{
    setColour(colour);
    emit colourChosen(colour);
}

} // namespace triage::view
