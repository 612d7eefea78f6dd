// SPDX-License-Identifier: Apache-2.0
#include "view/highlight/rule_table.h"

#include "view/decoration.h"
#include "view/highlight/check_delegate.h"
#include "view/highlight/colour_button.h"

#include <QHeaderView>
#include <QScopedValueRollback>

namespace triage::view {
namespace {

enum Column {
    PatternColumn,
    RegexColumn,
    CaseColumn,
    LineColumn,
    BoldColumn,
    TextColumn,
    GroundColumn,
    Columns
};

QTableWidgetItem* checkItem(bool on)
{
    auto* item = new QTableWidgetItem;
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    return item;
}

} // namespace

RuleTable::RuleTable(QWidget* parent) : QTableWidget(0, Columns, parent)
{
    verticalHeader()->hide();
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(PatternColumn, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(this, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        if (!filling_)
            emit ruleEdited(item->row(), ruleAt(item->row()));
    });
    for (const int column : {RegexColumn, CaseColumn, LineColumn, BoldColumn})
        setItemDelegateForColumn(column, new CheckDelegate(this));
    retranslate();
}

void RuleTable::retranslate()
{
    setHorizontalHeaderLabels({tr("Pattern"), tr("Expression"), tr("Match case"), tr("Whole line"),
                               tr("Bold"), tr("Text"), tr("Ground")});
    setAccessibleName(tr("Rules"));
}

void RuleTable::setRules(const std::vector<HighlighterRule>& rules)
{
    const QScopedValueRollback guard(filling_, true);
    const int row = currentRow();
    while (rowCount() > std::ssize(rules))
        removeRow(rowCount() - 1);
    for (int i = 0; i < std::ssize(rules); ++i) {
        const HighlighterRule& rule = rules[static_cast<std::size_t>(i)];
        if (i >= rowCount())
            addRow(rule);
        if (ruleAt(i) != rule)
            showRule(i, rule);
        showWrong(i, whyInvalid(rule));
    }
    if (row >= 0 && row < rowCount())
        setCurrentCell(row, std::max(0, currentColumn()));
}

void RuleTable::addRow(const HighlighterRule& rule)
{
    const int row = rowCount();
    insertRow(row);
    setItem(row, PatternColumn, new QTableWidgetItem);
    for (const int column : {RegexColumn, CaseColumn, LineColumn, BoldColumn})
        setItem(row, column, checkItem(false));
    for (const int column : {TextColumn, GroundColumn}) {
        auto* button = new ColourButton(column == TextColumn ? tr("Text") : tr("Ground"), this);
        setCellWidget(row, column, button);
        connect(button, &ColourButton::colourChosen, this, [this, button, column] {
            for (int at = 0; at < rowCount(); ++at) {
                if (cellWidget(at, column) == button)
                    emit ruleEdited(at, ruleAt(at));
            }
        });
    }
    showRule(row, rule);
}

void RuleTable::showRule(int row, const HighlighterRule& rule)
{
    const auto check = [this, row](int column, bool on) {
        item(row, column)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    };
    item(row, PatternColumn)->setText(rule.pattern);
    check(RegexColumn, rule.regex);
    check(CaseColumn, rule.caseSensitive);
    check(LineColumn, rule.wholeLine);
    check(BoldColumn, rule.bold);
    static_cast<ColourButton*>(cellWidget(row, TextColumn))->setColour(rule.foreground);
    static_cast<ColourButton*>(cellWidget(row, GroundColumn))->setColour(rule.background);
}

void RuleTable::showWrong(int row, const QString& wrong)
{
    item(row, PatternColumn)->setToolTip(wrong);
    item(row, PatternColumn)
        ->setForeground(wrong.isEmpty() ? palette().color(QPalette::Text)
                                        : roleColour(LineRole::Error, palette()));
}

HighlighterRule RuleTable::ruleAt(int row) const
{
    const auto checked = [this, row](int column) { return item(row, column)->checkState() == Qt::Checked; };
    const auto colour = [this, row](int column) {
        return static_cast<const ColourButton*>(cellWidget(row, column))->colour();
    };
    return {item(row, PatternColumn)->text(),
            checked(RegexColumn),
            checked(CaseColumn),
            checked(LineColumn),
            colour(TextColumn),
            colour(GroundColumn),
            checked(BoldColumn)};
}

} // namespace triage::view
