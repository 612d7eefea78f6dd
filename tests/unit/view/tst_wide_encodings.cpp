// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"
#include "view/filter/filter_pane.h"
#include "view/filter/filter_search.h"
#include "view/finder.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>

using namespace triage;
using namespace triage::view;

namespace {

/// Forty lines, so that statistics have something to count.
QString sample()
{
    QString text;
    for (int i = 1; i <= 40; ++i)
        text += QStringLiteral("line %1 错误 of the text\r\n").arg(i);
    return text + QStringLiteral("RuntimeError: 507011\r\n");
}

} // namespace

/// Texts whose characters take two or four bytes, with and without a byte order mark.
class TestWideEncodings : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void isReadSearchedAndCopied_data();
    void isReadSearchedAndCopied();
    void canBeSwitched();

private:
    QTemporaryDir dir_;
};

void TestWideEncodings::isReadSearchedAndCopied_data()
{
    QTest::addColumn<int>("encoding");
    QTest::addColumn<bool>("bom");
    QTest::addColumn<int>("width");
    const auto add = [](const char* name, QStringConverter::Encoding encoding, int width) {
        for (const bool bom : {true, false})
            QTest::addRow("%s%s", name, bom ? " with a mark" : "")
                << static_cast<int>(encoding) << bom << width;
    };
    add("UTF-16LE", QStringConverter::Utf16LE, 2);
    add("UTF-16BE", QStringConverter::Utf16BE, 2);
    add("UTF-32LE", QStringConverter::Utf32LE, 4);
    add("UTF-32BE", QStringConverter::Utf32BE, 4);
}

void TestWideEncodings::isReadSearchedAndCopied()
{
    QFETCH(const int, encoding);
    QFETCH(const bool, bom);
    QFETCH(const int, width);
    QStringEncoder encoder(static_cast<QStringConverter::Encoding>(encoding),
                           bom ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
    const QByteArray bytes = encoder(sample());
    QFile file(dir_.filePath(QStringLiteral("wide.log")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    view().setDocument(Document::open(file.fileName().toStdString()));
    QTRY_COMPARE(view().document()->state(), Document::State::Ready);
    QCOMPARE(view().document()->lineCount(), std::int64_t{41});
    QCOMPARE(view().lineText(LineNumber{1}), QStringLiteral("line 1 错误 of the text"));
    QCOMPARE(view().lineText(LineNumber{41}), QStringLiteral("RuntimeError: 507011"));
    // Character by character over the line's end.
    view().goToLine(LineNumber{2});
    for (int i = 0; i < 8; ++i)
        key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(view().selectedText(), QStringLiteral("line 2 错"));
    view().action(TextView::Command::Copy)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("line 2 错"));
    key(Qt::Key_End);
    key(Qt::Key_Right);
    QCOMPARE(at(), std::int64_t{3});
    view().selectBlock({LineNumber{1}, 5, LineNumber{2}, 6});
    QCOMPARE(view().selectedText(), QStringLiteral("1\n2\n"));
    // Found where it stands.
    view().find({"误 of", false, true, false});
    QTRY_COMPARE(view().finder().hitCount(), std::int64_t{40});
    QCOMPARE(view().selectedText(), QStringLiteral("误 of"));
    QVERIFY(view().finder().hits().front().size >= 4 * width);
    view().find({"error: \\d+$", true, false, false});
    QTRY_COMPARE(at(), std::int64_t{41});
    QCOMPARE(view().selectedText(), QStringLiteral("Error: 507011"));
    pane_->filter().open();
    pane_->filter().setStep({"line 4"});
    QTRY_VERIFY(!pane_->filter().search().running());
    QTRY_COMPARE(pane_->filter().search().lines()->matches(), std::int64_t{2});
    QCOMPARE(pane_->filter().view().lineText(LineNumber{2}), QStringLiteral("line 40 错误 of the text"));
    view().grab();
}

void TestWideEncodings::canBeSwitched()
{
    QStringEncoder encoder(QStringConverter::Utf16BE);
    const QByteArray bytes = encoder(QStringLiteral("一二\n三\n")); // too little to tell
    DocumentSource source;
    source.source = text::fromBytes(bytes.toStdString());
    source.encoding = text::Encoding::Latin1;
    view().setDocument(std::make_shared<Document>(source));
    view().document()->setEncoding(text::Encoding::Utf16Be);
    QCOMPARE(view().document()->lineCount(), std::int64_t{2});
    QCOMPARE(view().lineText(LineNumber{2}), QStringLiteral("三"));
    view().document()->setEncoding(text::Encoding::Utf8);
    view().grab();
    view().document()->setEncoding(text::Encoding::Utf16Be);
    QCOMPARE(view().lineText(LineNumber{1}), QStringLiteral("一二"));
}

QTEST_MAIN(TestWideEncodings)
#include "tst_wide_encodings.moc"
