// SPDX-License-Identifier: Apache-2.0
#include "log/clock_keeper.h"
#include "log/notices.h"
#include "log/prefix.h"
#include "log/scan.h"

#include <QTest>

#include <algorithm>

using namespace triage;
using namespace triage::log;

namespace {

LogEvents scanned(const std::string& text, std::optional<int> year = std::nullopt)
{
    ScanOptions options;
    options.year = year;
    const auto source = text::fromBytes(text);
    auto log = scanFile(*source, options);
    return log ? std::move(*log) : LogEvents{};
}

std::vector<Event> of(const LogEvents& log, EventKind kind)
{
    std::vector<Event> out;
    std::copy_if(log.events.begin(), log.events.end(), std::back_inserter(out),
                 [&](const Event& e) { return e.kind == kind; });
    return out;
}

} // namespace

class TestLaunchers : public QObject
{
    Q_OBJECT

private slots:
    void theReportNamesRankPidAndExitCode()
    {
        const auto log =
            scanned("====\ntrain.py FAILED\n----\nFailures:\n[0]:\n  time      : 2026-12-01_10:20:40\n"
                    "  rank      : 0 (local_rank: 0)\n  exitcode  : -15 (pid: 201)\n"
                    "  traceback : Signal 15 (SIGTERM) received by PID 201\n"
                    "Root Cause (first observed failure):\n[1]:\n  time      : 2026-12-01_10:20:39\n"
                    "  rank      : 1 (local_rank: 1)\n  exitcode  : -6 (pid: 202)\n"
                    "  traceback : Signal 6 (SIGABRT) received by PID 202\n====\n");
        const auto entries = of(log, EventKind::Launcher);
        QCOMPARE(entries.size(), std::size_t{2});
        QCOMPARE(entries[0].type, std::string("failure"));
        QCOMPARE(entries[1].type, std::string("first-failure"));
        QCOMPARE(entries[1].origin.rank, std::optional(1));
        QCOMPARE(entries[1].origin.pid, std::optional(202));
        QCOMPARE(entries[1].exitCode, std::optional(-6));
        QVERIFY(entries[1].time && *entries[1].time < *entries[0].time);
        const auto signals_ = of(log, EventKind::Signal);
        QCOMPARE(signals_.size(), std::size_t{1});
        QCOMPARE(signals_[0].origin.pid, std::optional(202));
    }

    void rayPrintsItsOwnHeader()
    {
        const auto log =
            scanned("Traceback (most recent call last):\n  File \"/a.py\", line 1, in main\n    ray.get(x)\n"
                    "ray.exceptions.RayTaskError(ValueError): ray::Worker.run() (pid=88211, ip=10.0.0.3)\n"
                    "  File \"/b.py\", line 2, in run\n    f()\nValueError: bad sample\n");
        const auto found = of(log, EventKind::PythonException);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[1].link, ChainLink::Nested);
        QCOMPARE(found[1].message, std::string("ValueError: bad sample"));
        QCOMPARE(found[1].frames.size(), std::size_t{1});
        QCOMPARE(found[1].origin.pid, std::optional(88211));
        QCOMPARE(found[0].chain, found[1].chain);
    }

    void aYearEnds()
    {
        const auto log = scanned("W1231 23:59:58.000000 9 torch/x.py:1] a\n"
                                 "W0101 00:00:03.000000 9 torch/x.py:1] b\n",
                                 2026);
        const auto found = of(log, EventKind::Warning);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[1].time->microseconds - found[0].time->microseconds, std::int64_t{5'000'000});
        QVERIFY(log.clocks.yearWrapped && log.clocks.yearAssumed);
        QCOMPARE(yearOf(*found[1].time), 2027);
    }

    void midnightPasses()
    {
        const auto log = scanned("23:59:59 one\n00:00:01 two\n");
        QVERIFY(log.clocks.dayWrapped);
        const auto found = of(log, EventKind::Message);
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(*found[0].time < *found[1].time);
    }

    void aPrintedYearHelpsTheOthers()
    {
        const auto log = scanned("E1201 10:00:00.000000 9 torch/x.py:1] RuntimeError: a\n"
                                 "[ERROR] RUNTIME(719,):2026-12-01-10:00:01.866.571 [a.cc:1]719 failed\n");
        const auto found = of(log, EventKind::PythonException);
        QVERIFY(found.size() == 1 && found[0].yearAssumed);
        QCOMPARE(yearOf(*found[0].time), 2026);
    }

    void noticesAreCountedWhole_data()
    {
        QTest::addColumn<QString>("artifact");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QList<int>>("counts"); // breaks, restarts, recompiles, guards
        using Row = QList<int>;
        QTest::newRow("break") << "graph_breaks"
                               << "Graph break in user code at /a.py:3" << Row{1, 0, 0, 0};
        QTest::newRow("bare break") << ""
                                    << "Graph break: from user code at:" << Row{1, 0, 0, 0};
        QTest::newRow("hint") << ""
                              << "Graph break from `Tensor.item()`, consider setting:" << Row{0, 0, 0, 0};
        QTest::newRow("none") << ""
                              << "COMPILING GRAPH due to GraphCompileReason(graph_break=False)"
                              << Row{0, 0, 0, 0};
        QTest::newRow("restart") << ""
                                 << "Restarting analysis due to _dynamo/symbolic_convert.py:1 in f"
                                 << Row{0, 1, 0, 0};
        QTest::newRow("recompile") << "recompiles"
                                   << "Recompiling function f in /a.py:3" << Row{0, 0, 1, 0};
        QTest::newRow("guard") << "recompiles"
                               << "    - 0/0: tensor 'x' size mismatch" << Row{0, 0, 0, 1};
        QTest::newRow("guard text") << "guards"
                                    << "    - 0/0: tensor 'x' size mismatch" << Row{0, 0, 0, 0};
    }

    void noticesAreCountedWhole()
    {
        QFETCH(QString, artifact);
        QFETCH(QString, message);
        QFETCH(QList<int>, counts);
        Counts got;
        countNotice(artifact.toStdString(), message.toStdString(), got);
        QCOMPARE(got, (Counts{counts[0], counts[1], counts[2], counts[3]}));
    }

    void oldAndNewPrefixesCountAlike()
    {
        const auto log = scanned("V1201 10:13:37.276000 9 torch/_dynamo/guards.py:1] [0/1] [__recompiles] "
                                 "Recompiling function f in a\n"
                                 "V1201 10:13:37.276000 9 torch/_dynamo/guards.py:1] [0/1] [__recompiles]    "
                                 " - 0/0: size mismatch\n"
                                 "[2024-02-06 16:46:56,300] [0/0] torch._dynamo.guards.__recompiles: [DEBUG] "
                                 "Recompiling function g in a\n"
                                 "[rank0]:I1201 10:13:37.276000 9 torch/_dynamo/convert_frame.py:1] [0/0] "
                                 "Restarting analysis due to x\n");
        QCOMPARE(log.counts.recompiles, 2);
        QCOMPARE(log.counts.guardFailures, 1);
        QCOMPARE(log.counts.restarts, 1);
    }
};

QTEST_GUILESS_MAIN(TestLaunchers)
#include "tst_launchers.moc"
