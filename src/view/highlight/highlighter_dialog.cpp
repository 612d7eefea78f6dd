// SPDX-License-Identifier: Apache-2.0
#include "view/highlight/highlighter_dialog.h"

#include "view/document.h"
#include "view/highlight/rule_table.h"
#include "view/highlight/user_colours.h"
#include "view/text_view.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::view {
namespace {

constexpr int previewHeight = 160; // pixels

} // namespace

HighlighterDialog::HighlighterDialog(HighlighterSets sets, std::shared_ptr<Document> preview, LineNumber line,
                                     QWidget* parent)
    : QDialog(parent), active_(new QComboBox(this)), name_(new QLineEdit(this)),
      activeLabel_(new QLabel(this)), nameLabel_(new QLabel(this)), rules_(new RuleTable(this)),
      preview_(new TextView(this)), message_(new QLabel(this)),
      ends_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    for (int i = 0; i < deedCount; ++i) {
        buttons_.push_back(new QPushButton(this));
        buttons_.back()->setAutoDefault(false);
    }
    build(std::move(preview), line);
    connectParts();
    retranslate();
    sets_ = std::move(sets);
    showSets(sets_);
}

void HighlighterDialog::build(std::shared_ptr<Document> preview, LineNumber line)
{
    activeLabel_->setBuddy(active_);
    nameLabel_->setBuddy(name_);
    auto* top = new QHBoxLayout;
    for (QWidget* part : std::initializer_list<QWidget*>{activeLabel_, active_, nameLabel_, name_,
                                                         button(Deed::AddSet), button(Deed::RemoveSet)})
        top->addWidget(part, part == active_ || part == name_ ? 1 : 0);
    auto* tools = new QHBoxLayout;
    for (const Deed deed :
         {Deed::AddRule, Deed::RemoveRule, Deed::RuleUp, Deed::RuleDown, Deed::Undo, Deed::Redo})
        tools->addWidget(button(deed));
    tools->addStretch(1);
    tools->addWidget(button(Deed::Import));
    tools->addWidget(button(Deed::Export));
    preview_->setMinimumHeight(previewHeight);
    preview_->setDocument(std::move(preview));
    preview_->goToLine(line);
    message_->setWordWrap(true);
    message_->hide();
    connect(ends_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(ends_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(rules_, 2);
    column->addLayout(tools);
    column->addWidget(message_);
    column->addWidget(preview_, 1);
    column->addWidget(ends_);
    resize(840, 560);
}

void HighlighterDialog::connectParts()
{
    for (int i = 0; i < deedCount; ++i)
        connect(buttons_[static_cast<std::size_t>(i)], &QPushButton::clicked, this,
                [this, i] { act(static_cast<Deed>(i)); });
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this, &HighlighterDialog::undo);
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, this, &HighlighterDialog::redo);
    connect(active_, &QComboBox::activated, this, [this](int index) {
        HighlighterSets next = sets_;
        next.active = index - 1; // the first entry is "none"
        edit(std::move(next));
    });
    connect(name_, &QLineEdit::editingFinished, this, [this] {
        HighlighterSets next = sets_;
        HighlighterSet* set = current(next);
        if (set != nullptr && !name_->text().trimmed().isEmpty())
            set->name = name_->text().trimmed();
        edit(std::move(next));
    });
    connect(rules_, &RuleTable::ruleEdited, this, [this](int row, const HighlighterRule& rule) {
        HighlighterSets next = sets_;
        if (HighlighterSet* set = current(next))
            set->rules[static_cast<std::size_t>(row)] = rule;
        edit(std::move(next));
    });
}

HighlighterSet* HighlighterDialog::current(HighlighterSets& sets) const
{
    return sets.current() ? &sets.sets[static_cast<std::size_t>(sets.active)] : nullptr;
}

void HighlighterDialog::act(Deed deed)
{
    HighlighterSets next = sets_;
    switch (deed) {
    case Deed::AddSet:
        return addSet();
    case Deed::RemoveSet:
        if (next.current())
            next.sets.erase(next.sets.begin() + next.active);
        next.active = std::min<int>(next.active, static_cast<int>(next.sets.size()) - 1);
        return edit(std::move(next));
    case Deed::AddRule:
        return addRule();
    case Deed::RemoveRule:
        if (HighlighterSet* set = current(next); set && rules_->currentRow() >= 0)
            set->rules.erase(set->rules.begin() + rules_->currentRow());
        return edit(std::move(next));
    case Deed::RuleUp:
        return moveRule(-1);
    case Deed::RuleDown:
        return moveRule(1);
    case Deed::Undo:
        return undo();
    case Deed::Redo:
        return redo();
    case Deed::Import:
        return choosePath(true);
    case Deed::Export:
        return choosePath(false);
    }
}

