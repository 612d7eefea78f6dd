// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <unistd.h>

/// Runs npugraph-triage-cli as a person or a script would.
namespace e2e {

struct Outcome
{
    int exit = -1;
    QByteArray out;
    QByteArray err;
    QStringList left; ///< what the run left in its temporary folder

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

inline QString data(const char* path)
{
    return QStringLiteral(TRIAGE_TEST_DATA "/") + QString::fromUtf8(path);
}

inline QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

/// With a temporary folder of its own and no display.
inline QProcessEnvironment surroundings(const QString& temporary, const char* locale = "C.UTF-8")
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name :
         {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE", "LC_MESSAGES", "LANG"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LC_ALL"), QString::fromLatin1(locale));
    environment.insert(QStringLiteral("TMPDIR"), temporary);
    return environment;
}

inline QStringList below(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

struct Options
{
    QByteArray input = {};
    const char* locale = "C.UTF-8";
    QStringList before = {}; ///< a program that starts ours, with its arguments
};

/// Starts ours as a user who may read little; nothing where that is how it runs anyway. Give it folders that
/// everybody may enter.
inline QStringList asNobody()
{
    if (::geteuid() != 0)
        return {};
    return {QStringLiteral("setpriv"), QStringLiteral("--reuid=65534"), QStringLiteral("--regid=65534"),
            QStringLiteral("--clear-groups")};
}

inline Outcome run(const QStringList& arguments, const Options& options = {})
{
    const QTemporaryDir temporary;
    if (!options.before.isEmpty())
        QFile(temporary.path()).setPermissions(QFile::Permissions(0x7777));
    QProcess process;
    process.setProcessEnvironment(surroundings(temporary.path(), options.locale));
    const QStringList command = options.before + QStringList{QStringLiteral(TRIAGE_CLI)} + arguments;
    process.start(command.first(), command.mid(1));
    process.write(options.input);
    process.closeWriteChannel();
    if (!process.waitForFinished(300'000))
        qFatal("%s does not end", qPrintable(command.join(QLatin1Char(' '))));
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError(), below(temporary.path())};
}

} // namespace e2e
