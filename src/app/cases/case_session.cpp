// SPDX-License-Identifier: Apache-2.0
#include "app/cases/case_session.h"

#include "app/language/speech.h"
#include "app/settings/settings.h"

#include <QDateTime>

namespace triage::app {

CaseSession::CaseSession(const Desk& desk, OpenCase opened, QObject* parent)
    : QObject(parent), desk_(desk), opened_(std::move(opened)),
      shown_(opened_.value.bundles.empty() ? 0 : opened_.value.bundles.back().number), judging_(desk.jobs)
{
}

CaseSession::~CaseSession() = default;

handoff::CaseLabel CaseSession::label() const
{
    const cases::Summary& summary = opened_.value.summary;
    return {summary.title, summary.ticket, summary.customer};
}

review::Signature CaseSession::signature() const
{
    const QDateTime now = QDateTime::currentDateTime();
    return {desk_.settings.choices().engineer.toStdString(),
            now.toOffsetFromUtc(now.offsetFromUtc()).toString(Qt::ISODate).toStdString()};
}

void CaseSession::change(const std::function<void(review::Review&)>& edit)
{
    review::Review next = opened_.value.review;
    edit(next);
    if (next == opened_.value.review)
        return;
    history_.push_back(opened_.value.review);
    setReview(std::move(next));
}

void CaseSession::undo()
{
    if (history_.empty())
        return;
    review::Review before = std::move(history_.back());
    history_.pop_back();
    setReview(std::move(before));
}

void CaseSession::setReview(review::Review review)
{
    const review::Review& old = opened_.value.review;
    const bool readAgain = review.run != old.run || review.assignments != old.assignments;
    opened_.value.review = std::move(review);
    save();
    judge(readAgain);
}

void CaseSession::judge(bool readAgain)
{
    judging_.supersede();
    judging_.run(
        Pool::Interactive,
        [engine = desk_.judging.get(), from = opened_.analysis, next = opened_.value.review,
         readAgain](std::stop_token stop) -> Result<engine::Analysis> {
            return readAgain ? engine->reopen(from->inventory, next, {}, stop) : engine->rejudge(*from, next);
        },
        this, [this](Result<engine::Analysis> analysis) { take(std::move(analysis)); });
}

void CaseSession::rejudge()
{
    judge(false);
}

void CaseSession::take(Result<engine::Analysis> analysis)
{
    if (!analysis) {
        emit failed(analysis.error());
        return;
    }
    opened_.analysis = std::make_shared<const engine::Analysis>(std::move(*analysis));
    summarise(opened_.value.summary, *opened_.analysis);
    save();
    emit analysisChanged();
}

void CaseSession::setLabel(const handoff::CaseLabel& label)
{
    cases::Summary& summary = opened_.value.summary;
    summary.title = label.title;
    summary.ticket = label.ticket;
    summary.customer = label.customer;
    save();
    emit labelChanged();
}

/// The saving pool has one thread: saves happen in order, and each carries the lock until it is done.
void CaseSession::save()
{
    desk_.jobs.save(
        [&store = desk_.store, value = opened_.value, lock = opened_.lock] { return store.save(value); },
        this,
        [this](Result<void> done) {
            if (!done)
                emit failed(done.error());
        });
    emit stored(opened_.value.summary);
}

} // namespace triage::app
