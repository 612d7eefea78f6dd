// SPDX-License-Identifier: Apache-2.0
#include "view/pattern/history_completer.h"

#include <QAbstractItemView>
#include <QAbstractListModel>
#include <QLineEdit>

namespace triage::view {
namespace {

constexpr int patternRole = Qt::UserRole;

QString meant(const text::Pattern& pattern)
{
    QStringList parts;
    if (pattern.caseSensitive)
        parts << QStringLiteral("Aa");
    if (pattern.wholeWord)
        parts << QStringLiteral("|ab|");
    if (pattern.regex)
        parts << QStringLiteral(".*");
    return parts.join(QLatin1Char(' '));
}

} // namespace

class HistoryCompleter::Entries : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void set(std::vector<text::Pattern> entries)
    {
        beginResetModel();
        entries_ = std::move(entries);
        endResetModel();
    }

    [[nodiscard]] const text::Pattern& at(int row) const { return entries_[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(entries_.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        const text::Pattern& entry = at(index.row());
        const QString text = QString::fromStdString(entry.text);
        switch (role) {
        case Qt::DisplayRole: {
            const QString how = meant(entry);
            return how.isEmpty() ? text : text + QStringLiteral("    ") + how;
        }
        case Qt::EditRole:
            return text;
        case patternRole:
            return index.row();
        default:
            return {};
        }
    }

private:
    std::vector<text::Pattern> entries_;
};

HistoryCompleter::HistoryCompleter(QLineEdit* field) : QCompleter(field), entries_(new Entries(this))
{
    setModel(entries_);
    setCompletionRole(Qt::EditRole);
    setFilterMode(Qt::MatchContains);
    setCaseSensitivity(Qt::CaseInsensitive);
    setMaxVisibleItems(12);
    refresh();
    field->setCompleter(this);
    connect(this, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& index) {
                const int row = index.data(patternRole).toInt();
                if (row < entries_->rowCount({}))
                    emit chosen(text::Pattern(entries_->at(row)));
            });
}

void HistoryCompleter::refresh()
{
    entries_->set(history_.entries());
}

void HistoryCompleter::showAll()
{
    refresh();
    setCompletionPrefix({});
    complete();
}

void HistoryCompleter::add(const text::Pattern& pattern)
{
    history_.add(pattern);
}

} // namespace triage::view
