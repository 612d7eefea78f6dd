// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/search/case_search.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace triage::app {

/// What a search over a case found, grouped by file, as it comes.
class ResultModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole,
        LineRole,    ///< of a line; 0 for a file
        CountRole,   ///< of a file: matches
        MatchesRole, ///< of a line: QList<QPoint>, x = first UTF-16 unit, y = behind the last
        ErrorRole,   ///< of a file: that it cannot be read
    };

    explicit ResultModel(const CaseSearch& search, QObject* parent = nullptr);
    ~ResultModel() override;

    void clear();
    void take(const std::vector<text::FileNews>& news);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Group
    {
        std::size_t file = 0;
        std::int64_t matches = 0;
        std::vector<text::FileHit> hits;
        std::optional<Error> error;
    };
    [[nodiscard]] QVariant fileData(const Group& group, int role) const;
    [[nodiscard]] QVariant lineData(const Group& group, const text::FileHit& hit, int role) const;

    const CaseSearch& search_;
    std::vector<Group> groups_;
};

} // namespace triage::app
