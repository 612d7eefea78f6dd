// SPDX-License-Identifier: Apache-2.0
#include "log/scan.h"

#include <QTest>

#include <algorithm>

using namespace triage;
using namespace triage::log;

namespace {

LogEvents eventsOf(std::string text)
{
    const auto source = text::fromBytes(std::move(text));
    ScanOptions options;
    options.file = "a.log";
    options.year = 2026;
    auto found = scanFile(*source, options);
    return found ? std::move(*found) : LogEvents{};
}

std::vector<Event> ofKind(const LogEvents& log, EventKind kind)
{
    std::vector<Event> out;
    std::copy_if(log.events.begin(), log.events.end(), std::back_inserter(out),
                 [&](const Event& e) { return e.kind == kind; });
    return out;
}

std::vector<Event> exceptionsIn(std::string text)
{
    return ofKind(eventsOf(std::move(text)), EventKind::PythonException);
}

constexpr auto header = "Traceback (most recent call last):\n";

} // namespace

class TestEvents : public QObject
{
    Q_OBJECT

private slots:
    void oneTraceback()
    {
        const auto e = exceptionsIn(
            std::string("print\n") + header +
            "  File \"/a/b.py\", line 3, in f\n    x = g(y)\n        ~^^^\n    ...<2 lines>...\n"
            "  File \"/a/c.py\", line 9, in g\n    raise RuntimeError(\n        \"text\"\n    )\n"
            "RuntimeError: text\nsecond line\n\nnext print\n");
        QCOMPARE(e.size(), std::size_t{1});
        QCOMPARE(e[0].line, LineNumber(11));
        QCOMPARE(e[0].first, LineNumber(2));
        QCOMPARE(e[0].type, std::string("RuntimeError"));
        QCOMPARE(e[0].frames.size(), std::size_t{2});
        QCOMPARE(e[0].frames[0].code, std::string("x = g(y)"));
        QCOMPARE(e[0].frames[1].function, std::string("g"));
        QCOMPARE(e[0].detail.size(), std::size_t{1});
        QCOMPARE(e[0].detail[0].text, std::string("second line"));
        QCOMPARE(e[0].heading, std::string("print"));
    }

    void chains()
    {
        const std::string frame = "  File \"/a/b.py\", line 3, in f\n    g()\n";
        const auto e = exceptionsIn(
            header + frame +
            "KeyError: 'a'\n\nThe above exception was the direct cause of the following exception:\n\n" +
            header + frame +
            "ValueError: b\n\nDuring handling of the above exception, another exception occurred:\n\n" +
            header + frame + "RuntimeError: c\n" + header + frame + "TypeError: nested\n");
        QCOMPARE(e.size(), std::size_t{4});
        QCOMPARE(e[0].link, ChainLink::None);
        QCOMPARE(e[1].link, ChainLink::DirectCause);
        QCOMPARE(e[2].link, ChainLink::DuringHandling);
        QCOMPARE(e[3].link, ChainLink::Nested);
        for (const auto& one : e)
            QCOMPARE(one.chain, e[0].chain);
    }

    void ranksAreUntangled()
    {
        const auto e = exceptionsIn(
            "[rank0]: Traceback (most recent call last):\n[rank1]: Traceback (most recent call last):\n"
            "[rank0]:   File \"/a.py\", line 1, in f\n[rank1]:   File \"/b.py\", line 2, in g\n"
            "[rank1]: ValueError: one\n[rank0]: KeyError: 'zero'\n");
        QCOMPARE(e.size(), std::size_t{2});
        QCOMPARE(e[0].origin.rank, std::optional<int>(1));
        QCOMPARE(e[0].frames[0].file, std::string("/b.py"));
        QCOMPARE(e[1].type, std::string("KeyError"));
        QCOMPARE(e[1].frames[0].function, std::string("f"));
    }

    void headerWithPrefixAndBareFrames()
    {
        const auto e =
            exceptionsIn("[2026-05-06 05:43:49 TP3] hit an exception: Traceback (most recent call last):\n"
                         "  File \"/a.py\", line 1, in f\nRuntimeError: x\n");
        QCOMPARE(e.size(), std::size_t{1});
        QCOMPARE(e[0].heading, std::string("hit an exception:"));
        QCOMPARE(e[0].origin.worker, std::string("TP3"));
    }

    void debugLinesReportNothing()
    {
        const auto log = eventsOf(
            "V1201 10:13:37.276000 9 torch/_dynamo/x.py:1] [0/0] Traceback (most recent call last):\n"
            "V1201 10:13:37.276000 9 torch/_dynamo/x.py:1] [0/0] RuntimeError: x\n"
            "V1201 10:13:37.276000 9 torch/_dynamo/x.py:1] [0/0] [__graph_breaks] Graph break in user code "
            "at a.py:3\n"
            "V1201 10:13:37.276000 9 torch/_dynamo/x.py:1] [0/0] [__guards] graph_break=False\n"
            "V1201 10:13:37.276000 9 torch/_dynamo/x.py:1] [0/0] [__recompiles] Recompiling function f in "
            "a.py:3\n");
        QVERIFY(ofKind(log, EventKind::PythonException).empty());
        QCOMPARE(log.counts.graphBreaks, 1);
        QCOMPARE(log.counts.recompiles, 1);
        QVERIFY(log.hasTorchLogLines);
    }

