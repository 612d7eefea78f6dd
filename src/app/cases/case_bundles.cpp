// SPDX-License-Identifier: Apache-2.0
// The bundles of an open case: one more, another one.
#include "app/cases/case_session.h"

#include <algorithm>

namespace triage::app {

void CaseSession::showBundle(int number)
{
    const auto& bundles = opened_.value.bundles;
    const auto wanted = std::ranges::find(bundles, number, &cases::StoredBundle::number);
    if (wanted == bundles.end() || number == shown_)
        return;
    review::Review review = opened_.value.review;
    review.run.reset(); // a run of the bundle before
    judging_.supersede();
    judging_.run(
        Pool::Interactive,
        [engine = desk_.judging.get(), inventory = wanted->inventory, review,
         events = desk_.store.eventsFileOf(opened_.value.summary.id, number)](std::stop_token stop) {
            return engine->reopen(inventory, review, {}, stop, events);
        },
        this,
        [this, number, review](Result<engine::Analysis> analysis) {
            if (analysis) {
                shown_ = number;
                opened_.value.review = review;
                history_.clear();
            }
            take(std::move(analysis));
        });
}

namespace {

bool isSame(const cases::StoredBundle& stored, const Arrival& arrival)
{
    const auto& hash = arrival.analysis.inventory.sha256;
    return hash ? stored.inventory.sha256 == hash
                : stored.inventory.referenced && stored.source == arrival.source;
}

} // namespace

/// The saving pool keeps the order: what is changed meanwhile is written behind this, and all of it once more
/// when the bundle is in its place.
void CaseSession::addBundle(const std::shared_ptr<Arrival>& arrival)
{
    for (const cases::StoredBundle& stored : opened_.value.bundles)
        if (isSame(stored, *arrival))
            return showBundle(stored.number);
    desk_.jobs.save(
        [&store = desk_.store, value = opened_.value, lock = opened_.lock, arrival] {
            const auto& inventory = arrival->analysis.inventory;
            auto added =
                store.addBundle(inventory.referenced ? std::filesystem::path() : arrival->staging.files(),
                                value, {0, inventory, arrival->source, {}});
            if (!inventory.referenced)
                arrival->staging.keep(); // the store has it, or has removed it
            return added;
        },
        this,
        [this](Result<cases::Case> added) {
            if (added)
                bundleAdded(*added);
            else
                emit failed(added.error());
        });
}

void CaseSession::bundleAdded(const cases::Case& stored)
{
    opened_.value.bundles = stored.bundles;
    opened_.value.summary.size = stored.summary.size;
    save();
    showBundle(stored.bundles.back().number);
}

} // namespace triage::app
