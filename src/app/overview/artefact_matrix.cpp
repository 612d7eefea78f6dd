// SPDX-License-Identifier: Apache-2.0
#include "app/overview/artefact_matrix.h"

#include "app/language/speech.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

namespace triage::app {
namespace {

constexpr int pathRole = Qt::UserRole;
constexpr std::array slots_ = {check::Slot::Script, check::Slot::Exit, check::Slot::Log, check::Slot::Plog,
                               check::Slot::DebugDir};

QString slotIcon(check::SlotState state)
{
    switch (state) {
    case check::SlotState::Present:
        return QStringLiteral("passed");
    case check::SlotState::Empty:
        return QStringLiteral("warning");
    case check::SlotState::Unreadable:
        return QStringLiteral("unreadable");
    case check::SlotState::Missing:
        return QStringLiteral("missing");
    case check::SlotState::NotExpected:
        break;
    }
    return {};
}

QColor slotInk(check::SlotState state, const Colors& c)
{
    return state == check::SlotState::Present ? c.passed.ink : c.missing.ink;
}

QString slotText(check::Slot slot, const check::SlotFact& fact, const check::StepFact& step)
{
    if (slot == check::Slot::Exit && step.exitCode)
        return QString::number(*step.exitCode);
    if (fact.state != check::SlotState::Present)
        return word(fact.state);
    return fact.size > 0 ? sizeText(fact.size) : word(fact.state);
}

} // namespace

ArtefactMatrix::ArtefactMatrix(const workflow::Workflow& workflow, const Theme& theme, QWidget* parent)
    : QTableWidget(5, int(slots_.size()), parent), workflow_(workflow), theme_(theme)
{
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setTabKeyNavigation(false);
    setIconSize({16, 16});
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(28);
    setObjectName(QStringLiteral("artefactMatrix"));
    connect(this, &QTableWidget::cellActivated, this, &ArtefactMatrix::openCell);
    connect(this, &QTableWidget::cellDoubleClicked, this, &ArtefactMatrix::openCell);
    fillHeaders();
}

void ArtefactMatrix::setAnalysis(std::shared_ptr<const engine::Analysis> analysis)
{
    analysis_ = std::move(analysis);
    fill();
}

QSize ArtefactMatrix::sizeHint() const
{
    return {480, horizontalHeader()->sizeHint().height() +
                     rowCount() * verticalHeader()->defaultSectionSize() + 2};
}

void ArtefactMatrix::fillHeaders()
{
    setHorizontalHeaderLabels({tr("Script"), tr("Exit code"), tr("Log"), tr("plog"), tr("Debug folder")});
    QStringList names;
    for (const Step step : allSteps)
        names << QStringLiteral("%1  %2").arg(number(step)).arg(qstring(workflow_.step(step).shortName));
    setVerticalHeaderLabels(names);
    setAccessibleName(tr("Artefacts by step"));
    setWhatsThis(tr("What each step left behind. Press Enter on a cell to open its file."));
}

void ArtefactMatrix::fill()
{
    fillHeaders();
    if (!analysis_)
        return;
    for (const Step step : allSteps)
        fillStep(step);
}

void ArtefactMatrix::fillStep(Step step)
{
    const check::StepFact& fact = analysis_->facts.steps[indexOf(step)];
    for (std::size_t column = 0; column < slots_.size(); ++column)
        setItem(int(indexOf(step)), int(column), cell(step, slots_[column], fact));
}

QTableWidgetItem* ArtefactMatrix::cell(Step step, check::Slot slot, const check::StepFact& fact) const
{
    const check::SlotFact& found = fact.slotFacts[std::size_t(slot)];
    const Colors& c = theme_.colors();
    auto* item = new QTableWidgetItem(slotText(slot, found, fact));
    const QString name = slotIcon(found.state);
    if (!name.isEmpty())
        item->setIcon(tonedIcon(name, slotInk(found.state, c)));
    else
        item->setForeground(c.muted);
    QStringList tip{QStringLiteral("%1: %2").arg(qstring(workflow_.step(step).name), word(found.state))};
    if (!found.path.empty())
        tip << qstring(found.path);
    if (found.modified)
        tip << timeText(*found.modified);
    item->setToolTip(tip.join(QLatin1Char('\n')));
    item->setData(pathRole, qstring(slot == check::Slot::Plog && !fact.plogs.empty() ? fact.plogs.front()
                                                                                     : found.path));
    return item;
}

void ArtefactMatrix::openCell(int row, int column)
{
    const QTableWidgetItem* found = item(row, column);
    const QString path = found != nullptr ? found->data(pathRole).toString() : QString();
    if (!path.isEmpty())
        emit opened(path);
}

void ArtefactMatrix::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        openCell(currentRow(), currentColumn());
    else
        QTableWidget::keyPressEvent(event);
}

void ArtefactMatrix::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        fill();
    QTableWidget::changeEvent(event);
}

} // namespace triage::app
