// SPDX-License-Identifier: Apache-2.0
#include "text/byte_source.h"
#include "text/line_index.h"
#include "text/line_reader.h"

#include <QTest>

using namespace triage;
using namespace triage::text;

namespace {

std::shared_ptr<const LineIndex> indexOf(const std::string& bytes, std::size_t blockSize,
                                         Encoding encoding = Encoding::Utf8)
{
    LineIndexBuilder builder(encoding);
    for (std::size_t at = 0; at < bytes.size(); at += blockSize)
        builder.block(std::span(bytes).subspan(at, std::min(blockSize, bytes.size() - at)));
    return builder.snapshot();
}

std::vector<std::string> linesOf(const std::string& bytes, const LineIndex& index, std::int64_t first = 1,
                                 std::int64_t count = 1000)
{
    std::vector<std::string> texts;
    const auto lines = readLines(*fromBytes(bytes), index, LineNumber{first}, count).value();
    for (const Line& line : lines)
        texts.push_back(line.bytes);
    return texts;
}

std::string utf16(std::u16string_view text, bool little)
{
    std::string bytes;
    for (const char16_t c : text) {
        const char low = static_cast<char>(c & 0xFF);
        const char high = static_cast<char>(c >> 8);
        bytes += little ? low : high;
        bytes += little ? high : low;
    }
    return bytes;
}

/// `count` lines of growing, odd lengths.
std::string manyLines(int count)
{
    std::string bytes;
    for (int i = 1; i <= count; ++i)
        bytes += "line " + std::to_string(i) + std::string(static_cast<std::size_t>(i * 7 % 311), '.') + '\n';
    return bytes;
}

} // namespace

class TestLineIndex : public QObject
{
    Q_OBJECT

private slots:
    void linesAreCountedAndRead_data();
    void linesAreCountedAndRead();
    void blockSizeChangesNothing();
    void everyLineIsFoundAndFoundBack();
    void aHugeLineCostsNoWalk();
    void theIndexStaysBounded();
    void utf16LinesEndAtTheirOwnLf();
    void growingGoesOn();
    void longLinesAreCut();
    void aShortenedFileIsAState();
};

void TestLineIndex::linesAreCountedAndRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("lines");
    QTest::newRow("empty") << QByteArray() << QByteArrayList{};
    QTest::newRow("one LF") << QByteArray("\n") << QByteArrayList{""};
    QTest::newRow("no final newline") << QByteArray("a\nb") << QByteArrayList{"a", "b"};
    QTest::newRow("final newline") << QByteArray("a\nb\n") << QByteArrayList{"a", "b"};
    QTest::newRow("CRLF") << QByteArray("a\r\nb\r\n") << QByteArrayList{"a\r", "b\r"};
    QTest::newRow("a lone CR ends none")
        << QByteArray("10%\r20%\rdone\nx") << QByteArrayList{"10%\r20%\rdone", "x"};
    QTest::newRow("NUL") << QByteArray("a\0b\n\0", 5)
                         << QByteArrayList{QByteArray("a\0b", 3), QByteArray("\0", 1)};
    QTest::newRow("empty lines") << QByteArray("\n\n\nx\n\n") << QByteArrayList{"", "", "", "x", ""};
}

void TestLineIndex::linesAreCountedAndRead()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArrayList, lines);
    for (const std::size_t block : {1U, 2U, 3U, 4096U}) {
        const auto index = indexOf(bytes.toStdString(), block);
        QCOMPARE(index->lineCount(), static_cast<std::int64_t>(lines.size()));
        QCOMPARE(index->byteCount(), static_cast<std::int64_t>(bytes.size()));
        const auto read = linesOf(bytes.toStdString(), *index);
        QCOMPARE(read.size(), static_cast<std::size_t>(lines.size()));
        for (std::size_t i = 0; i < read.size(); ++i)
            QCOMPARE(QByteArray::fromStdString(read[i]), lines[static_cast<qsizetype>(i)]);
    }
}

void TestLineIndex::blockSizeChangesNothing()
{
    const std::string bytes = manyLines(3000);
    const auto whole = indexOf(bytes, bytes.size());
    for (const std::size_t block : {1U, 7U, 4096U, 65536U})
        QVERIFY(*indexOf(bytes, block) == *whole);
}

void TestLineIndex::everyLineIsFoundAndFoundBack()
{
    const std::string bytes = manyLines(3000);
    const auto source = fromBytes(bytes);
    const auto index = indexOf(bytes, 4096);
    std::int64_t offset = 0;
    for (std::int64_t line = 1; line <= 3000; ++line) {
        QCOMPARE(offsetOfLine(*source, *index, LineNumber{line}).value().value, offset);
        const auto next = static_cast<std::int64_t>(bytes.find('\n', static_cast<std::size_t>(offset))) + 1;
        QCOMPARE(lineAtOffset(*source, *index, ByteOffset{offset}).value().value, line);
        QCOMPARE(lineAtOffset(*source, *index, ByteOffset{next - 1}).value().value, line);
        offset = next;
    }
    QCOMPARE(linesOf(bytes, *index, 2999, 10).size(), std::size_t{2});
    QVERIFY(linesOf(bytes, *index, 3001, 10).empty());
    QVERIFY(linesOf(bytes, *index, 0, 10).empty());
}