void HighlighterDialog::addSet()
{
    HighlighterSets next = sets_;
    next.sets.push_back({tr("Set %1").arg(next.sets.size() + 1), {}});
    next.active = static_cast<int>(next.sets.size()) - 1;
    edit(std::move(next));
    name_->setFocus();
    name_->selectAll();
}

void HighlighterDialog::addRule()
{
    if (!sets_.current())
        addSet();
    HighlighterSets next = sets_;
    HighlighterRule rule;
    rule.background = QColor(0xffd54a);
    current(next)->rules.push_back(rule);
    edit(std::move(next));
    rules_->setCurrentCell(rules_->rowCount() - 1, 0);
    rules_->editItem(rules_->item(rules_->rowCount() - 1, 0));
}

void HighlighterDialog::moveRule(int by)
{
    HighlighterSets next = sets_;
    HighlighterSet* set = current(next);
    const int row = rules_->currentRow();
    if (!set || row < 0 || row + by < 0 || row + by >= std::ssize(set->rules))
        return;
    std::swap(set->rules[static_cast<std::size_t>(row)], set->rules[static_cast<std::size_t>(row + by)]);
    edit(std::move(next));
    rules_->setCurrentCell(row + by, std::max(0, rules_->currentColumn()));
}

void HighlighterDialog::edit(HighlighterSets next)
{
    if (showing_ || next == sets_)
        return;
    undo_.push_back(std::exchange(sets_, std::move(next)));
    redo_.clear();
    showSets(sets_);
    emit changed(sets_);
}

void HighlighterDialog::undo()
{
    if (undo_.empty())
        return;
    redo_.push_back(std::exchange(sets_, undo_.back()));
    undo_.pop_back();
    showSets(sets_);
    emit changed(sets_);
}

void HighlighterDialog::redo()
{
    if (redo_.empty())
        return;
    undo_.push_back(std::exchange(sets_, redo_.back()));
    redo_.pop_back();
    showSets(sets_);
    emit changed(sets_);
}

void HighlighterDialog::showSets(const HighlighterSets& sets)
{
    const QScopedValueRollback guard(showing_, true);
    active_->clear();
    active_->addItem(tr("None"));
    for (const HighlighterSet& set : sets.sets)
        active_->addItem(set.name);
    active_->setCurrentIndex(sets.active + 1);
    const HighlighterSet* set = sets.current();
    name_->setText(set ? set->name : QString());
    name_->setEnabled(set != nullptr);
    rules_->setRules(set ? set->rules : std::vector<HighlighterRule>{});
    button(Deed::RemoveSet)->setEnabled(set != nullptr);
    for (const Deed deed : {Deed::RemoveRule, Deed::RuleUp, Deed::RuleDown})
        button(deed)->setEnabled(set != nullptr && !set->rules.empty());
    button(Deed::Export)->setEnabled(!sets.sets.empty());
    button(Deed::Undo)->setEnabled(!undo_.empty());
    button(Deed::Redo)->setEnabled(!redo_.empty());
    preview_->setUserColours(set ? std::make_shared<const UserColours>(*set) : nullptr);
    say({});
}

void HighlighterDialog::say(const QString& text)
{
    message_->setText(text);
    message_->setVisible(!text.isEmpty());
}

void HighlighterDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HighlighterDialog::retranslate()
{
    setWindowTitle(tr("Highlighters"));
    activeLabel_->setText(tr("In &use"));
    nameLabel_->setText(tr("&Name"));
    const QStringList texts = {tr("New set"), tr("Delete set"), tr("New rule"), tr("Delete rule"),
                               tr("Up"),      tr("Down"),       tr("Undo"),     tr("Redo"),
                               tr("Import…"), tr("Export…")};
    for (int i = 0; i < deedCount; ++i)
        buttons_[static_cast<std::size_t>(i)]->setText(texts[i]);
    rules_->retranslate();
    active_->setItemText(0, tr("None"));
    ends_->button(QDialogButtonBox::Ok)->setText(tr("Save"));
    ends_->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

} // namespace triage::view
