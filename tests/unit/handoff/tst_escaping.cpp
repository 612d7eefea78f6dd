// SPDX-License-Identifier: Apache-2.0
// Hostile file names and log lines: nothing from a bundle becomes markup, a macro, a link or a control.
#include "base/visible.h"
#include "handoff/columns.h"
#include "handoff/escape_html.h"
#include "handoff/escape_jira.h"
#include "handoff/escape_markdown.h"
#include "handoff/figures.h"
#include "handoff/inline.h"
#include "samples.h"

#include <QTest>
#include <QTextDocument>
#include <QXmlStreamReader>

using namespace triage;
using namespace triage::handoff;

namespace {

const std::string hostile =
    "x`|*_<script>alert(1)</script>{noformat}{code}[~admin]!http://evil/i.png! &amp; \\ $(id) "
    "\x1b[31m\xe2\x80\xaegpj.exe ``` ## |";

/// A case in which every string that can come from outside is hostile.
samples::Sample hostileSample()
{
    samples::Sample s = samples::loose();
    const std::string path = "dir/" + hostile;
    s.label = {hostile, hostile, hostile};
    s.facts.name = hostile;
    s.facts.files.front().path = path;
    s.facts.skipped.front().path = path;
    s.facts.remarks.front().message.args = {hostile};
    s.facts.findings.push_back(
        samples::finding("log-truncated", Step::Eager, {hostile, hostile}, path, hostile));
    s.facts.intake.front().value = hostile;
    s.review.answers = {{"custom_ops", hostile, {hostile, hostile}}};
    s.review.marks = {{path, LineNumber(3), hostile, {hostile, hostile}}};
    Evidence& e = s.verdict.evidence.front();
    e.file = path;
    e.text = hostile;
    e.before = {hostile, "```"};
    e.after = {"{noformat}", "</pre><img src=x>"};
    s.verdict.keyword = hostile;
    s.verdict.notes = {{"n", Message(Bilingual{"注 %1", "note %1"}, {hostile})}};
    return s;
}

bool holdsControl(const std::string& text)
{
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F;
    });
}

/// Markdown outside code spans and fences.
std::string proseOf(const std::string& markdown)
{
    std::string out;
    std::string fence;
    for (const QString& line : QString::fromStdString(markdown).split(QLatin1Char('\n'))) {
        const std::string text = line.toStdString();
        const std::size_t ticks = text.find_first_not_of('`');
        const std::string run = text.substr(0, ticks);
        if (fence.empty() && run.size() >= 3)
            fence = run;
        else if (!fence.empty() && text == fence)
            fence.clear();
        else if (fence.empty())
            out += text + '\n';
    }
    return fence.empty() ? out : std::string("unclosed fence");
}

} // namespace

class TestEscaping : public QObject
{
    Q_OBJECT

private slots:
    void hiddenCharactersBecomeVisible();
    void codeAndLinksSurviveTheRoundTrip();
    void markdownHoldsNoMarkup();
    void jiraHoldsNoMacro();
    void htmlHoldsNoTagOfTheirs();
    void noFormatHoldsControls();
    void markdownEscapes_data();
    void markdownEscapes();
    void jiraEscapes_data();
    void jiraEscapes();
    void columnsAreAligned();
    void figuresAreSpelled();
};

void TestEscaping::hiddenCharactersBecomeVisible()
{
    QCOMPARE(visible("a\x1b[0m\tb\r\n"), std::string("a<U+001B>[0m<U+0009>b<U+000D><U+000A>"));
    QCOMPARE(visible("\t", true), std::string("\t"));
    QCOMPARE(visible("\xe2\x80\xae\xef\xbb\xbf\xc2\x85"), std::string("<U+202E><U+FEFF><U+0085>"));
    QCOMPARE(visible("首个致因报错 ✓ é 😀"), std::string("首个致因报错 ✓ é 😀"));
    QCOMPARE(visible("\xff\xc0\xaf\xed\xa0\x80\xe4\xb8"),
             std::string("<0xFF><0xC0><0xAF><0xED><0xA0><0x80><0xE4><0xB8>"));
    QCOMPARE(visible(std::string_view("a\0b", 3)), std::string("a<U+0000>b"));
}

