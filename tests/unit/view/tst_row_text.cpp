// SPDX-License-Identifier: Apache-2.0
#include "view/row_text.h"

#include <QStringEncoder>
#include <QTest>

using namespace triage;
using namespace triage::view;
using text::Encoding;

class TestRowText : public QObject
{
    Q_OBJECT

private slots:
    void plainTextStays();
    void everyUnitKnowsItsByte();
    void controlCharactersAreSeen();
    void nothingReordersTheLine();
    void badBytesAreSeen();
    void coloursAreTakenOut();
    void otherEncodings();
    void columns();
    void utf32();
};

void TestRowText::plainTextStays()
{
    const RowText row = makeRowText("a\tb", Encoding::Utf8);
    QCOMPARE(row.text, QStringLiteral("a\tb"));
    QCOMPARE(row.bytes, (std::vector<int>{0, 1, 2, 3}));
    QVERIFY(row.signs.empty());
    QCOMPARE(makeRowText("", Encoding::Utf8).bytes, std::vector<int>{0});
}

void TestRowText::everyUnitKnowsItsByte()
{
    const RowText row = makeRowText("a错😀b", Encoding::Utf8);
    QCOMPARE(row.text, QStringLiteral("a错😀b"));
    QCOMPARE(row.bytes, (std::vector<int>{0, 1, 4, 4, 8, 9}));
    QCOMPARE(row.unitAt(0), 0);
    QCOMPARE(row.unitAt(1), 1);
    QCOMPARE(row.unitAt(4), 2);
    QCOMPARE(row.unitAt(8), 4);
    QCOMPARE(row.unitAt(100), 5);
}

void TestRowText::controlCharactersAreSeen()
{
    const RowText row = makeRowText(std::string_view("a\0b\rc\x7f", 6), Encoding::Utf8);
    QCOMPARE(row.text, QStringLiteral("a^@b^Mc^?"));
    QCOMPARE(row.signs.size(), std::size_t{3});
}

void TestRowText::nothingReordersTheLine()
{
    const RowText row = makeRowText("if \u202E\u2066admin\u200B", Encoding::Utf8);
    QCOMPARE(row.text, QStringLiteral("if <U+202E><U+2066>admin<U+200B>"));
    for (const QChar c : row.text)
        QVERIFY(c.unicode() < 0x80);
}

void TestRowText::badBytesAreSeen()
{
    const RowText row = makeRowText("a\xFF"
                                    "b\xE9\x94",
                                    Encoding::Utf8);
    QCOMPARE(row.text, QStringLiteral("a\\XFFb\\XE9\\X94"));
    QCOMPARE(row.bytes.front(), 0);
    QCOMPARE(row.bytes[5], 2);
}

void TestRowText::coloursAreTakenOut()
{
    const RowText row = makeRowText("\x1b[1;31mred\x1b[0m and \x1b[92mgreen\x1b[K", Encoding::Utf8);
    QCOMPARE(row.text, QStringLiteral("red and green"));
    QCOMPARE(row.ansi, (std::vector<AnsiRun>{{0, 3, {AnsiColour{1, 0}, std::nullopt, true, false}},
                                             {8, 13, {AnsiColour{10, 0}, std::nullopt, false, false}}}));
    QCOMPARE(row.bytes[0], 7);
    QCOMPARE(row.unitAt(0), 0);
    // What is no escape stays to be seen.
    QCOMPARE(makeRowText("\x1b[", Encoding::Utf8).text, QStringLiteral("^[["));
}

void TestRowText::otherEncodings()
{
    const QString text = QStringLiteral("a错误b\u1234");
    for (const auto& [name, encoding, bytes] :
         {std::tuple("GB18030", Encoding::Gb18030, std::vector<int>{0, 1, 3, 5, 6, 10}),
          std::tuple("UTF-16LE", Encoding::Utf16Le, std::vector<int>{0, 2, 4, 6, 8, 10}),
          std::tuple("UTF-16BE", Encoding::Utf16Be, std::vector<int>{0, 2, 4, 6, 8, 10})}) {
        const QByteArray raw = QStringEncoder(name)(text);
        const RowText row =
            makeRowText(std::string_view(raw.constData(), static_cast<std::size_t>(raw.size())), encoding);
        QCOMPARE(row.text, text);
        QCOMPARE(row.bytes, bytes);
    }
    QCOMPARE(makeRowText("caf\xE9", Encoding::Latin1).text, QStringLiteral("café"));
}

void TestRowText::columns()
{
    QCOMPARE(columnsOf(U'a'), 1);
    QCOMPARE(columnsOf(U'错'), 2);
    QCOMPARE(columnsOf(U'，'), 2);
    QCOMPARE(columnsOf(U'\u0301'), 0);
}

void TestRowText::utf32()
{
    const std::string little("a\0\0\0\xef\x95\0\0\0\xf6\1\0", 12); // a, U+95EF, U+1F600
    const RowText text = makeRowText(little, text::Encoding::Utf32Le);
    QCOMPARE(text.text, QString::fromUcs4(U"a\u95ef\U0001f600"));
    QCOMPARE(text.bytes, (std::vector<int>{0, 4, 8, 8, 12}));
    const std::string big("\0\0\0a\0\0\0\0\0\0\0b\0\x11\0\0\0\0", 18);
    QCOMPARE(makeRowText(big, text::Encoding::Utf32Be).text, QStringLiteral("a^@b\\X00\\X00\\X00"));
}

QTEST_APPLESS_MAIN(TestRowText)
#include "tst_row_text.moc"
