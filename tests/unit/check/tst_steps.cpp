// SPDX-License-Identifier: Apache-2.0
// States of the steps, the matrix of artefacts, what the operator states, loose files.
#include "run_folder.h"

#include <QTest>

using namespace triage;
using namespace triage::test;
using check::FailureSource;
using check::Slot;
using check::SlotState;

namespace {

constexpr Step s2 = Step::CompileEager, s3 = Step::AotEager, s4 = Step::ForceEager, s5 = Step::NpugraphEx;
const review::Signature by = {"Wang", "2026-12-01T10:20:37+08:00"};

const check::StepFact& at(const check::Facts& facts, Step step)
{
    return facts.steps[indexOf(step)];
}
const check::SlotFact& slot(const check::Facts& facts, Step step, Slot which)
{
    return at(facts, step).slotFacts[std::size_t(which)];
}
QString states(const check::Facts& facts)
{
    QStringList shown;
    for (const check::StepFact& step : facts.steps) {
        const std::string_view state = spelling(step.state);
        shown << QString::fromUtf8(state.data(), qsizetype(state.size()));
    }
    return shown.join(' ');
}

} // namespace

class TestSteps : public QObject
{
    Q_OBJECT

private slots:
    void allPassed()
    {
        const check::Facts facts = RunFolder().examine();
        QCOMPARE(states(facts), QString("passed passed passed passed passed"));
        QVERIFY(!facts.firstFailure.step);
        QVERIFY(facts.firstFailure.source == FailureSource::Markers);
        QVERIFY(at(facts, s5).exitCode == 0);
    }

    void afterTheFailureNothingIsMissing()
    {
        RunFolder run;
        run.failed(s3, 134);
        const check::Facts facts = run.examine();
        QCOMPARE(states(facts), QString("passed passed failed not_run not_run"));
        QVERIFY(facts.firstFailure.step == s3);
        QVERIFY(at(facts, s3).exitCode == 134);
        QVERIFY(!at(facts, s4).exitCode);
        for (const Slot which : {Slot::Script, Slot::Exit, Slot::Log, Slot::Plog, Slot::DebugDir})
            if (which != Slot::Script) // the copies of all five are made before the first runs
                QVERIFY(slot(facts, s4, which).state == SlotState::NotExpected);
        QVERIFY(slot(facts, s4, Slot::Script).state == SlotState::Present);
    }

    void skippedIsMissing()
    {
        RunFolder run;
        run.remove(RunFolder::name(s2));
        QCOMPARE(states(run.examine()), QString("passed missing passed passed passed"));
    }

    void withoutMarkersUnknown()
    {
        RunFolder run;
        run.remove(RunFolder::name(s2) + "/SUCCESS");
        const check::Facts facts = run.examine();
        QCOMPARE(states(facts), QString("passed unknown passed passed passed"));
        QVERIFY(facts.firstFailure.source == FailureSource::None);
        QCOMPARE(facts.firstFailure.conflicts.size(), std::size_t(1));
    }

    void interruptedCollection()
    {
        RunFolder run;
        run.remove(RunFolder::name(s4));
        run.remove(RunFolder::name(s5));
        const check::Facts facts = run.examine();
        QCOMPARE(states(facts), QString("passed passed passed missing missing"));
        QVERIFY(facts.state == Completeness::Rerun);
    }

    void failedAndLaterSuccess()
    {
        RunFolder run;
        run.failed(s3, 1);
        run.passed(s5);
        QCOMPARE(states(run.examine()), QString("passed passed failed not_run passed"));
    }

    /// A handled exception long before the end, or one that Dynamo logged, ends no step.
    void onlyWhatEndsAProgramIsAFailure()
    {
        RunFolder run;
        run.failed(
            s4, 1,
            "Traceback (most recent call last):\n  File \"a.py\", line 1, in f\nValueError: handled\n" +
                QByteArray("step done\n").repeated(2000));
        run.remove("first_failure.txt");
        const check::Facts facts = run.examine();
        QVERIFY(!facts.firstFailure.step);
        QCOMPARE(states(facts), QString("passed passed passed unknown missing"));
    }

    void matrix()
    {
        const check::Facts facts = RunFolder().examine();
        QCOMPARE(slot(facts, s5, Slot::Script).path, std::string("scripts/step5-npugraph_ex.py"));
        QCOMPARE(slot(facts, s5, Slot::Exit).path, std::string("step5-npugraph_ex/SUCCESS"));
        QVERIFY(slot(facts, s5, Slot::Exit).state == SlotState::Present);
        QCOMPARE(slot(facts, s5, Slot::Log).path, std::string("step5-npugraph_ex/stdout_stderr.log"));
        QVERIFY(slot(facts, s5, Slot::Log).size > 0);
        QVERIFY(slot(facts, s5, Slot::Log).modified.has_value());
        QCOMPARE(slot(facts, s5, Slot::Plog).path, std::string("step5-npugraph_ex/ascend_plog"));
        QVERIFY(slot(facts, s5, Slot::Plog).size > 0);
        QVERIFY(slot(facts, s5, Slot::DebugDir).state == SlotState::Present);
        QVERIFY(slot(facts, s3, Slot::DebugDir).state == SlotState::NotExpected);
        QCOMPARE(at(facts, s5).runDirs, std::vector<std::string>{RunFolder::runDir(s5).toStdString()});
        QCOMPARE(at(facts, s5).plogs, std::vector<std::string>{RunFolder::plog(s5).toStdString()});
        QVERIFY(at(facts, s3).durationMs == 1500);
    }

