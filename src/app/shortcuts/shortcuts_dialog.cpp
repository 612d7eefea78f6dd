// SPDX-License-Identifier: Apache-2.0
#include "app/shortcuts/shortcuts_dialog.h"

#include "app/parts/allowed.h"
#include "app/theme/theme.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

namespace triage::app {
namespace {

QString shown(const QList<QKeySequence>& keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(QList<ShortcutEntry> entries, Shortcuts chosen, QWidget* parent)
    : QDialog(parent), entries_(std::move(entries)), chosen_(std::move(chosen)), filter_(new QLineEdit(this)),
      list_(new QTreeWidget(this)), label_(new QLabel(this)), keys_(new QKeySequenceEdit(this)),
      assign_(new QPushButton(this)), clear_(new QPushButton(this)), reset_(new QPushButton(this)),
      resetAll_(new QPushButton(this)), conflict_(new QLabel(this)),
      ends_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    build();
    connectParts();
    retranslate();
    list_->setCurrentItem(list_->topLevelItem(0));
    filter_->setFocus();
}

/// A key half recorded is told when the recorder loses the focus, which it does while it is destroyed.
ShortcutsDialog::~ShortcutsDialog()
{
    keys_->disconnect(this);
    keys_->removeEventFilter(this);
}

void ShortcutsDialog::build()
{
    filter_->setClearButtonEnabled(true);
    list_->setColumnCount(3);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    list_->header()->setStretchLastSection(false);
    conflict_->setWordWrap(true);
    conflict_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    conflict_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    label_->setBuddy(keys_);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::s);
    row->addWidget(label_);
    row->addWidget(keys_, 1);
    for (auto* button : {assign_, clear_, reset_})
        row->addWidget(button);
    ends_->addButton(resetAll_, QDialogButtonBox::ResetRole);
    connect(ends_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(ends_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::m, space::m, space::m, space::m);
    column->setSpacing(space::s);
    column->addWidget(filter_);
    column->addWidget(list_, 1);
    column->addLayout(row);
    column->addWidget(conflict_);
    column->addWidget(ends_);
    resize(640, 560);
}

void ShortcutsDialog::connectParts()
{
    filter_->installEventFilter(this);
    keys_->installEventFilter(this);
    connect(filter_, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(list_, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCurrent);
    connect(list_, &QTreeWidget::itemActivated, this, [this] { keys_->setFocus(Qt::ShortcutFocusReason); });
    connect(keys_, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsDialog::showConflicts);
    connect(assign_, &QPushButton::clicked, this, [this] { assign(keys_->keySequence()); });
    connect(clear_, &QPushButton::clicked, this, [this] { assign({}); });
    connect(reset_, &QPushButton::clicked, this, &ShortcutsDialog::reset);
    connect(resetAll_, &QPushButton::clicked, this, [this] {
        chosen_.clear();
        fill();
    });
}

void ShortcutsDialog::fill()
{
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    list_->clear();
    for (const ShortcutEntry& entry : entries_) {
        auto* item =
            new QTreeWidgetItem(list_, {entry.text, shown(entry.keys(chosen_)), whereText(entry.scope)});
        QFont font = item->font(1);
        font.setBold(chosen_.contains(entry.id)); // what was changed is seen
        item->setFont(1, font);
    }
    list_->setCurrentItem(list_->topLevelItem(std::max(0, row)));
    filter(filter_->text());
    showCurrent();
}

/// What is not seen is not the current row: its keys would be changed unseen.
void ShortcutsDialog::filter(const QString& text)
{
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        auto* item = list_->topLevelItem(i);
        item->setHidden(!item->text(0).contains(text, Qt::CaseInsensitive) &&
                        !item->text(1).contains(text, Qt::CaseInsensitive) &&
                        !item->text(2).contains(text, Qt::CaseInsensitive));
        if (first == nullptr && !item->isHidden())
            first = item;
    }
    if (list_->currentItem() == nullptr || list_->currentItem()->isHidden())
        list_->setCurrentItem(first);
}

QString ShortcutsDialog::whereText(KeyScope scope) const
{
    switch (scope) {
    case KeyScope::Everywhere:
        return tr("Everywhere");
    case KeyScope::Text:
        return tr("In texts");
    case KeyScope::Timeline:
        return tr("On the timeline");
    }
    return {};
}

const ShortcutEntry* ShortcutsDialog::current() const
{
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    return row < 0 ? nullptr : &entries_[row];
}

void ShortcutsDialog::showCurrent()
{
    const ShortcutEntry* entry = current();
    const auto keys = entry != nullptr ? entry->keys(chosen_) : QList<QKeySequence>{};
    keys_->setKeySequence(keys.value(0));
    for (QWidget* part : std::initializer_list<QWidget*>{keys_, assign_})
        part->setEnabled(entry != nullptr);
    allow(*clear_, !keys.isEmpty(), tr("It has no keys."));
    allow(*reset_, entry != nullptr && chosen_.contains(entry->id), tr("Its keys were not changed."));
    showConflicts();
}

void ShortcutsDialog::showConflicts()
{
    const ShortcutEntry* entry = current();
    QStringList names;
    if (entry != nullptr) {
        for (const ShortcutEntry& other : conflictsWith(entries_, chosen_, entry->id, keys_->keySequence()))
            names += other.text;
    }
    conflict_->setText(names.isEmpty()
                           ? QString()
                           : tr("Also on: %1. Assigning takes it away there.").arg(names.join(tr(", "))));
    const bool same = entry != nullptr && entry->keys(chosen_).value(0) == keys_->keySequence();
    allow(*assign_, entry != nullptr && !same, tr("Press other keys in the field first."));
}

void ShortcutsDialog::assign(const QKeySequence& keys)
{
    const ShortcutEntry* entry = current();
    if (entry == nullptr)
        return;
    for (const ShortcutEntry& other : conflictsWith(entries_, chosen_, entry->id, keys))
        chosen_[other.id] = QString();
    chosen_[entry->id] = keys.toString(QKeySequence::PortableText);
    if (entry->keys(chosen_) == entry->standard)
        chosen_.remove(entry->id);
    fill();
    list_->setFocus(Qt::OtherFocusReason); // the button just pressed turns grey
}

void ShortcutsDialog::reset()
{
    if (const ShortcutEntry* entry = current())
        chosen_.remove(entry->id);
    fill();
    list_->setFocus(Qt::OtherFocusReason);
}

/// A focused button takes Enter itself. Elsewhere it is no wish to save and close.
void ShortcutsDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QDialog::keyPressEvent(event);
}

bool ShortcutsDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto& press = static_cast<const QKeyEvent&>(*event);
    return watched == keys_ ? recorderTakes(press) : searchTakes(press);
}

