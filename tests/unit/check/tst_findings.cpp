// SPDX-License-Identifier: Apache-2.0
// Every finding, with a run laid out for it. What is listed is all that may be found.
#include "run_folder.h"

#include <QTest>

#include <functional>
#include <set>

using namespace triage;
using namespace triage::test;

namespace {

struct Case
{
    const char* name;
    std::function<void(RunFolder&)> make;
    QStringList expected;
    Completeness state;
    review::Review review = {};
};

const review::Signature by = {"Wang", "2026-12-01T10:20:37+08:00"};
constexpr Step s1 = Step::Eager, s2 = Step::CompileEager, s3 = Step::AotEager, s4 = Step::ForceEager,
               s5 = Step::NpugraphEx;

review::Review statedFailed(Step step)
{
    review::Review review;
    review.failedStep = step;
    return review;
}

review::Review waived(const char* id, std::optional<Step> step)
{
    review::Review review;
    review.waivers = {{id, step, "collected twice, there is none", by}};
    return review;
}

QByteArray plogLine(const char* clock)
{
    return QByteArray("[INFO] RUNTIME(1953,python3):2026-12-01-") + clock +
           ".000.000 [init.cc:1]1953 Init:ok\n";
}

/// Steps, logs and plogs.
std::vector<Case> rerunCases()
{
    return {
        {"all there", [](RunFolder&) {}, {}, Completeness::Complete},
        {"stopped at step 5, as it should be",
         [](RunFolder& r) { r.failed(s5, 1); },
         {},
         Completeness::Complete},
        {"later steps not run after step 2",
         [](RunFolder& r) { r.failed(s2, 1); },
         {},
         Completeness::Complete},
        {"a folder alone after the failure proves nothing",
         [](RunFolder& r) {
             r.failed(s4, 1);
             r.folder(RunFolder::name(s5) + "/ascend_plog");
         },
         {},
         Completeness::Complete},
        {"step skipped",
         [](RunFolder& r) { r.remove(RunFolder::name(s3)); },
         {"rerun step-missing 3 step3-compile-aot_eager"},
         Completeness::Rerun},
        {"all steps missing is not all passed",
         [](RunFolder& r) {
             for (const Step step : allSteps)
                 r.remove(RunFolder::name(step));
         },
         {"rerun step-missing 1 step1-eager", "rerun step-missing 2 step2-compile-eager",
          "rerun step-missing 3 step3-compile-aot_eager",
          "rerun step-missing 4 step4-npugraph_ex-force_eager", "rerun step-missing 5 step5-npugraph_ex"},
         Completeness::Rerun},
        {"log missing",
         [](RunFolder& r) { r.remove(RunFolder::log(s3)); },
         {"rerun log-missing 3 step3-compile-aot_eager/stdout_stderr.log",
          "note warnings-disagree 3 step3-compile-aot_eager/stdout_stderr.log"},
         Completeness::Rerun},
        {"log empty, and said so",
         [](RunFolder& r) {
             r.write(RunFolder::log(s4), "");
             r.write("warnings.txt", "step4-npugraph_ex-force_eager stdout_stderr.log missing or empty\r\n");
         },
         {"rerun log-empty 4 step4-npugraph_ex-force_eager/stdout_stderr.log"},
         Completeness::Rerun},
        {"log all NUL",
         [](RunFolder& r) { r.write(RunFolder::log(s4), QByteArray(100'000, '\0')); },
         {"rerun log-empty 4 step4-npugraph_ex-force_eager/stdout_stderr.log"},
         Completeness::Rerun},
        {"log is a folder",
         [](RunFolder& r) {
             r.remove(RunFolder::log(s1));
             r.folder(RunFolder::log(s1));
         },
         {"rerun log-empty 1 step1-eager/stdout_stderr.log",
          "note warnings-disagree 1 step1-eager/stdout_stderr.log"},
         Completeness::Rerun},
        {"empty log waived",
         [](RunFolder& r) {
             r.write(RunFolder::log(s4), "");
             r.write("warnings.txt", "step4-npugraph_ex-force_eager stdout_stderr.log missing or empty\n");
         },
         {"rerun log-empty 4 step4-npugraph_ex-force_eager/stdout_stderr.log waived"},
         Completeness::Gaps,
         waived("log-empty", s4)},
        {"a waiver for another step does nothing",
         [](RunFolder& r) { r.remove(RunFolder::name(s3)); },
         {"rerun step-missing 3 step3-compile-aot_eager"},
         Completeness::Rerun,
         waived("step-missing", s4)},
        {"no plog folder",
         [](RunFolder& r) { r.remove(RunFolder::name(s2) + "/ascend_plog"); },
         {"rerun plog-missing 2 step2-compile-eager/ascend_plog",
          "note warnings-disagree 2 step2-compile-eager/ascend_plog"},
         Completeness::Rerun},
        {"plog empty",
         [](RunFolder& r) { r.write(RunFolder::plog(s1), ""); },
         {"rerun plog-missing 1 step1-eager/ascend_plog"},
         Completeness::Rerun},
        {"bare empty subfolders do not count",
         [](RunFolder& r) {
             r.remove(RunFolder::name(s5) + "/ascend_plog");
             r.folder(RunFolder::name(s5) + "/ascend_plog/debug/plog");
         },
         {"rerun plog-missing 5 step5-npugraph_ex/ascend_plog"},
         Completeness::Rerun},
        {"run and device logs are no plog",
         [](RunFolder& r) {
             r.remove(RunFolder::plog(s5));
             r.write(RunFolder::name(s5) + "/ascend_plog/debug/device-0/device-1953_20261201101000000.log",
                     "x\n");
         },
         {"rerun plog-missing 5 step5-npugraph_ex/ascend_plog"},
         Completeness::Rerun},
        {"one of two processes wrote a plog",
         [](RunFolder& r) { r.write(RunFolder::plog(s5, 77), ""); },
         {},
         Completeness::Complete},
        {"a waived plog stands in the report",
         [](RunFolder& r) { r.write(RunFolder::plog(s1), ""); },
         {"rerun plog-missing 1 step1-eager/ascend_plog waived"},
         Completeness::Gaps,
         waived("plog-missing", s1)},
    };
}

/// Markers.
std::vector<Case> markerCases()
{
    return {
        {"failed and SUCCESS",
         [](RunFolder& r) {
             r.failed(s5, 1);
             r.write(RunFolder::name(s5) + "/SUCCESS", "");
         },
         {"gap marker-conflict 5 step5-npugraph_ex/SUCCESS"},
         Completeness::Gaps},
        {"SUCCESS, but the log ends with an error",
         [](RunFolder& r) {
             r.write(RunFolder::log(s4), r.contentOf(RunFolder::log(s4)) +
                                             "Traceback (most recent call last):\n"
                                             "  File \"a.py\", line 1, in <module>\nRuntimeError: no\n");
         },
         {"gap marker-conflict 4 step4-npugraph_ex-force_eager/stdout_stderr.log"},
         Completeness::Gaps},
        {"SUCCESS, and an error that the program went on after",
         [](RunFolder& r) {
             r.write(RunFolder::log(s4), "Traceback (most recent call last):\n"
                                         "  File \"a.py\", line 1, in <module>\nRuntimeError: handled\n\n" +
                                             QByteArray("step done\n").repeated(100));
         },
         {},
         Completeness::Complete},
        {"a later step after the failed one",
         [](RunFolder& r) {
             r.failed(s3, 1);
             r.passed(s4);
         },
         {"gap marker-conflict 4 step4-npugraph_ex-force_eager"},
         Completeness::Gaps},
        {"no marker, later steps run",
         [](RunFolder& r) { r.remove(RunFolder::name(s2) + "/SUCCESS"); },
         {"gap marker-conflict 2 step2-compile-eager"},
         Completeness::Gaps},
        {"a folder alone before later steps",
         [](RunFolder& r) {
             r.remove(RunFolder::name(s2));
             r.folder(RunFolder::name(s2) + "/ascend_plog");
         },
         {"rerun log-missing 2 step2-compile-eager/stdout_stderr.log",
          "rerun plog-missing 2 step2-compile-eager/ascend_plog", "gap marker-conflict 2 step2-compile-eager",
          "note warnings-disagree 2 step2-compile-eager/stdout_stderr.log",
          "note warnings-disagree 2 step2-compile-eager/ascend_plog"},
         Completeness::Rerun},
        {"names a step without a folder",
         [](RunFolder& r) {
             r.remove(RunFolder::name(s5));
             r.write("first_failure.txt", "step5-npugraph_ex exit_code=1\n");
         },
         {"rerun log-missing 5 step5-npugraph_ex/stdout_stderr.log",
          "rerun plog-missing 5 step5-npugraph_ex/ascend_plog",
          "gap debug-dir-missing 5 step5-npugraph_ex/torch_compile_debug",
          "gap marker-conflict 5 first_failure.txt"},
         Completeness::Rerun},
        {"exit code 0",
         [](RunFolder& r) { r.failed(s5, 0); },
         {"gap marker-conflict 5 first_failure.txt"},
         Completeness::Gaps},
        {"several steps named",
         [](RunFolder& r) {
             r.failed(s4, 1);
             r.write("first_failure.txt",
                     "step4-npugraph_ex-force_eager exit_code=1\nstep5-npugraph_ex exit_code=1\n");
         },
         {"gap marker-conflict 4 first_failure.txt"},
         Completeness::Gaps},
        {"garbage, and all passed",
         [](RunFolder& r) { r.write("first_failure.txt", QByteArray(300'000, '\xfe')); },
         {"gap marker-conflict - first_failure.txt"},
         Completeness::Gaps},
        {"the operator says otherwise",
         [](RunFolder& r) { r.failed(s5, 1); },
         {"gap marker-conflict 5 first_failure.txt"},
         Completeness::Gaps,
         statedFailed(s4)},
        {"the operator says failed, all passed",
         [](RunFolder&) {},
         {"gap marker-conflict 5 step5-npugraph_ex/SUCCESS"},
         Completeness::Gaps,
         statedFailed(s5)},
        {"the operator names a step that passed",
         [](RunFolder& r) {
             r.failed(s5, 1);
             r.remove("first_failure.txt");
         },
         {"gap marker-conflict 4 step4-npugraph_ex-force_eager/SUCCESS",
          "gap failure-inferred 5 step5-npugraph_ex/stdout_stderr.log"},
         Completeness::Gaps,
         statedFailed(s4)},
        {"inferred from the log",
         [](RunFolder& r) {
             r.failed(s4, 1);
             r.remove("first_failure.txt");
         },
         {"gap failure-inferred 4 step4-npugraph_ex-force_eager/stdout_stderr.log"},
         Completeness::Gaps},
        {"stated by the operator",
         [](RunFolder& r) {
             r.failed(s4, 1, "nothing that tells\n");
             r.remove("first_failure.txt");
         },
         {},
         Completeness::Complete,
         statedFailed(s4)},
        {"nobody tells",
         [](RunFolder& r) {
             r.failed(s4, 1, "nothing that tells\n");
             r.remove("first_failure.txt");
         },
         {"rerun step-missing 5 step5-npugraph_ex", "gap failure-inferred 4 step4-npugraph_ex-force_eager"},
         Completeness::Rerun},
    };
}

/// What stands in files.
std::vector<Case> gapCases()
{
    return {
        {"no run_* folder",
         [](RunFolder& r) {
             r.remove(RunFolder::name(s4) + "/torch_compile_debug/torch_compile_debug");
             r.folder(RunFolder::name(s4) + "/torch_compile_debug/torch_compile_debug/other");
         },
         {"gap debug-dir-missing 4 step4-npugraph_ex-force_eager/torch_compile_debug"},
         Completeness::Gaps},
        {"run_* folder one level up, with a rank",
         [](RunFolder& r) {
             r.remove(RunFolder::name(s5) + "/torch_compile_debug");
             r.write(RunFolder::name(s5) +
                         "/torch_compile_debug/run_2026_12_01_10_10_10_123456-pid_1953-rank_1/npugraph_ex/"
                         "debug.log",
                     "x\n");
         },
         {},
         Completeness::Complete},
        {"inductor ran",
         [](RunFolder& r) {
             r.write(RunFolder::runDir(s5) + "/torchinductor/model__0_forward_1.0/output_code.py", "x\n");
         },
         {"gap wrong-backend 5 step5-npugraph_ex/torch_compile_debug/torch_compile_debug/"
          "run_2026_12_01_10_10_10_123456-pid_1953/torchinductor"},
         Completeness::Gaps},
        {"no TORCH_LOGS lines",
         [](RunFolder& r) { r.write(RunFolder::log(s3), "step 3 done\n"); },
         {"gap switch-output-missing 3 step3-compile-aot_eager/stdout_stderr.log"},
         Completeness::Gaps},
        {"step 1 may be silent about its switches",
         [](RunFolder& r) { r.write(RunFolder::log(s1), "step 1 done\n"); },
         {},
         Completeness::Complete},
        {"log cut in a record",
         [](RunFolder& r) {
             r.write(RunFolder::log(s3), r.contentOf(RunFolder::log(s3)) +
                                             "V1201 10:13:04.500000 1953 torch/_dynamo/convert_fra");
         },
         {"gap log-truncated 3 step3-compile-aot_eager/stdout_stderr.log"},
         Completeness::Gaps},
        {"log ends in a traceback without its message",
         [](RunFolder& r) {
             r.failed(s5, 1, "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n");
         },
         {"gap log-truncated 5 step5-npugraph_ex/stdout_stderr.log"},
         Completeness::Gaps},
        {"a print without a newline is not cut",
         [](RunFolder& r) { r.write(RunFolder::log(s4), r.contentOf(RunFolder::log(s4)) + "loss 0.5"); },
         {},
         Completeness::Complete},
        {"ten plog files of a process",
         [](RunFolder& r) {
             for (int i = 0; i < 9; ++i)
                 r.write(
                     RunFolder::name(s5) +
                         QStringLiteral("/ascend_plog/debug/plog/plog-1953_2026120110150000%1.log").arg(i),
                     plogLine("10:15:01"));
         },
         {"gap plog-rotated 5 step5-npugraph_ex/ascend_plog/debug/plog/plog-1953_20261201101000000.log"},
         Completeness::Gaps},
        {"ten plog files of ten processes",
         [](RunFolder& r) {
             for (int pid = 1; pid <= 9; ++pid)
                 r.write(RunFolder::plog(s5, pid), plogLine("10:15:01"));
         },
         {},
         Completeness::Complete},
        {"plog begins after the output",
         [](RunFolder& r) { r.write(RunFolder::plog(s2), plogLine("10:12:03")); },
         {"gap plog-rotated 2 step2-compile-eager/ascend_plog/debug/plog/plog-1953_20261201101000000.log"},
         Completeness::Gaps},
        {"a launcher's child may begin later",
         [](RunFolder& r) { r.write(RunFolder::plog(s2, 2000), plogLine("10:12:03")); },
         {},
         Completeness::Complete},
        {"no env.txt",
         [](RunFolder& r) { r.remove("env.txt"); },
         {"gap env-missing - env.txt", "gap version-unknown - env.txt",
          "note torchair-version-unknown - env.txt"},
         Completeness::Gaps},
        {"env.txt empty",
         [](RunFolder& r) { r.write("env.txt", " \r\n\n"); },
         {"gap env-missing - env.txt", "gap version-unknown - env.txt",
          "note torchair-version-unknown - env.txt"},
         Completeness::Gaps},
        {"a version missing",
         [](RunFolder& r) {
             r.write("env.txt", "torch 2.6.0\ntorchair 2.6.0\nruntime_running_version=[7.7:8.2.RC1]\n");
         },
         {"gap version-unknown - env.txt"},
         Completeness::Gaps},
        {"torchair unknown is a note",
         [](RunFolder& r) {
             r.write(
                 "env.txt",
                 "torch 2.6.0\ntorch_npu 2.6.0\nTraceback (most recent call last):\n"
                 "ModuleNotFoundError: No module named 'torchair'\nruntime_running_version=[7.7:8.2.RC1]\n");
         },
         {"note torchair-version-unknown - env.txt"},
         Completeness::Complete},
        {"original script missing",
         [](RunFolder& r) { r.remove("scripts/original.py"); },
         {"gap original-missing - scripts/original.py"},
         Completeness::Gaps},
        {"step script missing",
         [](RunFolder& r) { r.remove("scripts/step4-npugraph_ex-force_eager.py"); },
         {"gap script-missing 4 scripts/step4-npugraph_ex-force_eager.py"},
         Completeness::Gaps},
        {"scripts of steps not run are not missed",
         [](RunFolder& r) {
             r.failed(s2, 1);
             r.remove("scripts/step5-npugraph_ex.py");
         },
         {},
         Completeness::Complete},
        {"warned, but there",
         [](RunFolder& r) { r.write("warnings.txt", "step1-eager ascend_plog missing or empty\n"); },
         {"note warnings-disagree 1 step1-eager/ascend_plog"},
         Completeness::Complete},
        {"log older than its script",
         [](RunFolder& r) {
             QFile log(r.at(RunFolder::log(s5)));
             QVERIFY(log.open(QIODevice::ReadWrite));
             QVERIFY(log.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                     QFileDevice::FileModificationTime));
         },
         {"note log-older-than-script 5 step5-npugraph_ex/stdout_stderr.log"},
         Completeness::Complete},
    };
}

std::vector<Case> allCases()
{
    std::vector<Case> cases = rerunCases();
    for (const auto& more : {markerCases(), gapCases()})
        cases.insert(cases.end(), more.begin(), more.end());
    return cases;
}

} // namespace

class TestFindings : public QObject
{
    Q_OBJECT

private slots:
    void found_data()
    {
        QTest::addColumn<int>("number");
        const std::vector<Case> cases = allCases();
        for (int i = 0; i < int(cases.size()); ++i)
            QTest::newRow(cases[std::size_t(i)].name) << i;
    }
    void found()
    {
        QFETCH(const int, number);
        const Case wanted = allCases()[std::size_t(number)];
        RunFolder run;
        wanted.make(run);
        const check::Facts facts = run.examine(wanted.review);
        QCOMPARE(shown(facts).join('\n'), wanted.expected.join('\n'));
        QCOMPARE(facts.state, wanted.state);
        for (const check::Finding& finding : facts.findings) {
            QVERIFY(finding.command && !finding.command->empty());
            QVERIFY(finding.message.own && !finding.message.own->zh.empty() &&
                    !finding.message.own->en.empty());
        }
    }

    /// Three findings are not made here: judgement and script conformity hand them in, and it takes another
    /// user to find something unreadable (tests/e2e).
    void everyFindingHasACase()
    {
        std::set<QString> cased = {"collection-artefact", "script-changed-elsewhere", "no-triage-run",
                                   "unreadable"};
        for (const Case& one : allCases())
            for (const QString& line : one.expected)
                cased.insert(line.section(' ', 1, 1));
        std::set<QString> known;
        for (const workflow::FindingInfo& info : builtin().findings)
            known.insert(QString::fromStdString(info.id));
        QVERIFY(cased == known);
    }

    void handedIn()
    {
        check::Facts facts = RunFolder().examine();
        check::Finding artefact;
        artefact.id = "collection-artefact";
        artefact.severity = Severity::Rerun;
        artefact.step = s4;
        check::addFinding(facts, artefact, {});
        QCOMPARE(facts.state, Completeness::Rerun);
        check::Finding changed;
        changed.id = "script-changed-elsewhere";
        changed.severity = Severity::Gap;
        changed.step = s1;
        check::addFinding(facts, changed, waived("collection-artefact", s4));
        QCOMPARE(facts.state, Completeness::Gaps);
        QCOMPARE(shown(facts).join('\n'),
                 QString("gap script-changed-elsewhere 1 -\nrerun collection-artefact 4 - waived"));
    }

    /// For accuracy and performance a missing debug folder weighs more than for a crash: the same finding,
    /// worse.
    void handedInWorseReplacesTheSame()
    {
        RunFolder run;
        run.remove(RunFolder::name(s5) + "/torch_compile_debug");
        check::Facts facts = run.examine();
        QCOMPARE(facts.state, Completeness::Gaps);
        check::Finding worse = facts.findings.front();
        worse.severity = Severity::Rerun;
        check::addFinding(facts, worse, {});
        QCOMPARE(facts.findings.size(), std::size_t(1));
        QCOMPARE(facts.state, Completeness::Rerun);
        worse.severity = Severity::Gap;
        check::addFinding(facts, worse, {});
        QCOMPARE(facts.findings.size(), std::size_t(1));
        QCOMPARE(facts.state, Completeness::Rerun);
    }
};

QTEST_GUILESS_MAIN(TestFindings)
#include "tst_findings.moc"
