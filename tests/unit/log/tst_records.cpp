// SPDX-License-Identifier: Apache-2.0
// Exceptions that other programs than Python's interpreter print: loggers of JSON lines, pytest.
#include "log/json_line.h"
#include "log/scan.h"

#include <QTest>

using namespace triage;
using namespace triage::log;

namespace {

std::vector<Event> eventsOf(const std::string& text, EventKind kind)
{
    const auto source = text::fromBytes(text);
    auto log = scanFile(*source, {});
    if (!log)
        return {};
    std::erase_if(log->events, [&](const Event& e) { return e.kind != kind; });
    return std::move(log->events);
}

constexpr auto report = "=================================== FAILURES ===================================\n"
                        "__________________________________ test_hist ___________________________________\n"
                        "pkg/compiler.py:466: in compile_code\n"
                        "    exec(code)\n"
                        "<string>:20: in <module>\n"
                        "    ???\n"
                        "E   NotImplementedError: unsupported: histc\n"
                        "E   second line\n"
                        "\n"
                        "The above exception was the direct cause of the following exception:\n"
                        "tests/test_graph.py:44: in test_hist\n"
                        "    got = compiled(x)\n"
                        "E   RuntimeError: load failed\n"
                        "----------------------------- Captured stderr call -----------------------------\n"
                        "[W1002 08:00:12.118200417 x.ts:164] Warning: text\n"
                        "=========================== short test summary info ============================\n"
                        "FAILED tests/test_graph.py::test_hist - RuntimeError: load failed\n";

} // namespace

class TestRecords : public QObject
{
    Q_OBJECT

private slots:
    void pytestChains()
    {
        const auto found = eventsOf(report, EventKind::PythonException);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].message, std::string("NotImplementedError: unsupported: histc"));
        QCOMPARE(found[0].line, LineNumber(7));
        QCOMPARE(found[0].detail.size(), std::size_t{1});
        QCOMPARE(found[0].frames.size(), std::size_t{2});
        QCOMPARE(found[0].frames[0].function, std::string("compile_code"));
        QCOMPARE(found[0].frames[0].code, std::string("exec(code)"));
        QCOMPARE(found[1].link, ChainLink::DirectCause);
        QCOMPARE(found[1].chain, found[0].chain);
    }

    void aBareAssertIsAnAssertionError()
    {
        const auto found = eventsOf("=== FAILURES ===\n___ test_a ___\n\n    def test_a():\n"
                                    ">       assert torch.allclose(y, z)\nE       assert False\n"
                                    "E        +  where False = allclose(1, 2)\n\na.py:3: AssertionError\n",
                                    EventKind::PythonException);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].type, std::string("AssertionError"));
        QCOMPARE(found[0].line, LineNumber(6));
        QCOMPARE(found[0].frames.back().code, std::string("assert torch.allclose(y, z)"));
    }

    void whatATestPrintedIsReadAsItself()
    {
        QCOMPARE(eventsOf(report, EventKind::Warning).size(), std::size_t{1});
    }

    void twoFailuresAreTwoChains()
    {
        const auto found = eventsOf("=== FAILURES ===\n___ test_a ___\na.py:1: in test_a\nE   ValueError: a\n"
                                    "___ test_b ___\nE   ValueError: b\n=== 2 failed in 1s ===\n",
                                    EventKind::PythonException);
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(found[0].chain != found[1].chain);
    }

    void jsonLines()
    {
        const auto found = eventsOf("{\"ts\":\"2026-08-11T07:40:21.307Z\",\"level\":\"error\",\"logger\":"
                                    "\"gw\",\"pid\":77,\"msg\":\"step failed\","
                                    "\"exc\":\"Traceback (most recent call last):\\n  File "
                                    "\\\"/srv/e.py\\\", line 3, in step\\n    f()\\n"
                                    "RuntimeError: text\"}"
                                    "\n",
                                    EventKind::PythonException);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].message, std::string("RuntimeError: text"));
        QCOMPARE(found[0].frames.size(), std::size_t{1});
        QCOMPARE(found[0].level, Level::Error);
        QCOMPARE(found[0].line, LineNumber(1));
        QCOMPARE(found[0].origin.pid, std::optional(77));
        QVERIFY(found[0].time.has_value());
    }

    void dockersFilesHoldPrintedLines()
    {
        const auto found =
            eventsOf("{\"log\":\"Traceback (most recent call last):\\n\",\"stream\":\"stderr\"}"
                     "\n"
                     "{\"log\":\"  File \\\"/a.py\\\", line 1, in f\\n\",\"stream\":\"stderr\"}"
                     "\n"
                     "{\"log\":\"ValueError: x\\n\",\"stream\":\"stderr\"}"
                     "\n",
                     EventKind::PythonException);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].frames.size(), std::size_t{1});
        QCOMPARE(found[0].line, LineNumber(3));
    }

    void noJsonLine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("no message") << QStringLiteral("{\"id\":\"cmpl-1\",\"choices\":[]}");
        QTest::newRow("broken") << QStringLiteral("{\"msg\":\"x\"");
        QTest::newRow("text") << QStringLiteral("{'loss': 1.0}");
        QTest::newRow("empty") << QString();
    }

    void noJsonLine()
    {
        QFETCH(QString, line);
        QVERIFY(!jsonLineIn(line.toStdString()));
    }
};

QTEST_GUILESS_MAIN(TestRecords)
#include "tst_records.moc"
