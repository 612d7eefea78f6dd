// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cases/case.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

#include <vector>

namespace triage::app {

/// The stored cases, newest first, and above them what is being imported.
class CaseListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole,
        RouteRole,
        WithheldRole,
        TicketRole,
        CustomerRole,
        SizeRole,
        OpenedRole,
        ImportingRole
    };

    using QAbstractListModel::QAbstractListModel;

    void setCases(std::vector<cases::Summary> cases);
    void update(const cases::Summary& summary);
    void remove(const std::string& id);
    [[nodiscard]] const cases::Summary* summary(const std::string& id) const;
    [[nodiscard]] bool isEmpty() const { return cases_.empty() && imports_.empty(); }

    /// A running import: `key` names it until it is taken out.
    void addImport(quint64 key, const QString& name);
    void setImportProgress(quint64 key, const QString& text);
    void removeImport(quint64 key);
    [[nodiscard]] QModelIndex indexOfCase(const std::string& id) const;
    [[nodiscard]] QModelIndex indexOfImport(quint64 key) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Import
    {
        quint64 key;
        QString name;
        QString progress;
    };
    [[nodiscard]] QVariant importData(const Import& import, int role) const;
    [[nodiscard]] QVariant caseData(const cases::Summary& summary, int role) const;

    std::vector<Import> imports_;
    std::vector<cases::Summary> cases_;
};

/// Keeps what holds every word of the search in title, ticket, customer or route.
class CaseFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList words_;
};

} // namespace triage::app
