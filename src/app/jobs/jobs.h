// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFuture>
#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QtConcurrent/QtConcurrentRun>

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>
#include <vector>

namespace triage::app {

/// Interactive: somebody looks at the place where the result will appear. Bulk: imports.
enum class Pool : std::uint8_t { Interactive, Bulk };

/// What the jobs of one scope share. Touched on the window's thread only, but for `stop`'s tokens.
struct JobState
{
    std::stop_source stop;
    std::uint64_t generation = 0;
    int running = 0;
    bool closed = false;
    std::function<void()> joined;
};

/// The program's one place for work off the window's thread. Lives on the window's thread; the only
/// wait is in its destructor, when the program ends.
class Jobs : public QObject
{
    Q_OBJECT
public:
    explicit Jobs(QObject* parent = nullptr);
    ~Jobs() override; ///< Stops every job and joins it; what is to be saved is saved.

    /// Writes something that must not get lost: in order, one at a time, never stopped. `done` is called
    /// with what `work()` returned if `context` still lives.
    template <typename Work, typename Done>
    void save(Work work, QObject* context, Done done);
    /// Waits for what is being saved. For jobs that read it again; never on the window's thread.
    void joinSaves() { saving_.waitForDone(); }

private:
    friend class JobScope;
    QThreadPool& pool(Pool which) { return which == Pool::Bulk ? bulk_ : interactive_; }
    std::shared_ptr<JobState> newState();
    static bool isCurrent(const JobState& state, std::uint64_t generation);
    void finished(const std::shared_ptr<JobState>& state);
    /// A future that is ready already calls back at once, in the middle of whoever asked; this never does.
    template <typename Deed>
    void later(Deed deed)
    {
        QMetaObject::invokeMethod(this, std::move(deed), Qt::QueuedConnection);
    }

    QThreadPool interactive_;
    QThreadPool bulk_;
    QThreadPool saving_;
    std::vector<std::weak_ptr<JobState>> states_;
};

/// The jobs of one owner (a case, a search field). Results arrive on the window's thread, each once, and
/// only while the scope lives and nothing superseded them.
class JobScope
{
public:
    explicit JobScope(Jobs& jobs) : jobs_(&jobs), state_(jobs.newState()) {}
    ~JobScope() { close(); }
    JobScope(const JobScope&) = delete;
    JobScope& operator=(const JobScope&) = delete;

    /// `work(std::stop_token) -> T` runs in the pool; it must not touch widgets and must outlive nothing it
    /// refers to. `done(T)` runs on the window's thread if `context` still lives.
    /// Returns the generation the result belongs to.
    template <typename Work, typename Done>
    std::uint64_t run(Pool pool, Work work, QObject* context, Done done);

    /// Asks running jobs to stop and drops whatever they still bring; later jobs count anew.
    void supersede();
    /// Stops for good. `joined` is called on the window's thread when the last job has returned.
    void close(std::function<void()> joined = {});
    [[nodiscard]] bool busy() const { return state_->running > 0; }

private:
    Jobs* jobs_;
    std::shared_ptr<JobState> state_;
};

template <typename Work, typename Done>
std::uint64_t JobScope::run(Pool pool, Work work, QObject* context, Done done)
{
    using Value = std::invoke_result_t<Work, std::stop_token>;
    const std::uint64_t generation = state_->generation;
    if (state_->closed)
        return generation;
    ++state_->running;
    Jobs* jobs = jobs_;
    QtConcurrent::run(&jobs->pool(pool), std::move(work), state_->stop.get_token())
        .then(jobs, [jobs, state = state_, generation, target = QPointer<QObject>(context),
                     done = std::move(done)](QFuture<Value> future) mutable {
            jobs->later([jobs, state, generation, target, done = std::move(done), future]() mutable {
                if (target && Jobs::isCurrent(*state, generation)) {
                    if constexpr (std::is_void_v<Value>)
                        done();
                    else
                        done(future.takeResult());
                }
                jobs->finished(state);
            });
        });
    return generation;
}

template <typename Work, typename Done>
void Jobs::save(Work work, QObject* context, Done done)
{
    using Value = std::invoke_result_t<Work>;
    QtConcurrent::run(&saving_, std::move(work))
        .then(this, [this, target = QPointer<QObject>(context),
                     done = std::move(done)](QFuture<Value> future) mutable {
            later([target, done = std::move(done), future]() mutable {
                if (target)
                    done(future.takeResult());
            });
        });
}

} // namespace triage::app
