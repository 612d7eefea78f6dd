// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engine.h"

#include <QTableWidget>

#include <memory>

namespace triage::app {

class Theme;

/// Step × artefact: script, exit, log, plog, debug folder, each with state, size and time. A cell that
/// has a file opens it.
class ArtefactMatrix : public QTableWidget
{
    Q_OBJECT
public:
    ArtefactMatrix(const workflow::Workflow& workflow, const Theme& theme, QWidget* parent = nullptr);
    void setAnalysis(std::shared_ptr<const engine::Analysis> analysis);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void opened(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void fillHeaders();
    void fillStep(Step step);
    QTableWidgetItem* cell(Step step, check::Slot slot, const check::StepFact& fact) const;
    void openCell(int row, int column);

    const workflow::Workflow& workflow_;
    const Theme& theme_;
    std::shared_ptr<const engine::Analysis> analysis_;
};

} // namespace triage::app
