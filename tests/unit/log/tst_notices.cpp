// SPDX-License-Identifier: Apache-2.0
#include "log/notices.h"
#include "log/scan.h"
#include "text/byte_source.h"

#include <QTest>

#include <algorithm>

using namespace triage;

namespace {

std::string notice(int second, const char* what)
{
    return "V1201 10:20:" + std::to_string(10 + second % 50) +
           ".924000 4711 torch/_dynamo/symbolic_convert.py:444] [0/0] [__graph_breaks] " + what + "\n";
}

log::LogEvents scanned(const std::string& text)
{
    const auto source = text::fromBytes(text);
    return *log::scanFile(*source, {"stdout_stderr.log", log::LogKind::StepOutput, 2026});
}

std::vector<LineNumber> linesOf(const log::LogEvents& log, std::string_view type)
{
    std::vector<LineNumber> lines;
    for (const log::Event& e : log.events)
        if (e.type == type)
            lines.push_back(e.line);
    return lines;
}

} // namespace

class TestNotices : public QObject
{
    Q_OBJECT

private slots:
    void theFirstOfEachKindHaveLines()
    {
        std::string text;
        for (int i = 0; i < 25; ++i)
            text += notice(i, "Graph break in user code at /home/dev/a.py:3");
        text += notice(0, "graph_break=False, the run goes on");
        const auto log = scanned(text);
        QCOMPARE(log.counts.graphBreaks, std::int64_t{25});
        const auto lines = linesOf(log, "graph-break");
        QCOMPARE(std::int64_t(lines.size()), log::noticesKept);
        QCOMPARE(lines.front(), LineNumber(1));
    }

    /// The parser reads the head of a big file and what lies around anchors.
    void alsoFarDownInABigLog()
    {
        std::string text;
        while (text.size() < 6U << 20U)
            text += "V1201 10:20:37.924000 4711 torch/_dynamo/guards.py:1] [0/0] [__guards] TREE_GUARD "
                    "0123456789\n";
        const auto line = LineNumber(std::ranges::count(text, '\n') + 1);
        text += notice(1, "Graph break in user code at /home/dev/a.py:3");
        const auto log = scanned(text);
        QCOMPARE(log.counts.graphBreaks, std::int64_t{1});
        QCOMPARE(linesOf(log, "graph-break"), std::vector<LineNumber>{line});
    }
};

QTEST_GUILESS_MAIN(TestNotices)
#include "tst_notices.moc"
