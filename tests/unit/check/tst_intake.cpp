// SPDX-License-Identifier: Apache-2.0
#include "run_folder.h"

#include <QTest>

using namespace triage;
using namespace triage::test;
using check::IntakeState;

namespace {

constexpr Step s4 = Step::ForceEager, s5 = Step::NpugraphEx;
const review::Signature by = {"Wang", "2026-12-01T10:20:37+08:00"};

/// "found 2.6.0 env.txt:1"
QString fact(const check::Facts& facts, const char* key)
{
    for (const check::IntakeFact& f : facts.intake) {
        if (f.key != key)
            continue;
        const std::string_view state = spelling(f.state);
        QStringList parts = {QString::fromUtf8(state.data(), qsizetype(state.size()))};
        if (f.value)
            parts << QString::fromStdString(*f.value);
        if (f.source)
            parts << QString::fromStdString(*f.source);
        return parts.join(' ');
    }
    return QStringLiteral("(absent)");
}

} // namespace

class TestIntake : public QObject
{
    Q_OBJECT

private slots:
    void versions_data()
    {
        QTest::addColumn<QByteArray>("env");
        QTest::addColumn<QString>("torch");
        QTest::addColumn<QString>("torchNpu");
        QTest::addColumn<QString>("torchair");
        QTest::addColumn<QString>("cann");
        QTest::newRow("as the template writes it")
            << QByteArray("torch 2.6.0+debian\ntorch_npu 2.6.0.post1\ntorchair 2.6.0\n# version: 1.0\n"
                          "runtime_running_version=[7.7.0.1.231:8.2.RC1]\ncompiler_running_version=[7.7.0.1."
                          "231:8.2.RC1]\n")
            << "found 2.6.0+debian env.txt:1"
            << "found 2.6.0.post1 env.txt:2"
            << "found 2.6.0 env.txt:3"
            << "found 8.2.RC1 env.txt:5";
        QTest::newRow("CRLF, a BOM") << QByteArray("\xef\xbb\xbftorch 2.5.1\r\ntorch_npu "
                                                   "2.5.1\r\nruntime_running_version=[7.6.0.1.220:8.0.0]\r\n")
                                     << "found 2.5.1 env.txt:1"
                                     << "found 2.5.1 env.txt:2"
                                     << "missing"
                                     << "found 8.0.0 env.txt:3";
        QTest::newRow("import warnings and a traceback around")
            << QByteArray("/usr/lib/python3/site.py:1: UserWarning: torch_npu was built for torch 2.1.0\n  "
                          "warnings.warn(\ntorch 2.7.1\ntorch_npu 2.7.1rc1\n"
                          "Traceback (most recent call last):\n  File \"<string>\", line 1, in <module>\n"
                          "AttributeError: module 'torchair' has no attribute '__version__'\n")
            << "found 2.7.1 env.txt:3"
            << "found 2.7.1rc1 env.txt:4"
            << "missing"
            << "missing";
        QTest::newRow("CANN 9") << QByteArray(
                                       "torch 2.9.0\ntorch_npu 2.9.0\n--- CANN version.cfg ---\nCANN "
                                       "version.cfg not found at /usr/local/Ascend/ascend-toolkit/latest\n"
                                       "package_name=Ascend-cann-toolkit\nversion=9.0.0\n")
                                << "found 2.9.0 env.txt:1"
                                << "found 2.9.0 env.txt:2"
                                << "missing"
                                << "found 9.0.0 env.txt:6";
        QTest::newRow("CANN without a build number")
            << QByteArray("runtime_running_version=[9.0.RC1]\n") << "missing"
            << "missing"
            << "missing"
            << "found 9.0.RC1 env.txt:1";
        QTest::newRow("upgrade version only")
            << QByteArray("opp_upgrade_version=[7.6:8.1.RC1.alpha002]\n") << "missing"
            << "missing"
            << "missing"
            << "found 8.1.RC1.alpha002 env.txt:1";
        QTest::newRow("pip list") << QByteArray("torch                    2.6.0\ntorch-npu                "
                                                "2.6.0.dev1\nnpugraph_ex 26.0.0\n")
                                  << "found 2.6.0 env.txt:1"
                                  << "found 2.6.0.dev1 env.txt:2"
                                  << "found 26.0.0 env.txt:3"
                                  << "missing";
        QTest::newRow("collect_env") << QByteArray("PyTorch version: 2.5.1\nCANN version: 8.3.RC1\n")
                                     << "found 2.5.1 env.txt:1"
                                     << "missing"
                                     << "missing"
                                     << "found 8.3.RC1 env.txt:2";
        QTest::newRow("no number is no version")
            << QByteArray("torch unknown\ntorch_npu\nCANN version.cfg not found\ntorchvision "
                          "0.20.1\ntorchaudio 2.5.1\n")
            << "missing"
            << "missing"
            << "missing"
            << "missing";
    }
    void versions()
    {
        QFETCH(const QByteArray, env);
        RunFolder run;
        run.write("env.txt", env);
        const check::Facts facts = run.examine();
        QTEST(fact(facts, "torch"), "torch");
        QTEST(fact(facts, "torch_npu"), "torchNpu");
        QTEST(fact(facts, "torchair"), "torchair");
        QTEST(fact(facts, "cann"), "cann");
    }

    void versionsFromALogWhenEnvIsSilent()
    {
        RunFolder run;
        run.write("env.txt", "torch 2.6.0\n");
        run.write(RunFolder::log(s5), "torch_npu version: 2.6.0.post2\nCANN 8.2.RC1 found\ndone\n");
        const check::Facts facts = run.examine();
        QCOMPARE(fact(facts, "torch_npu"),
                 QString("found 2.6.0.post2 step5-npugraph_ex/stdout_stderr.log:1"));
        QCOMPARE(fact(facts, "cann"), QString("found 8.2.RC1 step5-npugraph_ex/stdout_stderr.log:2"));
        QCOMPARE(fact(facts, "torch"), QString("found 2.6.0 env.txt:1"));
    }