void TestEscaping::codeAndLinksSurviveTheRoundTrip()
{
    const std::string text = "see " + code("a.log") + " and " + codeLink("b.log:3", "evidence-1") + ".";
    const std::vector<Span> want = {{"see ", false, ""},
                                    {"a.log", true, ""},
                                    {" and ", false, ""},
                                    {"b.log:3", true, "evidence-1"},
                                    {".", false, ""}};
    QCOMPARE(spans(text), want);
    QCOMPARE(plain(text), std::string("see a.log and b.log:3."));
    // The marks themselves cannot come from a bundle.
    QCOMPARE(plain(code("\x02x\x03\x01")), std::string("<U+0002>x<U+0003><U+0001>"));
    const Message foreign = clean(Message(Bilingual{"`码` %1", "`code` %1"}, {"`x` \x02"}));
    QCOMPARE(spans(foreign.own->en).front(), (Span{"code", true, ""}));
    QCOMPARE(foreign.args.front(), std::string("`x` <U+0002>"));
}

void TestEscaping::markdownHoldsNoMarkup()
{
    const std::string prose = proseOf(writeMarkdown(compose(hostileSample()), Languages::Both));
    QVERIFY(prose != "unclosed fence");
    qsizetype columns = 0; // of the table above: every row has as many open bars as its header
    for (const QString& line : QString::fromStdString(prose).split(QLatin1Char('\n'))) {
        QString bars = line;
        bars.remove(QStringLiteral("\\|"));
        const qsizetype count = bars.count(QLatin1Char('|'));
        if (!line.startsWith(QLatin1Char('|'))) {
            columns = 0;
            continue;
        }
        QVERIFY2(columns == 0 || count == columns, qPrintable(line));
        columns = count;
    }
    QVERIFY(prose.find("\n## |") == std::string::npos);
}

void TestEscaping::jiraHoldsNoMacro()
{
    const QString jira = QString::fromStdString(writeJira(compose(hostileSample()), Languages::Both));
    // Every macro that opens a block is ours and closed by us.
    QCOMPARE(jira.count(QStringLiteral("\n{noformat}\n")) % 2, 0);
    for (const QString& line : jira.split(QLatin1Char('\n')))
        if (line != QStringLiteral("{noformat}"))
            QVERIFY2(!line.contains(QStringLiteral("{noformat}")) ||
                         line.contains(QStringLiteral("\\{noformat")),
                     qPrintable(line));
    QVERIFY(jira.contains(QStringLiteral("<U+007B>noformat}")));
}

void TestEscaping::htmlHoldsNoTagOfTheirs()
{
    const QString page = QString::fromStdString(writeHtml(compose(hostileSample()), Languages::Both));
    for (const char* tag : {"<script", "<img", "<a href=\"http"})
        QVERIFY2(!page.contains(QLatin1String(tag)), tag);
    // The body is well-formed to the last tag, and only our own elements stand in it.
    QXmlStreamReader xml(page.mid(page.indexOf(QStringLiteral("<body>"))).chopped(8)); // without </html>
    const QStringList known = {
        QStringLiteral("body"),  QStringLiteral("main"),  QStringLiteral("h1"),        QStringLiteral("h2"),
        QStringLiteral("p"),     QStringLiteral("b"),     QStringLiteral("a"),         QStringLiteral("code"),
        QStringLiteral("span"),  QStringLiteral("pre"),   QStringLiteral("ul"),        QStringLiteral("li"),
        QStringLiteral("table"), QStringLiteral("thead"), QStringLiteral("tbody"),     QStringLiteral("tr"),
        QStringLiteral("th"),    QStringLiteral("td"),    QStringLiteral("blockquote")};
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement)
            QVERIFY2(known.contains(xml.name().toString()), qPrintable(xml.name().toString()));
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    // What QTextDocument reads from the sheet is the hostile text itself.
    QTextDocument document;
    document.setHtml(QString::fromStdString(writeSheetHtml(compose(hostileSample()), Languages::English)));
    QVERIFY(document.toPlainText().contains(QStringLiteral("<script>alert(1)</script>")));
}

void TestEscaping::noFormatHoldsControls()
{
    const Handoff handoff = compose(hostileSample());
    for (const auto write : {writeText, writeMarkdown, writeHtml, writeJira}) {
        const std::string text = write(handoff, Languages::Both);
        QVERIFY(!holdsControl(text));
        QVERIFY(text.find("\xe2\x80\xae") == std::string::npos);
        QVERIFY(text.find("U+202E") != std::string::npos);
    }
}

