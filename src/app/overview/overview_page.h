// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/verdict/pin_request.h"
#include "cases/past_cases.h"
#include "engine/engine.h"

#include <QScrollArea>

#include <memory>

class QLabel;
class QVBoxLayout;

namespace triage::app {

class ArtefactMatrix;
class CandidateList;
class FindingList;
class IntakeList;
class PastCaseList;
class ProcessTable;
class Section;
class Speech;
class Theme;
class TraceList;

/// The Overview tab: what is there, what is missing, what is known, and how the route came about.
class OverviewPage : public QScrollArea
{
    Q_OBJECT
public:
    OverviewPage(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                 QWidget* parent = nullptr);
    /// What stands above all sections.
    void setLead(QWidget* lead);
    void setAnalysis(std::shared_ptr<const engine::Analysis> analysis);
    /// Cases with the same causal error, looked up by whoever knows the store.
    void setPastCases(const std::vector<cases::PastCase>& found);

signals:
    void openRequested(const QString& path, triage::LineNumber line);
    void waiveRequested(const triage::check::Finding& finding);
    void answered(const QString& key, const QString& value);
    void pinRequested(const triage::app::PinRequest& pin);
    void caseRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void fill();
    void fillHeadings();
    void fillJudgement();
    [[nodiscard]] QString flips() const;
    [[nodiscard]] QString arrivals() const;

    const Speech& speech_;
    QVBoxLayout* column_ = nullptr;
    const Theme& theme_;
    std::shared_ptr<const engine::Analysis> analysis_;
    std::vector<cases::PastCase> pastFound_; ///< kept for another language or theme
    ArtefactMatrix* matrix_;
    FindingList* findings_;
    IntakeList* intake_;
    TraceList* trace_;
    CandidateList* candidates_;
    QLabel* flips_;           ///< what would change the route
    ProcessTable* processes_; ///< where more than one ran
    PastCaseList* past_;
    QLabel* arrivals_;
    Section* matrixSection_;
    Section* findingsSection_;
    Section* intakeSection_;
    Section* traceSection_;
    Section* candidateSection_;
    Section* flipSection_;
    Section* processSection_;
    Section* pastSection_;
    Section* arrivalSection_;
};

} // namespace triage::app
