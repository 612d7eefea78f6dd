// SPDX-License-Identifier: Apache-2.0
// The real bundles: first failed step, exit code, and whether something must be collected again.
#include "run_folder.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace triage;
using namespace triage::test;

class TestBundles : public QObject
{
    Q_OBJECT

private slots:
    void answers_data()
    {
        QTest::addColumn<QString>("archive");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<bool>("rerun");
        QFile file(QStringLiteral(TRIAGE_TEST_DATA "/bundles/expected.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject expected = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(!expected.isEmpty());
        for (const QString& name : expected.keys()) {
            const QJsonObject want = expected[name].toObject();
            const QString step = want["first_failing_step"].toString();
            QTest::newRow(qPrintable(name))
                << want["archive"].toString() << (step.isEmpty() ? 0 : step.mid(4, 1).toInt())
                << want["exit_code"].toInt() << want["rerun"].toBool();
        }
    }
    void answers()
    {
        QFETCH(const QString, archive);
        QFETCH(const int, step);
        QFETCH(const int, exitCode);
        QFETCH(const bool, rerun);
        const Examined examined(QStringLiteral(TRIAGE_TEST_DATA "/bundles/") + archive);
        const check::Facts& facts = examined.facts;
        if (qEnvironmentVariableIsSet("TRIAGE_SHOW"))
            qInfo().noquote() << '\n' + shown(facts).join('\n');
        QCOMPARE(facts.firstFailure.step ? number(*facts.firstFailure.step) : 0, step);
        QCOMPARE(facts.firstFailure.exitCode.value_or(0), exitCode);
        // In 14 the collection itself made the failure: judgement adds that finding, not this room.
        const bool judged = archive.contains("14-step4-mode-options");
        QCOMPARE(facts.state == Completeness::Rerun, rerun && !judged);
        for (const check::Finding& finding : facts.findings) {
            QVERIFY(finding.command && !finding.command->empty());
            QVERIFY2(finding.id != "log-truncated", finding.path->c_str()); // all of them are whole
        }
        for (const check::IntakeFact& fact : facts.intake)
            if (fact.key == "torch" || fact.key == "torch_npu" || fact.key == "cann")
                QVERIFY2(fact.state == check::IntakeState::Found, fact.key.c_str());
    }
};

QTEST_GUILESS_MAIN(TestBundles)
#include "tst_bundles.moc"
