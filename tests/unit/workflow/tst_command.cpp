// SPDX-License-Identifier: Apache-2.0
#include "workflow/command.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace triage;
using namespace triage::workflow;

namespace {

const std::string run = "20261201-101016-pid19439";

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no file)");
}

/// Runs a command in a folder with the shell that the customer will use; its exit code.
int shell(const QStringList& options, const std::string& command, const QString& folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("bash"),
                  options + QStringList{QStringLiteral("-c"), QString::fromStdString(command)});
    return process.waitForFinished() ? process.exitCode() : -1;
}

} // namespace

class TestCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto loaded = loadBuiltin();
        QVERIFY(loaded.has_value());
        workflow_ = std::move(*loaded);
    }

    void everyCommandIsWhole_data()
    {
        QTest::addColumn<QString>("id");
        for (const FindingInfo& finding : workflow_.findings)
            QTest::newRow(finding.id.c_str()) << QString::fromStdString(finding.id);
    }
    void everyCommandIsWhole()
    {
        QFETCH(const QString, id);
        const FindingInfo* finding = workflow_.finding(id.toStdString());
        QTemporaryDir folder;
        for (const Step step : allSteps) {
            const std::string command = fillCommand(workflow_, finding->command, {step, run, "a/b", {}});
            QVERIFY(!command.empty());
            QVERIFY2(command.find("export ") == std::string::npos, command.c_str());
            QVERIFY2(command.find("{step}") == std::string::npos, command.c_str());
            QVERIFY2(command.find("$SWITCHES") == std::string::npos, command.c_str());
            QCOMPARE(shell({QStringLiteral("-n")}, command, folder.path()), 0);
        }
    }

    void switchesFollowTheStep()
    {
        const std::string first = fillCommand(workflow_, "{switches}", {Step::Eager, run, {}, {}});
        QVERIFY(first.starts_with("TORCH_LOGS=\"+all\" "));
        QVERIFY(first.find("TORCH_COMPILE_DEBUG") == std::string::npos);
        const std::string last = fillCommand(workflow_, "{switches}", {Step::NpugraphEx, run, {}, {}});
        QVERIFY(last.find("TORCH_LOGS") == std::string::npos);
        QVERIFY(last.find("TORCH_COMPILE_DEBUG=1 TORCH_COMPILE_DEBUG_DIR=\"$R/$S/torch_compile_debug\"") !=
                std::string::npos);
        QVERIFY(last.find("ASCEND_PROCESS_LOG_PATH") != std::string::npos);
    }

    void theOriginalLaunchStays()
    {
        const std::string command =
            fillCommand(workflow_, "{launch}",
                        {Step::Eager, run, {}, "torchrun --nproc_per_node 8 \"{root}/scripts/{script}\""});
        QCOMPARE(command, "torchrun --nproc_per_node 8 \"torch-npugraph-ex-triage-logs/" + run +
                              "/scripts/step1-eager.py\"");
    }

    /// A folder's name comes from a customer and goes to a shell.
    void namesAreQuoted()
    {
        const std::string command =
            fillCommand(workflow_, "echo \"{path}\"", {{}, {}, "a\"; rm -rf $HOME `x`\n", {}});
        QCOMPARE(command, std::string("echo \"a\\\"; rm -rf \\$HOME \\`x\\`?\""));
    }

    void whatIsNotKnownIsAVariable()
    {
        QCOMPARE(fillCommand(workflow_, "{root} {step} {unknown-word}", {}),
                 std::string("torch-npugraph-ex-triage-logs/$RUN $STEP $UNKNOWN-WORD"));
        QCOMPARE(fillCommand(workflow_, "{ a; } {} {A}", {}), std::string("{ a; } {} {A}"));
    }

    void aMacroThatNamesItselfEnds()
    {
        Workflow looping = workflow_;
        looping.macros = {{"again", "x {again}"}};
        QVERIFY(fillCommand(looping, "{again}", {}).ends_with("$AGAIN"));
    }

    void aPassingStepLeavesItsMarker()
    {
        QTemporaryDir folder;
        const std::string command =
            fillCommand(workflow_, "{run}", {Step::AotEager, run, {}, "echo TORCH_LOGS is \"$TORCH_LOGS\""});
        QCOMPARE(shell({}, command, folder.path()), 0);
        const QString step = folder.filePath("torch-npugraph-ex-triage-logs/" + QString::fromStdString(run) +
                                             "/step3-compile-aot_eager");
        QVERIFY(QFile::exists(step + "/SUCCESS"));
        QVERIFY(QDir(step + "/ascend_plog").exists());
        QVERIFY(contentOf(step + "/stdout_stderr.log").startsWith("TORCH_LOGS is"));
    }

    void aFailingStepLeavesItsExitCode()
    {
        QTemporaryDir folder;
        const std::string command = fillCommand(
            workflow_, "{run}", {Step::NpugraphEx, run, {}, "sh -c 'echo $TORCH_COMPILE_DEBUG; exit 3'"});
        shell({}, command, folder.path());
        const QString root = folder.filePath("torch-npugraph-ex-triage-logs/" + QString::fromStdString(run));
        QCOMPARE(contentOf(root + "/first_failure.txt"), QByteArray("step5-npugraph_ex exit_code=3\n"));
        QCOMPARE(contentOf(root + "/step5-npugraph_ex/stdout_stderr.log"), QByteArray("1\n"));
        QVERIFY(!QFile::exists(root + "/step5-npugraph_ex/SUCCESS"));
    }

    /// Several steps are run again one after the other: the earliest that fails stands first, and what a step
    /// was said to have done before is said no more.
    void stepsRunAgainKeepTheFirstFailureFirst()
    {
        QTemporaryDir folder;
        const auto again = [&](Step step, const char* launch) {
            shell({}, fillCommand(workflow_, "{run}", {step, run, {}, launch}), folder.path());
            return contentOf(folder.filePath("torch-npugraph-ex-triage-logs/" + QString::fromStdString(run) +
                                             "/first_failure.txt"));
        };
        QCOMPARE(again(Step::NpugraphEx, "sh -c 'exit 139'"),
                 QByteArray("step5-npugraph_ex exit_code=139\n"));
        QCOMPARE(again(Step::Eager, "true"), QByteArray("step5-npugraph_ex exit_code=139\n"));
        QCOMPARE(again(Step::AotEager, "false").split('\n').first(),
                 QByteArray("step3-compile-aot_eager exit_code=1"));
        QCOMPARE(again(Step::NpugraphEx, "sh -c 'exit 2'").split('\n').first(),
                 QByteArray("step3-compile-aot_eager exit_code=1"));
        QCOMPARE(again(Step::AotEager, "true"), QByteArray("step5-npugraph_ex exit_code=2\n"));
        QCOMPARE(again(Step::NpugraphEx, "true"), QByteArray("(no file)"));
    }

    /// The whole collection, with a python of our own that fails in step 3.
    void theWholeCollectionStopsAtTheFirstFailure()
    {
        QTemporaryDir folder;
        QFile python(folder.filePath("python"));
        QVERIFY(python.open(QIODevice::WriteOnly));
        python.write("#!/bin/sh\ncase \"$1\" in *step3*) exit 7;; esac\necho ran \"$1\"\n");
        python.close();
        python.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        for (const char* name :
             {"original.py", "step1-eager.py", "step2-compile-eager.py", "step3-compile-aot_eager.py",
              "step4-npugraph_ex-force_eager.py", "step5-npugraph_ex.py"}) {
            QFile script(folder.filePath(name));
            QVERIFY(script.open(QIODevice::WriteOnly));
        }
        const std::string command = fillCommand(workflow_, workflow_.finding("no-triage-run")->command, {});
        shell({}, "PATH=$PWD:$PATH\n" + command, folder.path());
        const QDir logs(folder.filePath("torch-npugraph-ex-triage-logs"));
        const QStringList runs = logs.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(runs.size(), 1);
        const QDir made(logs.filePath(runs.first()));
        QCOMPARE(contentOf(made.filePath("first_failure.txt")),
                 QByteArray("step3-compile-aot_eager exit_code=7\n"));
        QVERIFY(made.exists("step2-compile-eager/SUCCESS"));
        QVERIFY(!made.exists("step3-compile-aot_eager/SUCCESS"));
        QVERIFY(!made.exists("step4-npugraph_ex-force_eager"));
        QVERIFY(made.exists("scripts/original.py"));
        QVERIFY(made.exists("env.txt"));
    }

private:
    Workflow workflow_;
};

QTEST_GUILESS_MAIN(TestCommand)
#include "tst_command.moc"
