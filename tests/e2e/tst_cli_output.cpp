// SPDX-License-Identifier: Apache-2.0
// Where the report goes and in what form; that it is the same every time.
#include "cli.h"
#include "cli_arguments.h"

#include <QTest>

using e2e::bundle;
using e2e::option;
using e2e::triage;

class OutputTest : public QObject
{
    Q_OBJECT

private slots:
    void theExtensionDecides_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("json") << "r.json" << QByteArray("{");
        QTest::newRow("html") << "r.html" << QByteArray("<!DOCTYPE html");
        QTest::newRow("htm") << "r.HTM" << QByteArray("<!DOCTYPE html");
        QTest::newRow("md") << "r.md" << QByteArray("# ");
        QTest::newRow("jira") << "r.jira" << QByteArray("h1. ");
        QTest::newRow("pdf") << "r.pdf" << QByteArray("%PDF-");
        QTest::newRow("txt") << "r.txt" << QByteArray("");
    }
    void theExtensionDecides()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, begins);
        const QTemporaryDir dir;
        const QString file = dir.filePath(name);
        const auto outcome = e2e::run(triage(option("-o", file)));
        QVERIFY2(outcome.exit == 0 || outcome.exit == 3, outcome.err.constData());
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(outcome.left.isEmpty());
        const QByteArray bytes = e2e::contentsOf(file);
        QVERIFY(bytes.size() > 200);
        QVERIFY2(bytes.startsWith(begins), bytes.left(40).constData());
        QCOMPARE(e2e::below(dir.path()), QStringList(name));
    }

    void aNamedFormatOutranksTheExtension()
    {
        const QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("r.txt"));
        e2e::run(triage(option("-o", file) + option("--format", QStringLiteral("json"))));
        QVERIFY(e2e::contentsOf(file).startsWith('{'));
    }

    void aFileIsWrittenWholeOrNotAtAll()
    {
        const QTemporaryDir dir;
        const auto outcome = e2e::run(triage(option("-o", dir.filePath(QStringLiteral("none/r.md")))));
        QCOMPARE(outcome.exit, 1);
        QVERIFY(outcome.err.contains("none/r.md"));
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(e2e::below(dir.path()).isEmpty());
        QVERIFY(outcome.left.isEmpty());
    }

    /// A device or a pipe is written to; a file in its place would be the end of it.
    void aPipeIsWrittenToNotReplaced()
    {
        const QTemporaryDir dir;
        QProcess reader;
        reader.setWorkingDirectory(dir.path());
        reader.start(
            QStringLiteral("sh"),
            {QStringLiteral("-c"), QStringLiteral("mkfifo pipe && echo && exec timeout 60 cat pipe")});
        QVERIFY(reader.waitForReadyRead());
        QCOMPARE(reader.readAllStandardOutput(), QByteArray("\n"));
        const QString pipe = dir.filePath(QStringLiteral("pipe"));
        const auto outcome =
            e2e::run(triage(option("-o", pipe) + option("--format", QStringLiteral("json"))));
        QVERIFY2(outcome.exit == 0 || outcome.exit == 3, outcome.err.constData());
        QVERIFY2(!QFileInfo(pipe).isFile(), "the pipe is still one");
        QVERIFY(reader.waitForFinished());
        QVERIFY(reader.readAllStandardOutput().startsWith('{'));
        const auto onwards = e2e::run(
            triage(option("-o", QStringLiteral("/dev/stdout")) + option("--format", QStringLiteral("md"))));
        QVERIFY2(onwards.out.startsWith("# "), onwards.err.constData());
    }

    void theCustomersFolderStaysAsItIs()
    {
        const QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(QStringLiteral("in/sub")));
        QVERIFY(QFile::link(QStringLiteral("in/sub"), dir.filePath(QStringLiteral("way"))));
        e2e::put(dir.filePath(QStringLiteral("in/sub/env.txt")), "torch 2.6.0\n");
        e2e::put(dir.filePath(QStringLiteral("in/a.log")), "Segmentation fault\n");
        for (const char* target : {"in/report.md", "in/sub/env.txt", "way/report.md", "in/../in/new.json"}) {
            const auto outcome = e2e::run(triage(option("-o", dir.filePath(QString::fromLatin1(target))),
                                                 dir.filePath(QStringLiteral("in"))));
            QVERIFY2(outcome.exit == 2, target);
            QVERIFY(!outcome.err.isEmpty());
        }
        QCOMPARE(e2e::below(dir.filePath(QStringLiteral("in"))).size(), 2);
        QCOMPARE(e2e::contentsOf(dir.filePath(QStringLiteral("in/sub/env.txt"))),
                 QByteArray("torch 2.6.0\n"));
        QCOMPARE(e2e::run(triage(option("-o", dir.filePath(QStringLiteral("report.md"))),
                                 dir.filePath(QStringLiteral("in"))))
                     .exit,
                 3);
    }

    void theCustomersFileIsNeverWrittenOver()
    {
        const QTemporaryDir dir;
        const QString log = dir.filePath(QStringLiteral("train.txt"));
        e2e::put(log, "RuntimeError: broken\n");
        const auto outcome = e2e::run(triage(option("-o", log), log));
        QCOMPARE(outcome.exit, 2);
        QCOMPARE(e2e::contentsOf(log), QByteArray("RuntimeError: broken\n"));
    }

    void theSameInputGivesTheSameOutput_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"text", "md", "html", "pdf", "json", "jira"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }
    void theSameInputGivesTheSameOutput()
    {
        QFETCH(QString, format);
        const QTemporaryDir dir;
        QByteArrayList reports;
        for (const QStringList& before :
             {QStringList{}, QStringList{}, words("taskset -c 0"), words("env TZ=Asia/Shanghai")}) {
            const QString file = dir.filePath(QString::number(reports.size()));
            const auto outcome = e2e::run(triage(option("-o", file) + option("--format", format) +
                                                 option("--lang", QStringLiteral("both"))),
                                          {{}, "C.UTF-8", before});
            QVERIFY2(outcome.exit == 0 || outcome.exit == 3, outcome.err.constData());
            reports << e2e::contentsOf(file);
            QCOMPARE(reports.last(), reports.first());
        }
    }

    /// Standard input is not even read.
    void aTargetThatCannotBeWrittenIsToldAtOnce_data()
    {
        QTest::addColumn<QString>("target");
        QTest::newRow("no folder") << QStringLiteral("none/r.md");
        QTest::newRow("a folder") << QStringLiteral("folder.md");
        QTest::newRow("no permission") << QStringLiteral("closed/r.md");
    }
    void aTargetThatCannotBeWrittenIsToldAtOnce()
    {
        QFETCH(QString, target);
        const QTemporaryDir dir;
        const QTemporaryDir temporary;
        for (const QString& folder : {dir.path(), temporary.path()})
            QFile(folder).setPermissions(QFile::Permissions(0x7777));
        QVERIFY(QDir(dir.path()).mkpath(QStringLiteral("folder.md")));
        QVERIFY(QDir(dir.path()).mkpath(QStringLiteral("closed")));
        QFile(dir.filePath(QStringLiteral("closed"))).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        QProcess process;
        process.setProcessEnvironment(e2e::surroundings(temporary.path()));
        const QStringList command =
            e2e::asNobody() + QStringList{QStringLiteral(TRIAGE_CLI), QStringLiteral("triage"),
                                          QStringLiteral("-"), QStringLiteral("-o"), dir.filePath(target)};
        process.start(command.first(), command.mid(1)); // its standard input stays open
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains(target.toUtf8()));
    }

    void aReaderThatLeavesIsNoError()
    {
        const auto outcome =
            e2e::run({}, {{},
                          "C.UTF-8",
                          {QStringLiteral("sh"), QStringLiteral("-c"),
                           QStringLiteral("\"$0\" triage '%1' --format html | head -c 10").arg(bundle)}});
        QCOMPARE(outcome.out.size(), 10);
        QVERIFY2(outcome.err.isEmpty(), outcome.err.constData());
        QVERIFY(outcome.left.isEmpty());
    }

    /// Nothing of ours takes the place of a stream that the caller closed.
    void closedStreams()
    {
        const QString shell = QStringLiteral("sh");
        const QString log = QStringLiteral(TRIAGE_TEST_DATA "/corpus/noise/steps23.log");
        const auto started = [&](const char* redirection) {
            return e2e::run({QStringLiteral("triage"), log},
                            {{},
                             "C.UTF-8",
                             {shell, QStringLiteral("-c"),
                              QStringLiteral("exec \"$@\" ") + QString::fromLatin1(redirection), shell}});
        };
        QCOMPARE(started(">&-").exit, 1);
        const auto unheard = started("2>&-");
        QVERIFY(unheard.exit == 0 || unheard.exit == 3);
        QVERIFY(unheard.out.startsWith("npugraph_ex"));
        const auto silent = e2e::run(
            {QStringLiteral("triage"), QStringLiteral("-")},
            {{}, "C.UTF-8", {shell, QStringLiteral("-c"), QStringLiteral("exec \"$@\" <&-"), shell}});
        QCOMPARE(silent.exit, 4);
        QVERIFY(silent.err.contains("tandard input"));
    }

    void nothingIsPrintedButTheReport()
    {
        const auto outcome = e2e::run(triage({}));
        QVERIFY2(outcome.err.isEmpty(), outcome.err.constData());
        QVERIFY(outcome.out.endsWith('\n'));
        QVERIFY(!outcome.out.contains('\x1b'));
    }

private:
    static QStringList words(const char* line) { return QString::fromLatin1(line).split(QLatin1Char(' ')); }
};

QTEST_GUILESS_MAIN(OutputTest)
#include "tst_cli_output.moc"
