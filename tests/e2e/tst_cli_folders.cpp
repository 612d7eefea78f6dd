// SPDX-License-Identifier: Apache-2.0
// Folders as they are found: with what may not be read, and with files beyond number.
#include "cli.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

namespace {

constexpr auto runName = "torch-npugraph-ex-triage-logs/20261201-095515-pid9566";

/// A real run, unpacked where everybody may enter.
class Unpacked
{
public:
    Unpacked()
    {
        QProcess unzip;
        unzip.start(QStringLiteral("bsdtar"),
                    {QStringLiteral("-xf"), e2e::data("bundles/zips/04-step2-custom-op-no-fake.zip"),
                     QStringLiteral("-C"), dir_.path()});
        ok = unzip.waitForFinished() && unzip.exitCode() == 0;
        QProcess::execute(QStringLiteral("chmod"),
                          {QStringLiteral("-R"), QStringLiteral("a+rX"), dir_.path()});
    }
    ~Unpacked()
    {
        QProcess::execute(QStringLiteral("chmod"),
                          {QStringLiteral("-R"), QStringLiteral("u+rwX"), dir_.path()});
    }
    Unpacked(const Unpacked&) = delete;
    Unpacked& operator=(const Unpacked&) = delete;

    void deny(const char* path) const
    {
        QProcess::execute(QStringLiteral("chmod"),
                          {QStringLiteral("0"), dir_.filePath(QString::fromLatin1(runName) +
                                                              QLatin1Char('/') + QString::fromLatin1(path))});
    }
    [[nodiscard]] QString path() const { return dir_.path(); }
    bool ok = false;

private:
    QTemporaryDir dir_;
};

QJsonObject findingOn(const QJsonObject& report, const char* path)
{
    const QJsonArray findings = report[QLatin1String("completeness")][QLatin1String("findings")].toArray();
    for (const auto& finding : findings)
        if (finding[QLatin1String("path")].toString() == QLatin1String(path))
            return finding.toObject();
    return {};
}

QStringList asJson(const char* verb, const QString& input)
{
    return {QString::fromLatin1(verb), input, QStringLiteral("--format"), QStringLiteral("json")};
}

} // namespace

class FoldersTest : public QObject
{
    Q_OBJECT

private slots:
    void whatMayNotBeReadIsNotCalledMissing()
    {
        const Unpacked run;
        QVERIFY(run.ok);
        for (const char* path :
             {"step2-compile-eager/stdout_stderr.log", "step1-eager/ascend_plog", "env.txt"})
            run.deny(path);
        const auto outcome = e2e::run(asJson("triage", run.path()), {{}, "C.UTF-8", e2e::asNobody()});
        const QJsonObject report = outcome.json();
        for (const char* path :
             {"step2-compile-eager/stdout_stderr.log", "step1-eager/ascend_plog", "env.txt"}) {
            const QJsonObject finding = findingOn(report, path);
            QVERIFY2(finding[QLatin1String("id")] == QLatin1String("unreadable"), path);
            QVERIFY(finding[QLatin1String("message")][QLatin1String("en")].toString().contains(
                QLatin1String("cannot be read")));
            QVERIFY(!finding[QLatin1String("message")][QLatin1String("zh")].toString().isEmpty());
        }
        QCOMPARE(findingOn(report, "env.txt")[QLatin1String("severity")].toString(), QStringLiteral("gap"));
        const QJsonArray skipped =
            report[QLatin1String("input")][QLatin1String("import")][QLatin1String("skipped")].toArray();
        QCOMPARE(skipped.size(), 3);
        for (const auto& one : skipped)
            QVERIFY(one[QLatin1String("reason")][QLatin1String("en")].toString().contains(
                QLatin1String("no permission")));
    }

    void theStepTableSaysUnreadable()
    {
        const Unpacked run;
        QVERIFY(run.ok);
        run.deny("step2-compile-eager/stdout_stderr.log");
        const auto outcome =
            e2e::run({QStringLiteral("check"), run.path()}, {{}, "C.UTF-8", e2e::asNobody()});
        static const QRegularExpression row(QStringLiteral("\\nstep2-compile-eager [^\\n]*unreadable"));
        QVERIFY2(QString::fromUtf8(outcome.out).contains(row), outcome.out.constData());
    }

    /// Listed, but its files cannot be looked at.
    void aFolderThatMayNotBeEntered()
    {
        const Unpacked run;
        QVERIFY(run.ok);
        run.deny("step2-compile-eager");
        QProcess::execute(QStringLiteral("chmod"),
                          {QStringLiteral("a+r"), run.path() + QLatin1Char('/') +
                                                      QString::fromLatin1(runName) +
                                                      QStringLiteral("/step2-compile-eager")});
        const auto outcome = e2e::run(asJson("check", run.path()), {{}, "C.UTF-8", e2e::asNobody()});
        QCOMPARE(findingOn(outcome.json(), "step2-compile-eager/stdout_stderr.log")[QLatin1String("id")]
                     .toString(),
                 QStringLiteral("unreadable"));
    }

    void manyEmptyLogsAreCounted()
    {
        const QTemporaryDir dir;
        for (int i = 0; i < 3000; ++i)
            e2e::put(dir.filePath(QStringLiteral("%1.log").arg(i)), {});
        const auto outcome = e2e::run(asJson("triage", dir.path()));
        QCOMPARE(outcome.exit, 3);
        const QJsonObject report = outcome.json();
        QVERIFY(report[QLatin1String("missing")].toArray().size() < 40);
        const QJsonArray findings =
            report[QLatin1String("completeness")][QLatin1String("findings")].toArray();
        QVERIFY(findings.size() < 40);
        QVERIFY(outcome.out.contains("2,980") || outcome.out.contains("2980"));
        const auto text = e2e::run({QStringLiteral("triage"), dir.path()});
        QVERIFY(text.out.size() < 40'000);
        QVERIFY(text.out.contains("2980") || text.out.contains("2,980"));
    }

    void manyLinksAreCounted()
    {
        const QTemporaryDir dir;
        e2e::put(dir.filePath(QStringLiteral("real.log")), "Segmentation fault\n");
        for (int i = 0; i < 300; ++i) {
            QVERIFY(QFile::link(QStringLiteral("real.log"), dir.filePath(QStringLiteral("in%1.log").arg(i))));
            QVERIFY(QFile::link(QStringLiteral("gone"), dir.filePath(QStringLiteral("out%1.log").arg(i))));
        }
        const auto text = e2e::run({QStringLiteral("triage"), dir.path()});
        QCOMPARE(text.out.count("is a link within the input"), 50);
        QVERIFY(text.out.contains("remarks not listed: 250"));
        QVERIFY(text.out.contains("skipped entries not listed: 250"));
        const QJsonValue imported =
            e2e::run(asJson("triage", dir.path())).json()[QLatin1String("input")][QLatin1String("import")];
        QCOMPARE(imported[QLatin1String("skipped")].toArray().size(), 300);
        QVERIFY(imported[QLatin1String("remarks")].toArray().size() >= 300);
    }

    void checkNamesTheRulePackAsTriageDoes()
    {
        const QString bundle = e2e::data("bundles/zips/04-step2-custom-op-no-fake.zip");
        const QJsonValue tool = e2e::run(asJson("check", bundle)).json()[QLatin1String("tool")];
        QVERIFY(!tool[QLatin1String("rule_pack")].toString().isEmpty());
        QCOMPARE(tool, e2e::run(asJson("triage", bundle)).json()[QLatin1String("tool")]);
    }
};

QTEST_GUILESS_MAIN(FoldersTest)
#include "tst_cli_folders.moc"
