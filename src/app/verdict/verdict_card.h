// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/verdict/verdict_view.h"

#include <QWidget>

#include <memory>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace triage::app {

class EvidenceQuote;
class PhenomenaList;
class PinNote;
class Speech;
class SymptomAsk;
class Theme;
class VerdictActions;
class WithheldList;

/// What the verdict rests on: the sub-skill, the rule, the line, what the engineer decided and what there is
/// to do, or what is missing before a verdict can be given. It never scrolls: the page it stands on does.
class VerdictCard : public QWidget
{
    Q_OBJECT
public:
    VerdictCard(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                QWidget* parent = nullptr);

    void setAnalysis(std::shared_ptr<const engine::Analysis> analysis);
    [[nodiscard]] const VerdictView& view() const { return view_; }

signals:
    void evidenceRequested(const QString& path, triage::LineNumber line);
    void copyHandoffRequested();
    void copyQuestionsRequested();
    void overrideRequested();
    void overrideRevoked();
    void unpinRequested();
    void waiveRequested(const triage::check::Finding& finding);
    void waiverRevoked(const triage::review::Waiver& waiver);
    void symptomStated(triage::Symptom symptom);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    QLayout* buildSaid();
    void connectParts();
    void fill();

    const workflow::Workflow& workflow_;
    const Speech& speech_;
    const Theme& theme_;
    std::shared_ptr<const engine::Analysis> analysis_;
    VerdictView view_;

    QLabel* fullName_;
    QToolButton* copyName_;
    QBoxLayout* columns_;
    QLabel* decision_;
    PinNote* pin_;
    QLabel* rule_;
    QLabel* notes_;
    EvidenceQuote* evidence_;
    WithheldList* withheld_;
    SymptomAsk* ask_;
    PhenomenaList* phenomena_; ///< what the logs show, beside the question or the symptom
    VerdictActions* actions_;
};

} // namespace triage::app