    void orderAndKeysAreTheWorkflows()
    {
        const check::Facts facts = RunFolder().examine();
        const std::vector<std::string> keys = {"script",   "torch",        "torch_npu",    "torchair",
                                               "cann",     "fixed_shapes", "multi_stream", "custom_ops",
                                               "in_place", "symptom",      "error_stack"};
        QCOMPARE(facts.intake.size(), keys.size());
        for (std::size_t i = 0; i < keys.size(); ++i)
            QCOMPARE(facts.intake[i].key, keys[i]);
    }

    void whatOnlyTheCustomerKnowsIsAsked()
    {
        RunFolder run;
        for (const char* key : {"fixed_shapes", "multi_stream", "custom_ops", "in_place"})
            QCOMPARE(fact(run.examine(), key), QString("missing"));
        review::Review review;
        review.answers = {{"fixed_shapes", "yes", by}, {"torch", "2.6.1", by}};
        const check::Facts facts = run.examine(review);
        QCOMPARE(fact(facts, "fixed_shapes"), QString("answered yes"));
        QCOMPARE(fact(facts, "torch"), QString("answered 2.6.1"));
    }

    void anAnsweredVersionIsNoLongerAGap()
    {
        RunFolder run;
        run.write("env.txt", "torch 2.6.0\n");
        review::Review review;
        review.answers = {{"cann", "8.2.RC1", by}, {"torchair", "2.6.0", by}};
        const check::Facts facts = run.examine(review);
        QCOMPARE(shown(facts), QStringList{"gap version-unknown - env.txt"});
        QCOMPARE(facts.findings.front().message.args, std::vector<std::string>{"torch_npu"});
        review.answers.push_back({"torch_npu", "2.6.0", by});
        QCOMPARE(shown(run.examine(review)), QStringList());
    }

    void script()
    {
        RunFolder run;
        QCOMPARE(fact(run.examine(), "script"), QString("found scripts/original.py scripts/original.py:1"));
        run.remove("scripts/original.py");
        QCOMPARE(fact(run.examine(), "script"),
                 QString("unclear scripts/step5-npugraph_ex.py scripts/step5-npugraph_ex.py:1"));
        for (const Step step : allSteps)
            run.remove("scripts/" + QString::fromStdString(builtin().step(step).script));
        QCOMPARE(fact(run.examine(), "script"), QString("missing"));
    }

    void symptomAndStackOfACrash()
    {
        RunFolder run;
        run.failed(s5, 1);
        const check::Facts facts = run.examine();
        QCOMPARE(fact(facts, "symptom"), QString("found crash first_failure.txt:1"));
        QCOMPARE(fact(facts, "error_stack"),
                 QString("found RuntimeError: no step5-npugraph_ex/stdout_stderr.log:5"));
    }

    void anAssertionInStepFiveIsNotYetACrash()
    {
        RunFolder run;
        run.failed(s5, 1,
                   "Traceback (most recent call last):\n  File \"a.py\", line 9, in <module>\n"
                   "AssertionError: Tensor-likes are not close!\n");
        QCOMPARE(fact(run.examine(), "symptom"), QString("unclear"));
        RunFolder other;
        other.failed(
            s4, 1,
            "Traceback (most recent call last):\n  File \"a.py\", line 9, in <module>\nAssertionError\n");
        QCOMPARE(fact(other.examine(), "symptom"), QString("found crash first_failure.txt:1"));
    }

    void allPassedAsksForTheSymptomOnly()
    {
        RunFolder run;
        const check::Facts facts = run.examine();
        QCOMPARE(fact(facts, "symptom"), QString("missing"));
        QCOMPARE(fact(facts, "error_stack"), QString("found none step5-npugraph_ex/SUCCESS"));
        review::Review review;
        review.symptom = review::StatedSymptom{Symptom::Performance, by};
        QCOMPARE(fact(run.examine(review), "symptom"), QString("answered performance"));
    }

    void aCrashWithoutALogLacksItsStack()
    {
        RunFolder run;
        run.failed(s5, 139);
        run.write(RunFolder::log(s5), "");
        const check::Facts facts = run.examine();
        QCOMPARE(fact(facts, "symptom"), QString("found crash first_failure.txt:1"));
        QCOMPARE(fact(facts, "error_stack"), QString("missing"));
    }

    void aBareLogLacksStepLogsAndPlog()
    {
        QTemporaryDir folder;
        QFile log(folder.filePath("a.log"));
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.write("x\n");
        log.close();
        const check::Facts facts = Examined(log.fileName()).facts;
        QCOMPARE(fact(facts, "step_logs"), QString("missing"));
        QCOMPARE(fact(facts, "plog"), QString("missing"));
        QCOMPARE(fact(RunFolder().examine(), "step_logs"), QString("(absent)"));
    }

    /// Every artefact has its "what is this file?".
    void everyArtefactIsExplained()
    {
        for (int kind = 0; kind <= int(bundle::ArtefactKind::Other); ++kind) {
            const std::string name(bundle::spelling(bundle::ArtefactKind(kind)));
            QVERIFY2(builtin().artefact(name), name.c_str());
        }
        QCOMPARE(builtin().artefacts.size(), std::size_t(bundle::ArtefactKind::Other) + 1);
    }
};

QTEST_GUILESS_MAIN(TestIntake)
#include "tst_intake.moc"
