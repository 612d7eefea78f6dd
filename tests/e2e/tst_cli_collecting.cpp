// SPDX-License-Identifier: Apache-2.0
// What `check` tells a customer to run does collect what was missing: each command is run in a shell, with a
// python of our own that writes what PyTorch and CANN would, and `check` is asked again.
#include "cli.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

namespace {

constexpr auto scripts = {"original.py",
                          "step1-eager.py",
                          "step2-compile-eager.py",
                          "step3-compile-aot_eager.py",
                          "step4-npugraph_ex-force_eager.py",
                          "step5-npugraph_ex.py"};

/// Answers the version probes; for a script leaves a plog, a debug folder and the lines of the switches that
/// are on.
constexpr auto python = R"(#!/bin/sh
if [ "$1" = -c ]; then
    case "$2" in
    *torchair*) echo torchair 2.6.0 ;;
    *torch_npu*) echo torch_npu 2.6.0 ;;
    *) echo torch 2.6.0 ;;
    esac
    exit 0
fi
mkdir -p "$ASCEND_PROCESS_LOG_PATH/debug/plog"
echo "[INFO] RUNTIME($$,python):$(date +%Y-%m-%d-%H:%M:%S).000.000 [init.cc:1]$$ Init:ok" \
    > "$ASCEND_PROCESS_LOG_PATH/debug/plog/plog-$$_20261201101000000.log"
if [ -n "$TORCH_COMPILE_DEBUG" ]; then
    run="$TORCH_COMPILE_DEBUG_DIR/torch_compile_debug/run_2026_12_01_10_10_10_123456-pid_$$/torchdynamo"
    mkdir -p "$run" && : > "$run/debug.log"
fi
if [ -n "$TORCH_LOGS" ]; then
    echo "V$(date '+%m%d %H:%M:%S').999000 $$ torch/_dynamo/convert_frame.py:1] [0/0] start"
fi
echo "ran $1"
)";

} // namespace

class TestCliCollecting : public QObject
{
    Q_OBJECT

private:
    /// A customer's folder: the scripts, and a python.
    QTemporaryDir folder_;

    void shell(const QString& command) const
    {
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.start(QStringLiteral("bash"), {QStringLiteral("-c"), "PATH=$PWD:$PATH\n" + command});
        QVERIFY(process.waitForFinished());
    }

    [[nodiscard]] QJsonArray findings(int* exit) const
    {
        const e2e::Outcome outcome =
            e2e::run({"check", folder_.filePath("torch-npugraph-ex-triage-logs"), "--format", "json"});
        *exit = outcome.exit;
        return outcome.json()["completeness"].toObject()["findings"].toArray();
    }

    [[nodiscard]] static QJsonObject findingIn(const QJsonArray& all, const QString& id)
    {
        for (const QJsonValue& one : all)
            if (one.toObject()["id"].toString() == id)
                return one.toObject();
        return {};
    }

    [[nodiscard]] QString runFolder() const
    {
        const QDir logs(folder_.filePath("torch-npugraph-ex-triage-logs"));
        return logs.filePath(logs.entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
    }

private slots:
    /// The customer sent a single log; the command of `no-triage-run` makes the whole run.
    void init()
    {
        QDir(folder_.filePath("torch-npugraph-ex-triage-logs")).removeRecursively();
        for (const char* script : scripts)
            e2e::put(folder_.filePath(script), "import torch\n");
        e2e::put(folder_.filePath("python"), python);
        QFile::setPermissions(folder_.filePath("python"),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        e2e::put(folder_.filePath("nohup.out"), "RuntimeError: no\n");
        const e2e::Outcome bare = e2e::run({"check", folder_.filePath("nohup.out"), "--format", "json"});
        QCOMPARE(bare.exit, 3);
        const QJsonArray found = bare.json()["completeness"].toObject()["findings"].toArray();
        shell(findingIn(found, "no-triage-run")["command"].toString());
    }

    void theWholeCollectionIsWhole()
    {
        int exit = -1;
        const QJsonArray found = findings(&exit);
        QCOMPARE(exit, 0);
        // There is no CANN here whose version could be read.
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].toObject()["id"].toString(), QString("version-unknown"));
    }

