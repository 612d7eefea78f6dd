// SPDX-License-Identifier: Apache-2.0
#include "text/filter/context_lines.h"
#include "text/filter/expression.h"
#include "text/filter/line_filter.h"
#include "text/filter/selected_lines.h"

#include <QStringEncoder>
#include <QTest>

#include <random>

using namespace triage;
using namespace triage::text;

namespace {

std::vector<std::string> linesOf(const std::string& bytes)
{
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = bytes.find('\n', begin);
        lines.push_back(bytes.substr(begin, end == std::string::npos ? end : end - begin + 1));
        begin = end == std::string::npos ? bytes.size() : end + 1;
    }
    return lines;
}

std::vector<FoundLine> run(const std::vector<FilterStep>& steps, const std::string& bytes,
                           const FilterOptions& options = {})
{
    std::vector<FoundLine> all;
    const auto filter = LineFilter::compile(steps);
    if (!filter)
        qFatal("does not compile");
    const auto summary = filter->run(*fromBytes(bytes), options, [&all](std::span<const FoundLine> lines) {
        all.insert(all.end(), lines.begin(), lines.end());
    });
    if (summary.value().matches != std::ssize(all))
        qFatal("the summary counts wrong");
    return all;
}

std::vector<std::int64_t> numbers(const std::vector<FoundLine>& lines)
{
    std::vector<std::int64_t> out;
    for (const FoundLine& line : lines)
        out.push_back(line.number.value);
    return out;
}

std::string randomText(std::mt19937& random, int lines)
{
    const std::vector<std::string> words = {"error", "ERROR", "warn", "a", "507011", "(x)", "中文", "", "\r"};
    std::string text;
    for (int i = 0; i < lines; ++i) {
        for (auto n = random() % 5; n > 0; --n)
            text += words[random() % words.size()] + (random() % 3 == 0 ? "" : " ");
        text += '\n';
    }
    if (random() % 2 == 0 && !text.empty())
        text.pop_back();
    return text;
}

/// The file as it is: what is found must be lines of it, with the numbers they have.
void checkPlaces(const std::vector<FoundLine>& found, const std::string& bytes)
{
    const auto lines = linesOf(bytes);
    std::vector<std::int64_t> starts = {0};
    for (const std::string& line : lines)
        starts.push_back(starts.back() + std::ssize(line));
    for (const FoundLine& line : found) {
        const auto at = static_cast<std::size_t>(line.number.value - 1);
        QVERIFY(at < lines.size());
        QCOMPARE(line.begin.value, starts[at]);
        QCOMPARE(line.size, std::ssize(lines[at]));
    }
}

} // namespace

class TestFilter : public QObject
{
    Q_OBJECT

private slots:
    void saysWhereATermIsWrong();
    void findsTheLines();
    void agreesWithLineByLine();
    void filtersWithinFilters();
    void aLineLongerThanAnyWindowIsOneLine();
    void otherEncodings_data();
    void otherEncodings();
    void aMarkAtTheStartIsNoText();
    void stopsWhenTold();
    void aFileThatGotShorterIsSaid();
    void goesOnWhereAFileHasGrown();
    void contextAgreesWithLineByLine();
    void selectedLinesAreAText();
    void highlightsWhatIsWanted();
};

void TestFilter::saysWhereATermIsWrong()
{
    const std::vector<FilterStep> steps = {{"fine", true}, {"fine AND ab[c", true}};
    const auto filter = LineFilter::compile(steps);
    QVERIFY(!filter.has_value());
    QCOMPARE(filter.error().step, std::size_t{1});
    QCOMPARE(filter.error().error.at, std::size_t{13}); // PCRE2 says it at the end
    const std::vector<FilterStep> word = {{"ab[c", true, false, true}};
    QCOMPARE(LineFilter::compile(word).error().error.at, std::size_t{4});
}

void TestFilter::findsTheLines()
{
    const std::string text = "one error\ntwo\nthree Error 507011\nfour error 507011\n\nsix";
    QCOMPARE(numbers(run({{"error"}}, text)), (std::vector<std::int64_t>{1, 3, 4}));
    QCOMPARE(numbers(run({{"error", false, true}}, text)), (std::vector<std::int64_t>{1, 4}));
    QCOMPARE(numbers(run({{"error AND NOT 507011"}}, text)), (std::vector<std::int64_t>{1}));
    QCOMPARE(numbers(run({{"two OR six"}}, text)), (std::vector<std::int64_t>{2, 6}));
    QCOMPARE(numbers(run({{"error", false, false, false, true}}, text)),
             (std::vector<std::int64_t>{2, 5, 6}));
    QCOMPARE(numbers(run({{"^$", true}}, text)), (std::vector<std::int64_t>{5}));
    QCOMPARE(numbers(run({{"err", false, false, true}}, text)), (std::vector<std::int64_t>{}));
}

