// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cases/open_case.h"
#include "app/import/arrival.h"
#include "app/jobs/jobs.h"
#include "app/window/desk.h"
#include "handoff/handoff.h"

#include <QObject>

#include <functional>

namespace triage::app {

/// The open case as the window's thread sees it. Every change of the review is stored at once and judged
/// anew in the background; the newest analysis wins.
class CaseSession : public QObject
{
    Q_OBJECT
public:
    CaseSession(const Desk& desk, OpenCase opened, QObject* parent = nullptr);
    ~CaseSession() override;

    [[nodiscard]] const cases::Case& value() const { return opened_.value; }
    [[nodiscard]] const std::shared_ptr<const engine::Analysis>& analysis() const { return opened_.analysis; }
    [[nodiscard]] handoff::CaseLabel label() const;
    [[nodiscard]] review::Signature signature() const; ///< the engineer, now

    void change(const std::function<void(review::Review&)>& edit);
    /// Takes the last change of the review back.
    void undo();
    [[nodiscard]] bool canUndo() const { return !history_.empty(); }
    /// Other rules are in use.
    void rejudge();
    /// The bundle that is shown, by its number.
    [[nodiscard]] int shownBundle() const { return shown_; }
    /// Shows another bundle of the case, its newest run first. What was changed before cannot be undone then.
    void showBundle(int number);
    /// Makes it the newest bundle of the case and shows it; or the same one that came before.
    void addBundle(const std::shared_ptr<Arrival>& arrival);
    void setLabel(const handoff::CaseLabel& label);

signals:
    void analysisChanged();
    void labelChanged();
    void stored(const triage::cases::Summary& summary);
    void failed(const triage::Error& error);

private:
    void setReview(review::Review review);
    void judge(bool readAgain);
    void take(Result<engine::Analysis> analysis);
    void save();
    void bundleAdded(const cases::Case& stored);

    const Desk& desk_;
    OpenCase opened_;
    int shown_;
    std::vector<review::Review> history_;
    JobScope judging_;
};

} // namespace triage::app
