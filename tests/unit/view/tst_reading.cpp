// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"

#include <QAccessible>

using namespace triage;
using namespace triage::view;

class TestReading : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void emptyAndMissing();
    void carriageReturnsAndCjk();
    void theEncodingCanBeChanged();
    void aScreenReaderIsTold();
};

void TestReading::emptyAndMissing()
{
    view().setDocument(Document::fromText({}));
    QCOMPARE(view().document()->lineCount(), std::int64_t{0});
    for (const Qt::Key k :
         {Qt::Key_Down, Qt::Key_Up, Qt::Key_End, Qt::Key_PageDown, Qt::Key_Left, Qt::Key_Right})
        key(k);
    QCOMPARE(view().position().value, std::int64_t{0});
    view().grab();
    view().setDocument(Document::open("/nowhere/at/all.log"));
    QCOMPARE(view().document()->state(), Document::State::Unreadable);
    QCOMPARE(view().document()->error()->kind, ErrorKind::NotFound);
    view().grab();
    view().setDocument(nullptr);
    key(Qt::Key_Down);
    view().grab();
    view().goToLine(LineNumber{5});
}

void TestReading::carriageReturnsAndCjk()
{
    show("ab\r\n错误\r\n10%\rdone\r\n");
    QCOMPARE(view().lineText(LineNumber{1}), QStringLiteral("ab"));
    QCOMPARE(view().lineText(LineNumber{3}), QStringLiteral("10%^Mdone"));
    key(Qt::Key_End);
    QCOMPARE(view().position().value, std::int64_t{2});
    key(Qt::Key_Right);
    QCOMPARE(view().position().value, std::int64_t{4});
    key(Qt::Key_Right);
    QCOMPARE(view().position().value, std::int64_t{7});
}

void TestReading::theEncodingCanBeChanged()
{
    const QByteArray wide = QByteArray::fromHex("61000a00168b0a00");
    DocumentSource source;
    source.source = text::fromBytes(wide.toStdString());
    text::LineIndexBuilder builder; // as for bytes: not this text's line ends
    builder.block(std::span(wide.constData(), 8));
    source.index = builder.snapshot();
    source.encoding = text::Encoding::Utf16Le;
    const auto document = std::make_shared<Document>(source);
    view().setDocument(document);
    QCOMPARE(document->lineCount(), std::int64_t{2});
    QCOMPARE(view().lineText(LineNumber{2}), QStringLiteral("\u8B16"));
    document->setEncoding(text::Encoding::Latin1);
    QCOMPARE(view().lineText(LineNumber{1}), QStringLiteral("a^@"));
}

void TestReading::aScreenReaderIsTold()
{
    view().setDocument(
        Document::fromText(QStringLiteral("one\n错误 two\nthree"), QStringLiteral("step5/a.log")));
    view().setDecorations({{LineNumber{2}, LineNumber{2}, LineRole::Causal, QStringLiteral("first error")}});
    view().goToLine(LineNumber{2});
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&view());
    QVERIFY(spoken && spoken->textInterface());
    QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("a.log"));
    QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("错误 two"));
    QCOMPARE(spoken->text(QAccessible::Description), QStringLiteral("Line 2 of 3, first error"));
    QVERIFY(spoken->state().readOnly);
    QCOMPARE(spoken->textInterface()->characterCount(), 6);
    spoken->textInterface()->setCursorPosition(3);
    QCOMPARE(spoken->textInterface()->cursorPosition(), 3);
    QCOMPARE(view().position().value, std::int64_t{4 + 7});
    spoken->textInterface()->setSelection(0, 0, 2);
    QCOMPARE(view().selectedText(), QStringLiteral("错误"));
    const QRect rect = spoken->textInterface()->characterRect(3);
    QCOMPARE(spoken->textInterface()->offsetAtPoint(rect.center() - QPoint(1, 0)), 3);
}

QTEST_MAIN(TestReading)
#include "tst_reading.moc"
