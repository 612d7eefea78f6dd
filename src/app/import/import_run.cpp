// SPDX-License-Identifier: Apache-2.0
#include "app/import/import_run.h"

#include "app/language/speech.h"
#include "app/words/words.h"

#include <QCoreApplication>

#include <mutex>
#include <utility>

namespace triage::app {

/// Where the import's threads leave what they have to say; the window's thread empties it ten times a second.
struct ImportMailbox
{
    std::mutex mutex;
    Progress progress;
    std::vector<FileNews> news;

    void put(const Progress& p)
    {
        const std::lock_guard lock(mutex);
        progress = p;
    }
    void put(FileNews told)
    {
        const std::lock_guard lock(mutex);
        news.push_back(std::move(told));
    }
    std::pair<Progress, std::vector<FileNews>> take()
    {
        const std::lock_guard lock(mutex);
        return {progress, std::exchange(news, {})};
    }
};

namespace {

struct Import
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

constexpr int pollMs = 100;
constexpr int eagerMs = 20;       // while somebody waits for a file
constexpr qint64 settleMs = 1000; // before that a rate says nothing

QString leftText(qint64 seconds)
{
    return seconds < 60 ? Import::tr("%1 s left").arg(seconds + 1)
                        : Import::tr("%1 left").arg(durationText(seconds * 1000));
}

qint64 sizeOf(const std::filesystem::path& file)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    return error ? 0 : qint64(size);
}

/// On the import's threads, which may look at the disk.
bundle::ImportObserver observerFor(const std::shared_ptr<ImportMailbox>& mailbox)
{
    bundle::ImportObserver observer;
    const auto tell = [mailbox](FileNews::Kind kind) {
        return [mailbox, kind](const std::string& path, const std::filesystem::path& location) {
            mailbox->put({kind, qstring(path), QString::fromStdString(location.string()), sizeOf(location)});
        };
    };
    observer.progress = [mailbox](const Progress& p) { mailbox->put(p); };
    observer.listed = [mailbox](const std::vector<bundle::ListedFile>& files) {
        for (const bundle::ListedFile& file : files)
            mailbox->put({FileNews::Kind::Listed, qstring(file.path), {}, file.size});
    };
    observer.fileBegun = tell(FileNews::Kind::Begun);
    observer.fileReady = tell(FileNews::Kind::Ready);
    return observer;
}

} // namespace

ImportRun::ImportRun(const Desk& desk, ImportInput input, QObject* parent)
    : QObject(parent), desk_(desk), input_(std::move(input)), mailbox_(std::make_shared<ImportMailbox>()),
      priority_(std::make_shared<bundle::ImportPriority>()), job_(desk.jobs)
{
    timer_.setInterval(eagerMs);
    connect(&timer_, &QTimer::timeout, this, &ImportRun::poll);
}

ImportRun::~ImportRun() = default;

QString ImportRun::name() const
{
    return input_.isText() ? tr("Pasted log") : QString::fromStdString(input_.path.filename().string());
}

void ImportRun::start()
{
    clock_.start();
    timer_.start();
    job_.run(
        Pool::Bulk,
        [&desk = desk_, engine = desk_.judging.get(), input = input_, mailbox = mailbox_,
         priority = priority_](std::stop_token stop) {
            desk.jobs.joinSaves(); // a case that is being deleted is not found any more
            return importCase(*engine, desk.store, input, observerFor(mailbox), priority, stop);
        },
        this, [this](Result<ImportResult> result) { take(std::move(result)); });
}

void ImportRun::cancel()
{
    timer_.stop();
    job_.supersede();
    emit refused(Error{ErrorKind::Cancelled, {}, {}});
}

void ImportRun::prefer(const QString& path)
{
    priority_->prefer(path.toStdString());
    timer_.setInterval(eagerMs);
}

void ImportRun::poll()
{
    const auto [progress, news] = mailbox_->take();
    state_.progress = progress;
    const qint64 elapsed = clock_.elapsed();
    state_.secondsLeft.reset();
    if (elapsed > settleMs) {
        state_.bytesPerSecond = double(progress.done) * 1000.0 / double(elapsed);
        if (progress.total > 0 && state_.bytesPerSecond > 0)
            state_.secondsLeft = qint64(double(progress.total - progress.done) / state_.bytesPerSecond);
    }
    if (!news.empty()) {
        timer_.setInterval(pollMs);
        emit filesTold(news);
    }
    emit progressed();
}

void ImportRun::take(Result<ImportResult> result)
{
    timer_.stop();
    poll();
    if (result)
        emit finished(std::make_shared<ImportResult>(std::move(*result)));
    else
        emit refused(result.error());
}

QString progressText(const ImportState& state)
{
    const Progress& p = state.progress;
    QStringList parts;
    parts << (p.total > 0 ? Import::tr("%1 of %2").arg(sizeText(p.done), sizeText(p.total))
                          : sizeText(p.done));
    if (state.bytesPerSecond > 0)
        parts << Import::tr("%1/s").arg(sizeText(std::int64_t(state.bytesPerSecond)));
    if (state.secondsLeft)
        parts << leftText(*state.secondsLeft);
    return parts.join(separator());
}

QString percentText(const ImportState& state)
{
    const Progress& p = state.progress;
    return p.total > 0 ? QStringLiteral("%1 %").arg(100 * p.done / p.total) : sizeText(p.done);
}

} // namespace triage::app
