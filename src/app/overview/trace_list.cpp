// SPDX-License-Identifier: Apache-2.0
#include "app/overview/trace_list.h"

#include "app/language/speech.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "base/visible.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int leastRowHeight = 24;
constexpr int shownCandidates = 8;
constexpr int pathRole = Qt::UserRole;
constexpr int lineRole = Qt::UserRole + 1;

/// A place is cut from the left: the file and the line stand at its end.
class PlaceDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideLeft;
    }
};

void setUp(QTreeWidget& list)
{
    list.setRootIsDecorated(false);
    list.setUniformRowHeights(true);
    list.setAllColumnsShowFocus(true);
    list.setIconSize({16, 16});
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    list.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    list.header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

int heightFor(const QTreeWidget& list, int rows)
{
    const int rowHeight = std::max(list.visualItemRect(list.topLevelItem(0)).height(), leastRowHeight);
    const bool scrolls = list.header()->length() > list.width(); // the width that no bar changes
    const int bar = scrolls ? list.horizontalScrollBar()->sizeHint().height() : 0;
    return list.header()->sizeHint().height() + std::max(rows, 1) * rowHeight + bar + 2;
}

void setRow(QTreeWidgetItem& item, int column, const QString& text)
{
    item.setText(column, text);
    item.setToolTip(column, text);
}

} // namespace

TraceList::TraceList(const Speech& speech, const Theme& theme, QWidget* parent)
    : QTreeWidget(parent), speech_(speech), theme_(theme)
{
    setUp(*this);
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
        setRow(*item, 0, qstring(entry.rule));
        item->setFont(0, theme_.mono());
        setRow(*item, 1, entry.hit ? tr("hit") : tr("no hit"));
        item->setIcon(1, tonedIcon(entry.hit ? QStringLiteral("passed") : QStringLiteral("not-run"),
                                   entry.hit ? c.passed.ink : c.notRun.ink));
        setRow(*item, 2, speech_.say(entry.why));
    }
    resizeColumnToContents(0);
    resizeColumnToContents(1);
    updateGeometry();
}

QSize TraceList::sizeHint() const
{
    return {480, heightFor(*this, topLevelItemCount())};
}

CandidateList::CandidateList(const Speech& speech, const Theme& theme, QWidget* parent)
    : QTreeWidget(parent), speech_(speech), theme_(theme)
{
    setUp(*this);
    setObjectName(QStringLiteral("candidates"));
    setItemDelegateForColumn(0, new PlaceDelegate(this));
    connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        emit opened(item->data(0, pathRole).toString(), LineNumber(item->data(0, lineRole).toLongLong()));
    });
}

void CandidateList::setCandidates(const std::vector<Candidate>& candidates)
{
    clear();
    setHeaderLabels({tr("Place"), tr("Result"), tr("Why"), tr("Line")});
    setAccessibleName(tr("Candidates for the causal error"));
    const Colors& c = theme_.colors();
    for (const Candidate& candidate : candidates) {
        auto* item = new QTreeWidgetItem(this);
        setRow(*item, 0,
               QStringLiteral("%1:%2").arg(qstring(visible(candidate.file))).arg(candidate.line.value));
        setRow(*item, 1, candidate.kept ? tr("kept") : tr("rejected"));
        item->setIcon(1, tonedIcon(candidate.kept ? QStringLiteral("passed") : QStringLiteral("not-run"),
                                   candidate.kept ? c.passed.ink : c.notRun.ink));
        setRow(*item, 2, speech_.say(candidate.why));
        setRow(*item, 3, qstring(visible(candidate.text)).trimmed());
        item->setFont(0, theme_.mono());
        item->setFont(3, theme_.mono());
        item->setData(0, pathRole, qstring(candidate.file));
        item->setData(0, lineRole, qlonglong(candidate.line.value));
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
    return {480, heightFor(*this, std::min(topLevelItemCount(), shownCandidates))};
}

} // namespace triage::app
