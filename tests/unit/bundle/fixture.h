// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/import.h"
#include "workflow/workflow.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <mutex>

/// A folder for one test: archives are made in it, imports go to "out".
class Sandbox
{
public:
    [[nodiscard]] QString path(const QString& name) const { return dir_.filePath(name); }
    [[nodiscard]] std::filesystem::path fsPath(const QString& name) const { return path(name).toStdString(); }

    QString write(const QString& name, const QByteArray& bytes) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }
    [[nodiscard]] QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Runs a tool in the folder; false when it fails.
    [[nodiscard]] bool run(const QString& program, const QStringList& arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(dir_.path());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        const bool ok = process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit &&
                        process.exitCode() == 0;
        if (!ok)
            qWarning().noquote() << program << arguments << process.readAll();
        return ok;
    }
    /// Puts the archive of that name from tests/data/make_archives.py into the folder.
    [[nodiscard]] bool make(const QString& name) const
    {
        return QFile::copy(made().filePath(name), path(name));
    }
    /// Nothing is left of an import.
    [[nodiscard]] bool outIsGone() const
    {
        return !QDir(path(QStringLiteral("out"))).exists() || QDir(path(QStringLiteral("out"))).isEmpty();
    }

private:
    /// All of them, made once a program.
    static const QTemporaryDir& made()
    {
        static const QTemporaryDir folder;
        static const int code = QProcess::execute(
            QStringLiteral("python3"),
            {QStringLiteral(TRIAGE_TEST_DATA "/make_archives.py"), QStringLiteral("--all"), folder.path()});
        if (code != 0)
            qFatal("make_archives.py failed");
        return folder;
    }

    QTemporaryDir dir_;
};

inline bool hasTool(const char* name)
{
    return !QStandardPaths::findExecutable(QLatin1String(name)).isEmpty();
}

#define NEEDS(tool)                                                                                          \
    do {                                                                                                     \
        if (!hasTool(tool))                                                                                  \
            QSKIP("the program " tool " is not installed");                                                  \
    } while (false)

namespace tests {

using namespace triage;
using namespace triage::bundle;

inline ImportRequest request(const Sandbox& box, const QString& input)
{
    ImportRequest r;
    r.input = QFileInfo(input).isAbsolute() ? input.toStdString() : box.path(input).toStdString();
    r.destination = box.fsPath(QStringLiteral("out"));
    return r;
}

inline Result<Inventory> import(const Sandbox& box, const QString& input)
{
    return importInput(request(box, input), {}, {});
}

inline const Inventory::Entry* entry(const Inventory& inventory, std::string_view path)
{
    const auto at = std::ranges::find(inventory.entries, path, &Inventory::Entry::path);
    return at == inventory.entries.end() ? nullptr : &*at;
}

inline bool hasRemark(const auto& value, std::string_view id)
{
    return std::ranges::find(value.remarks, id, &Remark::id) != value.remarks.end();
}

inline const Skipped* skipped(const Inventory& inventory, std::string_view path)
{
    const auto at = std::ranges::find(inventory.skipped, path, &Skipped::path);
    return at == inventory.skipped.end() ? nullptr : &*at;
}

inline QByteArray bytesOf(const Inventory& inventory, const std::string& path)
{
    QFile file(QString::fromStdString((inventory.root / path).string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

/// What an error says with its arguments filled in.
inline QString text(const Message& message)
{
    QString said = QString::fromStdString(message.id);
    for (std::size_t i = 0; i < message.args.size(); ++i)
        said.replace(QStringLiteral("%%1").arg(i + 1), QString::fromStdString(message.args[i]));
    return said;
}

/// Collects what the observer is told.
class Watcher
{
public:
    struct Sink : BlockSink
    {
        QByteArray bytes;
        bool ended = false;
        void block(std::span<const char> b) override
        {
            bytes.append(b.data(), static_cast<qsizetype>(b.size()));
        }
        void end() override { ended = true; }
    };
    ImportObserver observer()
    {
        ImportObserver o;
        o.sinkFor = [this](const std::string& path, std::int64_t) {
            const std::lock_guard lock(mutex_);
            return sinks[path] = std::make_shared<Sink>();
        };
        o.fileReady = [this](const std::string& path, const std::filesystem::path& location) {
            const std::lock_guard lock(mutex_);
            ready[path] = QFile::exists(QString::fromStdString(location.string()));
        };
        o.progress = [this](const Progress& p) {
            const std::lock_guard lock(mutex_);
            progress.push_back(p);
        };
        return o;
    }
    std::map<std::string, std::shared_ptr<Sink>> sinks;
    std::map<std::string, bool> ready;
    std::vector<Progress> progress;

private:
    std::mutex mutex_;
};

} // namespace tests