    void matrixOfWhatIsNotThere()
    {
        RunFolder run;
        run.failed(s5, 139);
        run.write(RunFolder::log(s5), "");
        run.remove(RunFolder::plog(s5));
        run.remove("scripts/step5-npugraph_ex.py");
        run.remove(RunFolder::runDir(s5));
        const check::Facts facts = run.examine();
        QVERIFY(slot(facts, s5, Slot::Script).state == SlotState::Missing);
        QCOMPARE(slot(facts, s5, Slot::Exit).path, std::string("first_failure.txt"));
        QVERIFY(slot(facts, s5, Slot::Log).state == SlotState::Empty);
        QVERIFY(slot(facts, s5, Slot::Plog).state == SlotState::Empty);
        QVERIFY(slot(facts, s5, Slot::DebugDir).state == SlotState::Empty);
        QVERIFY(!at(facts, s5).durationMs);
    }

    void theOperatorOutranksTheLogs()
    {
        RunFolder run;
        run.failed(s4, 1);
        run.remove("first_failure.txt");
        run.remove(RunFolder::name(s3) + "/SUCCESS");
        review::Review review;
        review.failedStep = s3;
        const check::Facts facts = run.examine(review);
        QVERIFY(facts.firstFailure.step == s3);
        QVERIFY(facts.firstFailure.source == FailureSource::Operator);
    }

    void butNotTheMarkers()
    {
        RunFolder run;
        run.failed(s4, 1);
        review::Review review;
        review.failedStep = s3;
        const check::Facts facts = run.examine(review);
        QVERIFY(facts.firstFailure.step == s4);
        QVERIFY(facts.firstFailure.source == FailureSource::FirstFailureTxt);
        QCOMPARE(facts.firstFailure.conflicts.size(), std::size_t(1));
    }

    void aSingleLog()
    {
        QTemporaryDir folder;
        QFile log(folder.filePath("nohup.out"));
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.write("torch 2.6.0\nTraceback (most recent call last):\n  File \"a.py\", line 1, in "
                  "<module>\nRuntimeError: no\n");
        log.close();
        review::Review review;
        const check::Facts bare = Examined(log.fileName(), review).facts;
        QCOMPARE(shown(bare).join('\n'),
                 QString("rerun no-triage-run - nohup.out\ngap version-unknown - env.txt\n"
                         "note torchair-version-unknown - env.txt"));
        QVERIFY(!bare.firstFailure.step);
        review.failedStep = s5;
        review.waivers = {{"no-triage-run", std::nullopt, "a paste is all there is", by}};
        const check::Facts stated = Examined(log.fileName(), review).facts;
        QVERIFY(stated.firstFailure.step == s5);
        QVERIFY(stated.firstFailure.source == FailureSource::Operator);
        QCOMPARE(at(stated, s5).log, std::string("nohup.out"));
        QVERIFY(stated.files.front().step == s5);
        QVERIFY(stated.state == Completeness::Gaps);
    }

    void anEmptySingleLog()
    {
        QTemporaryDir folder;
        QFile log(folder.filePath("train.log"));
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.close();
        const check::Facts facts = Examined(log.fileName()).facts;
        QVERIFY(shown(facts).contains("rerun log-empty - train.log"));
    }

