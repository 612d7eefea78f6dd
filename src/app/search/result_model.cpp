// SPDX-License-Identifier: Apache-2.0
#include "app/search/result_model.h"

#include "app/language/speech.h"
#include "view/said.h"

#include <QPoint>

namespace triage::app {
namespace {

/// A line's index knows its group by this; a file's index has none.
constexpr quintptr noGroup = 0;

QVariant placesOf(const text::FileHit& hit)
{
    QList<QPoint> places;
    const auto unit = [&hit](std::size_t byte) {
        return static_cast<int>(QString::fromStdString(hit.text.substr(0, byte)).size());
    };
    for (const text::Match& match : hit.matches)
        places.push_back({unit(match.begin), unit(match.begin + match.size)});
    return QVariant::fromValue(places);
}

} // namespace

ResultModel::ResultModel(const CaseSearch& search, QObject* parent)
    : QAbstractItemModel(parent), search_(search)
{
}

ResultModel::~ResultModel() = default;

void ResultModel::clear()
{
    beginResetModel();
    groups_.clear();
    endResetModel();
}

void ResultModel::take(const std::vector<text::FileNews>& news)
{
    for (const text::FileNews& each : news) {
        if (each.matches == 0 && !each.error)
            continue;
        if (groups_.empty() || groups_.back().file != each.file) { // files come one after the other
            const int row = static_cast<int>(groups_.size());
            beginInsertRows({}, row, row);
            groups_.push_back({each.file, 0, {}, {}});
            endInsertRows();
        }
        Group& group = groups_.back();
        const QModelIndex file = index(static_cast<int>(groups_.size()) - 1, 0, {});
        group.matches = each.matches;
        group.error = each.error;
        if (!each.hits.empty()) {
            const int first = static_cast<int>(group.hits.size());
            beginInsertRows(file, first, first + static_cast<int>(each.hits.size()) - 1);
            group.hits.insert(group.hits.end(), each.hits.begin(), each.hits.end());
            endInsertRows();
        }
        emit dataChanged(file, file);
    }
}

QModelIndex ResultModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || row >= rowCount(parent) || column != 0)
        return {};
    const quintptr group = parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : noGroup;
    return createIndex(row, column, group);
}

QModelIndex ResultModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == noGroup)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, noGroup);
}

int ResultModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(groups_.size());
    if (parent.internalId() != noGroup)
        return 0;
    return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].hits.size());
}

int ResultModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant ResultModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == noGroup)
        return fileData(groups_[static_cast<std::size_t>(index.row())], role);
    const Group& group = groups_[index.internalId() - 1];
    return lineData(group, group.hits[static_cast<std::size_t>(index.row())], role);
}

QVariant ResultModel::fileData(const Group& group, int role) const
{
    const QString& path = search_.files()[group.file].path;
    switch (role) {
    case Qt::DisplayRole:
    case PathRole:
        return path;
    case Qt::ToolTipRole:
        return group.error ? view::said(group.error->message) : path;
    case Qt::AccessibleTextRole:
        return group.error ? view::said(group.error->message)
                           : tr("%1, lines: %2").arg(path).arg(group.matches);
    case LineRole:
        return 0;
    case CountRole:
        return static_cast<qlonglong>(group.matches);
    case ErrorRole:
        return group.error ? view::said(group.error->message) : QVariant();
    default:
        return {};
    }
}

QVariant ResultModel::lineData(const Group& group, const text::FileHit& hit, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return qstring(hit.text);
    case Qt::AccessibleTextRole:
        return tr("Line %1: %2").arg(hit.line.value).arg(qstring(hit.text));
    case PathRole:
        return search_.files()[group.file].path;
    case LineRole:
        return static_cast<qlonglong>(hit.line.value);
    case MatchesRole:
        return placesOf(hit);
    default:
        return {};
    }
}

} // namespace triage::app