bool ShortcutsDialog::searchTakes(const QKeyEvent& event)
{
    const bool goesOn =
        event.key() == Qt::Key_Down || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (goesOn)
        list_->setFocus(Qt::OtherFocusReason);
    return goesOn;
}

/// Esc leaves the field as it was, Backspace empties it, Tab goes on with what was pressed: the field itself
/// would record the first two and say what it holds only a second later.
bool ShortcutsDialog::recorderTakes(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab)
        showConflicts();
    if (event.modifiers() != Qt::NoModifier)
        return false;
    if (event.key() == Qt::Key_Escape) {
        showCurrent();
        list_->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (event.key() == Qt::Key_Backspace) {
        keys_->clear();
        showConflicts();
        return true;
    }
    return false;
}

void ShortcutsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void ShortcutsDialog::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    filter_->setPlaceholderText(tr("Find an action or a key"));
    filter_->setAccessibleName(tr("Find an action or a key"));
    list_->setHeaderLabels({tr("Action"), tr("Keys"), tr("Where")});
    list_->setAccessibleName(tr("Actions"));
    label_->setText(tr("&Keys"));
    assign_->setText(tr("Assign"));
    clear_->setText(tr("Take away"));
    reset_->setText(tr("Set back"));
    resetAll_->setText(tr("Set all back"));
    ends_->button(QDialogButtonBox::Ok)->setText(tr("Save"));
    ends_->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    fill();
}

} // namespace triage::app
