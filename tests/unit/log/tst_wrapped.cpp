// SPDX-License-Identifier: Apache-2.0
#include "log/scan.h"
#include "log/wrapped.h"

#include <QTest>

using namespace triage;
using namespace triage::log;

namespace {

/// Breaks every line as a terminal does that is 60 columns wide.
std::string wrapped(const std::string& text)
{
    std::string out;
    std::size_t column = 0;
    for (const char c : text) {
        if (c == '\n') {
            column = 0;
        } else if (++column > 60) {
            out += '\n';
            column = 1;
        }
        out += c;
    }
    return out;
}

const std::string traceback =
    "loading\n"
    "Traceback (most recent call last):\n"
    "  File \"/a/very/long/path/that/does/not/fit/the/terminal/of/the/customer.py\", line 12, in forward\n"
    "    return self.compiled(x)\n"
    "RuntimeError: Cannot run aclop operators during NPU graph capture. Current working aclop is Range.\n"
    "done\n";

std::vector<Event> exceptionsIn(const std::string& text)
{
    const auto source = text::fromBytes(text);
    auto log = scanFile(*source, {});
    if (!log)
        return {};
    std::erase_if(log->events, [](const Event& e) { return e.kind != EventKind::PythonException; });
    return std::move(log->events);
}

} // namespace

class TestWrapped : public QObject
{
    Q_OBJECT

private slots:
    void aBrokenTracebackIsReadAsPrinted()
    {
        QCOMPARE(wrapWidthOf(wrapped(traceback)), std::optional<std::size_t>(60));
        const auto whole = exceptionsIn(traceback);
        const auto found = exceptionsIn(wrapped(traceback));
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].message, whole[0].message);
        QCOMPARE(found[0].frames, whole[0].frames);
        QCOMPARE(found[0].line, LineNumber(6)); // of the broken text, where the message begins
    }

    void whatIsNotBrokenIsLeftAlone_data()
    {
        QTest::addColumn<QString>("text");
        const QString row = QStringLiteral("| ") + QString(70, u'a') + QStringLiteral(" |\n");
        QTest::newRow("whole traceback") << QString::fromStdString(traceback);
        QTest::newRow("a table of equal rows") << row.repeated(20);
        QTest::newRow("nothing") << QString();
        QTest::newRow("short lines") << QStringLiteral("a\nb\n");
    }

    void whatIsNotBrokenIsLeftAlone()
    {
        QFETCH(QString, text);
        QCOMPARE(wrapWidthOf(text.toStdString()), std::optional<std::size_t>());
    }
};

QTEST_GUILESS_MAIN(TestWrapped)
#include "tst_wrapped.moc"
