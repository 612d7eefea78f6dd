// SPDX-License-Identifier: Apache-2.0
#include "app/caselist/case_list_model.h"

#include "app/language/speech.h"
#include "app/words/words.h"

#include <QRegularExpression>

#include <algorithm>

namespace triage::app {

void CaseListModel::setCases(std::vector<cases::Summary> cases)
{
    if (cases == cases_)
        return;
    beginResetModel();
    cases_ = std::move(cases);
    endResetModel();
}

void CaseListModel::update(const cases::Summary& summary)
{
    const auto found = std::ranges::find(cases_, summary.id, &cases::Summary::id);
    if (found == cases_.end()) {
        const int row = int(imports_.size());
        beginInsertRows({}, row, row);
        cases_.insert(cases_.begin(), summary);
        endInsertRows();
        return;
    }
    *found = summary;
    const QModelIndex at = indexOfCase(summary.id);
    emit dataChanged(at, at);
}

void CaseListModel::remove(const std::string& id)
{
    const QModelIndex at = indexOfCase(id);
    if (!at.isValid())
        return;
    beginRemoveRows({}, at.row(), at.row());
    std::erase_if(cases_, [&](const cases::Summary& s) { return s.id == id; });
    endRemoveRows();
}

const cases::Summary* CaseListModel::summary(const std::string& id) const
{
    const auto found = std::ranges::find(cases_, id, &cases::Summary::id);
    return found == cases_.end() ? nullptr : &*found;
}

void CaseListModel::addImport(quint64 key, const QString& name)
{
    beginInsertRows({}, 0, 0);
    imports_.insert(imports_.begin(), {key, name, {}});
    endInsertRows();
}

void CaseListModel::setImportProgress(quint64 key, const QString& text)
{
    const QModelIndex at = indexOfImport(key);
    if (!at.isValid())
        return;
    imports_[std::size_t(at.row())].progress = text;
    emit dataChanged(at, at);
}

void CaseListModel::removeImport(quint64 key)
{
    const QModelIndex at = indexOfImport(key);
    if (!at.isValid())
        return;
    beginRemoveRows({}, at.row(), at.row());
    imports_.erase(imports_.begin() + at.row());
    endRemoveRows();
}

QModelIndex CaseListModel::indexOfImport(quint64 key) const
{
    const auto found = std::ranges::find(imports_, key, &Import::key);
    return found == imports_.end() ? QModelIndex() : index(int(found - imports_.begin()));
}

QModelIndex CaseListModel::indexOfCase(const std::string& id) const
{
    const auto found = std::ranges::find(cases_, id, &cases::Summary::id);
    return found == cases_.end() ? QModelIndex() : index(int(imports_.size()) + int(found - cases_.begin()));
}

int CaseListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(imports_.size() + cases_.size());
}

QVariant CaseListModel::data(const QModelIndex& index, int role) const
{
    const auto row = std::size_t(index.row());
    return row < imports_.size() ? importData(imports_[row], role)
                                 : caseData(cases_[row - imports_.size()], role);
}

QVariant CaseListModel::importData(const Import& import, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return import.name;
    case ImportingRole:
        return import.key;
    case TicketRole:
        return import.progress.isEmpty() ? tr("importing") : tr("importing, %1").arg(import.progress);
    case Qt::AccessibleTextRole:
        return tr("%1, importing").arg(import.name);
    default:
        return {};
    }
}

QVariant CaseListModel::caseData(const cases::Summary& summary, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return summary.title.empty() ? qstring(summary.id) : qstring(summary.title);
    case IdRole:
        return qstring(summary.id);
    case RouteRole:
        return summary.route ? QVariant(int(*summary.route)) : QVariant();
    case WithheldRole:
        return summary.withheld;
    case TicketRole:
        return qstring(summary.ticket);
    case CustomerRole:
        return qstring(summary.customer);
    case SizeRole:
        return qlonglong(summary.bundleSize > 0 ? summary.bundleSize : summary.size);
    case Qt::ToolTipRole:
        return tr("%1\nTakes %2 in the store")
            .arg(caseData(summary, Qt::DisplayRole).toString(), sizeText(summary.size));
    case OpenedRole:
        return qstring(summary.openedAt);
    case Qt::AccessibleTextRole:
        return QStringList{caseData(summary, Qt::DisplayRole).toString(), qstring(summary.ticket),
                           qstring(summary.customer),
                           summary.route ? specialist(*summary.route) : tr("no route"),
                           summary.withheld ? tr("withheld") : QString()}
            .join(QStringLiteral(", "));
    default:
        return {};
    }
}

void CaseFilter::setWords(const QString& text)
{
    words_ = text.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool CaseFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex at = sourceModel()->index(row, 0, parent);
    if (at.data(CaseListModel::ImportingRole).isValid())
        return true;
    const QString all = at.data(Qt::AccessibleTextRole).toString();
    return std::ranges::all_of(words_,
                               [&](const QString& w) { return all.contains(w, Qt::CaseInsensitive); });
}

} // namespace triage::app
