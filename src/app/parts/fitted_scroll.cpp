// SPDX-License-Identifier: Apache-2.0
#include "app/parts/fitted_scroll.h"

#include <QEvent>

#include <algorithm>

namespace triage::app {

FittedScroll::FittedScroll(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setWidget(content);
    viewport()->setAutoFillBackground(false); // what lies below shows
    content->setAutoFillBackground(false);
    content->installEventFilter(this);
}

int FittedScroll::heightForWidth(int width) const
{
    return widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : widget()->sizeHint().height();
}

QSize FittedScroll::sizeHint() const
{
    return widget()->sizeHint();
}

QSize FittedScroll::minimumSizeHint() const
{
    const QSize content = widget()->minimumSizeHint();
    return {content.width(), std::min(content.height(), 2 * fontMetrics().lineSpacing())};
}

bool FittedScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry(); // a scroll area does not pass its content's wishes on
    return QScrollArea::eventFilter(watched, event);
}

} // namespace triage::app
