// SPDX-License-Identifier: Apache-2.0
#include "engine/engine.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace triage;

namespace {

constexpr auto chain = "Traceback (most recent call last):\n"
                       "  File \"/venv/torch_npu/npu/graphs.py\", line 310, in capture_begin\n"
                       "    super().capture_begin()\n"
                       "RuntimeError: capture_begin:x.ts:156 NPU function error: "
                       "c10_npu::acl::AclmdlRICaptureBegin(s, m), error code is 107026\n"
                       "\nDuring handling of the above exception, another exception occurred:\n\n"
                       "Traceback (most recent call last):\n"
                       "  File \"/home/dev/a.py\", line 3, in <module>\n"
                       "ValueError: later\n";

} // namespace

class TestJudge : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto made = engine::Engine::create();
        QVERIFY(made.has_value());
        engine_ = std::make_unique<engine::Engine>(std::move(*made));
    }

    void everyCandidateHasAReason()
    {
        const auto v = judged(chain, {}).verdict;
        QCOMPARE(v.candidates.size(), std::size_t{2});
        QVERIFY(v.candidates[0].kept);
        QVERIFY(!v.candidates[1].kept);
        for (const auto& c : v.candidates)
            QVERIFY(c.why.own && !c.why.own->zh.empty() && !c.why.own->en.empty());
        QCOMPARE(v.causal()->line, LineNumber(4));
        QCOMPARE(v.trace.size(), std::size_t{6});
        QCOMPARE(std::count_if(v.trace.begin(), v.trace.end(), [](const TraceEntry& t) { return t.hit; }), 1);
        QVERIFY(!v.fingerprint.empty());
    }

    void aPinKeepsBothVerdicts()
    {
        review::Review review;
        review.pin = review::Pin{
            "stdout_stderr.log", LineNumber(10), "seen before", {"me", "2026-12-01T10:00:00+08:00"}};
        const auto v = judged(chain, review).verdict;
        QCOMPARE(v.causal()->line, LineNumber(10));
        QVERIFY(v.machineVerdict);
        QCOMPARE(v.machineVerdict->causal()->line, LineNumber(4));
        review.pin->line = LineNumber(4);
        QVERIFY(!judged(chain, review).verdict.machineVerdict);
    }

    void aFailedStepOutranksWordsAndSymptom()
    {
        review::Review review;
        review.failedStep = Step::Eager;
        review.symptom = review::StatedSymptom{Symptom::Performance, {}};
        const auto v = judged("Traceback (most recent call last):\n  File \"/a.py\", line 1, in "
                              "f\nRuntimeError: call aclnnCast failed\n",
                              review)
                           .verdict;
        QCOMPARE(v.rule, std::optional<std::string>("pre-1"));
        QCOMPARE(v.provisionalRoute, std::optional(Route::CompileError));
        QCOMPARE(v.alternate, std::optional(Route::RuntimeError));
        QCOMPARE(v.symptom, Symptom::Crash);
        QVERIFY(hasNote(v, "stated-symptom"));
        QVERIFY(hasNote(v, "runtime-in-pre"));
        QVERIFY(std::count(v.sentences.begin(), v.sentences.end(), "step1-failed") == 1);
        QVERIFY(!v.flips.empty());
    }

    void oneFactFlipsTheVerdict()
    {
        const auto v = judged("Traceback (most recent call last):\n  File \"/a.py\", line 1, in "
                              "f\nIndexError: list index out of bounds\n",
                              {})
                           .verdict;
        QCOMPARE(v.rule, std::optional<std::string>("kw-1"));
        QVERIFY(!v.flips.empty());
    }

    void nothingToGoByIsSaid()
    {
        const auto v = judged("all fine\nstep 1 loss 2.0\n", {}).verdict;
        QVERIFY(v.withheld);
        QVERIFY(!v.provisionalRoute);
        QCOMPARE(std::count(v.withheldBy.begin(), v.withheldBy.end(), "symptom-unknown"), 1);
        QVERIFY(judged("\n", {}).verdict.withheld);
    }

    void ranksAreToldApart()
    {
        const auto v = judged("[rank0]:[E324 02:50:26.236600964 x.ts:574] [Rank 0] Watchdog caught "
                              "collective operation timeout: W\n"
                              "[rank1]: Traceback (most recent call last):\n[rank1]:   File \"/a.py\", line "
                              "1, in f\n[rank1]: ValueError: bad sample\n",
                              {})
                           .verdict;
        QCOMPARE(v.causal()->line, LineNumber(4));
        QCOMPARE(v.processes.size(), std::size_t{2});
        QCOMPARE(v.processes[0].role, ProcessRole::First);
        QCOMPARE(v.processes[0].rank, std::optional<int>(1));
        QCOMPARE(v.processes[1].role, ProcessRole::Follower);
    }

    void theFingerprintForgetsNumbersAndPaths()
    {
        const auto at = [&](const char* path, const char* number) {
            return judged(QByteArray("Traceback (most recent call last):\n  File \"") + path +
                              "/torch/nn/x.py\", line " + number + ", in f\nRuntimeError: size " + number +
                              " does not fit " + path + "/data.bin\n",
                          {})
                .verdict.fingerprint;
        };
        QCOMPARE(at("/home/a/lib", "31"), at("/opt/venv/lib", "4711"));
        QVERIFY(at("/home/a/lib", "31") != judged(chain, {}).verdict.fingerprint);
    }

    void ignoredAtExitIsNoCrash()
    {
        const auto v = judged("done\nException ignored in atexit callback: <function f>\nTraceback (most "
                              "recent call last):\n"
                              "  File \"/a.py\", line 1, in f\nValueError: closed\n",
                              {})
                           .verdict;
        QCOMPARE(v.symptom, Symptom::Unknown);
        QVERIFY(!v.candidates.empty() && !v.candidates.front().kept);
    }

    /// Only the step and perhaps an exit code are known: no rule about a line applies.
    void silenceIsNoKeyword()
    {
        review::Review review;
        review.failedStep = Step::NpugraphEx;
        const auto v = judged("all fine\n", review).verdict;
        QCOMPARE(v.symptom, Symptom::Crash);
        QVERIFY(!v.causal());
        QVERIFY(!v.rule);
        QVERIFY(!v.provisionalRoute);
        QVERIFY(!v.route);
        QVERIFY(v.withheld);
        QCOMPARE(std::count(v.withheldBy.begin(), v.withheldBy.end(), "no-causal-line"), 1);
        QVERIFY(hasNote(v, "no-causal-line"));
        for (const auto& t : v.trace)
            if (t.rule == "kw-1")
                QCOMPARE(t.why.own->en, std::string("There is no causal line to go by."));
    }

    /// Lines of one process name its pid, its rank, or both.
    void oneRowAProcess()
    {
        const auto v = judged("[ERROR] RUNTIME(719,):2026-05-16-06:18:19.866.571 [api_error.cc:1571]719 "
                              "MemCopySync:Memory copy sync failed, cnt=72, kind=1.\n"
                              "(Worker_TP4 pid=719) INFO 05-16 06:27:01 [a.py:1] [Rank 4] ready\n"
                              "[rank4]:[E516 06:27:02.000000001 compiler_depend.ts:444] operator():build/"
                              "compiler_depend.ts:47 HCCL function error: HcclAllReduce(a), error code is "
                              "507012\n[ERROR] 2026-05-16-06:27:02 (PID:719, Device:4, RankID:4) ERR02200 "
                              "DIST call hccl api failed.\n"
                              "[rank1]: Traceback (most recent call last):\n[rank1]:   File \"/a.py\", line "
                              "1, in f\n[rank1]: RuntimeError: Connection closed by peer\n",
                              {})
                           .verdict;
        QVERIFY(v.causal());
        QCOMPARE(v.processes.size(), std::size_t{2});
        QCOMPARE(v.processes[0].role, ProcessRole::First);
        QCOMPARE(v.processes[0].rank, std::optional<int>(4));
        QCOMPARE(v.processes[0].pid, std::optional<int>(719));
        QVERIFY(v.processes[0].firstError.find("HcclAllReduce") != std::string::npos);
        QCOMPARE(v.processes[1].role, ProcessRole::Follower);
        QCOMPARE(v.processes[1].rank, std::optional<int>(1));
    }

    void aRuleNotAskedSaysSo()
    {
        const auto v = judged(chain, {}).verdict;
        const auto hit = std::find_if(v.trace.begin(), v.trace.end(), [](const auto& t) { return t.hit; });
        QCOMPARE(hit->rule, std::string("kw-1"));
        QVERIFY(hit->asked);
        QCOMPARE(std::next(hit)->rule, std::string("kw-2"));
        QVERIFY(!std::next(hit)->asked);
        QCOMPARE(std::next(hit)->why.own->en, std::string("An earlier rule decided: %1."));
        QVERIFY(v.trace.front().asked && v.trace.back().asked);
    }

    void ofTwoResultsTheEagerOneIsWrong()
    {
        const auto v = judged("| mode | Accuracy |\n| eager | 31.2 |\n| fullgraph | 95.1 |\n", {}).verdict;
        QCOMPARE(v.rule, std::optional<std::string>("kw-3"));
        QVERIFY(hasNote(v, "eager-wrong"));
        QVERIFY(v.flips.size() >= 2);
        const auto other =
            judged("| mode | Accuracy |\n| eager | 95.1 |\n| fullgraph | 31.2 |\n", {}).verdict;
        QCOMPARE(other.rule, std::optional<std::string>("kw-3"));
        QVERIFY(!hasNote(other, "eager-wrong"));
    }

    void anOrderThatTimesDoNotTellIsSaid()
    {
        const auto v = judged("[rank0]: RuntimeError: one\n[rank1]: ValueError: other\n", {}).verdict;
        QVERIFY(v.time.orderUncertain);
        QVERIFY(hasNote(v, "order-uncertain"));
        const auto sure = judged("[rank0]:E1201 10:00:00.000001 1 torch/x.py:1] RuntimeError: one\n"
                                 "[rank1]:E1201 10:00:00.000002 2 torch/x.py:1] ValueError: other\n",
                                 {})
                              .verdict;
        QVERIFY(sure.causal());
        QVERIFY(!sure.time.orderUncertain);
    }

    void everyKindOfVerdictSaysWhatWouldChangeIt()
    {
        QVERIFY(!judged("all fine\n", {}).verdict.flips.empty());
        review::Review failed;
        failed.failedStep = Step::NpugraphEx;
        QVERIFY(!judged("all fine\n", failed).verdict.flips.empty());
        failed.failedStep = Step::AotEager;
        QVERIFY(!judged(chain, failed).verdict.flips.empty());
        QVERIFY(!judged(chain, {}).verdict.flips.empty());
        review::Review slow;
        slow.symptom = review::StatedSymptom{Symptom::Performance, {}};
        QVERIFY(!judged("all fine\n", slow).verdict.flips.empty());
    }

    /// "[rank1]" lines name no pid, milestones no rank; torchrun's report knows both.
    void theLaunchersReportJoinsRankAndPid()
    {
        const auto v =
            judged("[rank1]: Traceback (most recent call last):\n[rank1]:   File \"/a.py\", line 1, in f\n"
                   "[rank1]: ValueError: bad\nRoot Cause (first observed failure):\n[0]:\n"
                   "  rank      : 1 (local_rank: 1)\n  exitcode  : 1 (pid: 202)\n====\n",
                   {})
                .verdict;
        QCOMPARE(v.processes.size(), std::size_t{1});
        QCOMPARE(v.processes[0].rank, std::optional(1));
        QCOMPARE(v.processes[0].pid, std::optional(202));
        QVERIFY(!hasNote(v, "launcher-disagrees"));
    }

    void theKeywordIsSaidOnce()
    {
        const auto v = judged("Traceback (most recent call last):\n  File \"/a.py\", line 1, in f\n"
                              "RuntimeError: HCCL is not initialised\n",
                              {})
                           .verdict;
        QCOMPARE(v.keyword, std::optional<std::string>("HCCL"));
        const auto hit = std::find_if(v.trace.begin(), v.trace.end(), [](const auto& t) { return t.hit; });
        QCOMPARE(hit->why.args, std::vector<std::string>{"HCCL"});
        QCOMPARE(hit->why.own->en, std::string("\"%1\" on the causal line."));
    }

private:
    engine::Analysis judged(const QByteArray& log, const review::Review& review)
    {
        const auto path = dir_.filePath(QStringLiteral("stdout_stderr.log"));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly | QIODevice::Truncate))
            file.write(log);
        file.close();
        bundle::ImportRequest request;
        request.input = path.toStdString();
        auto analysis = engine_->open(request, review, {}, {});
        return analysis ? std::move(*analysis) : engine::Analysis{};
    }

    static bool hasNote(const Verdict& v, std::string_view id)
    {
        return std::any_of(v.notes.begin(), v.notes.end(), [&](const Note& n) { return n.id == id; });
    }

    std::unique_ptr<engine::Engine> engine_;
    QTemporaryDir dir_;
};

QTEST_GUILESS_MAIN(TestJudge)
#include "tst_judge.moc"
