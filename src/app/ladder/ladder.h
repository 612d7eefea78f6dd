// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ladder/step_chip.h"
#include "engine/engine.h"

#include <QWidget>

#include <array>

namespace triage::app {

class Speech;
class Theme;

/// What the five chips show for an analysis. Pure but for the language.
std::array<ChipContent, 5> chipContents(const engine::Analysis& analysis, const workflow::Workflow& workflow,
                                        const Speech& speech);
/// There is something to lay out by steps: not for a single log, however it was packed, unless the engineer
/// said which step it belongs to.
bool hasSteps(const check::Facts& facts);
/// Step 4 passed and step 5 failed: the boundary the source document names.
bool hasForceEagerBoundary(const check::Facts& facts);

/// Five connected chips, and the boundary between 4 and 5 where there is one.
class Ladder : public QWidget
{
    Q_OBJECT
public:
    Ladder(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
           QWidget* parent = nullptr);

    void setAnalysis(std::shared_ptr<const engine::Analysis> analysis);
    /// Five marks close together, as wide as they need to be, instead of chips across the page.
    void setFolded(bool folded);
    [[nodiscard]] StepChip& chip(Step step) const { return *chips_[indexOf(step)]; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void logRequested(const QString& path);
    void assignRequested(const QString& path, triage::Step step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void place();
    void paintConnectors(QPainter& painter) const;
    void paintBoundary(QPainter& painter) const;
    [[nodiscard]] int boundaryHeight() const;
    [[nodiscard]] int gap() const;

    const workflow::Workflow& workflow_;
    const Speech& speech_;
    const Theme& theme_;
    std::shared_ptr<const engine::Analysis> analysis_;
    std::array<StepChip*, 5> chips_{};
    bool boundary_ = false;
    bool folded_ = false;
};

} // namespace triage::app