namespace {

/// Says how much was read of it.
class CountingSource : public ByteSource
{
public:
    explicit CountingSource(std::shared_ptr<const ByteSource> source) : source_(std::move(source)) {}
    Result<std::size_t> read(ByteOffset at, std::span<char> into) const override
    {
        auto got = source_->read(at, into);
        bytes += static_cast<std::int64_t>(got.value_or(0));
        return got;
    }
    std::int64_t size() const override { return source_->size(); }
    mutable std::int64_t bytes = 0;

private:
    std::shared_ptr<const ByteSource> source_;
};

} // namespace

void TestLineIndex::aHugeLineCostsNoWalk()
{
    const std::string bytes = "first\n" + std::string(8 << 20, 'x') + "\nlast\n";
    const auto index = indexOf(bytes, 65536);
    const CountingSource source(fromBytes(bytes));
    const auto spans = lineSpans(source, *index, LineNumber{1}, 10).value();
    QCOMPARE(spans.size(), std::size_t{3});
    QCOMPARE(spans[1].size(), std::int64_t{8 << 20});
    QCOMPARE(lineAtOffset(source, *index, ByteOffset{5 << 20}).value().value, std::int64_t{2});
    QVERIFY2(source.bytes < 600 * 1024, qPrintable(QString::number(source.bytes)));
}

void TestLineIndex::theIndexStaysBounded()
{
    // A line a byte wants an entry every 256 bytes: 4 million entries without doubling.
    LineIndexBuilder builder;
    const std::string block(1 << 20, '\n');
    for (int i = 0; i < 272; ++i)
        builder.block(block);
    const auto index = builder.snapshot();
    QCOMPARE(index->lineCount(), std::int64_t{272} << 20);
    QVERIFY(index->memory() <= 32U << 20);
    for (const std::int64_t line : {std::int64_t{1}, std::int64_t{77777}, (std::int64_t{272} << 20) - 1}) {
        const auto entry = index->before(LineNumber{line});
        QVERIFY(entry.line.value <= line && line - entry.line.value <= index->reach());
        QCOMPARE(entry.offset.value, entry.line.value - 1);
    }
}

void TestLineIndex::utf16LinesEndAtTheirOwnLf()
{
    // U+0A0A and U+0A00 hold LF bytes that are no line ends.
    for (const bool little : {true, false}) {
        const std::string bytes = utf16(u"one\u0A0A\u0A00x\r\ntwo\nthree", little);
        const Encoding encoding = little ? Encoding::Utf16Le : Encoding::Utf16Be;
        for (const std::size_t block : {1U, 3U, 64U}) {
            const auto index = indexOf(bytes, block, encoding);
            QCOMPARE(index->lineCount(), std::int64_t{3});
            const auto lines = linesOf(bytes, *index);
            QCOMPARE(toUtf8(lines[0], encoding), std::string("one\u0A0A\u0A00x\r"));
            QCOMPARE(toUtf8(lines[1], encoding), std::string("two"));
            QCOMPARE(toUtf8(lines[2], encoding), std::string("three"));
        }
    }
}

void TestLineIndex::growingGoesOn()
{
    LineIndexBuilder builder;
    builder.block(std::string_view("a\nb"));
    QCOMPARE(builder.snapshot()->lineCount(), std::int64_t{2});
    builder.block(std::string_view("c\n"));
    QCOMPARE(builder.snapshot()->lineCount(), std::int64_t{2});
    builder.block(std::string_view("d"));
    QCOMPARE(builder.snapshot()->lineCount(), std::int64_t{3});
}

void TestLineIndex::longLinesAreCut()
{
    const std::string bytes = "short\n" + std::string(100000, 'x') + "\nend";
    const auto index = indexOf(bytes, 4096);
    const auto lines = readLines(*fromBytes(bytes), *index, LineNumber{1}, 3, 1000).value();
    QVERIFY(!lines[0].cut);
    QVERIFY(lines[1].cut);
    QCOMPARE(lines[1].bytes.size(), std::size_t{1000});
    QCOMPARE(lines[2].bytes, std::string("end"));
}

void TestLineIndex::aShortenedFileIsAState()
{
    const std::string bytes = manyLines(1000);
    const auto index = indexOf(bytes, 4096);
    const auto shorter = fromBytes(bytes.substr(0, 100));
    QVERIFY(readLines(*shorter, *index, LineNumber{1}, 2000).has_value());
    QVERIFY(readLines(*shorter, *index, LineNumber{900}, 10).has_value());
    QVERIFY(lineAtOffset(*shorter, *index, ByteOffset{5000}).has_value());
    QCOMPARE(readLines(*shorter, *index, LineNumber{1}, 1).value()[0].bytes,
             bytes.substr(0, bytes.find('\n')));
}

QTEST_APPLESS_MAIN(TestLineIndex)
#include "tst_line_index.moc"
