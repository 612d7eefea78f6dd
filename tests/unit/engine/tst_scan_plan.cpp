// SPDX-License-Identifier: Apache-2.0
#include "engine/scan_plan.h"

#include <QTest>

using namespace triage;
using namespace triage::engine;

class ScanPlanTest : public QObject
{
    Q_OBJECT

    workflow::Workflow workflow_;

private slots:
    void initTestCase() { workflow_ = workflow::loadBuiltin().value(); }

    void paths_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("kind"); ///< -1: no log
        QTest::addColumn<int>("year");
        const int none = -1;
        const int output = static_cast<int>(log::LogKind::StepOutput);
        const int plog = static_cast<int>(log::LogKind::Plog);
        const auto row = [](const char* path, int kind, int year) {
            QTest::newRow(path) << QByteArray(path) << kind << year;
        };
        row("torch-npugraph-ex-triage-logs/20261201-101405-pid24055/step5-npugraph_ex/stdout_stderr.log",
            output, 2026);
        row("20251201-101405-pid24055/step5-npugraph_ex/ascend_plog/debug/plog/plog-1_2.log", plog, 2025);
        row("20251201-101405-pid/step5-npugraph_ex/stdout_stderr.log", output, 0);
        row("2025120x-101405-pid24055/step5-npugraph_ex/stdout_stderr.log", output, 0);
        row("nohup.out", output, 0);
        row("NOHUP.OUT", output, 0);
        row("logs/train.log.3", output, 0);
        row("console", output, 0);
        row("home/plog-123_2026.log", plog, 0);
        row("20251201-101405-pid24055/step5-npugraph_ex/torch_compile_debug/torch_compile_debug/run_x/"
            "npugraph_ex/debug.log",
            none, 0);
        row("weights.bin", none, 0);
        row("archive.tar.gz", none, 0);
        row("script.py", none, 0);
    }
    void paths()
    {
        QFETCH(QByteArray, path);
        QFETCH(int, kind);
        QFETCH(int, year);
        const auto options = guessScan(path.toStdString(), workflow_);
        QCOMPARE(options ? static_cast<int>(options->kind) : -1, kind);
        if (options) {
            QCOMPARE(options->year.value_or(0), year);
            QCOMPARE(options->file, path.toStdString());
        }
    }

    void onlyWhatIsJudgedIsScanned()
    {
        using bundle::ArtefactKind;
        for (const auto kind : {ArtefactKind::StepLog, ArtefactKind::Plog, ArtefactKind::OtherLog})
            QVERIFY(scanKindOf(kind));
        for (const auto kind : {ArtefactKind::BackendDebugLog, ArtefactKind::AotGraph, ArtefactKind::Env,
                                ArtefactKind::PlogRun})
            QVERIFY(!scanKindOf(kind));
        QVERIFY(scanKindOf(ArtefactKind::Plog) == log::LogKind::Plog);
    }

    void theYearIsTheRuns()
    {
        bundle::Bundle bundle;
        QVERIFY(!yearOf(bundle));
        bundle.run = bundle::Run{"20271201-101405-pid24055", ""};
        QCOMPARE(yearOf(bundle), std::optional(2027));
    }
};

QTEST_GUILESS_MAIN(ScanPlanTest)
#include "tst_scan_plan.moc"
