// SPDX-License-Identifier: Apache-2.0
#include "text/encoding.h"

#include <QStringEncoder>
#include <QTest>

using namespace triage::text;
using namespace std::string_literals;

Q_DECLARE_METATYPE(triage::text::Encoding)

namespace {

const QString chinese =
    QStringLiteral("[错误] 内存不足：设备 3 上的张量无法分配\n第二行 error code 507011\n");

QByteArray encoded(const char* name, const QString& text)
{
    QStringEncoder encoder(name);
    return encoder(text);
}

} // namespace

class TestEncoding : public QObject
{
    Q_OBJECT

private slots:
    void isDetected_data();
    void isDetected();
    void aCharacterCutByTheHeadIsNoFault();
    void decodesToUtf8();
    void whatDoesNotDecodeIsMarked();
};

void TestEncoding::isDetected_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Encoding>("encoding");
    QTest::newRow("empty") << QByteArray() << Encoding::Utf8;
    QTest::newRow("ASCII") << QByteArray("V0206 16:46:56 plain\n") << Encoding::Utf8;
    QTest::newRow("UTF-8") << chinese.toUtf8() << Encoding::Utf8;
    QTest::newRow("UTF-8 with BOM") << "\xEF\xBB\xBF" + chinese.toUtf8() << Encoding::Utf8;
    QTest::newRow("UTF-8 with a cut character")
        << chinese.toUtf8() + "\xE9\x94\n" + chinese.toUtf8() << Encoding::Utf8;
    QTest::newRow("UTF-8 with NULs") << chinese.toUtf8() + QByteArray(9, '\0') << Encoding::Utf8;
    QTest::newRow("all NUL") << QByteArray(4096, '\0') << Encoding::Utf8;
    QTest::newRow("GB18030") << encoded("GB18030", chinese) << Encoding::Gb18030;
    QTest::newRow("GB18030, four bytes")
        << encoded("GB18030", chinese + QStringLiteral("\u1234")) << Encoding::Gb18030;
    QTest::newRow("UTF-16LE with BOM") << "\xFF\xFE" + encoded("UTF-16LE", chinese) << Encoding::Utf16Le;
    QTest::newRow("UTF-16BE with BOM") << "\xFE\xFF" + encoded("UTF-16BE", chinese) << Encoding::Utf16Be;
    QTest::newRow("UTF-16LE") << encoded("UTF-16LE", chinese) << Encoding::Utf16Le;
    QTest::newRow("UTF-16BE") << encoded("UTF-16BE", chinese) << Encoding::Utf16Be;
    QTest::newRow("UTF-32LE with BOM")
        << QByteArray("\xFF\xFE\0\0", 4) + encoded("UTF-32LE", chinese) << Encoding::Utf32Le;
    QTest::newRow("UTF-32BE with BOM")
        << QByteArray("\0\0\xFE\xFF", 4) + encoded("UTF-32BE", chinese) << Encoding::Utf32Be;
    QTest::newRow("UTF-32LE") << encoded("UTF-32LE", chinese) << Encoding::Utf32Le;
    QTest::newRow("UTF-32BE") << encoded("UTF-32BE", chinese) << Encoding::Utf32Be;
    QTest::newRow("Latin-1") << QByteArray("Gr\xF6\xDF"
                                           "e ge\xE4ndert, na\xEFve caf\xE9\n")
                             << Encoding::Latin1;
}

void TestEncoding::isDetected()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Encoding, encoding);
    QCOMPARE(detectEncoding(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))), encoding);
}

void TestEncoding::aCharacterCutByTheHeadIsNoFault()
{
    const std::string bytes = "abc错"s;
    for (std::size_t size = 0; size <= bytes.size(); ++size)
        QCOMPARE(detectEncoding(std::span(bytes.data(), size)), Encoding::Utf8);
}

void TestEncoding::decodesToUtf8()
{
    const std::string wanted = chinese.toStdString();
    QCOMPARE(toUtf8(encoded("GB18030", chinese).toStdString(), Encoding::Gb18030), wanted);
    QCOMPARE(toUtf8("\xFF\xFE" + encoded("UTF-16LE", chinese).toStdString(), Encoding::Utf16Le), wanted);
    QCOMPARE(toUtf8(encoded("UTF-16BE", chinese).toStdString(), Encoding::Utf16Be), wanted);
    QCOMPARE(toUtf8("\xEF\xBB\xBF" + wanted, Encoding::Utf8), wanted);
    QCOMPARE(toUtf8("caf\xE9", Encoding::Latin1), "café"s);
    QCOMPARE(nameOf(Encoding::Gb18030), std::string_view("GB18030"));
}

void TestEncoding::whatDoesNotDecodeIsMarked()
{
    QCOMPARE(toUtf8("a\xFF"
                    "b",
                    Encoding::Utf8),
             "a\uFFFDb"s);
    QCOMPARE(toUtf8(std::string_view("a\0b", 3), Encoding::Utf8), "a\0b"s);
}

QTEST_APPLESS_MAIN(TestEncoding)
#include "tst_encoding.moc"