    void looseFiles()
    {
        QTemporaryDir folder;
        for (const auto& [name, text] :
             {std::pair{"nohup.out", QByteArray("Traceback (most recent call last):\n"
                                                "  File \"a.py\", line 1, in <module>\n"
                                                "RuntimeError: no\n")},
              std::pair{"run.py", QByteArray("import torch\nimport torch_npu\n")}}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        review::Review review;
        const check::Facts loose = Examined(folder.path(), review).facts;
        QVERIFY(loose.kind == bundle::InputKind::LooseFiles);
        QCOMPARE(shown(loose).first().section(' ', 0, 1), QString("rerun no-triage-run"));
        QVERIFY(!loose.firstFailure.step);
        review.assignments = {{"nohup.out", s4, by}};
        const check::Facts assigned = Examined(folder.path(), review).facts;
        QVERIFY(assigned.firstFailure.step == s4);
        QVERIFY(assigned.firstFailure.source == FailureSource::Log);
        QCOMPARE(at(assigned, s4).log, std::string("nohup.out"));
    }

    /// Without a run there is no step to run again: the command is that of the whole collection.
    void aLooseEmptyLogAsksForTheCollection()
    {
        QTemporaryDir folder;
        for (const char* name : {"nohup.out", "train.log"}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        int empty = 0;
        const check::Facts facts = Examined(folder.path()).facts;
        for (const check::Finding& finding : facts.findings) {
            empty += finding.id == "log-empty";
            for (const char* unfilled : {"$RUN", "$STEP", "$SWITCHES", "$SCRIPT"})
                QVERIFY2(finding.command.value_or("").find(unfilled) == std::string::npos,
                         finding.command->c_str());
        }
        QCOMPARE(empty, 2);
    }

    /// It may be there and say nothing.
    void aMarkerFileThatNamesNoStepIsNotSaidToBeAbsent()
    {
        for (const Step stands : {s4, s5}) {
            RunFolder run;
            run.failed(s4, 1, stands == s4 ? "nothing that tells\n" : "Segmentation fault (core dumped)\n");
            run.write("first_failure.txt", "\n");
            int inferred = 0;
            for (const check::Finding& finding : run.examine().findings) {
                if (finding.id != "failure-inferred")
                    continue;
                ++inferred;
                QVERIFY2(!finding.message.own->en.starts_with("There is no"),
                         finding.message.own->en.c_str());
                QVERIFY2(!finding.message.own->zh.starts_with("没有"), finding.message.own->zh.c_str());
            }
            QCOMPARE(inferred, 1);
        }
    }

    /// A file that is not there cannot fail to mention anything.
    void absentWarningsAreSaidToBeAbsent()
    {
        for (const bool there : {true, false}) {
            RunFolder run;
            run.remove(RunFolder::name(s3) + "/ascend_plog");
            if (there)
                run.write("warnings.txt", "\n");
            QString said;
            for (const check::Finding& finding : run.examine().findings)
                if (finding.id == "warnings-disagree")
                    said = QString::fromStdString(finding.message.own->en);
            QCOMPARE(said.contains("does not mention it"), there);
            QCOMPARE(said.contains("there is no warnings.txt"), !there);
        }
    }

    void aLooseFirstFailureNamesTheStep()
    {
        QTemporaryDir folder;
        for (const auto& [name, text] :
             {std::pair{"first_failure.txt", QByteArray("step5-npugraph_ex exit_code=139\n")},
              std::pair{"nohup.out", QByteArray("Segmentation fault (core dumped)\n")}}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        const check::Facts facts = Examined(folder.path()).facts;
        QVERIFY(facts.kind == bundle::InputKind::LooseFiles);
        QVERIFY(facts.firstFailure.step == s5);
        QVERIFY(facts.firstFailure.exitCode == 139);
        QVERIFY(facts.firstFailure.conflicts.empty());
    }

    /// What lies beside the run is not the run's.
    void aMarkerBesideTheRunIsNotItsMarker()
    {
        RunFolder run;
        run.write("../first_failure.txt", "step3-compile-aot_eager exit_code=1\n");
        run.write("../warnings.txt", "step3-compile-aot_eager stdout_stderr.log missing or empty\n");
        run.write("../env.txt", "torch 1.0.0\n");
        const check::Facts facts = run.examine();
        QVERIFY(!facts.firstFailure.step);
        QCOMPARE(shown(facts), QStringList());
        QCOMPARE(*facts.intake[1].value, std::string("2.6.0"));
    }

    /// Another name for the output, in the step's own folder.
    void anAssignedFileInTheStepsFolder()
    {
        RunFolder run;
        run.write(RunFolder::name(s3) + "/out.txt", run.contentOf(RunFolder::log(s3)));
        run.remove(RunFolder::log(s3));
        QVERIFY(at(run.examine(), s3).log.empty());
        review::Review review;
        review.assignments = {{(RunFolder::name(s3) + "/out.txt").toStdString(), s3, by}};
        QCOMPARE(at(run.examine(review), s3).log, (RunFolder::name(s3) + "/out.txt").toStdString());
    }

    /// A file beside the run stands in for the log that the step lacks.
    void anAssignedFileInARun()
    {
        RunFolder run;
        run.failed(s5, 1);
        run.write("nohup.out", run.contentOf(RunFolder::log(s5)));
        run.remove(RunFolder::log(s5));
        QVERIFY(shown(run.examine()).contains("rerun log-missing 5 step5-npugraph_ex/stdout_stderr.log"));
        review::Review review;
        review.assignments = {{"nohup.out", s5, by}};
        const check::Facts facts = run.examine(review);
        QCOMPARE(at(facts, s5).log, std::string("nohup.out"));
        QCOMPARE(shown(facts).filter("rerun"), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestSteps)
#include "tst_steps.moc"
