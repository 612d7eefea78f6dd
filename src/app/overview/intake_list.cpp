// SPDX-License-Identifier: Apache-2.0
#include "app/overview/intake_list.h"

#include "app/language/speech.h"
#include "app/parts/icon_label.h"
#include "app/parts/section.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "base/visible.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace triage::app {
namespace {

QString iconOf(check::IntakeState state)
{
    switch (state) {
    case check::IntakeState::Found:
    case check::IntakeState::Answered:
        return QStringLiteral("passed");
    case check::IntakeState::Unclear:
        return QStringLiteral("warning");
    case check::IntakeState::Missing:
        break;
    }
    return QStringLiteral("asked");
}

QString valueText(const check::IntakeFact& fact)
{
    const QString value = fact.value ? qstring(visible(*fact.value)) : word(fact.state);
    return fact.source ? QStringLiteral("%1  (%2)").arg(value, qstring(visible(*fact.source))) : value;
}

} // namespace

IntakeList::IntakeList(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                       QWidget* parent)
    : QWidget(parent), workflow_(workflow), speech_(speech), theme_(theme), grid_(new QGridLayout(this))
{
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(space::s);
    grid_->setVerticalSpacing(space::xs);
    grid_->setColumnStretch(2, 1);
}

QLineEdit* IntakeList::field(const std::string& key) const
{
    const auto found = std::ranges::find(rows_, key, &Row::key);
    return found == rows_.end() ? nullptr : found->edit;
}

bool IntakeList::sameKeys(const std::vector<check::IntakeFact>& facts) const
{
    return std::ranges::equal(facts, rows_, {}, &check::IntakeFact::key, &Row::key);
}

void IntakeList::setFacts(const std::vector<check::IntakeFact>& facts)
{
    if (!sameKeys(facts))
        rebuild(facts);
    for (std::size_t i = 0; i < facts.size(); ++i)
        update(rows_[i], facts[i]);
}

void IntakeList::rebuild(const std::vector<check::IntakeFact>& facts)
{
    clearLayout(*grid_);
    rows_.clear();
    for (const check::IntakeFact& fact : facts)
        addRow(fact, int(rows_.size()));
}

void IntakeList::addRow(const check::IntakeFact& fact, int at)
{
    Row row{fact.key, new IconLabel({}, {}, this), new QLabel(this), new QLabel(this), new QLineEdit(this)};
    row.value->setTextFormat(Qt::PlainText);
    row.value->setWordWrap(true);
    row.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row.edit->setObjectName(QStringLiteral("intake-%1").arg(qstring(fact.key)));
    grid_->addWidget(row.icon, at, 0);
    grid_->addWidget(row.label, at, 1);
    grid_->addWidget(row.value, at, 2);
    grid_->addWidget(row.edit, at, 2);
    grid_->setRowMinimumHeight(at, 28);
    connect(row.edit, &QLineEdit::editingFinished, this, [this, edit = row.edit, key = qstring(fact.key)] {
        if (edit->isModified()) {
            edit->setModified(false);
            emit answered(key, edit->text().trimmed());
        }
    });
    rows_.push_back(row);
}

void IntakeList::update(Row& row, const check::IntakeFact& fact)
{
    const bool found = fact.state == check::IntakeState::Found;
    const bool known = found || fact.state == check::IntakeState::Answered;
    const Colors& c = theme_.colors();
    row.icon->setIcon(iconOf(fact.state), known ? c.passed.ink : c.missing.ink);
    row.icon->setToolTip(word(fact.state));
    if (const auto* info = workflow_.intakeFact(fact.key)) {
        row.label->setText(speech_.say(info->label));
        row.edit->setFont(theme_.small()); // the longest question fits a small window
        row.edit->setPlaceholderText(speech_.say(info->question));
        row.edit->setToolTip(speech_.say(info->question));
        row.edit->setAccessibleName(speech_.say(info->question));
    }
    row.value->setText(valueText(fact));
    row.value->setVisible(found);
    row.edit->setVisible(!found);
    if (!row.edit->isModified())
        row.edit->setText(fact.state == check::IntakeState::Answered && fact.value ? qstring(*fact.value)
                                                                                   : QString());
}

} // namespace triage::app