void TestFilter::agreesWithLineByLine()
{
    std::mt19937 random(7); // NOLINT: the same in every run
    const std::vector<FilterStep> filters = {
        {"error"},
        {"error", false, true},
        {"error AND 507011"},
        {"error OR warn"},
        {"NOT error"},
        {"(error OR warn) AND NOT 507011"},
        {"NOT (error AND a) AND NOT warn"},
        {"a", false, true, true},
        {"[0-9]+ AND err.r", true},
        {"^a|中", true},
        {"^$ OR x\\)$", true},
        {"error", false, false, false, true},
        {"中文 OR (x)"},
    };
    for (int round = 0; round < 300; ++round) {
        const std::string text = randomText(random, static_cast<int>(random() % 60));
        const FilterStep& step = filters[static_cast<std::size_t>(round) % filters.size()];
        FilterOptions options;
        options.blockSize = 2 + random() % 90;
        options.threads = 1 + round % 2;
        const auto found = run({step}, text, options);
        checkPlaces(found, text);
        std::vector<std::int64_t> expected;
        const auto filter = LineFilter::compile(std::span(&step, 1)).value();
        std::int64_t number = 0;
        for (std::string line : linesOf(text)) {
            ++number;
            if (line.ends_with('\n'))
                line.pop_back();
            if (filter.passes(line))
                expected.push_back(number);
        }
        QCOMPARE(numbers(found), expected);
    }
}

void TestFilter::filtersWithinFilters()
{
    const std::string text = "a b\na c\nb c\na b c\n";
    QCOMPARE(numbers(run({{"a"}, {"b"}}, text)), (std::vector<std::int64_t>{1, 4}));
    QCOMPARE(numbers(run({{"a"}, {"b", false, false, false, true}, {"c"}}, text)),
             (std::vector<std::int64_t>{2}));
}