    void nativeBlock()
    {
        const auto log = eventsOf(
            "[E1201 10:13:44.412502335 x.ts:444] sync:x.ts:432 NPU function error: "
            "c10_npu::acl::AclrtSynchronizeStreamWithTimeout(stream), error code is 507011\n"
            "[ERROR] 2026-12-01-10:13:44 (PID:23559, Device:0, RankID:3) ERR00100 PTA call acl api failed\n"
            "[Error]: Model execution failed. \n"
            "EZ9999: Inner Error!\n"
            "EZ9999[PID: 23559] 2026-12-01-10:13:44.412.490 (EZ9999):  The error from device\n"
            "        TraceBack (most recent call last):\n"
            "       Kernel task happen error[FUNC:a][FILE:b][LINE:1]\n");
        const auto e = ofKind(log, EventKind::TorchNpu);
        QCOMPARE(e.size(), std::size_t{1});
        QCOMPARE(e[0].line, LineNumber(1));
        QCOMPARE(e[0].last, LineNumber(7));
        QCOMPARE(e[0].codes, (std::vector<std::string>{"507011", "ERR00100", "EZ9999"}));
        QCOMPARE(e[0].origin.pid, std::optional<int>(23559));
        QCOMPARE(e[0].origin.rank, std::optional<int>(3));
        QVERIFY(e[0].fineTime);
    }

    void cannWarningStandsOnItsReason()
    {
        const auto log =
            eventsOf("[rank0]:[W828 19:06:27.551 x.ts:57] Warning: EZ9999: Inner Error!\nEZ9999: [PID: 2706] "
                     "2025-08-28-19:06:27.410.020 fault kernel_name=K\n");
        const auto e = ofKind(log, EventKind::Cann);
        QCOMPARE(e.size(), std::size_t{1});
        QCOMPARE(e[0].line, LineNumber(2));
        QCOMPARE(e[0].level, Level::Warning);
    }

    void standaloneKinds()
    {
        const auto log =
            eventsOf("terminate called after throwing an instance of 'c10::Error'\n  what():  x, error code "
                     "is 507018\n"
                     "run.sh: line 3: 77 Segmentation fault      (core dumped) python a.py\n"
                     "[1.0] Out of memory: Killed process 4242 (python)\n"
                     "[rank0]:[E324 02:50:26.236600964 x.ts:574] [Rank 0] Watchdog caught collective "
                     "operation timeout: W\n"
                     "E1201 10:20:39.424000 29938 torch/distributed/elastic/api.py:869] failed (exitcode: 1) "
                     "local_rank: 1 (pid: 3)\n"
                     "[INFO] NPUGRAPH_EX(9,python):2026-12-01 10:14:20.881.967 [acl_graph.py:47]9 No find "
                     "captured AclGraph{id: 1} of fx_graph g, and start to capture it.\n"
                     "rank 1 call[DEBUG] NPUGRAPH_EX(9,python):2026-12-01 10:14:21.881.967 "
                     "[npu_fx_compiler.py:34]9 runtime outputs\n"
                     "[ERROR] RUNTIME(9,):2026-12-01-10:14:22.000.001 [a.cc:1]9 f:x ErrCode=507015\n");
        QCOMPARE(ofKind(log, EventKind::Terminate).at(0).line, LineNumber(2));
        QCOMPARE(ofKind(log, EventKind::Signal).at(0).line, LineNumber(3));
        QCOMPARE(ofKind(log, EventKind::OomKiller).at(0).line, LineNumber(4));
        QCOMPARE(ofKind(log, EventKind::Timeout).at(0).line, LineNumber(5));
        QCOMPARE(ofKind(log, EventKind::Launcher).at(0).line, LineNumber(6));
        const auto milestones = ofKind(log, EventKind::Milestone);
        QCOMPARE(milestones.size(), std::size_t{2});
        QCOMPARE(milestones[0].type, std::string("capture-begin"));
        QCOMPARE(milestones[1].type, std::string("call-done"));
        QCOMPARE(log.completedCalls, 1);
        QCOMPARE(ofKind(log, EventKind::Plog).at(0).codes, std::vector<std::string>{"507015"});
    }

    void exceptionGroup()
    {
        const auto e = exceptionsIn(
            "  + Exception Group Traceback (most recent call last):\n  |   File \"/a.py\", line 1, in f\n"
            "  | ExceptionGroup: many (1 sub-exception)\n  +-+---------------- 1 ----------------\n"
            "    | Traceback (most recent call last):\n    |   File \"/b.py\", line 2, in g\n    | "
            "ValueError: inner\n"
            "    +------------------------------------\n");
        QCOMPARE(e.size(), std::size_t{2});
        QCOMPARE(e[0].type, std::string("ExceptionGroup"));
        QCOMPARE(e[1].message, std::string("ValueError: inner"));
        QCOMPARE(e[1].link, ChainLink::Nested);
        QCOMPARE(e[1].chain, e[0].chain);
    }

