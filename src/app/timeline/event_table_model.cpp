// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/event_table_model.h"

#include "app/theme/theme.h"
#include "app/timeline/mark_shapes.h"
#include "app/timeline/timeline_words.h"

#include <algorithm>

namespace triage::app {

void EventTableModel::setTimeline(std::shared_ptr<const Timeline> timeline)
{
    beginResetModel();
    timeline_ = std::move(timeline);
    fill();
    endResetModel();
}

void EventTableModel::setHidden(const HiddenKinds& hidden)
{
    beginResetModel();
    hidden_ = hidden;
    fill();
    endResetModel();
}

void EventTableModel::fill()
{
    rows_.clear();
    if (!timeline_)
        return;
    rows_.reserve(timeline_->inOrder.size());
    for (const EventId id : timeline_->inOrder)
        if (!hidden_.test(std::size_t(timeline_->kind(id))))
            rows_.push_back(id);
}

int EventTableModel::rowOf(EventId id) const
{
    const auto same = std::ranges::equal_range(rows_, timeline_->at(id), {},
                                               [this](EventId e) { return timeline_->at(e); });
    const auto found = std::ranges::find(same, id);
    return found == same.end() ? -1 : int(found - rows_.begin());
}

int EventTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(rows_.size());
}

int EventTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString EventTableModel::text(EventId id, int column) const
{
    switch (column) {
    case TimeColumn:
        return momentText(*timeline_, id);
    case KindColumn:
        return kindText(*timeline_, timeline_->kind(id));
    case ProcessColumn:
        return laneTitle(timeline_->lanes[id.lane]);
    case PlaceColumn:
        return placeText(*timeline_, id);
    default:
        return lineText(*timeline_, id);
    }
}

QVariant EventTableModel::data(const QModelIndex& index, int role) const
{
    if (!timeline_ || !index.isValid())
        return {};
    const EventId id = event(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(id, index.column());
    case Qt::DecorationRole:
        return index.column() == KindColumn ? QVariant(markIcon(timeline_->kind(id), theme_.colors()))
                                            : QVariant();
    case Qt::FontRole:
        return index.column() >= PlaceColumn ? QVariant(theme_.mono()) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == TimeColumn ? spokenEvent(*timeline_, id) : text(id, index.column());
    default:
        return {};
    }
}

QVariant EventTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TimeColumn:
        return timeline_ && timeline_->clock.none ? tr("Line number") : tr("Time");
    case KindColumn:
        return tr("Event");
    case ProcessColumn:
        return tr("Process");
    case PlaceColumn:
        return tr("Place");
    default:
        return tr("Line");
    }
}

} // namespace triage::app
