// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/file_news.h"
#include "app/import/import_work.h"
#include "app/jobs/jobs.h"
#include "app/window/desk.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace triage::app {

struct ImportMailbox;

/// How far an import is. Time left is known only while the total and the rate are.
struct ImportState
{
    Progress progress;
    double bytesPerSecond = 0;
    std::optional<qint64> secondsLeft;
};

/// One import in the background. Deleting it stops the import and leaves nothing behind.
class ImportRun : public QObject
{
    Q_OBJECT
public:
    ImportRun(const Desk& desk, ImportInput input, QObject* parent = nullptr);
    ~ImportRun() override;

    [[nodiscard]] QString name() const;
    [[nodiscard]] const ImportState& state() const { return state_; }
    void start();
    void cancel();
    /// The user opened this file: it comes next.
    void prefer(const QString& path);

signals:
    void progressed();
    void filesTold(const std::vector<triage::app::FileNews>& news);
    /// Both end the import.
    void finished(const std::shared_ptr<triage::app::ImportResult>& result);
    void refused(const triage::Error& error);

private:
    void poll();
    void take(Result<ImportResult> result);

    const Desk& desk_;
    ImportInput input_;
    ImportState state_;
    std::shared_ptr<ImportMailbox> mailbox_;
    std::shared_ptr<bundle::ImportPriority> priority_;
    QElapsedTimer clock_;
    QTimer timer_;
    JobScope job_;
};

/// "312.0 MiB of 1.0 GiB, 85.0 MiB/s, 9 s left"
QString progressText(const ImportState& state);
/// "24 %": the same where there is little room.
QString percentText(const ImportState& state);

} // namespace triage::app
