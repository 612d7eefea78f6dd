// SPDX-License-Identifier: Apache-2.0
#include "log/scan.h"

#include <QElapsedTimer>
#include <QStringEncoder>
#include <QTest>

#include <algorithm>

using namespace triage;
using namespace triage::log;

namespace {

/// A file made as it is read: `unit` again and again up to `size`, `end` at its end.
class Repeated : public text::ByteSource
{
public:
    Repeated(std::string unit, std::int64_t size, std::string end)
        : unit_(std::move(unit)), end_(std::move(end)), size_(size)
    {
    }

    Result<std::size_t> read(ByteOffset at, std::span<char> into) const override
    {
        const auto total = size();
        if (at.value >= total)
            return std::size_t{0};
        const auto n = std::min<std::int64_t>(static_cast<std::int64_t>(into.size()), total - at.value);
        for (std::int64_t i = 0; i < n; ++i) {
            const auto pos = at.value + i;
            into[static_cast<std::size_t>(i)] = pos < size_
                                                    ? unit_[static_cast<std::size_t>(pos) % unit_.size()]
                                                    : end_[static_cast<std::size_t>(pos - size_)];
        }
        return static_cast<std::size_t>(n);
    }
    std::int64_t size() const override { return size_ + static_cast<std::int64_t>(end_.size()); }

private:
    std::string unit_;
    std::string end_;
    std::int64_t size_;
};

LogEvents scan(const text::ByteSource& source)
{
    ScanOptions options;
    options.file = "a.log";
    auto found = scanFile(source, options);
    return found ? std::move(*found) : LogEvents{};
}

std::int64_t exceptions(const LogEvents& log)
{
    return std::count_if(log.events.begin(), log.events.end(),
                         [](const Event& e) { return e.kind == EventKind::PythonException; });
}

constexpr auto tracebackText =
    "Traceback (most recent call last):\n  File \"/a.py\", line 1, in f\n    x()\nRuntimeError: x\n\n";

} // namespace

