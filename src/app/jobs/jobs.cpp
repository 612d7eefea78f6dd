// SPDX-License-Identifier: Apache-2.0
#include "app/jobs/jobs.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace triage::app {

Jobs::Jobs(QObject* parent) : QObject(parent)
{
    // An import brings threads of its own; two at a time keep the disk busy without starving each other.
    bulk_.setMaxThreadCount(2);
    saving_.setMaxThreadCount(1);
    interactive_.setMaxThreadCount(std::max(2, QThread::idealThreadCount()));
}

Jobs::~Jobs()
{
    for (const auto& weak : states_)
        if (const auto state = weak.lock())
            state->stop.request_stop();
    interactive_.clear();
    bulk_.clear();
    interactive_.waitForDone();
    bulk_.waitForDone();
    saving_.waitForDone();
}

std::shared_ptr<JobState> Jobs::newState()
{
    std::erase_if(states_, [](const auto& weak) { return weak.expired(); });
    auto state = std::make_shared<JobState>();
    states_.push_back(state);
    return state;
}

bool Jobs::isCurrent(const JobState& state, std::uint64_t generation)
{
    return !state.closed && state.generation == generation;
}

void Jobs::finished(const std::shared_ptr<JobState>& state)
{
    --state->running;
    if (state->running == 0 && state->joined)
        std::exchange(state->joined, {})();
}

void JobScope::supersede()
{
    state_->stop.request_stop();
    state_->stop = std::stop_source();
    ++state_->generation;
}

void JobScope::close(std::function<void()> joined)
{
    state_->closed = true;
    state_->stop.request_stop();
    if (!joined)
        return;
    if (state_->running == 0)
        joined();
    else
        state_->joined = std::move(joined);
}

} // namespace triage::app
