// SPDX-License-Identifier: Apache-2.0
// The JSON against the contract's schema, by a validator that is not ours (python3-jsonschema).
#include "samples.h"
#include "triage/rule_pack.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

using namespace triage;

namespace {

/// Empty when the report fits; else what the validator says.
QString problems(const std::string& report, bool check = false)
{
    QProcess validator;
    QStringList arguments = {QStringLiteral(TRIAGE_SOURCE_DIR "/tests/unit/handoff/validate.py"),
                             QStringLiteral(TRIAGE_TEST_DATA "/contract/triage-report.schema.json")};
    if (check)
        arguments << QStringLiteral("--check");
    validator.setProcessChannelMode(QProcess::MergedChannels);
    validator.start(QStringLiteral("python3"), arguments);
    validator.write(QByteArray::fromStdString(report));
    validator.closeWriteChannel();
    if (!validator.waitForFinished(60'000) || validator.exitStatus() != QProcess::NormalExit)
        return QStringLiteral("the validator did not run: ") + validator.errorString();
    return validator.exitCode() == 0 ? QString()
                                     : QString::fromUtf8(validator.readAll()) + QStringLiteral("!");
}

std::string reportOf(const samples::Sample& sample)
{
    return handoff::writeReportJson(sample.facts, sample.verdict, sample.review, samples::builtinWorkflow());
}

QJsonObject objectOf(const samples::Sample& sample)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(reportOf(sample))).object();
}

QString at(const QJsonObject& report, const char* outer, const char* inner)
{
    return report[QLatin1String(outer)].toObject()[QLatin1String(inner)].toString();
}

} // namespace

class TestContract : public QObject
{
    Q_OBJECT

private slots:
    void everyReportFits_data();
    void everyReportFits();
    void aBrokenReportIsRefused();
    void withheldKeepsItsRouteBack();
    void anOverrideStandsBesideTheRules();
    void aWaiverStandsWithItsFinding();
    void inputsAreNamedAsTheContractWants();
    void whatIsMissingIsAskedOnce();
    void hiddenCharactersAreEscaped();
};

void TestContract::everyReportFits_data()
{
    QTest::addColumn<QString>("report");
    QTest::addColumn<bool>("check");
    for (const samples::Sample& sample : samples::all()) {
        QTest::newRow(sample.name.c_str()) << QString::fromStdString(reportOf(sample)) << false;
        QTest::newRow((sample.name + " check").c_str())
            << QString::fromStdString(
                   handoff::writeCheckJson(sample.facts, *loadBuiltinRules(), samples::builtinWorkflow()))
            << true;
    }
}

void TestContract::everyReportFits()
{
    QFETCH(QString, report);
    QFETCH(bool, check);
    QCOMPARE(problems(report.toStdString(), check), QString());
}

void TestContract::aBrokenReportIsRefused()
{
    const QString report = QString::fromStdString(reportOf(samples::routed()));
    for (const auto& [from, to] :
         {std::pair{"\"routed\"", "\"perhaps\""}, std::pair{"\"line\": 375", "\"line\": 0"},
          std::pair{"\"intake\"", "\"intakes\""}}) {
        QString broken = report;
        broken.replace(QLatin1String(from), QLatin1String(to));
        QVERIFY2(!problems(broken.toStdString()).isEmpty(), to);
    }
    QVERIFY(!problems(report.toStdString(), true).isEmpty());
}

void TestContract::withheldKeepsItsRouteBack()
{
    const QJsonObject verdict = objectOf(samples::withheld())[QStringLiteral("verdict")].toObject();
    QCOMPARE(verdict[QStringLiteral("state")].toString(), QStringLiteral("withheld"));
    QVERIFY(verdict[QStringLiteral("route")].isNull());
    QCOMPARE(verdict[QStringLiteral("provisional_route")].toString(),
             QStringLiteral("torch-npugraph-ex-runtime-error-diagnosis"));
    QCOMPARE(verdict[QStringLiteral("withheld_by")].toArray(), QJsonArray{QStringLiteral("plog-missing")});
    QCOMPARE(verdict[QStringLiteral("rule")].toString(), QStringLiteral("kw-2"));
}

