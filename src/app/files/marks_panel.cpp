// SPDX-License-Identifier: Apache-2.0
#include "app/files/marks_panel.h"

#include "app/language/speech.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int mostRows = 6; // more are scrolled

}

MarksPanel::MarksPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), heading_(new QLabel(this)), list_(new QListWidget(this))
{
    heading_->setFont(theme.strong());
    heading_->setBuddy(list_);
    list_->setIconSize({16, 16});
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    list_->setUniformItemSizes(true);
    list_->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(heading_);
    column->addWidget(list_);
    connect(list_, &QListWidget::itemActivated, this, &MarksPanel::open);
    connect(list_, &QListWidget::customContextMenuRequested, this, &MarksPanel::showMenu);
    retranslate();
    hide();
}

void MarksPanel::setReview(const review::Review& review)
{
    std::vector<Entry> entries;
    for (const review::Mark& mark : review.marks)
        entries.push_back({qstring(mark.path), mark.line, qstring(mark.note), false});
    for (const review::Quote& quote : review.quotes)
        entries.push_back({qstring(quote.path), quote.line,
                           qstring(quote.note.empty() ? quote.text : quote.note).simplified().left(200),
                           true});
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return a.path != b.path ? a.path < b.path : a.line < b.line;
    });
    if (entries != entries_)
        showEntries(std::move(entries));
}

void MarksPanel::showEntries(std::vector<Entry> entries)
{
    const int row = list_->currentRow();
    entries_ = std::move(entries);
    list_->clear();
    for (const Entry& entry : entries_) {
        const QString place =
            QStringLiteral("%1:%2").arg(entry.path.section(QLatin1Char('/'), -1)).arg(entry.line.value);
        const QString text = entry.words.isEmpty() ? place : place + separator() + entry.words;
        auto* item = new QListWidgetItem(
            icon(entry.quote ? QStringLiteral("evidence") : QStringLiteral("mark")), text, list_);
        item->setToolTip(QStringLiteral("%1:%2\n%3").arg(entry.path).arg(entry.line.value).arg(entry.words));
        item->setData(Qt::AccessibleTextRole,
                      entry.quote ? tr("Quote, %1").arg(text) : tr("Mark, %1").arg(text));
    }
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    setVisible(!entries_.empty());
    fitHeight();
    retranslate();
}

void MarksPanel::fitHeight()
{
    const int rows = std::clamp(list_->count(), 1, mostRows);
    const int height = list_->count() > 0 ? list_->sizeHintForRow(0) : 0;
    list_->setFixedHeight(rows * height + 2 * list_->frameWidth());
}

const MarksPanel::Entry* MarksPanel::entryOf(const QListWidgetItem* item) const
{
    const int row = item == nullptr ? -1 : list_->row(item);
    return row < 0 ? nullptr : &entries_[static_cast<std::size_t>(row)];
}

void MarksPanel::open(const QListWidgetItem* item)
{
    if (const Entry* entry = entryOf(item))
        emit openRequested(entry->path, entry->line);
}

void MarksPanel::remove(const QListWidgetItem* item)
{
    const Entry* entry = entryOf(item);
    if (entry == nullptr)
        return;
    if (entry->quote)
        emit quoteRequested({entry->path, entry->line, {}, true});
    else
        emit markRequested({entry->path, entry->line, {}, true});
}

void MarksPanel::editNote(const QListWidgetItem* item)
{
    if (const Entry* entry = entryOf(item))
        emit noteRequested(entry->path, entry->line, entry->quote);
}

void MarksPanel::showMenu(QPoint at)
{
    auto* item = list_->itemAt(at);
    if (item == nullptr)
        return;
    QMenu menu(this);
    connect(menu.addAction(tr("Open")), &QAction::triggered, this, [this, item] { open(item); });
    connect(menu.addAction(tr("Edit note…")), &QAction::triggered, this, [this, item] { editNote(item); });
    connect(menu.addAction(tr("Remove")), &QAction::triggered, this, [this, item] { remove(item); });
    menu.exec(list_->viewport()->mapToGlobal(at));
}

bool MarksPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool edits = key->key() == Qt::Key_F2;
        if (edits)
            editNote(list_->currentItem());
        else if (key->matches(QKeySequence::Delete))
            remove(list_->currentItem());
        if (edits || key->matches(QKeySequence::Delete))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void MarksPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MarksPanel::retranslate()
{
    heading_->setText(tr("Marks and quotes"));
    list_->setAccessibleName(tr("Marks and quotes of this case"));
}

} // namespace triage::app