class TestBadInput : public QObject
{
    Q_OBJECT

private slots:
    void emptyAndNul()
    {
        QVERIFY(scan(*text::fromBytes({})).events.empty());
        const auto nul = scan(*text::fromBytes(std::string(100'000, '\0')));
        QVERIFY(nul.allNul);
        QVERIFY(nul.events.empty());
        const auto mixed =
            scan(*text::fromBytes(std::string(1000, '\0') + "\n" + tracebackText + std::string(10, '\0')));
        QVERIFY(!mixed.allNul);
        QCOMPARE(exceptions(mixed), 1);
    }

    void everyByteOrderReads()
    {
        const QString text = QStringLiteral("精度检查\r\n") +
                             QString::fromUtf8(tracebackText).replace(u'\n', QStringLiteral("\r\n"));
        const auto utf16 = [&](bool little) {
            std::string out = little ? "\xff\xfe" : "\xfe\xff";
            for (const QChar c : text) {
                const char low = static_cast<char>(c.unicode() & 0xff);
                const char high = static_cast<char>(c.unicode() >> 8);
                out += little ? low : high;
                out += little ? high : low;
            }
            return out;
        };
        for (const bool little : {true, false}) {
            const auto log = scan(*text::fromBytes(utf16(little)));
            QCOMPARE(exceptions(log), 1);
            const auto e = *std::find_if(log.events.begin(), log.events.end(), [](const Event& one) {
                return one.kind == EventKind::PythonException;
            });
            QCOMPARE(e.line, LineNumber(5));
            QCOMPARE(e.message, std::string("RuntimeError: x"));
        }
    }

    void utf32IsRead_data()
    {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<bool>("bom");
        for (const char* encoding : {"UTF-32LE", "UTF-32BE"})
            for (const bool bom : {true, false})
                QTest::addRow("%s %d", encoding, bom) << QByteArray(encoding) << bom;
    }
    void utf32IsRead()
    {
        QFETCH(QByteArray, encoding);
        QFETCH(bool, bom);
        const QString text = QStringLiteral("一次精度检查\n") + QString::fromUtf8(tracebackText);
        QStringEncoder encoder(encoding.constData(),
                               bom ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
        const QByteArray bytes = encoder(text);
        const auto log = scan(*text::fromBytes(bytes.toStdString()));
        QVERIFY(log.lines == 6 || log.lines == 7); // half of the last line end may count
        QCOMPARE(exceptions(log), 1);
        QCOMPARE(log.events.back().line, LineNumber(5));
        QCOMPARE(log.events.back().message, std::string("RuntimeError: x"));
    }

    /// Line numbers count LFs; the place in the file tells these apart.
    void linesPartedByCrAlone_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("CR") << QByteArray("\r");
        QTest::newRow("CR, and one LF at the end") << QByteArray("\r\n");
    }
    void linesPartedByCrAlone()
    {
        QFETCH(QByteArray, end);
        const QByteArray before = QByteArray("10%\r20%\r").repeated(1000);
        QByteArray text = before + QByteArray(tracebackText).trimmed().replace('\n', '\r') + end;
        const auto log = scan(*text::fromBytes(text.toStdString()));
        QCOMPARE(log.lines, 1);
        QCOMPARE(exceptions(log), 1);
        QCOMPARE(log.events.back().message, std::string("RuntimeError: x"));
        QCOMPARE(log.events.back().frames.size(), std::size_t{1});
        QCOMPARE(log.events.back().offset, ByteOffset(text.indexOf("RuntimeError")));
    }

    void utf16OfAnySizeIsReadWhole()
    {
        const auto wide = [](std::string_view text) {
            std::string out;
            for (const char c : text)
                out += {c, '\0'};
            return out;
        };
        const std::string unit = wide(std::string(999, 'a') + '\n');
        const auto log =
            scan(Repeated(unit, static_cast<std::int64_t>(unit.size()) * 35'000, wide(tracebackText)));
        QCOMPARE(exceptions(log), 1);
        QCOMPARE(log.events.back().line, LineNumber(35'004));
        QVERIFY(log.unread.empty());
    }

    void invalidUtf8IsRead()
    {
        const auto log =
            scan(*text::fromBytes(std::string("\xff\xfe\xfd bytes\n\xc3\x28\n") + tracebackText));
        QVERIFY(exceptions(log) >= 0); // whatever the decoder makes of it, nothing is thrown
        const auto gbk =
            scan(*text::fromBytes(std::string("\xbe\xab\xb6\xc8\xbc\xec\xb2\xe9\n") + tracebackText));
        QCOMPARE(exceptions(gbk), 1);
    }

    void oneEndlessLine()
    {
        QElapsedTimer clock;
        clock.start();
        const auto log =
            scan(Repeated("abcdefgh ", std::int64_t{256} << 20, std::string("\n") + tracebackText));
        QCOMPARE(exceptions(log), 1);
        QCOMPARE(log.lines, 6);
        QVERIFY(clock.elapsed() < 60'000);
    }

    /// A line that is sought through again for each of its hits takes minutes.
    void oneLineOfHits()
    {
        QElapsedTimer clock;
        clock.start();
        const auto log = scan(Repeated("Traceback (most recent call last): RuntimeError: x  ",
                                       std::int64_t{128} << 20, std::string("\n") + tracebackText));
        QCOMPARE(log.lines, 6);
        QCOMPARE(log.events.back().message, std::string("RuntimeError: x"));
        QVERIFY(clock.elapsed() < 60'000);
    }

    void aMillionTracebacks()
    {
        const std::string unit = tracebackText;
        const auto log = scan(
            Repeated(unit, static_cast<std::int64_t>(unit.size()) * 1'000'000, "KeyError: 'the last'\n"));
        QVERIFY(exceptions(log) <= 2000);
        QVERIFY(exceptions(log) >= 1000);
        QCOMPARE(log.events.back().message, std::string("KeyError: 'the last'"));
        QCOMPARE(log.events.back().line, LineNumber(5'000'001));
    }

    void aBigLogIsAnchored()
    {
        const std::string quiet = "V1201 10:13:37.276000 9 torch/_dynamo/x.py:1] [0/0] [__guards] "
                                  "RuntimeError: never mind, Traceback (most recent call last):\n";
        const auto size = static_cast<std::int64_t>(quiet.size()) * 100'000;
        const auto log = scan(Repeated(quiet, size, tracebackText));
        QCOMPARE(exceptions(log), 1);
        const auto e = *std::find_if(log.events.begin(), log.events.end(),
                                     [](const Event& one) { return one.kind == EventKind::PythonException; });
        QCOMPARE(e.line, LineNumber(100'004));
        QCOMPARE(e.frames.size(), std::size_t{1});
    }

    void blocksMayCutAnywhere()
    {
        const std::string text = std::string("V1201 10:13:37.276000 9 torch/_dynamo/x.py:1] [0/0] "
                                             "[__graph_breaks] Graph break in user code at /a.py:3\n") +
                                 tracebackText;
        const auto source = text::fromBytes(text);
        for (std::size_t step : {std::size_t{1}, std::size_t{7}, std::size_t{64}}) {
            Scanner scanner(ScanOptions{});
            for (std::size_t at = 0; at < text.size(); at += step)
                scanner.block(std::span<const char>(text).subspan(at, std::min(step, text.size() - at)));
            scanner.end();
            const auto log = scanner.events(*source);
            QVERIFY(log.has_value());
            QCOMPARE(exceptions(*log), 1);
            QCOMPARE(log->counts.graphBreaks, 1);
        }
    }

    void aHundredRanks()
    {
        std::string text;
        for (int line = 0; line < 4; ++line)
            for (int rank = 0; rank < 100; ++rank) {
                const char* parts[] = {"Traceback (most recent call last):", "  File \"/a.py\", line 1, in f",
                                       "    x()", "RuntimeError: x"};
                text += "[rank" + std::to_string(rank) + "]: " + parts[line] + "\n";
            }
        const auto log = scan(*text::fromBytes(text));
        QCOMPARE(exceptions(log), 100);
        for (const auto& e : log.events)
            QCOMPARE(e.frames.size(), std::size_t{1});
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto found = scanFile(*text::fromBytes("x\n"), {}, stop.get_token());
        QVERIFY(!found.has_value());
        QCOMPARE(found.error().kind, ErrorKind::Cancelled);
    }
};

QTEST_APPLESS_MAIN(TestBadInput)
#include "tst_bad_input.moc"
