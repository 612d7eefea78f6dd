// SPDX-License-Identifier: Apache-2.0
#include "text/filter/line_filter.h"
#include "text/search.h"

#include <QStringEncoder>
#include <QTest>

#include <random>

using namespace triage;
using namespace triage::text;

namespace {

constexpr std::size_t mega = std::size_t{1} << 20;

struct Found
{
    std::vector<Hit> hits;
    SearchSummary summary;
};

Found find(const Pattern& pattern, const std::string& bytes, SearchOptions options = {})
{
    Found found;
    const auto searcher = Searcher::compile(pattern).value();
    found.summary = searcher
                        .search(*fromBytes(bytes), options,
                                [&found](std::span<const Hit> hits) {
                                    found.hits.insert(found.hits.end(), hits.begin(), hits.end());
                                })
                        .value();
    return found;
}

/// What PCRE2 says of each line taken alone.
std::vector<Hit> lineByLine(const Pattern& pattern, const std::string& bytes)
{
    std::vector<Hit> hits;
    const auto searcher = Searcher::compile(pattern).value();
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        for (const Match& match : searcher.matches(std::string_view(bytes).substr(begin, end - begin)))
            hits.push_back({ByteOffset{static_cast<std::int64_t>(begin + match.begin)},
                            static_cast<std::int64_t>(match.size)});
        begin = end + 1;
    }
    return hits;
}

std::string filler(std::size_t size)
{
    return std::string(size, '.');
}

std::vector<LineNumber> linesWith(const FilterStep& step, const std::string& bytes,
                                  FilterSummary* summary = nullptr)
{
    std::vector<LineNumber> lines;
    FilterOptions options;
    options.threads = 3;
    const auto filter = LineFilter::compile(std::span(&step, 1)).value();
    const auto ran = filter.run(*fromBytes(bytes), options, [&lines](std::span<const FoundLine> found) {
        for (const FoundLine& line : found)
            lines.push_back(line.number);
    });
    if (summary)
        *summary = ran.value();
    return lines;
}

} // namespace

/// Lines longer than the windows a file is searched in, and matches that are.
class TestLongLines : public QObject
{
    Q_OBJECT

private slots:
    void aMatchOfSomeMegabytes_data();
    void aMatchOfSomeMegabytes();
    void asIfEachLineWereSearchedAlone_data();
    void asIfEachLineWereSearchedAlone();
    void inUtf16();
    void fromTheMiddleOfALine();
    void aFilterSeesThemToo();
    void tooLongALineIsSaid();
};

void TestLongLines::aMatchOfSomeMegabytes_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("size");
    for (const int before : {0, 1, 700'000, 1 << 20, 3'000'000}) {
        for (const int size : {1'000'000, 1'100'000, 2'200'000, 5'000'000})
            QTest::addRow("%d %d", before, size) << before << size;
    }
}

void TestLongLines::aMatchOfSomeMegabytes()
{
    QFETCH(const int, before);
    QFETCH(const int, size);
    const std::string head = "BEGIN END\n" + filler(static_cast<std::size_t>(before));
    const std::string match = "BEGIN" + filler(static_cast<std::size_t>(size)) + "END";
    const std::string bytes = head + match + " rest\nBEGIN, END\n";
    for (const int threads : {1, 3}) {
        SearchOptions options;
        options.threads = threads;
        const Found found = find({"BEGIN.*END", true, true, false}, bytes, options);
        QCOMPARE(found.hits.size(), std::size_t{3});
        QCOMPARE(found.hits[1].offset.value, std::ssize(head));
        QCOMPARE(found.hits[1].size, std::ssize(match));
        QVERIFY(!found.summary.incomplete);
        QCOMPARE(found.summary.hits, std::int64_t{3});
    }
}

void TestLongLines::asIfEachLineWereSearchedAlone_data()
{
    QTest::addColumn<QString>("expression");
    for (const char* expression : {"a[^b]*b", "x.*y", "^.*z", "ab*$", "a", "(ab|ba)+", "y.{3,90}", "[^.]+"})
        QTest::newRow(expression) << QString::fromLatin1(expression);
}

