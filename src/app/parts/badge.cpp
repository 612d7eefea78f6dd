// SPDX-License-Identifier: Apache-2.0
#include "app/parts/badge.h"

#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QPainter>

namespace triage::app {
namespace {

constexpr int iconSize = 16;

} // namespace

Badge::Badge(const Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Badge::show(const QString& iconName, const QString& text, ToneOf tone)
{
    iconName_ = iconName;
    text_ = text;
    tone_ = std::move(tone);
    setAccessibleName(text);
    updateGeometry();
    update();
    setVisible(!text.isEmpty());
}

QSize Badge::sizeHint() const
{
    const QFontMetrics metrics(theme_.small());
    return {space::s + iconSize + space::xs + metrics.horizontalAdvance(text_) + space::s,
            std::max(metrics.height(), iconSize) + space::xs};
}

void Badge::paintEvent(QPaintEvent*)
{
    if (!tone_)
        return;
    const Tone tone = tone_(theme_.colors());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone.soft);
    painter.drawRoundedRect(rect(), height() / 2.0, height() / 2.0);
    drawIcon(painter, QRectF(space::s, (height() - iconSize) / 2.0, iconSize, iconSize), iconName_, tone.ink);
    painter.setFont(theme_.small());
    painter.setPen(tone.ink);
    painter.drawText(rect().adjusted(space::s + iconSize + space::xs, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, text_);
}

} // namespace triage::app