void TestFilter::aLineLongerThanAnyWindowIsOneLine()
{
    std::string text = "first needle\n";
    text += std::string(300'000, 'x') + "needle" + std::string(5'000'000, 'y') + "thread" +
            std::string(400'000, 'z') + "\nlast needle\n";
    FilterOptions options;
    for (const int threads : {1, 2}) {
        options.threads = threads;
        const auto needles = run({{"needle"}}, text, options);
        checkPlaces(needles, text);
        QCOMPARE(numbers(needles), (std::vector<std::int64_t>{1, 2, 3}));
        QCOMPARE(numbers(run({{"needle AND thread"}}, text, options)), (std::vector<std::int64_t>{2}));
        QCOMPARE(numbers(run({{"needle AND NOT thread"}}, text, options)), (std::vector<std::int64_t>{1, 3}));
        QCOMPARE(numbers(run({{"NOT thread"}}, text, options)), (std::vector<std::int64_t>{1, 3}));
    }
    options.blockSize = 100'000;
    QCOMPARE(numbers(run({{"needle AND thread"}}, text, options)), (std::vector<std::int64_t>{2}));
    const std::string only(3'000'000, 'q'); // no line end at all
    QCOMPARE(numbers(run({{"q"}}, only, options)), (std::vector<std::int64_t>{1}));
    checkPlaces(run({{"q"}}, only, options), only);
}

void TestFilter::otherEncodings_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("encoding");
    QTest::newRow("GBK") << QByteArray("GB18030") << static_cast<int>(Encoding::Gb18030);
    QTest::newRow("UTF-16") << QByteArray("UTF-16LE") << static_cast<int>(Encoding::Utf16Le);
}

void TestFilter::otherEncodings()
{
    QFETCH(QByteArray, name);
    QFETCH(int, encoding);
    QString text;
    for (int i = 0; i < 500; ++i)
        text += QStringLiteral("第 %1 行 ").arg(i) +
                (i % 7 == 0 ? QStringLiteral("错误\n") : QStringLiteral("好\r\n"));
    QStringEncoder encoder(name.constData());
    if (!encoder.isValid())
        QSKIP("Qt was built without this encoding");
    const QByteArray raw = encoder.encode(text);
    FilterOptions options;
    options.encoding = static_cast<Encoding>(encoding);
    options.blockSize = 64;
    options.threads = 2;
    const auto found = run({{"错误"}}, raw.toStdString(), options);
    QCOMPARE(std::ssize(found), 72);
    for (std::size_t i = 0; i < found.size(); ++i) {
        QCOMPARE(found[i].number.value, static_cast<std::int64_t>(i) * 7 + 1);
        const std::string line =
            toUtf8(raw.toStdString().substr(static_cast<std::size_t>(found[i].begin.value),
                                            static_cast<std::size_t>(found[i].size)),
                   options.encoding);
        QCOMPARE(QString::fromStdString(line), QStringLiteral("第 %1 行 错误\n").arg(i * 7));
    }
}

void TestFilter::aMarkAtTheStartIsNoText()
{
    const auto found = run({{"^first|^second", true}}, "\xEF\xBB\xBF"
                                                       "first\nsecond\n");
    QCOMPARE(numbers(found), (std::vector<std::int64_t>{1, 2}));
    QCOMPARE(found[0].begin.value, 0);
    QCOMPARE(found[1].begin.value, 9);
}

void TestFilter::stopsWhenTold()
{
    std::stop_source stop;
    stop.request_stop();
    const std::vector<FilterStep> steps = {{"a"}};
    const auto summary =
        LineFilter::compile(steps)->run(*fromBytes("a\na\n"), {}, {}, stop.get_token()).value();
    QVERIFY(summary.stopped);
    QCOMPARE(summary.matches, 0);
}

void TestFilter::aFileThatGotShorterIsSaid()
{
    /// Says it is longer than it is.
    class Shrunk : public ByteSource
    {
    public:
        Result<std::size_t> read(ByteOffset at, std::span<char> into) const override
        {
            return text_->read(at, into);
        }
        std::int64_t size() const override { return 100; }

    private:
        std::shared_ptr<const ByteSource> text_ = fromBytes("a\nb\na");
    };
    const std::vector<FilterStep> steps = {{"a"}};
    FilterOptions options;
    options.blockSize = 4;
    const auto summary = LineFilter::compile(steps)->run(Shrunk(), options, {}).value();
    QVERIFY(summary.shortened);
    QCOMPARE(summary.matches, 2);
}

void TestFilter::goesOnWhereAFileHasGrown()
{
    const std::vector<FilterStep> steps = {{"a"}};
    const auto filter = LineFilter::compile(steps).value();
    LineList list;
    const LineSink sink = [&list](std::span<const FoundLine> lines) { list.append(lines); };
    auto summary = filter.run(*fromBytes("a\nb\nba"), {}, sink).value();
    QVERIFY(summary.lastLineOpen);
    QCOMPARE(summary.goOnAt.value, 4);
    QCOMPARE(summary.goOnLine.value, 3);
    list.dropLast();
    FilterOptions options;
    options.from = summary.goOnAt;
    options.firstLine = summary.goOnLine;
    summary = filter.run(*fromBytes("a\nb\nbab\nc\nab\n"), options, sink).value();
    QVERIFY(!summary.lastLineOpen);
    QCOMPARE(list.lines(), 3);
    QCOMPARE(list.at(LineNumber{2})->number.value, 3);
    QCOMPARE(list.at(LineNumber{2})->size, 4);
    QCOMPARE(list.at(LineNumber{3})->number.value, 5);
    QCOMPARE(list.matches(), 3);
}

void TestFilter::contextAgreesWithLineByLine()
{
    std::mt19937 random(11); // NOLINT
    for (int round = 0; round < 200; ++round) {
        std::string text = randomText(random, static_cast<int>(random() % 60));
        if (round % 10 == 0)
            text.insert(text.size() / 2, std::string(40'000, 'w'));
        const int around = 1 + static_cast<int>(random() % 4);
        const auto matches = run({{"507011"}}, text);
        ContextLines context(fromBytes(text), Encoding::Utf8, around);
        std::vector<FoundLine> shown;
        for (const FoundLine& match : matches) { // as they come, in pieces of any size
            const auto more = context.add(std::span(&match, 1));
            shown.insert(shown.end(), more.begin(), more.end());
        }
        const auto rest = context.finish();
        shown.insert(shown.end(), rest.begin(), rest.end());
        checkPlaces(shown, text);
        std::vector<std::int64_t> expected;
        for (std::int64_t line = 1; line <= std::ssize(linesOf(text)); ++line) {
            for (const FoundLine& match : matches) {
                if (std::abs(match.number.value - line) <= around) {
                    expected.push_back(line);
                    break;
                }
            }
        }
        QCOMPARE(numbers(shown), expected);
    }
}

void TestFilter::selectedLinesAreAText()
{
    std::mt19937 random(5); // NOLINT
    const std::string text = randomText(random, 2000);
    const auto lines = std::make_shared<LineList>();
    std::string expected;
    const auto found = run({{"error"}}, text);
    for (const FoundLine& line : found)
        expected +=
            text.substr(static_cast<std::size_t>(line.begin.value), static_cast<std::size_t>(line.size));
    SelectedLines selected(fromBytes(text), lines);
    lines->append(found);
    QCOMPARE(selected.size(), 0); // nothing is there before it is published
    const auto index = selected.publish();
    QCOMPARE(selected.size(), std::ssize(expected));
    QCOMPARE(index->lineCount(), std::ssize(found));
    for (int round = 0; round < 300; ++round) {
        const std::size_t at = random() % (expected.size() + 10);
        const std::size_t wanted = random() % 5000;
        std::string got(wanted, '\0');
        got.resize(selected.read(ByteOffset{static_cast<std::int64_t>(at)}, got).value());
        QCOMPARE(got, at < expected.size() ? expected.substr(at, wanted) : std::string());
    }
}

void TestFilter::highlightsWhatIsWanted()
{
    const std::vector<FilterStep> steps = {{"error AND NOT warn"}, {"code", false, false, false, true}};
    const auto filter = LineFilter::compile(steps).value();
    const auto found = filter.highlights("an error, a warn, code, Error");
    QCOMPARE(found, (std::vector<Match>{{3, 5}, {24, 5}}));
}

QTEST_APPLESS_MAIN(TestFilter)
#include "tst_filter.moc"
