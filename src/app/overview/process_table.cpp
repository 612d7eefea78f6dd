// SPDX-License-Identifier: Apache-2.0
#include "app/overview/process_table.h"

#include "app/language/speech.h"
#include "app/overview/list_look.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "base/visible.h"

#include <QHeaderView>

#include <algorithm>

namespace triage::app {
namespace {

enum Column { Who, Role, Time, Where, Error, ColumnCount };

constexpr int shownRows = 12;
constexpr std::size_t mostReports = 3;

QString who(const Process& process)
{
    QStringList parts;
    if (process.rank)
        parts << ProcessTable::tr("rank %1").arg(*process.rank);
    if (process.pid)
        parts << ProcessTable::tr("pid %1").arg(*process.pid);
    return parts.isEmpty() ? ProcessTable::tr("not named") : parts.join(separator());
}

struct Look
{
    QString word;
    const char* icon;
    QColor ink;
};

Look lookOf(ProcessRole role, const Colors& c)
{
    switch (role) {
    case ProcessRole::First:
        return {ProcessTable::tr("failed first"), "failed", c.failed.ink};
    case ProcessRole::Follower:
        return {ProcessTable::tr("followed"), "warning", c.missing.ink};
    case ProcessRole::Clean:
        break;
    }
    return {ProcessTable::tr("no error"), "passed", c.passed.ink};
}

/// Clocks without a year or a date are shown with what they print.
QString clockOf(Timestamp time)
{
    const QString text = timeText(time);
    return text.startsWith(QLatin1String("1970-01-01 ")) ? text.mid(11)
           : text.startsWith(QLatin1String("1970-"))     ? text.mid(5)
                                                         : text;
}

} // namespace

ProcessTable::ProcessTable(const Theme& theme, QWidget* parent) : QTreeWidget(parent), theme_(theme)
{
    look::setUp(*this);
    setColumnCount(ColumnCount);
    setObjectName(QStringLiteral("processes"));
    setItemDelegateForColumn(Where, look::placeDelegate(this));
    connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const QString path = look::pathOf(*item);
        if (!path.isEmpty())
            emit opened(path, look::lineOf(*item));
    });
}

void ProcessTable::setVerdict(const Verdict& verdict)
{
    clear();
    setHeaderLabels({tr("Process"), tr("Role"), tr("Time"), tr("Place"), tr("First error")});
    setAccessibleName(tr("Processes"));
    setWhatsThis(tr("Which process failed first and which followed. Press Enter to open the line."));
    for (const Process& process : verdict.processes)
        addProcess(process);
    std::size_t reports = 0;
    for (const Candidate& candidate : verdict.candidates)
        if (candidate.reason == "summary" && reports++ < mostReports)
            addReport(candidate);
    for (int column = 0; column < Error; ++column) {
        resizeColumnToContents(column);
        setColumnWidth(column, std::min(columnWidth(column) + space::s, 280));
    }
    updateGeometry();
}

void ProcessTable::addProcess(const Process& process)
{
    const Look look = lookOf(process.role, theme_.colors());
    auto* item = new QTreeWidgetItem(this);
    look::setText(*item, Who, who(process));
    look::setText(*item, Role, look.word);
    item->setIcon(Role, tonedIcon(QLatin1String(look.icon), look.ink));
    look::setText(*item, Time, process.time ? clockOf(*process.time) : QStringLiteral("–"));
    if (process.line)
        setPlace(*item, process.file, *process.line);
    look::setText(*item, Error, qstring(visible(process.firstError)).trimmed());
    item->setFont(Error, theme_.mono());
}

/// torchrun and engines say who died; their word is shown beside what the lines tell.
void ProcessTable::addReport(const Candidate& report)
{
    auto* item = new QTreeWidgetItem(this);
    look::setText(*item, Who, tr("launcher"));
    look::setText(*item, Role, tr("reports"));
    item->setIcon(Role, tonedIcon(QStringLiteral("note"), theme_.colors().notRun.ink));
    look::setText(*item, Time, QStringLiteral("–"));
    setPlace(*item, report.file, report.line);
    look::setText(*item, Error, qstring(visible(report.text)).trimmed());
    item->setFont(Error, theme_.mono());
}

void ProcessTable::setPlace(QTreeWidgetItem& item, const std::string& file, LineNumber line)
{
    look::setPlace(item, Where, file, line);
    item.setFont(Where, theme_.mono());
}

void ProcessTable::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    updateGeometry();
}

QSize ProcessTable::sizeHint() const
{
    return {480, look::heightFor(*this, std::min(topLevelItemCount(), shownRows))};
}

} // namespace triage::app
