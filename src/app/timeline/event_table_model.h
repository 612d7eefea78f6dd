// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/clusters.h"
#include "app/timeline/timeline.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

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
    void setHidden(const HiddenKinds& hidden);
    [[nodiscard]] EventId event(int row) const { return rows_[std::size_t(row)]; }
    /// -1 when there is none, or its kind is hidden.
    [[nodiscard]] int rowOf(EventId id) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(EventId id, int column) const;
    void fill();

    const Theme& theme_;
    std::shared_ptr<const Timeline> timeline_;
    HiddenKinds hidden_;
    std::vector<EventId> rows_; ///< what is not hidden
};

} // namespace triage::app
