// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/event_strip.h"

#include "app/files/elided_label.h"
#include "app/parts/buttons.h"
#include "app/theme/theme.h"
#include "app/timeline/mark_shapes.h"
#include "app/timeline/timeline_words.h"
#include "app/words/words.h"
#include "view/text_command.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace triage::app {
namespace {

constexpr int iconSize = 18;

}

EventStrip::EventStrip(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), icon_(new QLabel(this)), head_(new ElidedLabel(this)),
      text_(new ElidedLabel(this)), open_(plainButton(this, QStringLiteral("goto"))),
      pin_(plainButton(this, QStringLiteral("pin"))), unpin_(plainButton(this, QStringLiteral("undo")))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(space::m, space::s, space::m, space::s);
    grid->setHorizontalSpacing(space::s);
    grid->setVerticalSpacing(2);
    grid->addWidget(icon_, 0, 0);
    grid->addWidget(head_, 0, 1);
    grid->addWidget(text_, 1, 1);
    int column = 2;
    for (QPushButton* button : {open_, pin_, unpin_})
        grid->addWidget(button, 0, column++, 2, 1, Qt::AlignVCenter);
    grid->setColumnStretch(1, 1);
    icon_->setFixedSize(iconSize, iconSize);
    head_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    text_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (QPushButton* button : {open_, pin_, unpin_}) {
        QSizePolicy kept = button->sizePolicy();
        kept.setRetainSizeWhenHidden(button != unpin_); // nothing jumps when the mouse passes
        button->setSizePolicy(kept);
    }
    connect(open_, &QPushButton::clicked, this, &EventStrip::openRequested);
    connect(pin_, &QPushButton::clicked, this, &EventStrip::pinRequested);
    connect(unpin_, &QPushButton::clicked, this, &EventStrip::unpinRequested);
    showHint();
}

void EventStrip::show(const Timeline& timeline, EventId id, int more, Pin pin, bool isCurrent)
{
    QStringList head{kindText(timeline, timeline.kind(id)), momentText(timeline, id),
                     laneTitle(timeline.lanes[id.lane]), placeText(timeline, id)};
    if (pin == Pin::Pinned)
        head << tr("pinned");
    if (more > 0)
        head << tr("and %n more here", nullptr, more);
    icon_->setPixmap(
        markIcon(timeline.kind(id), theme_.colors()).pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
    head_->setFont(theme_.body());
    head_->setText(head.join(QStringLiteral("  ·  ")));
    text_->setFont(theme_.mono());
    text_->setText(lineText(timeline, id));
    setActions(isCurrent, pin);
}

void EventStrip::setShort(bool on)
{
    text_->setVisible(!on);
    layout()->setContentsMargins(space::m, on ? 2 : space::s, space::m, on ? 2 : space::s);
}

void EventStrip::showHint()
{
    icon_->clear();
    head_->setFont(theme_.body());
    head_->setText(tr("Point at a mark to read it, click it to open its line."));
    text_->setFont(theme_.mono());
    text_->setText({});
    setActions(false, Pin::Offered);
}

void EventStrip::setActions(bool current, Pin pin)
{
    open_->setText(tr("Go to line"));
    pin_->setText(tr("Pin as causal line…"));
    pin_->setToolTip(tr("Judge again with this line as the causal error"));
    pin_->setProperty(view::keysProperty, QStringLiteral("timeline/pin"));
    unpin_->setText(tr("Unpin"));
    open_->setVisible(current);
    pin_->setVisible(current && pin == Pin::Offered);
    unpin_->setVisible(current && pin == Pin::Pinned);
    QSizePolicy kept = pin_->sizePolicy();
    kept.setRetainSizeWhenHidden(pin == Pin::Offered);
    pin_->setSizePolicy(kept);
}

void EventStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme_.colors().sunken);
}

} // namespace triage::app
