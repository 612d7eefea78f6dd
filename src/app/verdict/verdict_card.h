// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/verdict/verdict_view.h"

#include <QWidget>

#include <memory>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace triage::app {

class Badge;
class EvidenceQuote;
class FittedScroll;
class PhenomenaList;
class PinNote;
class Speech;
class SymptomAsk;
class Theme;
class VerdictActions;
class WithheldList;

/// Where the case goes and on what line, or what is missing before that can be said. Expanded it shows
/// all of it; collapsed one line, for the tabs that need the room.
class VerdictCard : public QWidget
{
    Q_OBJECT
public:
    VerdictCard(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                QWidget* parent = nullptr);

    void setAnalysis(std::shared_ptr<const engine::Analysis> analysis);
    void setExpanded(bool expanded);
    [[nodiscard]] bool isExpanded() const { return expanded_; }
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
    void expandedByUser(bool expanded);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QBoxLayout* buildHead();
    void buildBody();
    void connectParts();
    void fill();
    void fillHead();
    void fitShortLink();
    void fillBody();
    void announce();

    const workflow::Workflow& workflow_;
    const Speech& speech_;
    const Theme& theme_;
    std::shared_ptr<const engine::Analysis> analysis_;
    VerdictView view_;
    bool expanded_ = true;

    QLabel* headline_;
    QLabel* fullName_;
    QToolButton* copyName_;
    QPushButton* shortLink_; ///< the evidence, while collapsed
    Badge* badge_;
    QToolButton* toggle_;
    QWidget* body_;
    QWidget* said_;                  ///< all of the body but its buttons
    FittedScroll* scroll_ = nullptr; ///< around it
    QBoxLayout* columns_ = nullptr;
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
