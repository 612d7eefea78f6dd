// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/timeline_actions.h"

#include "app/parts/allowed.h"
#include "app/parts/page_action.h"
#include "app/parts/plain_text.h"

#include <QAction>
#include <QWidget>

namespace triage::app {

TimelineActions::TimelineActions(QWidget* page)
    : QObject(page),
      zoomIn(pageAction(page, "timeline/zoom-in", QStringLiteral("zoom-in"), QKeySequence::ZoomIn)),
      zoomOut(pageAction(page, "timeline/zoom-out", QStringLiteral("zoom-out"), QKeySequence::ZoomOut)),
      fit(pageAction(page, "timeline/show-all", QStringLiteral("zoom-fit"), Qt::CTRL | Qt::Key_0)),
      zoomToSelection(
          pageAction(page, "timeline/zoom-to-selection", QStringLiteral("zoom-selection"), Qt::Key_Z)),
      causal(pageAction(page, "timeline/causal", QStringLiteral("evidence"), Qt::Key_C)),
      next(pageAction(page, "timeline/next-event", QStringLiteral("next"), Qt::Key_F8)),
      previous(
          pageAction(page, "timeline/previous-event", QStringLiteral("previous"), Qt::SHIFT | Qt::Key_F8)),
      open(pageAction(page, "timeline/open", QStringLiteral("goto"), {})),
      pin(pageAction(page, "timeline/pin", QStringLiteral("pin"), Qt::CTRL | Qt::Key_K)),
      list(pageAction(page, "timeline/list", QStringLiteral("list"), Qt::CTRL | Qt::Key_L))
{
    list->setCheckable(true);
    retranslate();
}

QList<QAction*> TimelineActions::all() const
{
    return {zoomIn, zoomOut, fit, zoomToSelection, causal, next, previous, open, pin, list};
}

void TimelineActions::setEnabled(bool on)
{
    for (QAction* each : all())
        allow(*each, on, tr("No event carries a time."));
}

void TimelineActions::retranslate()
{
    zoomIn->setText(tr("Zoom &in"));
    zoomOut->setText(tr("Zoom &out"));
    fit->setText(tr("Show &all"));
    zoomToSelection->setText(tr("Zoom to &selection"));
    causal->setText(tr("Go to &causal error"));
    next->setText(tr("&Next event"));
    previous->setText(tr("&Previous event"));
    open->setText(tr("&Go to line"));
    pin->setText(tr("Pin as causal line…"));
    list->setText(tr("As a &list"));
    for (QAction* each : all())
        each->setToolTip(plainName(each->text())); // keys are added when it is shown
}

} // namespace triage::app
