// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/jobs/jobs.h"
#include "app/timeline/event_strip.h"
#include "app/timeline/timeline.h"
#include "app/verdict/pin_request.h"

#include <QWidget>

#include <memory>

class QAction;
class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace triage::app {

class ElidedLabel;
class EventTableModel;
class Legend;
class Theme;
class TimelineActions;
class TimelineView;

/// The Timeline tab: the events of all processes on one axis, drawn or as a list. The model is built in the
/// background, when the tab is seen for the first time. Window's thread only; what it is given outlives it.
class TimelinePage : public QWidget
{
    Q_OBJECT
public:
    TimelinePage(Jobs& jobs, const Theme& theme, QWidget* parent = nullptr);
    ~TimelinePage() override;

    void setAnalysis(std::shared_ptr<const engine::Analysis> analysis);
    [[nodiscard]] TimelineView& view() const { return *view_; }
    [[nodiscard]] Legend& legend() const { return *legend_; }
    [[nodiscard]] QTableView& list() const { return *list_; }
    [[nodiscard]] QComboBox& steps() const { return *steps_; }
    /// Null while it is being built.
    [[nodiscard]] const Timeline* timeline() const { return timeline_.get(); }
    /// What was assumed about clocks, as it is shown.
    [[nodiscard]] QString clockText() const;
    void showList(bool on);
    /// Zoom, fit, next event, pin … with their shortcuts: for the window's menu and palette.
    [[nodiscard]] QList<QAction*> actions() const;

signals:
    void openRequested(const QString& path, triage::LineNumber line);
    void pinRequested(const triage::app::PinRequest& pin);
    void unpinRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QWidget* buildBar();
    void buildList();
    void connectParts();
    void connectActions();
    void retranslate();
    void mute();
    void fillSteps();
    [[nodiscard]] std::optional<Step> chosenStep() const;
    void compute();
    void take(std::shared_ptr<const Timeline> timeline);
    void showState();
    void adjustHeight();
    void showEvent(EventId id, int count);
    void showCurrent();
    void open(EventId id);
    void pin(EventId id);
    void openMenu(EventId id, QPoint at);
    void followList();
    [[nodiscard]] bool isPinned(EventId id) const;
    [[nodiscard]] EventStrip::Pin pinState(EventId id) const;

    JobScope computing_;
    const Theme& theme_;
    std::shared_ptr<const engine::Analysis> analysis_;
    std::shared_ptr<const Timeline> timeline_;
    std::optional<Step> builtFor_;
    bool stale_ = true;  ///< the timeline is not of `analysis_`
    bool asked_ = false; ///< the step was chosen by the user
    QComboBox* steps_;
    ElidedLabel* clock_;
    Legend* legend_;
    QToolButton* legendButton_; ///< in place of the legend, where height is scarce
    QStackedWidget* stack_;
    TimelineView* view_;
    QTableView* list_;
    EventTableModel* rows_;
    QLabel* empty_;
    EventStrip* strip_;
    TimelineActions* actions_;
};

} // namespace triage::app
