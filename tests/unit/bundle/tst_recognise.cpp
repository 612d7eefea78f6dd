// SPDX-License-Identifier: Apache-2.0
#include "bundle/artefacts.h"
#include "bundle/runs.h"
#include "fixture.h"

using namespace tests;

/// Runs, and what each file is.
class TestRecognise : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto loaded = workflow::loadBuiltin();
        QVERIFY(loaded);
        workflow_ = std::move(*loaded);
    }

    void everyRealBundle_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* folder : {"zips", "npugraph_ex"}) {
            const QDir dir(QStringLiteral(TRIAGE_TEST_DATA "/bundles/") + folder);
            for (const QString& name : dir.entryList({"*.zip"}))
                QTest::newRow(qPrintable(name)) << dir.filePath(name);
        }
    }

    void everyRealBundle()
    {
        QFETCH(QString, path);
        Sandbox box;
        const auto bundle = open(box, path);
        QVERIFY(bundle);
        QCOMPARE(bundle->kind, InputKind::Run);
        QVERIFY(isRunName(bundle->run->name));
        QVERIFY2(bundle->remarks.empty(), bundle->remarks.empty() ? "" : bundle->remarks.front().id.c_str());
        QVERIFY(bundle->skipped.empty() && bundle->otherRuns.empty());
        QVERIFY(bundle->file("env.txt") && bundle->file("env.txt")->kind == ArtefactKind::Env);
        QVERIFY(kindOf(*bundle, "scripts/original.py") == ArtefactKind::OriginalScript);
        for (const auto& file : bundle->files) {
            QVERIFY2(file.kind != ArtefactKind::Other, file.path.c_str());
            QVERIFY(file.inRun && file.modified && !file.member.empty());
            QCOMPARE(QFileInfo(QString::fromStdString(bundle->locationOf(file).string())).size(), file.size);
            QCOMPARE(file.step.has_value(),
                     file.path.starts_with("step") || file.path.starts_with("scripts/step"));
        }
    }

    void artefacts_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("step");
        const auto row = [](const char* path, const char* kind, int step) {
            QTest::newRow(path) << QString::fromLatin1(kind) << step;
        };
        row("env.txt", "env", 0);
        row("first_failure.txt", "first-failure", 0);
        row("warnings.txt", "warnings", 0);
        row("scripts/original.py", "original-script", 0);
        row("scripts/step4-npugraph_ex-force_eager.py", "step-script", 4);
        row("scripts/helper.py", "script", 0);
        row("step1-eager/stdout_stderr.log", "step-log", 1);
        row("step1-eager/SUCCESS", "success-marker", 1);
        row("step5-npugraph_ex/ascend_plog/debug/plog/plog-12_20261201100000000.log", "plog", 5);
        row("step5-npugraph_ex/ascend_plog/run/plog/plog-12_20261201100000000.log", "plog-run", 5);
        row("step5-npugraph_ex/ascend_plog/security/plog/plog-12_20261201100000000.log", "plog-run", 5);
        row("step5-npugraph_ex/ascend_plog/debug/device-0/device-12_20261201100000000.log", "device-log", 5);
        row("step5-npugraph_ex/ascend_plog/run/device-0/device-12_20261201100000000.log", "device-log", 5);
        row("step5-npugraph_ex/ascend_plog/plog-12_20261201100000000.log", "plog", 5);
        const std::string run = "step4-npugraph_ex-force_eager/torch_compile_debug/torch_compile_debug/"
                                "run_2026_12_01_10_10_57_766102-pid_19680/";
        row((run + "npugraph_ex/debug.log").c_str(), "backend-debug-log", 4);
        row((run + "torchair/debug.log").c_str(), "backend-debug-log", 4);
        row((run + "torchdynamo/debug.log").c_str(), "dynamo-debug-log", 4);
        row((run + "npugraph_ex/model__0/dynamo_out_graph.txt").c_str(), "dynamo-graph", 4);
        row((run + "npugraph_ex/model__0/backward/003_aot_backward_graph_after_apply_pattern_passes.txt")
                .c_str(),
            "aot-graph", 4);
        row((run + "torchair/model__1/forward/000_aot_forward_graph.txt").c_str(), "aot-graph", 4);
        row((run + "npugraph_ex/compile__0/compile_fx/000_aot_compile_fx_graph.txt").c_str(), "aot-graph", 4);
        row((run + "npugraph_ex/model__0/forward/output_code.py").c_str(), "output-code", 4);
        row((run + "npugraph_ex/model__0/graph_1_id_139_rank_0_pid_29963_ts_20261201102038505298.json")
                .c_str(),
            "acl-graph-json", 4);
        row((run +
             "npugraph_ex/model__0/graph_1_id_139_rank_0_pid_29963_ts_20261201102038505298.aligned.json")
                .c_str(),
            "acl-graph-json", 4);
        row((run + "torchinductor/model__0_forward_1.0/output_code.py").c_str(), "inductor-file", 4);
        row((run + "torchinductor/aot_model___0_debug.log").c_str(), "inductor-file", 4);
        // One level of torch_compile_debug, as the document draws it.
        row("step5-npugraph_ex/torch_compile_debug/run_2026_12_01_10_10_57_766102-pid_1-rank_0/npugraph_ex/"
            "debug.log",
            "backend-debug-log", 5);
        row("step2-compile-eager/extra.log", "other-log", 2);
        row("step2-compile-eager/core.bin", "other", 2);
        row("notes.tar.gz", "archive", 0);
    }

    void artefacts()
    {
        QFETCH(QString, kind);
        QFETCH(int, step);
        const Artefact found = artefactInRun(QTest::currentDataTag(), workflow_);
        QCOMPARE(QString::fromUtf8(spelling(found.kind).data()), kind);
        QCOMPARE(found.step ? number(*found.step) : 0, step);
    }

    void everyKindHasItsSpellingInTheWorkflow()
    {
        for (int i = 0; i <= static_cast<int>(ArtefactKind::Other); ++i) {
            const auto name = spelling(static_cast<ArtefactKind>(i));
            QVERIFY2(workflow_.artefact(name), name.data());
        }
    }

    void newestOfSeveralRuns()
    {
        Sandbox box;
        for (const char* run :
             {"a/20261201-100000-pid9", "20261201-100000-pid10", "b/20261130-235959-pid99999"})
            box.write(QStringLiteral("in/%1/env.txt").arg(run), "torch 2.6.0\n");
        box.write("in/20270101-000000-pid1/readme.md", "a stamp, but nothing of a run\n");
        box.write("in/beside.log", "[ERROR] a line\n");
        auto bundle = open(box, box.path("in"));
        QVERIFY(bundle);
        QCOMPARE(bundle->run->name, std::string("20261201-100000-pid10"));
        QCOMPARE(bundle->otherRuns.size(), 2U);
        QCOMPARE(bundle->otherRuns[0].name, std::string("20261201-100000-pid9"));
        QCOMPARE(bundle->otherRuns[1].path, std::string("b/20261130-235959-pid99999"));
        QVERIFY(hasRemark(*bundle, "several-runs"));
        QCOMPARE(bundle->files.size(), 3U);
        QVERIFY(bundle->file("env.txt")->inRun);
        QVERIFY(!bundle->file("beside.log")->inRun);
        bundle = open(box, box.path("in"), "20261130-235959-pid99999");
        QCOMPARE(bundle->run->path, std::string("b/20261130-235959-pid99999"));
        QCOMPARE(bundle->otherRuns.size(), 2U);
        const auto none = open(box, box.path("in"), "20990101-000000-pid1");
        QVERIFY(!none);
        QCOMPARE(none.error().kind, ErrorKind::NotFound);
    }

    void rootsAndFolders()
    {
        Sandbox box;
        auto bundle = open(box, TRIAGE_TEST_DATA "/bundles/variants/v01-extra-top-folder.zip");
        QVERIFY(bundle && hasRemark(*bundle, "extra-folders") && bundle->run);
        QVERIFY(QDir(box.path("out")).removeRecursively());
        bundle = open(box, TRIAGE_TEST_DATA "/bundles/variants/v05-stamp-folder-only.zip");
        QVERIFY(bundle && hasRemark(*bundle, "root-folder-missing"));
        QCOMPARE(bundle->run->path, bundle->run->name);
        QVERIFY(QDir(box.path("out")).removeRecursively());
        bundle = open(box, TRIAGE_TEST_DATA "/bundles/variants/v04-nested.zip");
        QVERIFY(bundle && bundle->run && hasRemark(*bundle, "nested-archive"));
        QVERIFY(kindOf(*bundle, "step5-npugraph_ex/stdout_stderr.log") == ArtefactKind::StepLog);
        QVERIFY(QDir(box.path("out")).removeRecursively());
        bundle = open(box, TRIAGE_TEST_DATA "/bundles/variants/v08-no-ascend_plog-dir.zip");
        QVERIFY(bundle && std::ranges::find(bundle->folders, "step4-npugraph_ex-force_eager/ascend_plog") !=
                              bundle->folders.end());
        QVERIFY(std::ranges::find(bundle->folders, "step5-npugraph_ex/ascend_plog") == bundle->folders.end());
    }

    void theRunFolderItselfIsGiven()
    {
        Sandbox box;
        box.write("20261201-100000-pid7/step1-eager/stdout_stderr.log", "");
        const auto bundle = open(box, box.path("20261201-100000-pid7"));
        QVERIFY(bundle && bundle->run);
        QCOMPARE(bundle->run->name, std::string("20261201-100000-pid7"));
        QVERIFY(bundle->run->path.empty() && bundle->remarks.empty());
        QVERIFY(kindOf(*bundle, "step1-eager/stdout_stderr.log") == ArtefactKind::StepLog);
    }

    void renamedRunFolder()
    {
        Sandbox box;
        box.write("in/my run/step1-eager/stdout_stderr.log", "");
        const auto bundle = open(box, box.path("in"));
        QVERIFY(bundle && bundle->run);
        QCOMPARE(bundle->run->name, std::string("my run"));
        QVERIFY(hasRemark(*bundle, "run-folder-renamed"));
    }

    void logThatIsAFolder()
    {
        Sandbox box;
        box.write("in/20261201-100000-pid7/step1-eager/stdout_stderr.log/part0", "x");
        const auto bundle = open(box, box.path("in"));
        QVERIFY(bundle && !bundle->file("step1-eager/stdout_stderr.log"));
        QVERIFY(std::ranges::find(bundle->folders, "step1-eager/stdout_stderr.log") != bundle->folders.end());
    }

    void sameNameBesideTheRun()
    {
        Sandbox box;
        box.write("in/root/20261201-100000-pid7/env.txt", "torch 2.6.0\n");
        box.write("in/env.txt", "another\n");
        const auto bundle = open(box, box.path("in"));
        QVERIFY(bundle);
        QVERIFY(bundle->file("env.txt")->inRun);
        QVERIFY(bundle->file("../../env.txt") && !bundle->file("../../env.txt")->inRun);
    }

    void looseFiles_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("kind");
        const QByteArray plog = "[ERROR] RUNTIME(123,python):2026-12-01-10:00:00.000.001 [x.cc:1]123 text\n";
        QTest::newRow("nohup.out") << QByteArray("anything\n") << "other-log";
        QTest::newRow("log/debug/plog/plog-123_20261201100000000.log") << plog << "plog";
        QTest::newRow("log/run/plog/plog-123_20261201100000000.log") << plog << "plog-run";
        QTest::newRow("renamed.txt") << plog << "plog";
        QTest::newRow("error.txt") << QByteArray("Traceback (most recent call last):\n  File \"x\"\n")
                                   << "other-log";
        QTest::newRow("console") << QByteArray("V1201 10:00:00.000000 1 torch/x.py:1] [0/0] [__guards] a\n")
                                 << "other-log";
        QTest::newRow("train.py") << QByteArray("import torch\n") << "script";
        QTest::newRow("train") << QByteArray("import torch\nfrom torch import nn\n\ndef main():\n    pass\n")
                               << "script";
        QTest::newRow("env.txt") << QByteArray("torch 2.6.0\n") << "env";
        QTest::newRow("readme.md") << QByteArray("please have a look\n") << "other";
        QTest::newRow("picture.bin") << QByteArray("\x89PNG\0\0[ERROR]", 13) << "other";
        QTest::newRow("data") << QByteArray("PK\x03\x04 and so on") << "archive";
    }

    void looseFiles()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, kind);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        Sandbox box;
        box.write("in/" + name, content);
        const auto bundle = open(box, box.path("in"));
        QVERIFY(bundle);
        QCOMPARE(bundle->kind, InputKind::LooseFiles);
        QVERIFY(!bundle->run);
        QCOMPARE(QString::fromUtf8(spelling(kindOf(*bundle, name.toStdString())).data()), kind);
    }

    void singleLog()
    {
        Sandbox box;
        box.write("train 1.log", "a\n");
        auto asked = request(box, "train 1.log");
        asked.shownName = "pasted.log";
        const auto bundle = recognise(*importInput(asked, {}, {}), workflow_);
        QCOMPARE(bundle->kind, InputKind::Log);
        QCOMPARE(bundle->files.size(), 1U);
        QCOMPARE(bundle->files.front().path, std::string("pasted.log"));
        QVERIFY(bundle->files.front().kind == ArtefactKind::OtherLog);
        QVERIFY(QFile::exists(QString::fromStdString(bundle->locationOf(bundle->files.front()).string())));
    }

    void windowsPackedRun()
    {
        Sandbox box;
        QVERIFY(box.make("backslashes.zip"));
        const auto bundle = open(box, "backslashes.zip");
        QVERIFY(bundle && bundle->run);
        QVERIFY(kindOf(*bundle, "step1-eager/stdout_stderr.log") == ArtefactKind::StepLog);
        QVERIFY(hasRemark(*bundle, "backslash-separators"));
    }

    void hugeListIsQuick()
    {
        Inventory inventory;
        inventory.name = "x.zip";
        for (int i = 0; i < 100'000; ++i)
            inventory.entries.push_back(
                {"root/20261201-100000-pid7/step5-npugraph_ex/ascend_plog/debug/plog/plog-" +
                     std::to_string(100'000 + i) + "_20261201100000000.log",
                 "m",
                 1,
                 {},
                 false});
        QElapsedTimer timer;
        timer.start();
        const auto bundle = recognise(inventory, workflow_);
        QVERIFY(bundle && bundle->files.size() == 100'000U);
        QVERIFY2(timer.elapsed() < 10'000, "recognising must not grow with the square");
    }

private:
    Result<Bundle> open(const Sandbox& box, const QString& input, std::optional<std::string> run = {}) const
    {
        const auto inventory = import(box, input);
        if (!inventory)
            return tl::unexpected<Error>(inventory.error());
        return recognise(*inventory, workflow_, run);
    }
    static ArtefactKind kindOf(const Bundle& bundle, std::string_view path)
    {
        const auto* file = bundle.file(path);
        return file ? file->kind : ArtefactKind::Other;
    }

    workflow::Workflow workflow_;
};

QTEST_GUILESS_MAIN(TestRecognise)
#include "tst_recognise.moc"
