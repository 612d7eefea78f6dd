// SPDX-License-Identifier: Apache-2.0
#include "log/scan.h"

#include <QTest>

#include <algorithm>

using namespace triage;
using namespace triage::log;

namespace {

std::vector<Event> eventsOf(const std::string& text)
{
    const auto source = text::fromBytes(text);
    auto log = scanFile(*source, {});
    return log ? std::move(log->events) : std::vector<Event>{};
}

std::vector<Event> signalsIn(const std::string& text)
{
    auto events = eventsOf(text);
    std::erase_if(events, [](const Event& e) { return e.kind != EventKind::Signal; });
    return events;
}

std::vector<std::string> functionsOf(const Event& event)
{
    std::vector<std::string> out;
    for (const auto& frame : event.frames)
        out.push_back(frame.function);
    return out;
}

const std::string dump = "Fatal Python error: Segmentation fault\n\n"
                         "Thread 0x0000ffff9a7fe1a0 (most recent call first):\n"
                         "  File \"/usr/lib/python3.11/threading.py\", line 327 in wait\n\n"
                         "Current thread 0x0000ffffb1c1e020 (most recent call first):\n"
                         "  Garbage-collecting\n"
                         "  File \"/a/inner.py\", line 12 in deep\n"
                         "  File \"/a/outer.py\", line 7 in <module>\n\n"
                         "Extension modules: numpy.core._multiarray_umath, torch._C (total: 2)\n";

} // namespace

class TestCrashDump : public QObject
{
    Q_OBJECT

private slots:
    void framesOfTheThreadThatDiedOutermostFirst()
    {
        const auto found = signalsIn("step 1\n" + dump + "done\n");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].line, LineNumber(2));
        QCOMPARE(found[0].last, LineNumber(12));
        QCOMPARE(found[0].type, std::string("Segmentation fault"));
        QCOMPARE(functionsOf(found[0]), (std::vector<std::string>{"<module>", "deep"}));
        QCOMPARE(found[0].frames[1].file, std::string("/a/inner.py"));
        QCOMPARE(found[0].frames[1].line, 12);
    }

    void itsFramesAreNoTraceback()
    {
        for (const auto& e : eventsOf(dump))
            QVERIFY(e.kind != EventKind::PythonException);
    }

    void withoutThreadsThereIsOneStack()
    {
        const auto found = signalsIn("Fatal Python error: Aborted\n\nStack (most recent call first):\n"
                                     "  File \"/a/inner.py\", line 12 in deep\n");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(functionsOf(found[0]), std::vector<std::string>{"deep"});
    }

    void aThreadWithoutPythonLeavesNoFrames()
    {
        const auto found = signalsIn("Fatal Python error: Bus error\n\n"
                                     "Current thread 0x00007f (most recent call first):\n"
                                     "  <no Python frame>\n\n"
                                     "Thread 0x00008f (most recent call first):\n"
                                     "  File \"/a/b.py\", line 1 in waits\n");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].frames.empty());
    }

    void ranksThatPrintIntoOneAnother()
    {
        const auto found = signalsIn("[rank0]: Fatal Python error: Segmentation fault\n"
                                     "[rank1]: Fatal Python error: Aborted\n"
                                     "[rank0]: Current thread 0x1 (most recent call first):\n"
                                     "[rank1]: Current thread 0x2 (most recent call first):\n"
                                     "[rank1]:   File \"/a.py\", line 1 in ofOne\n"
                                     "[rank0]:   File \"/a.py\", line 2 in ofZero\n");
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].origin.rank, std::optional(0));
        QCOMPARE(functionsOf(found[0]), std::vector<std::string>{"ofZero"});
        QCOMPARE(functionsOf(found[1]), std::vector<std::string>{"ofOne"});
    }

    void whatFollowsTheDumpIsReadAsItself()
    {
        const auto events = eventsOf("Fatal Python error: Aborted\n\n"
                                     "Current thread 0x1 (most recent call first):\n"
                                     "  File \"/a.py\", line 1 in f\n"
                                     "Traceback (most recent call last):\n"
                                     "  File \"/b.py\", line 2, in g\n"
                                     "ValueError: after\n");
        const auto exception = std::find_if(events.begin(), events.end(), [](const Event& e) {
            return e.kind == EventKind::PythonException;
        });
        QVERIFY(exception != events.end());
        QCOMPARE(exception->frames.size(), std::size_t{1});
        QCOMPARE(exception->type, std::string("ValueError"));
    }

    void aDumpThatBreaksOff()
    {
        const auto found = signalsIn("Fatal Python error: Segmentation fault");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].frames.empty());
    }

    void whatShellsAndLaunchersSay_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("type");
        const auto row = [](const char* line, const char* type) { QTest::newRow(line) << line << type; };
        row("run.sh: line 12: 4211 Segmentation fault      (core dumped) python x.py", "Segmentation fault");
        row("run.sh: 行 14: 118201 段错误               （核心已转储） python gen.py", "段错误");
        row("run.sh: exit status 139", "status 139");
        row("llm-1 exited with code 139", "code 139");
        row("    Exit Code:    137", "");
        row("exits with return code = -9", "code = -9");
        row("exit code 1", "");
        row("error code 139 in the table", "");
    }

    void whatShellsAndLaunchersSay()
    {
        QFETCH(QString, line);
        QFETCH(QString, type);
        const auto found = signalsIn(line.toStdString() + "\n");
        QCOMPARE(found.size(), type.isEmpty() ? std::size_t{0} : std::size_t{1});
        if (!found.empty())
            QCOMPARE(QString::fromStdString(found[0].type), type);
    }
};

QTEST_GUILESS_MAIN(TestCrashDump)
#include "tst_crash_dump.moc"
