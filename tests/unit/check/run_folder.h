// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/import.h"
#include "check/check.h"
#include "log/scan.h"
#include "workflow/workflow.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <stdexcept>

/// A triage run laid out in a temporary folder and examined the way the program does it: import, recognise,
/// scan, check.
namespace triage::test {

inline const workflow::Workflow& builtin()
{
    static const workflow::Workflow loaded = workflow::loadBuiltin().value();
    return loaded;
}

inline log::ScanOptions scanOptions(const bundle::Bundle& bundle, const bundle::BundleFile& file)
{
    log::ScanOptions options;
    options.file = file.path;
    options.kind = file.kind == bundle::ArtefactKind::Plog ? log::LogKind::Plog : log::LogKind::StepOutput;
    if (bundle.run)
        options.year = std::atoi(bundle.run->name.substr(0, 4).c_str());
    return options;
}

inline check::LogSet scanAll(const bundle::Bundle& bundle)
{
    check::LogSet logs;
    for (const bundle::BundleFile& file : bundle.files) {
        const auto kind = file.kind;
        if (kind != bundle::ArtefactKind::StepLog && kind != bundle::ArtefactKind::OtherLog &&
            kind != bundle::ArtefactKind::Plog)
            continue;
        const auto source = text::openFile(bundle.locationOf(file)).value();
        logs[file.path] =
            std::make_shared<log::LogEvents>(log::scanFile(*source, scanOptions(bundle, file)).value());
    }
    return logs;
}

/// Unpacked below a folder that lives as long as this does.
class Examined
{
public:
    explicit Examined(const QString& input, const review::Review& review = {})
    {
        bundle::ImportRequest request;
        request.input = input.toStdString();
        request.destination = unpacked_.filePath("in").toStdString();
        auto inventory = bundle::importInput(request, {}, {});
        if (!inventory)
            throw std::runtime_error(inventory.error().message.id);
        bundle_ = bundle::recognise(*inventory, builtin(), review.run).value();
        facts = check::examine(bundle_, check::readSmallFiles(bundle_, builtin()), scanAll(bundle_), review,
                               builtin());
    }
    check::Facts facts;

private:
    QTemporaryDir unpacked_;
    bundle::Bundle bundle_;
};

class RunFolder
{
public:
    static constexpr auto runName = "20261201-101016-pid19439";

    /// All five steps passed and nothing is missing.
    RunFolder()
    {
        write("env.txt", "torch 2.6.0\ntorch_npu 2.6.0.post1\ntorchair 2.6.0\n"
                         "runtime_running_version=[7.7.0.1.231:8.2.RC1]\n");
        write("scripts/original.py", "import torch\n");
        for (const Step step : allSteps)
            passed(step);
    }

    /// Everything a passing step leaves; plog first, then output.
    void passed(Step step)
    {
        const workflow::StepInfo& info = builtin().step(step);
        const QString name = QString::fromStdString(info.name);
        const QByteArray minute = QByteArray::number(10 + number(step));
        write("scripts/" + QString::fromStdString(info.script), "import torch\n");
        write(name + "/SUCCESS", "");
        write(plog(step), "[INFO] RUNTIME(1953,python3):2026-12-01-10:" + minute +
                              ":01.000.000 [init.cc:1]1953 Init:ok\n");
        write(name + "/ascend_plog/run/plog/plog-1953_20261201101000000.log", "[EVENT] x\n");
        if (info.torchLogs)
            write(log(step), "V1201 10:" + minute +
                                 ":02.500000 1953 torch/_dynamo/convert_frame.py:1] [0/0] start\n"
                                 "V1201 10:" +
                                 minute + ":04.000000 1953 torch/_dynamo/convert_frame.py:1] [0/0] end\n");
        else
            write(log(step), "[INFO] NPUGRAPH_EX(1953,python):2026-12-01 10:" + minute +
                                 ":02.500.000 [npu_fx_compiler.py:65]1953 compiler inputs\ndone\n");
        if (info.debugDir)
            write(runDir(step) + "/torchdynamo/debug.log", "");
    }

    static QString name(Step step) { return QString::fromStdString(builtin().step(step).name); }
    static QString log(Step step) { return name(step) + "/stdout_stderr.log"; }
    static QString plog(Step step, int pid = 1953)
    {
        return name(step) + QStringLiteral("/ascend_plog/debug/plog/plog-%1_20261201101000000.log").arg(pid);
    }
    static QString runDir(Step step)
    {
        return name(step) +
               "/torch_compile_debug/torch_compile_debug/run_2026_12_01_10_10_10_123456-pid_1953";
    }

    void write(const QString& path, const QByteArray& bytes)
    {
        const QString full = at(path);
        QDir().mkpath(QFileInfo(full).path());
        QFile file(full);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            throw std::runtime_error(full.toStdString());
    }
    void folder(const QString& path) { QDir().mkpath(at(path)); }
    void remove(const QString& path)
    {
        if (!QFile::remove(at(path)) && !QDir(at(path)).removeRecursively())
            throw std::runtime_error(path.toStdString());
    }
    /// As a collection leaves it that stopped at `step`.
    void failed(Step step, int exitCode,
                const QByteArray& output = "Traceback (most recent call last):\n"
                                           "  File \"a.py\", line 1, in <module>\n"
                                           "RuntimeError: no\n")
    {
        for (const Step later : allSteps)
            if (later > step)
                remove(name(later));
        remove(name(step) + "/SUCCESS");
        write(log(step), contentOf(log(step)) + output);
        write("first_failure.txt", name(step).toUtf8() + " exit_code=" + QByteArray::number(exitCode) + '\n');
    }
    QByteArray contentOf(const QString& path) const
    {
        QFile file(at(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString at(const QString& path) const
    {
        return root_.filePath(QStringLiteral("torch-npugraph-ex-triage-logs/") + runName + '/' + path);
    }
    [[nodiscard]] check::Facts examine(const review::Review& review = {}) const
    {
        return Examined(root_.path(), review).facts;
    }

private:
    QTemporaryDir root_;
};

/// "rerun plog-missing 3 step3-…/ascend_plog", one line a finding, in the report's order.
inline QStringList shown(const check::Facts& facts)
{
    QStringList lines;
    for (const check::Finding& f : facts.findings) {
        const std::string_view severity = spelling(f.severity);
        QStringList parts = {QString::fromUtf8(severity.data(), qsizetype(severity.size())),
                             QString::fromStdString(f.id)};
        parts << (f.step ? QString::number(number(*f.step)) : QStringLiteral("-"));
        parts << (f.path ? QString::fromStdString(*f.path) : QStringLiteral("-"));
        lines << parts.join(' ') + (f.waived ? " waived" : "");
    }
    return lines;
}

} // namespace triage::test
