// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/timeline.h"

#include <QAbstractTableModel>

#include <memory>

namespace triage::app {

class Theme;

/// The events of a timeline as rows, ascending by time: the same to read and to hear.
class EventTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { TimeColumn, KindColumn, ProcessColumn, PlaceColumn, TextColumn, ColumnCount };

    explicit EventTableModel(const Theme& theme, QObject* parent = nullptr)
        : QAbstractTableModel(parent), theme_(theme)
    {
    }
    void setTimeline(std::shared_ptr<const Timeline> timeline);
    [[nodiscard]] EventId event(int row) const { return timeline_->inOrder[std::size_t(row)]; }
    /// -1 when there is none.
    [[nodiscard]] int rowOf(EventId id) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(EventId id, int column) const;

    const Theme& theme_;
    std::shared_ptr<const Timeline> timeline_;
};

} // namespace triage::app
