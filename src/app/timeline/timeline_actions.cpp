// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/timeline_actions.h"

#include "app/theme/icons.h"

#include <QAction>
#include <QWidget>

namespace triage::app {
namespace {

QAction* action(QWidget* page, const QString& iconName, const QKeySequence& key)
{
    auto* made = new QAction(page);
    made->setIcon(icon(iconName));
    made->setShortcut(key);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page->addAction(made);
    return made;
}

} // namespace

TimelineActions::TimelineActions(QWidget* page)
    : QObject(page), zoomIn(action(page, QStringLiteral("zoom-in"), QKeySequence::ZoomIn)),
      zoomOut(action(page, QStringLiteral("zoom-out"), QKeySequence::ZoomOut)),
      fit(action(page, QStringLiteral("zoom-fit"), Qt::CTRL | Qt::Key_0)),
      zoomToSelection(action(page, QStringLiteral("zoom-selection"), Qt::Key_Z)),
      causal(action(page, QStringLiteral("evidence"), Qt::Key_C)),
      next(action(page, QStringLiteral("next"), Qt::Key_F8)),
      previous(action(page, QStringLiteral("previous"), Qt::SHIFT | Qt::Key_F8)),
      open(action(page, QStringLiteral("goto"), {})),
      pin(action(page, QStringLiteral("pin"), Qt::CTRL | Qt::Key_K)),
      list(action(page, QStringLiteral("list"), Qt::CTRL | Qt::Key_L))
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
        each->setEnabled(on);
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
    for (QAction* each : all()) {
        QString plain = each->text().remove(QLatin1Char('&'));
        const QString keys = each->shortcut().toString(QKeySequence::NativeText);
        each->setToolTip(keys.isEmpty() ? plain : QStringLiteral("%1 (%2)").arg(plain, keys));
    }
}

} // namespace triage::app
