// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/verdict/pin_request.h"
#include "triage/verdict.h"

#include <QTreeWidget>

class QAction;

namespace triage::app {

class Speech;
class Theme;

/// Every rule that was asked, hit or not, and why.
class TraceList : public QTreeWidget
{
    Q_OBJECT
public:
    TraceList(const Speech& speech, const Theme& theme, QWidget* parent = nullptr);
    void setTrace(const std::vector<TraceEntry>& trace);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

private:
    const Speech& speech_;
    const Theme& theme_;
};

/// Every candidate for the causal error, kept or rejected, and why. Enter opens its line, and any of
/// them can be pinned.
class CandidateList : public QTreeWidget
{
    Q_OBJECT
public:
    CandidateList(const Speech& speech, const Theme& theme, QWidget* parent = nullptr);
    void setCandidates(const std::vector<Candidate>& candidates);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

signals:
    void opened(const QString& path, triage::LineNumber line);
    void pinRequested(const triage::app::PinRequest& pin);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void open(const QTreeWidgetItem* item);
    void openMenu(QPoint at);
    void pin();

    const Speech& speech_;
    const Theme& theme_;
    QAction* pin_;
};

} // namespace triage::app