    void literalLineEnds()
    {
        const auto e =
            exceptionsIn(std::string(header) + "  File \"/a.py\", line 1, in f\n"
                                               "KeyError: '\\'m\\'\\nTraceback (most recent call last):\\n  "
                                               "File \"/b.py\", line 2, in fuse\\nKeyError: m'\n");
        QCOMPARE(e.size(), std::size_t{1});
        QCOMPARE(e[0].frames.size(), std::size_t{1});
        QCOMPARE(e[0].frames[0].function, std::string("fuse"));
    }

    void cutAtBothEnds()
    {
        const auto begin =
            exceptionsIn("    return f()\n  File \"/a.py\", line 1, in f\n    x\nRuntimeError: cut above\n");
        QCOMPARE(begin.size(), std::size_t{1});
        QVERIFY(begin[0].truncated);
        const auto end = eventsOf(std::string(header) + "  File \"/a.py\", line 1, in f\n    x = 1\n");
        QVERIFY(end.endsInsideRecord);
        // What follows a torch_npu error may be more of it; that is no cut.
        const auto whole =
            eventsOf("RuntimeError: x, error code is 107033\n"
                     "[ERROR] 2026-12-01-10:11:12 (PID:1, Device:0, RankID:-1) ERR00100 PTA call "
                     "acl api failed\n[Error]: The captured stream is not joined.\n"
                     "EE9999: Inner Error!\n        TraceBack (most recent call last):\n"
                     "        rtStreamEndCapture failed\n");
        QVERIFY(!whole.endsInsideRecord);
    }

    void quotedFramesOfUserCodeAreNone()
    {
        const auto e =
            exceptionsIn(std::string(header) +
                         "  File \"/a.py\", line 1, in f\ntorch._dynamo.exc.Unsupported: x\n\nfrom user "
                         "code:\n   File \"/u.py\", line 7, in forward\n    y\n\nSet TORCH_LOGS\n");
        QCOMPARE(e.size(), std::size_t{1});
        QCOMPARE(e[0].frames.size(), std::size_t{1});
    }

    void anOpenBracketHoldsABlockTogether()
    {
        const auto log = eventsOf("E40021: [PID: 3310] 2026-02-27-08:44:33.411.700 Failed to compile Op. "
                                  "(oppath: [Compile x.py failed with\n"
                                  "RuntimeError: ({'errCode': 'E60108'}, 'In op')\n"
                                  "], optype: [Conv])\n"
                                  "Traceback (most recent call last):\n"
                                  "  File \"/a.py\", line 1, in f\n"
                                  "RuntimeError: after\n");
        QCOMPARE(ofKind(log, EventKind::Cann).size(), std::size_t{1});
        const auto raised = ofKind(log, EventKind::PythonException);
        QCOMPARE(raised.size(), std::size_t{1});
        QCOMPARE(raised[0].message, std::string("RuntimeError: after"));
    }

    void aBracketThatNeverClosesLetsTheLogGo()
    {
        std::string text = "EZ9999: [PID: 1] 2026-02-27-08:44:33.411.700 open (\n";
        for (int i = 0; i < 20; ++i)
            text += "plain\n";
        text += "ValueError: own\n";
        QCOMPARE(exceptionsIn(text).size(), std::size_t{1});
    }

    void anErrorDoesNotGoOnWithAWarning()
    {
        const auto found =
            ofKind(eventsOf("[W227 08:44:31.050218871 x.ts:387] Warning: EZ3003: [PID: 3310] "
                            "2026-02-27-08:44:30.998.221 No supported kernel\n"
                            "E40021: [PID: 3310] 2026-02-27-08:44:33.411.700 Failed to compile Op\n"
                            "        TraceBack (most recent call last):\n"
                            "EZ9999: [PID: 3310] 2026-02-27-08:44:33.411.701 more of the same\n"),
                   EventKind::Cann);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[1].type, std::string("E40021"));
        QCOMPARE(found[1].last, LineNumber(4));
    }

    void aScriptThatNamesAnErrorIsNone()
    {
        QVERIFY(ofKind(eventsOf("raise RuntimeError(\"NPU out of memory\")\n"
                                "# except RuntimeError: NPU out of memory\n"),
                       EventKind::TorchNpu)
                    .empty());
    }

    void theKernelsClockOrdersItsLines()
    {
        const auto killed = ofKind(eventsOf("[Thu Dec  3 03:02:31 2026] Memory cgroup out of memory: Killed "
                                            "process 9 (python3)\n"),
                                   EventKind::OomKiller);
        QCOMPARE(killed.size(), std::size_t{1});
        QVERIFY(killed[0].time && !killed[0].yearAssumed);
    }
};

QTEST_APPLESS_MAIN(TestEvents)
#include "tst_events.moc"
