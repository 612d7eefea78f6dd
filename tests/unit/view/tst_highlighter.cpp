// SPDX-License-Identifier: Apache-2.0
#include "view/decoration.h"
#include "view/document.h"
#include "view/fold/folds.h"
#include "view/highlighter.h"
#include "view/rows.h"
#include "view/syntax_repository.h"

#include <KSyntaxHighlighting/Definition>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace triage;
using namespace triage::view;
using KSyntaxHighlighting::Theme;

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](double c) {
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QPalette paletteOf(bool dark)
{
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(dark ? 0x1e2125 : 0xffffff));
    palette.setColor(QPalette::Text, QColor(dark ? 0xd7dade : 0x1f2328));
    return palette;
}

struct Coloured
{
    std::shared_ptr<Document> document;
    Highlighter highlighter;

    Coloured(const QString& name, const QString& text) : document(Document::fromText(text, name))
    {
        highlighter.setDocument(document.get());
    }

    LineColours line(int number)
    {
        const auto lines =
            text::readLines(document->source(), *document->index(), LineNumber{number}, 1).value();
        return highlighter.colours(LineNumber{number}, lines.at(0).bytes);
    }

    /// The text that has a colour of its own, word by word.
    QStringList words(int number)
    {
        const auto lines =
            text::readLines(document->source(), *document->index(), LineNumber{number}, 1).value();
        QStringList found;
        for (const LineFormat& format : line(number).formats)
            found << QString::fromStdString(lines.at(0).bytes.substr(
                static_cast<std::size_t>(format.begin), static_cast<std::size_t>(format.end - format.begin)));
        return found;
    }
};

} // namespace

class TestHighlighter : public QObject
{
    Q_OBJECT

private slots:
    void picksTheDefinition_data();
    void picksTheDefinition();
    void levelsOfLines_data();
    void levelsOfLines();
    void partsAreColoured();
    void everyLineStandsAlone();
    void statefulLanguagesGetTheirStates();
    void aLargePythonFileIsShownAtOnce();
    void ofALongLineTheHeadIsColoured();
    void coloursCanBeRead();
};

void TestHighlighter::picksTheDefinition_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("definition");
    const auto row = [](const char* name, const char* head, const char* definition) {
        QTest::addRow("%s|%.20s", name, head)
            << QString::fromUtf8(name) << QString::fromUtf8(head) << QString::fromUtf8(definition);
    };
    row("step2-compile-eager/stdout_stderr.log", "", "Torch log");
    row("step5/ascend_plog/debug/plog/plog-123_20250101000000000.log", "", "Ascend plog");
    row("step5/ascend_plog/debug/device-0/device-123_20250101000000000.log", "", "Ascend plog");
    row("npugraph_ex/debug.log", "", "Torch log");
    row("env.txt", "torch: 2.6", "Triage environment");
    row("model__0/forward/000_aot_forward_graph.txt", "", "FX graph");
    row("pasted.txt", "class <lambda>(torch.nn.Module):\n", "FX graph");
    row("a.txt", "[ERROR] RUNTIME(1,python):2025-01-01-00:00:00.000.000 [a.cc:1]x", "Ascend plog");
    row("step5-npugraph_ex.py", "", "Python");
    row("graph.json", "", "JSON");
    row("", "Traceback (most recent call last):\n", "Torch log");
    row("V0206", "[rank1]:V0206 16:46:56.300000 1 x.py:1] a", "Torch log");
    row("README", "hello", "");
}

void TestHighlighter::picksTheDefinition()
{
    QFETCH(QString, name);
    QFETCH(QString, head);
    QFETCH(QString, definition);
    QCOMPARE(definitionFor(name, head), definition);
    QVERIFY(definition.isEmpty() || SyntaxRepository().definition(definition).isValid());
}

