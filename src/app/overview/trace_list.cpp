// SPDX-License-Identifier: Apache-2.0
#include "app/overview/trace_list.h"

#include "app/language/speech.h"
#include "app/overview/list_look.h"
#include "app/parts/allowed.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "base/visible.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int shownCandidates = 8;
constexpr int textRole = Qt::UserRole + 2;

/// A rule that an earlier one made needless was not asked: neither hit nor missed.
struct Answer
{
    QString word;
    const char* icon;
    QColor ink;
};

Answer answerOf(const TraceEntry& entry, const Colors& c)
{
    if (entry.hit)
        return {TraceList::tr("hit"), "passed", c.passed.ink};
    if (!entry.asked)
        return {TraceList::tr("not asked"), "unknown", c.unknown.ink};
    return {TraceList::tr("no hit"), "not-run", c.notRun.ink};
}

} // namespace

TraceList::TraceList(const Speech& speech, const Theme& theme, QWidget* parent)
    : QTreeWidget(parent), speech_(speech), theme_(theme)
{
    look::setUp(*this);
    setObjectName(QStringLiteral("trace"));
}

void TraceList::setTrace(const std::vector<TraceEntry>& trace)
{
    clear();
    setHeaderLabels({tr("Rule"), tr("Result"), tr("Why")});
    setAccessibleName(tr("Routing trace"));
    const Colors& c = theme_.colors();
    for (const TraceEntry& entry : trace) {
        auto* item = new QTreeWidgetItem(this);
        look::setText(*item, 0, qstring(entry.rule));
        item->setFont(0, theme_.mono());
        const Answer answer = answerOf(entry, c);
        look::setText(*item, 1, answer.word);
        item->setIcon(1, tonedIcon(QLatin1String(answer.icon), answer.ink));
        look::setText(*item, 2, speech_.say(entry.why));
    }
    resizeColumnToContents(0);
    resizeColumnToContents(1);
    updateGeometry();
}

QSize TraceList::sizeHint() const
{
    return {480, look::heightFor(*this, topLevelItemCount())};
}

CandidateList::CandidateList(const Speech& speech, const Theme& theme, QWidget* parent)
    : QTreeWidget(parent), speech_(speech), theme_(theme), pin_(new QAction(this))
{
    look::setUp(*this);
    setObjectName(QStringLiteral("candidates"));
    setItemDelegateForColumn(0, look::placeDelegate(this));
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QTreeWidget::itemActivated, this, &CandidateList::open);
    connect(this, &QTreeWidget::customContextMenuRequested, this, &CandidateList::openMenu);
    pin_->setObjectName(QStringLiteral("text/pin")); // one key pins a line wherever it is shown
    pin_->setShortcut(Qt::CTRL | Qt::Key_K);
    pin_->setShortcutContext(Qt::WidgetShortcut);
    pin_->setIcon(icon(QStringLiteral("pin")));
    addAction(pin_);
    connect(pin_, &QAction::triggered, this, &CandidateList::pin);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        allow(*pin_, item != nullptr && !item->data(1, Qt::UserRole).toBool(),
              item == nullptr ? tr("Choose a candidate first.") : tr("This candidate is kept already."));
    });
    allow(*pin_, false, tr("Choose a candidate first."));
}

void CandidateList::open(const QTreeWidgetItem* item)
{
    emit opened(look::pathOf(*item), look::lineOf(*item));
}

void CandidateList::pin()
{
    if (const QTreeWidgetItem* item = currentItem())
        emit pinRequested({look::pathOf(*item), look::lineOf(*item), item->data(0, textRole).toString()});
}

void CandidateList::openMenu(QPoint at)
{
    const QTreeWidgetItem* item = itemAt(at);
    if (item == nullptr)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(QStringLiteral("goto")), tr("Go to line"), this, [this] {
        if (currentItem() != nullptr)
            open(currentItem());
    });
    menu->addAction(pin_);
    menu->popup(viewport()->mapToGlobal(at));
}

void CandidateList::setCandidates(const std::vector<Candidate>& candidates)
{
    clear();
    setHeaderLabels({tr("Place"), tr("Result"), tr("Why"), tr("Line")});
    setAccessibleName(tr("Candidates for the causal error"));
    setWhatsThis(
        tr("Every line that could be the causal error, kept or rejected, and why. Enter opens the line; "
           "the menu pins it as the causal error."));
    pin_->setText(tr("Pin as causal line…"));
    const Colors& c = theme_.colors();
    for (const Candidate& candidate : candidates) {
        auto* item = new QTreeWidgetItem(this);
        look::setPlace(*item, 0, candidate.file, candidate.line);
        look::setText(*item, 1, candidate.kept ? tr("kept") : tr("rejected"));
        item->setIcon(1, tonedIcon(candidate.kept ? QStringLiteral("passed") : QStringLiteral("not-run"),
                                   candidate.kept ? c.passed.ink : c.notRun.ink));
        look::setText(*item, 2, speech_.say(candidate.why));
        look::setText(*item, 3, qstring(visible(candidate.text)).trimmed());
        item->setFont(0, theme_.mono());
        item->setFont(3, theme_.mono());
        item->setData(0, textRole, qstring(candidate.text));
        item->setData(1, Qt::UserRole, candidate.kept);
    }
    for (int column = 0; column < 3; ++column) {
        resizeColumnToContents(column);
        setColumnWidth(column, std::min(columnWidth(column), 360));
    }
    updateGeometry();
}

/// Narrower, it needs room for a bar below its rows.
void CandidateList::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    updateGeometry();
}

QSize CandidateList::sizeHint() const
{
    return {480, look::heightFor(*this, std::min(topLevelItemCount(), shownCandidates))};
}

} // namespace triage::app
