// SPDX-License-Identifier: Apache-2.0
#include "engine/scanning.h"

#include "bundle/progress_meter.h"
#include "engine/event_cache.h"
#include "engine/parallel.h"
#include "engine/scan_plan.h"
#include "text/byte_source.h"

#include <QtGlobal>

#include <algorithm>
#include <atomic>
#include <functional>
#include <vector>

namespace triage::engine {

namespace {

/// A smaller file is read again sooner than its scanner is kept: there may be 100,000 of them.
constexpr std::int64_t worthKeeping = 256 * 1024;

} // namespace

/// Feeds a scanner, and the caller's own sink where it wants one; knows whether the file came whole.
class ImportScanners::Sink : public BlockSink
{
public:
    Sink(const log::ScanOptions& options, std::shared_ptr<BlockSink> also)
        : options_(options), scanner_(std::make_shared<log::Scanner>(options)), also_(std::move(also))
    {
    }

    void block(std::span<const char> bytes) override
    {
        bytes_ += static_cast<std::int64_t>(bytes.size());
        scanner_->block(bytes);
        if (also_)
            also_->block(bytes);
    }

    void end() override
    {
        scanner_->end();
        if (also_)
            also_->end();
        if (bytes_ < worthKeeping)
            scanner_.reset();
        whole_.store(true, std::memory_order_release);
    }

    [[nodiscard]] std::shared_ptr<const log::Scanner> scannerFor(const log::ScanOptions& wanted) const
    {
        const bool same = options_.kind == wanted.kind && options_.year == wanted.year;
        return same && whole_.load(std::memory_order_acquire) ? scanner_ : nullptr;
    }

private:
    log::ScanOptions options_;
    std::shared_ptr<log::Scanner> scanner_;
    std::shared_ptr<BlockSink> also_;
    std::int64_t bytes_ = 0;
    std::atomic<bool> whole_{false};
};

std::shared_ptr<BlockSink> ImportScanners::sinkFor(const std::string& path,
                                                   const bundle::ImportObserver& caller, std::int64_t size)
{
    auto also = caller.sinkFor ? caller.sinkFor(path, size) : nullptr;
    const auto options = guessScan(path, workflow_);
    if (!options || (size > 0 && size < worthKeeping))
        return also;
    auto sink = std::make_shared<Sink>(*options, std::move(also));
    const std::scoped_lock lock(mutex_);
    sinks_[path] = sink;
    return sink;
}

bundle::ImportObserver ImportScanners::watch(const bundle::ImportObserver& caller)
{
    bundle::ImportObserver observer = caller;
    observer.sinkFor = [this, &caller](const std::string& path, std::int64_t size) {
        return sinkFor(path, caller, size);
    };
    return observer;
}

std::shared_ptr<const log::Scanner> ImportScanners::find(const std::string& path,
                                                         const log::ScanOptions& wanted) const
{
    const auto found = sinks_.find(path);
    return found != sinks_.end() ? found->second->scannerFor(wanted) : nullptr;
}

namespace {

/// One log to be read.
struct Task
{
    log::ScanOptions options;
    std::filesystem::path location;
    std::shared_ptr<const log::Scanner> scanner; ///< that saw it on import; null: read it from disk
    std::int64_t size = 0;
};

log::LogEvents unread(const Task& task, Message reason)
{
    log::LogEvents events;
    events.file = task.options.file;
    events.unread.push_back(std::move(reason));
    return events;
}

log::LogEvents readLog(const Task& task, const std::stop_token& stop)
{
    const auto source = text::openFile(task.location);
    if (!source)
        return unread(task, source.error().message);
    auto events =
        task.scanner ? task.scanner->events(**source, stop) : log::scanFile(**source, task.options, stop);
    if (!events)
        return unread(task, events.error().message);
    events->file = task.options.file;
    return std::move(*events);
}

/// The big ones first, so that no thread is left alone with one at the end.
std::vector<Task> tasksOf(const bundle::Bundle& bundle, const ImportScanners* scanners,
                          const check::LogSet& known)
{
    std::vector<Task> tasks;
    const auto year = yearOf(bundle);
    for (const auto& file : bundle.files) {
        const auto options = planScan(file, year);
        if (!options || known.contains(file.path))
            continue;
        auto scanner = scanners != nullptr ? scanners->find(file.stored, *options) : nullptr;
        tasks.push_back({*options, bundle.locationOf(file), std::move(scanner), file.size});
    }
    std::ranges::stable_sort(tasks, std::greater{}, &Task::size);
    return tasks;
}

} // namespace

Result<check::LogSet> scanLogs(const bundle::Bundle& bundle, const Scanned& scanned,
                               const ProgressSink& progress, const std::stop_token& stop)
{
    check::LogSet logs =
        scanned.eventsFile.empty() ? check::LogSet{} : loadEvents(scanned.eventsFile, bundle);
    const std::vector<Task> tasks = tasksOf(bundle, scanned.onImport, logs);
    std::vector<std::shared_ptr<const log::LogEvents>> read(tasks.size());
    bundle::ProgressMeter meter(progress);
    for (const Task& task : tasks)
        meter.expect(task.size);
    inParallel(tasks.size(), scanned.threads, stop, [&](std::size_t i) {
        read[i] = std::make_shared<const log::LogEvents>(readLog(tasks[i], stop));
        meter.add(tasks[i].size, tasks[i].options.file);
    });
    if (stop.stop_requested())
        return fail(ErrorKind::Cancelled, QT_TRANSLATE_NOOP("engine", "Cancelled."));
    for (std::size_t i = 0; i < tasks.size(); ++i)
        logs[tasks[i].options.file] = std::move(read[i]);
    if (!scanned.eventsFile.empty() && !tasks.empty())
        saveEvents(scanned.eventsFile, bundle, logs);
    return logs;
}

} // namespace triage::engine