void TestHighlighter::levelsOfLines_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("level");
    const auto row = [](const char* name, const char* line, log::Level level) {
        QTest::newRow(line) << QString::fromUtf8(name) << QString::fromUtf8(line) << static_cast<int>(level);
    };
    using log::Level;
    row("a.log", "V0206 16:46:56.300000 1234 torch/_dynamo/x.py:12] [0/0] [__graph_code] Error",
        Level::Verbose);
    row("a.log", "E0206 16:46:56.300000 1234 torch/x.py:12] failed", Level::Error);
    row("a.log", "[rank3]:W0206 16:46:56.300000 1234 torch/x.py:12] slow", Level::Warning);
    row("a.log", "[rank3]: RuntimeError: out of memory", Level::Error);
    row("a.log", "[W904 09:50:12.024496247 compiler_depend.ts:57] Warning: x", Level::Warning);
    row("a.log", "[2025-02-06 16:46:56,300] [0/0] torch._dynamo.x.__graph_code: [DEBUG] y", Level::Debug);
    row("a.log", "[2025-02-06 16:46:56,300] torch._dynamo.x: [ERROR] y", Level::Error);
    row("a.log", "[INFO] NPUGRAPH_EX(1,python):2026-12-01 10:11:12.549.700 [a.py:42]1 Success", Level::Info);
    row("a.log", "rank 1 call[DEBUG] NPUGRAPH_EX(1,python):2026-12-01 10:11:12.549.700 [a.py:42]1 x",
        Level::Debug);
    row("a.log", "[ERROR] 2026-12-01-10:11:12 (PID:1, Device:0, RankID:-1) ERR03005 GRAPH", Level::Error);
    row("a.log", "torch._dynamo.exc.BackendCompilerFailed: backend='npugraph_ex' raised:", Level::Error);
    row("a.log", "EZ9999: Inner Error!", Level::Error);
    row("a.log", "(Worker_TP0 pid=2390) ERROR 06-10 16:39:42 [m.py:962] x", Level::Error);
    row("a.log", "    raise RuntimeError(\"x\")", Level::None);
    row("a.log", "loss 0.1 error 0.2", Level::None);
    row("plog-1_20250101000000000.log", "[ERROR] RUNTIME(1,python):2025-01-01-00:00:00.000.000 [a.cc:1]1 F:x",
        Level::Error);
    row("plog-1_20250101000000000.log", "[EVENT] APP(1,):2025-01-01-00:00:00.000.000 1 x", Level::Event);
}

void TestHighlighter::levelsOfLines()
{
    QFETCH(QString, name);
    QFETCH(QString, line);
    QFETCH(int, level);
    QCOMPARE(static_cast<int>(Coloured(name, line + QLatin1Char('\n')).line(1).level), level);
}

void TestHighlighter::partsAreColoured()
{
    Coloured log(QStringLiteral("a.log"),
                 QStringLiteral("V0206 16:46:56.300000 12 torch/_dynamo/x.py:12] [0/0_1] [__graph_code] ok\n"
                                "  File \"/a/b.py\", line 12, in forward\n"
                                "设备 NPU error, error code is 507011 ERR00100\n"));
    QVERIFY(log.words(1).contains(QStringLiteral("torch/_dynamo/x.py:12")));
    QVERIFY(log.words(1).contains(QStringLiteral("[0/0_1]")));
    QVERIFY(log.words(1).contains(QStringLiteral("[__graph_code]")));
    QVERIFY(log.words(2).contains(QStringLiteral("/a/b.py")));
    QVERIFY(log.words(2).contains(QStringLiteral("in forward")));
    QVERIFY(log.words(3).contains(QStringLiteral("507011")));
    QVERIFY(log.words(3).contains(QStringLiteral("ERR00100")));
    Coloured graph(QStringLiteral("g.txt"),
                   QStringLiteral("class <lambda>(torch.nn.Module):\n        add: \"f16[8, 256]\" = "
                                  "torch.ops.aten.add.Tensor(a, b);  a = b = None\n"));
    QVERIFY(graph.words(2).contains(QStringLiteral("torch.ops.aten.add.Tensor")));
    QVERIFY(graph.words(2).contains(QStringLiteral("\"f16[8, 256]\"")));
    QVERIFY(graph.words(2).contains(QStringLiteral(";  a = b = None")));
}

/// A context that is left open at a line's end must not change the next line.
void TestHighlighter::everyLineStandsAlone()
{
    const QString second = QStringLiteral("E0206 16:46:56.300000 12 torch/x.py:12] RuntimeError: 507011\n");
    Coloured alone(QStringLiteral("a.log"), second);
    for (const char* first :
         {"  File \"/a", "V0206 16:46:56.300000 1", "[INFO] NPUGRAPH_EX(1,python):2026", "# File: /a"}) {
        Coloured after(QStringLiteral("a.log"), QString::fromUtf8(first) + QLatin1Char('\n') + second);
        QCOMPARE(after.words(2), alone.words(1));
        QCOMPARE(after.line(2).level, log::Level::Error);
    }
}

