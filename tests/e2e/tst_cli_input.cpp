// SPDX-License-Identifier: Apache-2.0
// What is given: standard input, folders, logs, and what an operator adds to them.
#include "cli.h"
#include "cli_arguments.h"

#include <QTest>

using e2e::bundle;
using e2e::option;
using e2e::triage;

class InputTest : public QObject
{
    Q_OBJECT

private slots:
    void standardInputIsALog()
    {
        const QByteArray log =
            "Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>\n    f()\n"
            "torch._dynamo.exc.Unsupported: Tensor.item\n";
        const auto outcome = e2e::run({QStringLiteral("triage"), QStringLiteral("-"),
                                       QStringLiteral("--format"), QStringLiteral("json")},
                                      {log});
        QVERIFY2(outcome.exit == 0 || outcome.exit == 3, outcome.err.constData());
        QVERIFY(outcome.left.isEmpty());
        const QJsonObject input = outcome.json()[QLatin1String("input")].toObject();
        QCOMPARE(input[QLatin1String("name")].toString(), QStringLiteral("stdin.log"));
        QCOMPARE(input[QLatin1String("kind")].toString(), QStringLiteral("log"));
        const QTemporaryDir dir;
        e2e::put(dir.filePath(QStringLiteral("stdin.log")), log);
        const auto fromFile = e2e::run(
            triage(option("--format", QStringLiteral("json")), dir.filePath(QStringLiteral("stdin.log"))));
        QCOMPARE(outcome.out, fromFile.out);
        QCOMPARE(outcome.exit, fromFile.exit);
    }

    /// "." says nothing in a ticket.
    void aFolderIsCalledByItsName()
    {
        const QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(QStringLiteral("case-1042/inner")));
        e2e::put(dir.filePath(QStringLiteral("case-1042/train.log")), "RuntimeError: no\n");
        const QStringList inside = {QStringLiteral("env"), QStringLiteral("-C"),
                                    dir.filePath(QStringLiteral("case-1042/inner"))};
        for (const char* spelling : {"..", "../", "../../case-1042", "../../case-1042/", "../."}) {
            const auto report =
                e2e::run(triage(option("--format", QStringLiteral("json")), QString::fromLatin1(spelling)),
                         {{}, "C.UTF-8", inside})
                    .json();
            QCOMPARE(report[QLatin1String("input")].toObject()[QLatin1String("name")].toString(),
                     QStringLiteral("case-1042"));
        }
    }

    void anArchiveMayComeFromStandardInput()
    {
        const auto outcome = e2e::run({QStringLiteral("triage"), QStringLiteral("-"),
                                       QStringLiteral("--format"), QStringLiteral("json")},
                                      {e2e::contentsOf(bundle)});
        const auto fromFile = e2e::run(triage(option("--format", QStringLiteral("json"))));
        QCOMPARE(outcome.exit, fromFile.exit);
        QCOMPARE(outcome.json()[QLatin1String("verdict")], fromFile.json()[QLatin1String("verdict")]);
    }

    void standardInputIsNamedByItsContent_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QStringList>("arguments");
        const QStringList tar = {QStringLiteral("-cf"), QStringLiteral("-"), QStringLiteral("a.log")};
        QTest::newRow("stdin.tar") << QStringLiteral("bsdtar") << tar;
        QTest::newRow("stdin.tar.gz")
            << QStringLiteral("bsdtar") << (QStringList{QStringLiteral("-z")} + tar);
        QTest::newRow("stdin.tar.xz")
            << QStringLiteral("bsdtar") << (QStringList{QStringLiteral("-J")} + tar);
        QTest::newRow("stdin.zip") << QStringLiteral("zip")
                                   << QStringList{QStringLiteral("-q"), QStringLiteral("-"),
                                                  QStringLiteral("a.log")};
        QTest::newRow("stdin.log.gz")
            << QStringLiteral("gzip") << QStringList{QStringLiteral("-c"), QStringLiteral("a.log")};
    }
    void standardInputIsNamedByItsContent()
    {
        QFETCH(QString, tool);
        QFETCH(QStringList, arguments);
        const QTemporaryDir dir;
        e2e::put(dir.filePath(QStringLiteral("a.log")), "Segmentation fault\n");
        QProcess packer;
        packer.setWorkingDirectory(dir.path());
        packer.start(tool, arguments);
        QVERIFY(packer.waitForFinished());
        const auto outcome = e2e::run({QStringLiteral("triage"), QStringLiteral("-"),
                                       QStringLiteral("--format"), QStringLiteral("json")},
                                      {packer.readAllStandardOutput()});
        QCOMPARE(outcome.json()[QLatin1String("input")][QLatin1String("name")].toString(),
                 QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(!outcome.out.contains("wrong-extension"));
    }

    void aBareLogIsHashedOnDemand()
    {
        const QTemporaryDir dir;
        const QString log = dir.filePath(QStringLiteral("a.log"));
        e2e::put(log, "abc\n");
        const auto hashOf = [&](const QStringList& more) -> QJsonValue {
            return e2e::run(triage(option("--format", QStringLiteral("json")) + more, log))
                .json()[QLatin1String("input")]
                .toObject()[QLatin1String("sha256")];
        };
        QVERIFY(hashOf({}).isNull());
        QCOMPARE(hashOf({QStringLiteral("--hash")}).toString(),
                 QStringLiteral("edeaaff3f1774ad2888673770c6d64097e391bc362d7d6fb34982ddf0efd18cb"));
    }

    void operatorsMayStateStepAndSymptom()
    {
        const QTemporaryDir dir;
        const QString log = dir.filePath(QStringLiteral("a.log"));
        e2e::put(log, "all is well\n");
        const auto report = e2e::run(triage(option("--format", QStringLiteral("json")) +
                                                option("--failed-step", QStringLiteral("3")) +
                                                option("--symptom", QStringLiteral("crash")),
                                            log))
                                .json();
        const QJsonObject failure = report[QLatin1String("first_failure")].toObject();
        QCOMPARE(failure[QLatin1String("step")].toInt(), 3);
        QCOMPARE(failure[QLatin1String("source")].toString(), QStringLiteral("operator"));
    }
};

QTEST_GUILESS_MAIN(InputTest)
#include "tst_cli_input.moc"
