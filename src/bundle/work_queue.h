// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "bundle/priority.h"

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace triage::bundle {

/// It concerns the whole import, whichever member met it.
bool endsWholeImport(ErrorKind kind);

/// Jobs for several threads, in order, with some moved forward on demand. Free of Qt.
///
/// With a priority there is one thread more: what is asked for is begun at once, whatever the others do.
///
/// The first failure ends the work: nothing new is begun, jobs later in order are stopped, earlier ones
/// finish, and of all failures the earliest in order counts. So the outcome does not depend on timing.
class WorkQueue
{
public:
    /// What one thread does with one job, which it may give up when the token says so.
    using Worker = std::function<Result<void>(std::size_t job, std::stop_token stop)>;

    /// `paths` in the order in which they shall be done.
    WorkQueue(std::vector<std::string> paths, ImportPriority* priority);

    /// Does everything on `threads` threads, this one among them. `makeWorker` is called on each.
    Result<void> run(unsigned threads, const std::function<Worker()>& makeWorker,
                     const std::stop_token& stop);

private:
    struct Job
    {
        std::string path;
        bool taken = false;
        std::stop_source stop;
    };
    std::optional<std::size_t> take();
    std::optional<std::size_t> takeWanted();
    [[nodiscard]] bool isOver() const { return failed_ || stopped_; }
    std::size_t begin(std::size_t job);
    std::optional<std::size_t> beginWanted();
    void perform(const Worker& worker, std::size_t job);
    void done(std::size_t job, Result<void> result);
    void work(const std::function<Worker()>& makeWorker);
    void serve(const std::function<Worker()>& makeWorker, const std::stop_token& noMoreWork);
    void stopAll();

    std::mutex mutex_;
    std::vector<Job> jobs_;
    std::map<std::string, std::size_t> byPath_;
    std::size_t next_ = 0;
    ImportPriority* priority_;
    std::optional<std::size_t> failed_;
    Error error_;
    bool stopped_ = false;
};

} // namespace triage::bundle
