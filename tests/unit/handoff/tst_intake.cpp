// SPDX-License-Identifier: Apache-2.0
// What the report says is known, and what it still asks for, agree with the judgement.
#include "handoff/questions.h"
#include "samples.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace triage;

namespace {

samples::Sample withSymptom(samples::Sample sample, check::IntakeState state)
{
    for (check::IntakeFact& fact : sample.facts.intake)
        if (fact.key == "symptom")
            fact = {fact.key, state, std::nullopt, std::nullopt};
    return sample;
}

QJsonObject report(const samples::Sample& s)
{
    const std::string json =
        handoff::writeReportJson(s.facts, s.verdict, s.review, samples::builtinWorkflow());
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

QJsonObject fact(const samples::Sample& sample, const char* key)
{
    return report(sample)["intake"].toObject()[QLatin1String(key)].toObject();
}

bool asks(const samples::Sample& sample, const QString& id)
{
    for (const QJsonValue& one : report(sample)["missing"].toArray())
        if (one.toObject()["id"].toString() == id)
            return true;
    return false;
}

QString text(const samples::Sample& sample, handoff::Languages languages)
{
    return QString::fromStdString(handoff::writeText(samples::compose(sample), languages));
}

} // namespace

class TestIntake : public QObject
{
    Q_OBJECT

private slots:
    void aSymptomReadFromTheOutputIsNotAskedFor()
    {
        const auto sample = withSymptom(samples::performance(), check::IntakeState::Missing);
        QVERIFY(!asks(sample, "symptom"));
        QCOMPARE(fact(sample, "symptom")["state"].toString(), QString("found"));
        QCOMPARE(fact(sample, "symptom")["value"].toString(), QString("performance"));
        QCOMPARE(fact(sample, "symptom")["source"].toString(),
                 QString("step5-npugraph_ex/stdout_stderr.log:4012"));
    }

    void anUnknownOrUnclearSymptomIs()
    {
        auto sample = withSymptom(samples::performance(), check::IntakeState::Unclear);
        QVERIFY(asks(sample, "symptom"));
        sample = withSymptom(samples::performance(), check::IntakeState::Missing);
        sample.verdict.symptom = Symptom::Unknown;
        QVERIFY(asks(sample, "symptom"));
        QCOMPARE(fact(sample, "symptom")["state"].toString(), QString("missing"));
    }

    void theErrorToLookAtIsTheCausalOne()
    {
        const samples::Sample sample = samples::routed();
        const Evidence& causal = sample.verdict.evidence.front();
        QCOMPARE(fact(sample, "error_stack")["source"].toString(),
                 QString::fromStdString(causal.file) + ':' + QString::number(causal.line.value));
        QVERIFY(QString::fromStdString(causal.text)
                    .startsWith(fact(sample, "error_stack")["value"].toString().chopped(1)));
    }

    void noErrorIsSaidInTheReadersLanguage()
    {
        samples::Sample sample = samples::performance();
        for (check::IntakeFact& fact : sample.facts.intake)
            if (fact.key == "error_stack")
                fact.value = "none";
        for (const auto languages : {handoff::Languages::Chinese, handoff::Languages::English})
            QVERIFY(!text(sample, languages).contains(" none "));
    }

    /// Several findings of one step are mended by one command: it stands once, below them.
    void oneCommandStandsOnce()
    {
        samples::Sample sample = samples::withheld();
        check::Finding log = samples::finding("log-missing", Step::NpugraphEx, {"step5-npugraph_ex"});
        log.command = sample.facts.findings.front().command;
        sample.facts.findings.insert(
            sample.facts.findings.begin() + 1,
            samples::finding("log-empty", Step::ForceEager, {"a", "b"}, {}, "other"));
        sample.facts.findings.insert(sample.facts.findings.begin() + 2, log);
        check::Finding debug = samples::finding("debug-dir-missing", Step::NpugraphEx, {"step5-npugraph_ex"});
        debug.command = log.command; // the route does not wait for it
        sample.facts.findings.push_back(debug);
        const QString all = text(sample, handoff::Languages::English);
        QCOMPARE(all.count("TORCH_COMPILE_DEBUG=1 \\\n"), 1);
        const auto places = {all.indexOf("ascend_plog\n  folder; if"),
                             all.indexOf("written to stdout_stderr.log"),
                             all.indexOf("TORCH_COMPILE_DEBUG=1 \\\n"), all.indexOf("    other\n")};
        QVERIFY(*places.begin() > 0);
        QVERIFY(std::is_sorted(places.begin(), places.end()));
    }
};

QTEST_GUILESS_MAIN(TestIntake)
#include "tst_intake.moc"