/// Lines of all lengths with few letters in them.
void TestLongLines::asIfEachLineWereSearchedAlone()
{
    QFETCH(const QString, expression);
    std::mt19937 random(3);
    std::string bytes;
    for (const std::size_t size :
         {10, 1'500'000, 0, 300'000, 3'400'000, 1'048'575, 1'048'576, 1'048'577, 5, 2'500'000}) {
        std::string line = filler(size);
        for (std::size_t i = 0; i < 12 && size > 0; ++i)
            line[random() % size] = "abxyz"[random() % 5];
        bytes += line + "\n";
    }
    const Pattern pattern{expression.toStdString(), true, true, false};
    const std::vector<Hit> wanted = lineByLine(pattern, bytes);
    QVERIFY(!wanted.empty());
    for (const std::size_t block : {mega, mega / 3 * 2, 5 * mega}) {
        SearchOptions options;
        options.threads = 2;
        options.blockSize = block;
        const Found found = find(pattern, bytes, options);
        QCOMPARE(found.hits.size(), wanted.size());
        QVERIFY(found.hits == wanted);
        QVERIFY(!found.summary.incomplete);
    }
}

void TestLongLines::inUtf16()
{
    QStringEncoder encoder(QStringEncoder::Utf16LE);
    const QString text =
        QStringLiteral("一 BEGIN") + QString(1'500'000, QChar(0x4E8C)) + QStringLiteral("END\nEND\n");
    const QByteArray raw = encoder(text);
    SearchOptions options;
    options.encoding = Encoding::Utf16Le;
    const Found found = find({"BEGIN.*END", true, true, false}, raw.toStdString(), options);
    QCOMPARE(found.hits.size(), std::size_t{1});
    QCOMPARE(found.hits[0].offset.value, std::int64_t{4});
    QCOMPARE(found.hits[0].size, std::int64_t{2 * (5 + 1'500'000 + 3)});
}

void TestLongLines::fromTheMiddleOfALine()
{
    const std::string bytes = filler(3 * mega) + "A" + filler(mega) + "B" + filler(2 * mega) + "\nA B\n";
    SearchOptions options;
    options.from = ByteOffset{static_cast<std::int64_t>(2 * mega)}; // as a jump to the next hit does
    const Found found = find({"A.*B", true, true, false}, bytes, options);
    QCOMPARE(found.hits.size(), std::size_t{2});
    options.from = ByteOffset{0};
    options.to = ByteOffset{static_cast<std::int64_t>(3 * mega)};
    QVERIFY(find({"A.*B", true, true, false}, bytes, options).hits.empty());
}

void TestLongLines::aFilterSeesThemToo()
{
    const std::string bytes =
        "none\nBEGIN" + filler(4 * mega) + "END\nBEGIN\n" + filler(5 * mega) + "\nBEGIN END";
    const std::vector<LineNumber> with = {LineNumber{2}, LineNumber{5}};
    QVERIFY(linesWith({"BEGIN.*END", true, true}, bytes) == with);
    const std::vector<LineNumber> without = {LineNumber{1}, LineNumber{3}, LineNumber{4}};
    QVERIFY(linesWith({"BEGIN.*END", true, true, false, true}, bytes) == without);
}

void TestLongLines::tooLongALineIsSaid()
{
    const std::string bytes =
        "BEGIN END\nBEGIN" + filler(66 * mega) + " BEGIN END" + filler(2 * mega) + "END\nBEGIN END\n";
    const Found found = find({"BEGIN.*END", true, true, false}, bytes);
    QVERIFY(found.summary.incomplete);
    QCOMPARE(found.hits.size(), std::size_t{3}); // and the short one in it
    QVERIFY(!find({"BEGIN", false, true, false}, bytes).summary.incomplete);
    FilterSummary summary;
    QCOMPARE(linesWith({"BEGIN.*END", true, true}, bytes, &summary).size(), std::size_t{3});
    QVERIFY(summary.incomplete);
}

QTEST_APPLESS_MAIN(TestLongLines)
#include "tst_long_lines.moc"