void TestContract::anOverrideStandsBesideTheRules()
{
    const QJsonObject verdict = objectOf(samples::overridden())[QStringLiteral("verdict")].toObject();
    QCOMPARE(verdict[QStringLiteral("route")].toString(),
             QStringLiteral("torch-npugraph-ex-runtime-error-diagnosis"));
    const QJsonObject chosen = verdict[QStringLiteral("override")].toObject();
    QCOMPARE(chosen[QStringLiteral("route")].toString(),
             QStringLiteral("torch-npugraph-ex-compile-error-diagnosis"));
    QCOMPARE(chosen[QStringLiteral("author")].toString(), QStringLiteral("Li Na"));
    QVERIFY(verdict[QStringLiteral("machine_verdict")].isObject());
}

void TestContract::aWaiverStandsWithItsFinding()
{
    const QJsonObject report = objectOf(samples::waived());
    const QJsonObject completeness = report[QStringLiteral("completeness")].toObject();
    const QJsonObject first = completeness[QStringLiteral("findings")].toArray().first().toObject();
    QCOMPARE(first[QStringLiteral("severity")].toString(), QStringLiteral("rerun"));
    QCOMPARE(at(first, "waived", "reason"), QStringLiteral("collected twice, there is none"));
    QCOMPARE(completeness[QStringLiteral("state")].toString(), QStringLiteral("gaps"));
    QCOMPARE(at(report, "verdict", "state"), QStringLiteral("routed"));
}

void TestContract::inputsAreNamedAsTheContractWants()
{
    const QJsonObject loose = objectOf(samples::loose())[QStringLiteral("input")].toObject();
    QCOMPARE(loose[QStringLiteral("kind")].toString(), QStringLiteral("bundle"));
    QVERIFY(loose[QStringLiteral("run")].isNull());
    const QJsonObject log = objectOf(samples::log())[QStringLiteral("input")].toObject();
    QCOMPARE(log[QStringLiteral("kind")].toString(), QStringLiteral("log"));
    QVERIFY(log[QStringLiteral("sha256")].isNull());
    QCOMPARE(at(objectOf(samples::routed()), "input", "run"), QStringLiteral("20260102-030405-pid4000"));
}

void TestContract::whatIsMissingIsAskedOnce()
{
    samples::Sample sample = samples::withheld();
    sample.facts.findings.push_back(samples::finding("version-unknown", std::nullopt, {"torch"}, "env.txt"));
    sample.facts.intake[1].state = check::IntakeState::Missing;
    QStringList ids;
    for (const QJsonValue& item : objectOf(sample)[QStringLiteral("missing")].toArray())
        ids << item.toObject()[QStringLiteral("id")].toString();
    QCOMPARE(ids.first(), QStringLiteral("plog")); // what the route waits for comes first
    QVERIFY(ids.contains(QStringLiteral("version-unknown")));
    QVERIFY(!ids.contains(QStringLiteral("torch")));
    QVERIFY(ids.contains(QStringLiteral("multi_stream")));
    QCOMPARE(ids.removeDuplicates(), 0);
}

void TestContract::hiddenCharactersAreEscaped()
{
    samples::Sample sample = samples::routed();
    const std::string hostile = "a\x1b[31mb\xe2\x80\xae"
                                "c\x01\xff"
                                "\xf0\x9f\x98\x80\"\\";
    sample.verdict.evidence.front().text = hostile;
    const std::string report = reportOf(sample);
    QVERIFY(report.find("a\\u001b[31mb\\u202ec\\u0001<0xFF>\xf0\x9f\x98\x80\\\"\\\\") != std::string::npos);
    QCOMPARE(problems(report), QString());
    // The value is the same again once it is read, but for the byte that is no UTF-8.
    const QJsonObject verdict = objectOf(sample)[QStringLiteral("verdict")].toObject();
    QCOMPARE(
        verdict[QStringLiteral("evidence")].toArray().first().toObject()[QStringLiteral("text")].toString(),
        QString::fromUtf8("a\x1b[31mb\xe2\x80\xae"
                          "c\x01<0xFF>\xf0\x9f\x98\x80\"\\"));
}

QTEST_GUILESS_MAIN(TestContract)
#include "tst_contract.moc"
