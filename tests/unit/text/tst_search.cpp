// SPDX-License-Identifier: Apache-2.0
#include "text/search.h"

#include <QRegularExpression>
#include <QStringEncoder>
#include <QTest>

using namespace triage;
using namespace triage::text;

Q_DECLARE_METATYPE(triage::text::Pattern)

namespace {

std::vector<Hit> hitsOf(const Pattern& pattern, const std::string& bytes, SearchOptions options = {})
{
    std::vector<Hit> all;
    const auto searcher = Searcher::compile(pattern).value();
    const auto summary = searcher.search(*fromBytes(bytes), options, [&all](std::span<const Hit> hits) {
        all.insert(all.end(), hits.begin(), hits.end());
    });
    if (summary.value().hits != static_cast<std::int64_t>(all.size()))
        qFatal("the summary counts wrong");
    return all;
}

std::vector<std::string> textsOf(const Pattern& pattern, const std::string& bytes,
                                 const SearchOptions& options = {})
{
    std::vector<std::string> texts;
    for (const Hit& hit : hitsOf(pattern, bytes, options))
        texts.push_back(
            bytes.substr(static_cast<std::size_t>(hit.offset.value), static_cast<std::size_t>(hit.size)));
    return texts;
}

/// The same answer from another engine, line by line.
std::vector<Hit> byQt(const Pattern& pattern, const std::string& bytes)
{
    QString expression = QString::fromStdString(pattern.text);
    if (!pattern.regex)
        expression = QRegularExpression::escape(expression);
    const QRegularExpression regex(expression, pattern.caseSensitive
                                                   ? QRegularExpression::NoPatternOption
                                                   : QRegularExpression::CaseInsensitiveOption);
    std::vector<Hit> hits;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        std::string line = bytes.substr(begin, end - begin);
        if (line.ends_with('\r'))
            line.pop_back();
        const QString text = QString::fromStdString(line);
        auto matches = regex.globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            if (match.capturedLength() == 0)
                continue;
            const auto before = text.left(match.capturedStart()).toUtf8().size();
            hits.push_back(
                {ByteOffset{static_cast<std::int64_t>(begin) + before}, match.captured().toUtf8().size()});
        }
        begin = end + 1;
    }
    return hits;
}

const std::string& sample()
{
    static const std::string text = [] {
        std::string lines;
        for (int i = 0; i < 400; ++i) {
            lines += "V0206 16:46:56.300000 " + std::to_string(1000 + i) +
                     " torch/_dynamo/x.py:" + std::to_string(i) + "] [0/0] Error in f32[3, " +
                     std::to_string(i * 7) + "]\r\n";
            lines += i % 3 == 0 ? "  错误码 507011，设备内存不足 Error\n" : "\n";
            lines += i % 5 == 0 ? "RuntimeError: aaa aaaa aaaaa é É\n" : "    raise ERROR_x(errors)\n";
        }
        return lines + "the end without newline: error";
    }();
    return text;
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithAnotherEngine_data();
    void agreesWithAnotherEngine();
    void wholeWords();
    void noMatchCrossesALine();
    void badExpressionsSayWhere();
    void bytesThatAreNotUtf8DoNotMislead();
    void otherEncodings_data();
    void otherEncodings();
    void aHugeLineIsSearched();
    void stopsAtTheLimitAndOnRequest();
    void fromAndToBoundTheStart();
    void aHostilePatternEnds();
    void reportsProgress();
    void matchesOfALine();
};