void TestEscaping::markdownEscapes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("want");
    QTest::newRow("inside a word") << "stdout_stderr.log 4.2 s"
                                   << "stdout_stderr.log 4.2 s";
    QTest::newRow("emphasis") << "__init__ *a*"
                              << "\\_\\_init\\_\\_ \\*a\\*";
    QTest::newRow("heading") << "# a"
                             << "\\# a";
    QTest::newRow("list") << "12. a"
                          << "12\\. a";
    QTest::newRow("link") << "[a](b) <http://c>"
                          << "\\[a\\](b) \\<http://c\\>";
    QTest::newRow("entity") << "&lt;"
                            << "\\&lt;";
}

void TestEscaping::markdownEscapes()
{
    QFETCH(QString, text);
    QFETCH(QString, want);
    QCOMPARE(QString::fromStdString(escapedMarkdown(text.toStdString())), want);
    QCOMPARE(markdownCode("a`b"), std::string("``a`b``"));
    QCOMPARE(markdownCode("`", true), std::string("`` ` ``"));
    QCOMPARE(markdownCode("a|b", true), std::string("`a\\|b`"));
    QVERIFY(markdownFence("````").starts_with("`````\n"));
}

void TestEscaping::jiraEscapes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("want");
    QTest::newRow("inside a word") << "step4-npugraph_ex-force_eager"
                                   << "step4-npugraph_ex-force_eager";
    QTest::newRow("phrase") << "*a* -b- +c+ ??d??"
                            << "\\*a\\* \\-b\\- \\+c\\+ \\?\\?d\\?\\?";
    QTest::newRow("macro") << "{code}[~a]|!x!"
                           << "\\{code\\}\\[\\~a\\]\\|\\!x\\!";
    QTest::newRow("line break") << "a\\\\b"
                                << "a&#92;&#92;b";
    QTest::newRow("smiley") << "f(x) :) ok"
                            << "f&#40;x) &#58;) ok";
    QTest::newRow("heading") << "h1. a"
                             << "h1&#46; a";
    QTest::newRow("entity") << "&#123;"
                            << "&amp;\\#123;";
}

void TestEscaping::jiraEscapes()
{
    QFETCH(QString, text);
    QFETCH(QString, want);
    QCOMPARE(QString::fromStdString(escapedJira(text.toStdString())), want);
}

void TestEscaping::columnsAreAligned()
{
    QCOMPARE(displayWidth("首个致因报错"), std::size_t(12));
    QCOMPARE(displayWidth("✓ é"), std::size_t(3));
    QCOMPARE(displayWidth("e\xcc\x81"), std::size_t(1));
    QCOMPARE(padded("状态", 6), std::string("状态  "));
    QCOMPARE(padded("7", 3, true), std::string("  7"));
    const std::vector<std::string> chinese = {"完整性：", "缺失。"};
    QCOMPARE(wrapped("完整性：缺失。", 8), chinese); // no line begins with a full stop
    const std::vector<std::string> words = {"a longer", "sentence"};
    QCOMPARE(wrapped("a longer sentence", 9), words);
    const std::vector<std::string> path = {"step5-", "npugraph_", "ex"};
    QCOMPARE(wrapped("step5-npugraph_ex", 9), path);
    QCOMPARE(wrapped("", 9).size(), std::size_t(1));
}

void TestEscaping::figuresAreSpelled()
{
    QCOMPARE(grouped(1'234'567), std::string("1,234,567"));
    QCOMPARE(grouped(-1'234), std::string("-1,234"));
    QCOMPARE(grouped(999), std::string("999"));
    QCOMPARE(sizeText(1'023), std::string("1,023 B"));
    QCOMPARE(sizeText(1'536), std::string("1.5 KiB"));
    QCOMPARE(sizeText((std::int64_t{1} << 30) - 1), std::string("1.0 GiB"));
    QCOMPARE(durationText(400), std::string("0.4 s"));
    QCOMPARE(durationText(65'000), std::string("1 min 05 s"));
    QCOMPARE(durationText(7'380'000), std::string("2 h 03 min"));
    QCOMPARE(isoStamp("20260102-030405-pid7"), std::string("2026-01-02 03:04:05"));
    QCOMPARE(isoStamp("2026"), std::string());
    QCOMPARE(lineList({LineNumber(1), LineNumber(2), LineNumber(3)}, 2), std::string("1, 2 (+1)"));
}

QTEST_MAIN(TestEscaping)
#include "tst_escaping.moc"
