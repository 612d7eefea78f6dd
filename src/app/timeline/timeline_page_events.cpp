// SPDX-License-Identifier: Apache-2.0
// What the Timeline tab does with single events.
#include "app/files/elided_label.h"
#include "app/language/speech.h"
#include "app/parts/allowed.h"
#include "app/timeline/event_strip.h"
#include "app/timeline/event_table_model.h"
#include "app/timeline/timeline_actions.h"
#include "app/timeline/timeline_page.h"
#include "app/timeline/timeline_view.h"
#include "app/timeline/timeline_words.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>
#include <QTableView>

#include <utility>

namespace triage::app {
namespace {

constexpr double zoomStep = 1.6;

}

void TimelinePage::connectActions()
{
    const auto on = [this](QAction* action, auto deed) { connect(action, &QAction::triggered, this, deed); };
    on(actions_->zoomIn, [this] { view_->zoomBy(zoomStep); });
    on(actions_->zoomOut, [this] { view_->zoomBy(1 / zoomStep); });
    on(actions_->fit, [this] { view_->fit(); });
    on(actions_->zoomToSelection, [this] { view_->zoomToSelection(); });
    on(actions_->causal, [this] { view_->goToCausal(); });
    on(actions_->next, [this] { view_->step(true, true); });
    on(actions_->previous, [this] { view_->step(false, true); });
    on(actions_->open, [this] {
        if (view_->current())
            open(*view_->current());
    });
    on(actions_->pin, [this] {
        if (view_->current())
            pin(*view_->current());
    });
    connect(actions_->list, &QAction::toggled, this, [this](bool list) {
        showState();
        setFocusProxy(list ? static_cast<QWidget*>(list_) : view_);
        if (timeline_ && !timeline_->empty())
            (list ? static_cast<QWidget*>(list_) : view_)->setFocus();
    });
}

QList<QAction*> TimelinePage::actions() const
{
    return actions_->all();
}

bool TimelinePage::isPinned(EventId id) const
{
    const auto& pin = timeline_->analysis->review.pin;
    return pin && timeline_->kind(id) == MarkKind::Causal;
}

EventStrip::Pin TimelinePage::pinState(EventId id) const
{
    if (timeline_->kind(id) != MarkKind::Causal)
        return EventStrip::Pin::Offered;
    return isPinned(id) ? EventStrip::Pin::Pinned : EventStrip::Pin::Needless;
}

/// The one under the mouse comes before the current one.
void TimelinePage::showEvent(EventId id, int count)
{
    if (count == 0 || !timeline_)
        return showCurrent();
    strip_->show(*timeline_, id, count - 1, pinState(id), view_->current() == id);
}

void TimelinePage::showCurrent()
{
    const bool drawn = timeline_ && !timeline_->empty();
    const auto current = drawn ? view_->current() : std::nullopt;
    const QString choose = tr("Choose an event first.");
    allow(*actions_->open, current.has_value(), choose);
    allow(*actions_->pin, current && timeline_->kind(*current) != MarkKind::Causal,
          current ? tr("This is the causal error already.") : choose);
    allow(*actions_->causal, drawn && timeline_->causal, tr("The causal error is not on the timeline."));
    allow(*actions_->zoomToSelection, drawn && view_->selection(),
          tr("Drag over the axis to select a stretch first."));
    if (!current)
        return strip_->showHint();
    strip_->show(*timeline_, *current, 0, pinState(*current), true);
    const int row = rows_->rowOf(*current);
    if (row >= 0 && list_->currentIndex().row() != row)
        list_->setCurrentIndex(rows_->index(row, EventTableModel::TimeColumn));
}

void TimelinePage::followList()
{
    const QModelIndex row = list_->currentIndex();
    if (row.isValid() && stack_->currentWidget() == list_)
        view_->setCurrent(rows_->event(row.row()));
}

void TimelinePage::open(EventId id)
{
    emit openRequested(qstring(timeline_->file(id)), timeline_->event(id).line);
}

void TimelinePage::pin(EventId id)
{
    const LaneEvent& event = timeline_->event(id);
    emit pinRequested(
        {qstring(timeline_->file(id)), event.line, event.text ? qstring(*event.text) : QString()});
}

void TimelinePage::openMenu(EventId id, QPoint at)
{
    view_->setCurrent(id);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(actions_->open);
    if (isPinned(id))
        menu->addAction(tr("Unpin"), this, &TimelinePage::unpinRequested);
    else
        menu->addAction(actions_->pin);
    menu->addSeparator();
    menu->addActions({actions_->zoomIn, actions_->zoomOut, actions_->fit});
    menu->popup(at);
}

} // namespace triage::app