    void theCommandCollects_data()
    {
        QTest::addColumn<QString>("finding");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("bytes"); // null: removed
        QTest::addColumn<int>("exit");
        const auto row = [](const char* finding, const char* path, const QByteArray& bytes, int exit) {
            QTest::newRow(finding) << QString(finding) << QString(path) << bytes << exit;
        };
        row("step-missing", "step3-compile-aot_eager", {}, 3);
        row("log-missing", "step5-npugraph_ex/stdout_stderr.log", {}, 3);
        row("log-empty", "step2-compile-eager/stdout_stderr.log", "", 3);
        row("plog-missing", "step4-npugraph_ex-force_eager/ascend_plog", {}, 3);
        row("debug-dir-missing", "step5-npugraph_ex/torch_compile_debug", {}, 0);
        row("switch-output-missing", "step3-compile-aot_eager/stdout_stderr.log", "done\n", 0);
        row("log-truncated", "step2-compile-eager/stdout_stderr.log", "V1201 10:13:04.500000 1953 torch/_dyn",
            0);
        row("env-missing", "env.txt", {}, 0);
        row("original-missing", "scripts/original.py", {}, 0);
        row("script-missing", "scripts/step4-npugraph_ex-force_eager.py", {}, 0);
    }
    void theCommandCollects()
    {
        QFETCH(const QString, finding);
        QFETCH(const QString, path);
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, exit);
        const QString victim = runFolder() + '/' + path;
        if (bytes.isNull())
            QVERIFY(QFileInfo(victim).isDir() ? QDir(victim).removeRecursively() : QFile::remove(victim));
        else
            e2e::put(victim, bytes);

        int code = -1;
        const QJsonObject found = findingIn(findings(&code), finding);
        QVERIFY2(!found.isEmpty(), "the damage is seen");
        QCOMPARE(code, exit);
        QVERIFY(!found["command"].toString().contains("export "));
        shell(found["command"].toString());
        QVERIFY2(findingIn(findings(&code), finding).isEmpty(), qPrintable(found["command"].toString()));
        QCOMPARE(code, 0);
    }

    /// The command asks to keep torchrun, and still runs as it stands.
    void aLauncherIsKept()
    {
        const QString keep = QStringLiteral("# keep the original launcher (torchrun");
        int code = -1;
        QVERIFY(QDir(runFolder() + "/step5-npugraph_ex").removeRecursively());
        QVERIFY(!findingIn(findings(&code), "step-missing")["command"].toString().contains(keep));

        e2e::put(runFolder() + "/step2-compile-eager/stdout_stderr.log",
                 "[rank0]:V1201 10:13:04.500000 1953 torch/_dynamo/a.py:1] [0/0] x\n"
                 "[rank1]:V1201 10:13:04.500000 1954 torch/_dynamo/a.py:1] [0/0] x\n"
                 "[rank0]: Traceback (most recent call last):\n[rank0]:   File \"/a.py\", line 1, in f\n"
                 "[rank0]: ValueError: x\n"
                 "[rank1]: Traceback (most recent call last):\n[rank1]:   File \"/a.py\", line 1, in f\n"
                 "[rank1]: ValueError: x\n");
        const QString command = findingIn(findings(&code), "step-missing")["command"].toString();
        QVERIFY2(command.startsWith(keep), qPrintable(command));
        shell(command);
        QVERIFY(findingIn(findings(&code), "step-missing").isEmpty());
    }

    /// A step that fails when it is run again is the first failed step, with its exit code.
    void aFailureIsRecorded()
    {
        int code = -1;
        QVERIFY(QDir(runFolder() + "/step5-npugraph_ex").removeRecursively());
        const QString command = findingIn(findings(&code), "step-missing")["command"].toString();
        e2e::put(folder_.filePath("python"), QByteArray(python) + "exit 139\n");
        shell(command);
        const e2e::Outcome outcome =
            e2e::run({"triage", folder_.filePath("torch-npugraph-ex-triage-logs"), "--format", "json"});
        const QJsonObject first = outcome.json()["first_failure"].toObject();
        QCOMPARE(first["step"].toInt(), 5);
        QCOMPARE(first["exit_code"].toInt(), 139);
        QCOMPARE(first["source"].toString(), QString("first_failure.txt"));
    }
};

QTEST_GUILESS_MAIN(TestCliCollecting)
#include "tst_cli_collecting.moc"
