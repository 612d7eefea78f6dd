// SPDX-License-Identifier: Apache-2.0
#include "bundle/work_queue.h"

#include <algorithm>
#include <thread>

namespace triage::bundle {

bool endsWholeImport(ErrorKind kind)
{
    return kind == ErrorKind::Cancelled || kind == ErrorKind::LimitExceeded || kind == ErrorKind::NoSpace;
}

WorkQueue::WorkQueue(std::vector<std::string> paths, ImportPriority* priority) : priority_(priority)
{
    jobs_.reserve(paths.size());
    for (auto& path : paths) {
        byPath_.emplace(path, jobs_.size());
        jobs_.push_back({std::move(path), false, std::stop_source(std::nostopstate)});
    }
}

std::size_t WorkQueue::begin(std::size_t job)
{
    jobs_[job].taken = true;
    jobs_[job].stop = std::stop_source();
    return job;
}

/// What was asked for last comes first.
std::optional<std::size_t> WorkQueue::beginWanted()
{
    auto wanted = priority_ ? priority_->take() : std::vector<std::string>();
    while (!wanted.empty()) {
        const auto at = byPath_.find(wanted.back());
        wanted.pop_back();
        if (at == byPath_.end() || jobs_[at->second].taken)
            continue;
        for (auto& later : wanted)
            priority_->prefer(std::move(later));
        return begin(at->second);
    }
    return std::nullopt;
}

std::optional<std::size_t> WorkQueue::takeWanted()
{
    const std::lock_guard lock(mutex_);
    if (!isOver())
        return beginWanted();
    priority_->take(); // nobody will serve it
    return std::nullopt;
}

std::optional<std::size_t> WorkQueue::take()
{
    const std::lock_guard lock(mutex_);
    if (isOver())
        return std::nullopt;
    if (const auto wanted = beginWanted())
        return wanted;
    while (next_ < jobs_.size() && jobs_[next_].taken)
        ++next_;
    return next_ < jobs_.size() ? std::optional(begin(next_)) : std::nullopt;
}

void WorkQueue::done(std::size_t job, Result<void> result)
{
    const std::lock_guard lock(mutex_);
    jobs_[job].stop = std::stop_source(std::nostopstate);
    if (result || (failed_ && *failed_ < job))
        return;
    const bool all = endsWholeImport(result.error().kind);
    failed_ = job;
    error_ = std::move(result.error());
    for (std::size_t i = all ? 0 : job + 1; i < jobs_.size(); ++i)
        jobs_[i].stop.request_stop();
}

void WorkQueue::stopAll()
{
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    for (auto& job : jobs_)
        job.stop.request_stop();
}

void WorkQueue::perform(const Worker& worker, std::size_t job)
{
    std::stop_token token;
    {
        const std::lock_guard lock(mutex_);
        token = jobs_[job].stop.get_token();
    }
    done(job, worker(job, std::move(token)));
}

void WorkQueue::work(const std::function<Worker()>& makeWorker)
{
    const Worker worker = makeWorker();
    while (const auto job = take())
        perform(worker, *job);
}

/// Its worker, with its buffers, is made when somebody asks for something.
void WorkQueue::serve(const std::function<Worker()>& makeWorker, const std::stop_token& noMoreWork)
{
    Worker worker;
    while (priority_->wait(noMoreWork)) {
        const auto job = takeWanted();
        if (!job)
            continue;
        if (!worker)
            worker = makeWorker();
        perform(worker, *job);
    }
}

Result<void> WorkQueue::run(unsigned threads, const std::function<Worker()>& makeWorker,
                            const std::stop_token& stop)
{
    const std::stop_callback onStop(stop, [this] { stopAll(); });
    {
        std::jthread server; // told to stop, and waited for, when the others are through
        if (priority_)
            server = std::jthread([&](const std::stop_token& noMore) { serve(makeWorker, noMore); });
        std::vector<std::jthread> others;
        const std::size_t useful = std::min<std::size_t>(std::max(threads, 1U), jobs_.size());
        for (std::size_t i = 1; i < useful; ++i)
            others.emplace_back([&] { work(makeWorker); });
        work(makeWorker);
    }
    if (failed_ && !stop.stop_requested())
        return tl::unexpected<Error>(std::move(error_));
    if (stop.stop_requested())
        return fail(ErrorKind::Cancelled, {});
    return {};
}

} // namespace triage::bundle