void TestHighlighter::statefulLanguagesGetTheirStates()
{
    QString text = QStringLiteral("\"\"\"opened\n");
    for (int i = 0; i < 300; ++i)
        text += QStringLiteral("def inside_a_string(): pass\n");
    text += QStringLiteral("\"\"\"\ndef function(): pass\n");
    Coloured python(QStringLiteral("a.py"), text);
    QSignalSpy changed(&python.highlighter, &Highlighter::changed);
    QVERIFY(changed.wait(3000));
    QCOMPARE(python.words(250), QStringList{QStringLiteral("def inside_a_string(): pass")});
    QVERIFY(python.words(303).contains(QStringLiteral("def")));
}

void TestHighlighter::aLargePythonFileIsShownAtOnce()
{
    QString text;
    for (int i = 0; i < 200'000; ++i)
        text += QStringLiteral("def function_%1(x): return x + 1\n").arg(i);
    Coloured python(QStringLiteral("large.py"), text);
    QTRY_COMPARE(python.document->state(), Document::State::Ready);
    // Its end is coloured before any state was worked out, by a guess; the states follow.
    QSignalSpy changed(&python.highlighter, &Highlighter::changed);
    QVERIFY(python.words(199'990).contains(QStringLiteral("def")));
    QVERIFY(changed.isEmpty());
    QVERIFY(changed.wait(60000));
    QVERIFY(python.words(199'990).contains(QStringLiteral("def")));
}

namespace {

/// Is anything of it drawn in another colour than the pen's?
bool isColoured(const Row& row)
{
    QImage image(2000, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(Qt::black);
    row.layout->draw(painter, {0, 0}, {}, image.rect());
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).saturation() > 100)
                return true;
        }
    }
    return false;
}

} // namespace

void TestHighlighter::ofALongLineTheHeadIsColoured()
{
    const auto document =
        Document::fromText(QStringLiteral("RuntimeError: 507011 ") + QString(40'000, QLatin1Char('x')) +
                               QStringLiteral(" RuntimeError: 507011\n"),
                           QStringLiteral("run.log"));
    Highlighter highlighter;
    highlighter.setDocument(document.get());
    Folds folds;
    folds.setDocument(document.get());
    Rows rows(highlighter, folds);
    rows.setDocument(document.get());
    RowsRequest request;
    request.count = 1;
    QCOMPARE(rows.get(request).size(), std::size_t{1});
    QVERIFY(isColoured(rows.get(request).front()));
    request.firstColumn = 40'000;
    QVERIFY(rows.get(request).front().text.text.contains(QStringLiteral("507011")));
    QVERIFY(!isColoured(rows.get(request).front()));
    QCOMPARE(rows.get(request).front().level, log::Level::Error); // the gutter says it nevertheless
}

void TestHighlighter::coloursCanBeRead()
{
    for (const bool dark : {false, true}) {
        const QPalette palette = paletteOf(dark);
        const QColor base = palette.color(QPalette::Base);
        const Theme theme = SyntaxRepository().theme(dark);
        QVERIFY(theme.isValid());
        QCOMPARE(isDark(palette), dark);
        for (int style = Theme::Normal; style <= Theme::Others; ++style) {
            const QColor colour(theme.textColor(static_cast<Theme::TextStyle>(style)));
            QVERIFY2(contrast(colour, base) >= 4.5, qPrintable(colour.name()));
            for (const QColor& fill : {roleFill(LineRole::Causal, palette), hitFill(palette, false)})
                QVERIFY2(contrast(colour, fill) >= 4.5, qPrintable(colour.name() + fill.name()));
        }
        for (const LineRole role :
             {LineRole::Causal, LineRole::Cascade, LineRole::Candidate, LineRole::Error, LineRole::Mark}) {
            QVERIFY(contrast(roleColour(role, palette), base) >= 3.0);
            QVERIFY(contrast(palette.color(QPalette::Text), roleFill(role, palette)) >= 4.5);
        }
        QVERIFY(contrast(hitColour(palette), base) >= 3.0);
        QVERIFY(contrast(palette.color(QPalette::Text), hitFill(palette, true)) >= 4.5);
    }
}

QTEST_MAIN(TestHighlighter)
#include "tst_highlighter.moc"