void TestSearch::agreesWithAnotherEngine_data()
{
    QTest::addColumn<Pattern>("pattern");
    QTest::addColumn<bool>("fast");
    const auto row = [](const char* text, bool regex, bool sensitive, bool fast) {
        QTest::addRow("%s%s %s", regex ? "/" : "", text, sensitive ? "Aa" : "")
            << Pattern{text, regex, sensitive, false} << fast;
    };
    for (const bool sensitive : {true, false}) {
        row("error", false, sensitive, true);
        row("aa", false, sensitive, true);
        row("f32[3,", false, sensitive, true);
        row("错误码 507011", false, sensitive, true);
        row("é", false, sensitive, sensitive);
        row("nowhere", false, sensitive, true);
        row("err.r", true, sensitive, true);
        row("错.码", true, sensitive, true);
        row("码 \\d+，", true, sensitive, true);
        row("[^a-z ]+$", true, sensitive, false);
        row("\\]$", true, sensitive, false);
        row("^V0206.*dynamo", true, sensitive, true);
        row("Error[^(]*\\(", true, sensitive, true);
        row("[a-z]+\\(|x", true, sensitive, false);
        row("^\\s+raise", true, sensitive, true);
        row("a+", true, sensitive, false);
        row("x*", true, sensitive, false);
        row("(a)\\1+", true, sensitive, false);
        row("(?<=code )\\w|(?<=Runtime)Error", true, sensitive, false);
        row("\\Athe end", true, sensitive, true);
        row("error\\z", true, sensitive, true);
        row("(?i)ERROR", true, sensitive, false);
        row("Error|RuntimeError|507\\d{3}", true, sensitive, true);
    }
}

void TestSearch::agreesWithAnotherEngine()
{
    QFETCH(Pattern, pattern);
    QFETCH(bool, fast);
    QCOMPARE(Searcher::compile(pattern).value().fast(), fast);
    const auto wanted = byQt(pattern, sample());
    for (const std::size_t block :
         {std::size_t{2}, std::size_t{61}, std::size_t{4096}, std::size_t{1} << 20}) {
        for (const int threads : {1, 3}) {
            SearchOptions options;
            options.blockSize = block;
            options.threads = threads;
            if (block == 2 && threads == 3)
                continue;
            const auto hits = hitsOf(pattern, sample(), options);
            QCOMPARE(hits.size(), wanted.size());
            QVERIFY(hits == wanted);
        }
    }
}

void TestSearch::wholeWords()
{
    const std::string text = "error errors error_x xerror (error) error\nERROR: 错误error错误\n";
    QCOMPARE(hitsOf({"error", false, false, true}, text).size(), std::size_t{5});
    QCOMPARE(hitsOf({"error", false, true, true}, text).size(), std::size_t{4});
    QCOMPARE(hitsOf({"(error)", false, true, true}, text).size(), std::size_t{1});
    QCOMPARE(hitsOf({"err\\w*", true, true, true}, text).size(), std::size_t{6});
    QCOMPARE(hitsOf({"误", false, true, true}, text).size(), std::size_t{2});
}

void TestSearch::noMatchCrossesALine()
{
    QCOMPARE(textsOf({"a\\s*b", true, true, false}, "a\nb\na b\na\r\nb"), std::vector<std::string>{"a b"});
    QCOMPARE(textsOf({"[^x]+", true, true, false}, "ab\ncd\n"), (std::vector<std::string>{"ab", "cd"}));
    QCOMPARE(textsOf({"(?s)a.*b", true, true, false}, "a1b\na2\nb\n"), std::vector<std::string>{"a1b"});
    QVERIFY(hitsOf({"a\nb", false, true, false}, "a\nb").empty());
    QVERIFY(hitsOf({"", false, true, false}, "abc").empty());
}

void TestSearch::badExpressionsSayWhere()
{
    const auto bad = Searcher::compile({"a(b", true, false, false});
    QVERIFY(!bad);
    QCOMPARE(bad.error().kind, ErrorKind::Invalid);
    QCOMPARE(bad.error().message.args, (std::vector<std::string>{"4", "3"}));
    QVERIFY(!bad.error().detail.empty());
    QVERIFY(Searcher::compile({"a(b", false, false, false}).has_value());
}

void TestSearch::bytesThatAreNotUtf8DoNotMislead()
{
    const std::string text = std::string("x\xFF error \xE9\x94 a中b\nerror\0 tail a.b\n", 34);
    QCOMPARE(hitsOf({"error", false, false, false}, text).size(), std::size_t{2});
    QCOMPARE(textsOf({"a.b", true, true, false}, text), (std::vector<std::string>{"a中b", "a.b"}));
    QCOMPARE(hitsOf({"err[^x]r", true, true, false}, text).size(), std::size_t{2});
}

void TestSearch::otherEncodings_data()
{
    QTest::addColumn<QByteArray>("codec");
    QTest::addColumn<Encoding>("encoding");
    QTest::newRow("GB18030") << QByteArray("GB18030") << Encoding::Gb18030;
    QTest::newRow("UTF-16LE") << QByteArray("UTF-16LE") << Encoding::Utf16Le;
    QTest::newRow("UTF-16BE") << QByteArray("UTF-16BE") << Encoding::Utf16Be;
}

