// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cases/open_case.h"
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

    const Desk& desk_;
    OpenCase opened_;
    std::vector<review::Review> history_;
    JobScope judging_;
};

} // namespace triage::app
