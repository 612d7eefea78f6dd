// SPDX-License-Identifier: Apache-2.0
#include "app/ladder/ladder.h"

#include "app/language/speech.h"
#include "app/theme/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int wideGap = 16;
constexpr int foldedGap = 6;

bool incomplete(const check::Facts& facts, Step step)
{
    return std::ranges::any_of(facts.findings, [step](const check::Finding& f) {
        return f.step == step && f.severity == Severity::Rerun && !f.waived;
    });
}

} // namespace

std::array<ChipContent, 5> chipContents(const engine::Analysis& analysis, const workflow::Workflow& workflow,
                                        const Speech& speech)
{
    std::array<ChipContent, 5> contents;
    for (const Step step : allSteps) {
        const check::StepFact& fact = analysis.facts.steps[indexOf(step)];
        const workflow::StepInfo& info = workflow.step(step);
        ChipContent& chip = contents[indexOf(step)];
        chip.step = step;
        chip.name = qstring(info.shortName);
        chip.state = fact.state;
        chip.exitCode = fact.exitCode;
        chip.durationMs = fact.durationMs;
        chip.firstFailure = analysis.facts.firstFailure.step == step;
        chip.incomplete = incomplete(analysis.facts, step);
        chip.isolates = speech.say(info.isolates);
        chip.hasLog = !fact.log.empty();
    }
    return contents;
}

bool hasSteps(const check::Facts& facts)
{
    if (facts.kind != bundle::InputKind::LooseFiles)
        return facts.kind == bundle::InputKind::Run;
    return facts.files.size() > 1 ||
           std::ranges::any_of(facts.files, [](const bundle::BundleFile& f) { return f.step.has_value(); });
}

bool hasForceEagerBoundary(const check::Facts& facts)
{
    return facts.steps[indexOf(Step::ForceEager)].state == StepState::Passed &&
           facts.steps[indexOf(Step::NpugraphEx)].state == StepState::Failed;
}

Ladder::Ladder(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme, QWidget* parent)
    : QWidget(parent), workflow_(workflow), speech_(speech), theme_(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const Step step : allSteps) {
        auto* chip = new StepChip(theme, this);
        chip->setObjectName(QStringLiteral("chip%1").arg(number(step)));
        chips_[indexOf(step)] = chip;
        connect(chip, &QAbstractButton::clicked, this, [this, step] {
            if (analysis_ && !analysis_->facts.steps[indexOf(step)].log.empty())
                emit logRequested(qstring(analysis_->facts.steps[indexOf(step)].log));
        });
        connect(chip, &StepChip::fileDropped, this,
                [this, step](const QString& path) { emit assignRequested(path, step); });
    }
    fill();
}

void Ladder::setAnalysis(std::shared_ptr<const engine::Analysis> analysis)
{
    analysis_ = std::move(analysis);
    fill();
}

void Ladder::setFolded(bool folded)
{
    folded_ = folded;
    setSizePolicy(folded ? QSizePolicy::Fixed : QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (StepChip* chip : chips_)
        chip->setFolded(folded);
    updateGeometry();
    place();
    update();
}

int Ladder::gap() const
{
    return folded_ ? foldedGap : wideGap;
}

void Ladder::fill()
{
    const engine::Analysis nothing;
    const auto contents = chipContents(analysis_ ? *analysis_ : nothing, workflow_, speech_);
    for (const Step step : allSteps) {
        ChipContent content = contents[indexOf(step)];
        content.step = step;
        chips_[indexOf(step)]->setContent(content);
    }
    boundary_ = analysis_ && hasForceEagerBoundary(analysis_->facts);
    setAccessibleName(boundary_ ? tr("Five steps. The failure shows only with force_eager=False.")
                                : tr("Five steps"));
    updateGeometry();
    place();
    update();
}

int Ladder::boundaryHeight() const
{
    return boundary_ && !folded_ ? QFontMetrics(theme_.small()).height() + space::xs : 0;
}

QSize Ladder::sizeHint() const
{
    return {5 * chips_[0]->sizeHint().width() + 4 * gap(), chips_[0]->sizeHint().height() + boundaryHeight()};
}

QSize Ladder::minimumSizeHint() const
{
    return {5 * chips_[0]->minimumSizeHint().width() + 4 * gap(), sizeHint().height()};
}

void Ladder::place()
{
    const int height = chips_[0]->sizeHint().height();
    const double chipWidth = (width() - 4.0 * gap()) / 5.0;
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        const int left = qRound(double(i) * (chipWidth + gap()));
        const int right = qRound(double(i) * (chipWidth + gap()) + chipWidth);
        chips_[i]->setGeometry(left, 0, right - left, height);
    }
}

void Ladder::paintConnectors(QPainter& painter) const
{
    const Colors& c = theme_.colors();
    const int y = chips_[0]->height() / 2;
    for (std::size_t i = 0; i + 1 < chips_.size(); ++i) {
        const bool reached = chips_[i]->content().state == StepState::Passed;
        painter.setPen(
            QPen(reached ? c.passed.ink : c.line, reached ? 2 : 1, reached ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(chips_[i]->geometry().right() + 1, y, chips_[i + 1]->geometry().left(), y);
    }
}

void Ladder::paintBoundary(QPainter& painter) const
{
    const QColor ink = theme_.colors().failed.ink;
    const int x = chips_[4]->geometry().left() - gap() / 2;
    if (folded_) {
        painter.setPen(QPen(ink, 2, Qt::DotLine));
        return painter.drawLine(x, 0, x, height());
    }
    const QString name = tr("only with force_eager=False");
    const int textLeft = x + gap() / 2 + 2;
    const bool besideTheLine = QFontMetrics(theme_.small()).horizontalAdvance(name) <= width() - textLeft;
    const int bottom = besideTheLine ? height() - boundaryHeight() / 2 : chips_[4]->height();
    painter.setPen(QPen(ink, 2, Qt::DashLine));
    painter.drawLine(x, 0, x, bottom);
    if (besideTheLine)
        painter.drawLine(x, bottom, x + gap() / 2 - 2, bottom);
    painter.setFont(theme_.small());
    const QRect row(0, chips_[4]->height() + space::xs, width(), boundaryHeight() - space::xs);
    if (besideTheLine)
        painter.drawText(row.adjusted(textLeft, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
    else
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, name);
}

void Ladder::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintConnectors(painter);
    if (boundary_)
        paintBoundary(painter);
}

void Ladder::resizeEvent(QResizeEvent*)
{
    place();
}

void Ladder::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace triage::app