void TestSearch::otherEncodings()
{
    QFETCH(QByteArray, codec);
    QFETCH(Encoding, encoding);
    QStringEncoder encoder(codec.constData());
    const QString text = QStringLiteral("第一行 ok\n\u0A0A\u1234 错误码 507011\nerror 错误\r\n错误");
    const std::string raw = QByteArray(encoder(text)).toStdString();
    const std::string wanted =
        QByteArray(QStringEncoder(codec.constData())(QStringLiteral("错误"))).toStdString();
    for (const std::size_t block : {std::size_t{2}, std::size_t{10}, std::size_t{4096}}) {
        SearchOptions options;
        options.encoding = encoding;
        options.blockSize = block;
        QCOMPARE(textsOf({"错误", false, false, false}, raw, options), (std::vector<std::string>(3, wanted)));
        QCOMPARE(hitsOf({"^错误$", true, false, false}, raw, options).size(), std::size_t{1});
        QCOMPARE(hitsOf({"\\d{6}$", true, false, false}, raw, options).size(), std::size_t{1});
    }
}

void TestSearch::aHugeLineIsSearched()
{
    std::string text(5 << 20, 'x');
    const std::vector<std::size_t> places = {0, 1000, (1 << 20) - 3, (2 << 20) + 1, (5 << 20) - 6};
    for (const std::size_t place : places)
        text.replace(place, 6, "needle");
    for (const bool regex : {false, true}) {
        const auto hits = hitsOf({regex ? "n[e]+dle" : "needle", regex, true, false}, text);
        QCOMPARE(hits.size(), places.size());
        for (std::size_t i = 0; i < places.size(); ++i)
            QCOMPARE(hits[i].offset.value, static_cast<std::int64_t>(places[i]));
    }
}

void TestSearch::stopsAtTheLimitAndOnRequest()
{
    SearchOptions options;
    options.maxHits = 10;
    options.blockSize = 64;
    QCOMPARE(hitsOf({"error", false, false, false}, sample(), options).size(), std::size_t{10});

    std::stop_source stop;
    options.maxHits = 0;
    const auto searcher = Searcher::compile({"error", false, false, false}).value();
    int calls = 0;
    const auto summary = searcher.search(
        *fromBytes(sample()), options,
        [&](std::span<const Hit>) {
            ++calls;
            stop.request_stop();
        },
        stop.get_token());
    QVERIFY(summary.value().stopped);
    QCOMPARE(calls, 1);
}

void TestSearch::fromAndToBoundTheStart()
{
    const std::string text = "aa aa aa\naa\n";
    SearchOptions options;
    options.from = ByteOffset{1};
    options.to = ByteOffset{6};
    const auto hits = hitsOf({"aa", false, true, false}, text, options);
    QCOMPARE(hits, (std::vector<Hit>{{ByteOffset{3}, 2}}));
    QVERIFY(!hitsOf({"^aa", true, true, false}, text, options).size());
}

void TestSearch::aHostilePatternEnds()
{
    const std::string text = std::string(4000, 'a') + "\nab\n";
    const auto searcher = Searcher::compile({"(a|aa)+(?=b)(?<=b)|\\bab", true, true, false}).value();
    int hits = 0;
    const auto summary = searcher.search(*fromBytes(text), {},
                                         [&hits](std::span<const Hit> some) { hits += int(some.size()); });
    QVERIFY(summary.has_value());
    QCOMPARE(hits, 1);
}

void TestSearch::reportsProgress()
{
    SearchOptions options;
    options.blockSize = 1 << 20;
    std::vector<Progress> reports;
    options.progress = [&reports](const Progress& p) { reports.push_back(p); };
    hitsOf({"x", false, true, false}, std::string(40 << 20, 'a'), options);
    QCOMPARE(reports.size(), std::size_t{3});
    QCOMPARE(reports.back().done, reports.back().total);
}

void TestSearch::matchesOfALine()
{
    const auto searcher = Searcher::compile({"错误", false, false, false}).value();
    QCOMPARE(searcher.matches("a错误错误"), (std::vector<Match>{{1, 6}, {7, 6}}));
}

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
