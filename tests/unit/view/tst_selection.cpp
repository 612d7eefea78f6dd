// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"
#include "view/find_bar.h"
#include "view/row/columns.h"
#include "view/select/copier.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>

using namespace triage;
using namespace triage::view;

class TestSelection : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void shiftSelects();
    void theMouseSelects();
    void copiesWhatIsSelected();
    void doubleClickTakesAWord();
    void copyIsBounded();
    void altDragSelectsABlock();
    void altShiftArrowsSelectABlock();
    void aBlockOfWideCharactersAndTabs();
    void aBlockIsBounded();
    void actionsAskTheApplication();
};

void TestSelection::shiftSelects()
{
    show("one\ntwo\nthree\n");
    key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(view().selectedText(), QStringLiteral("one\n"));
    key(Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(view().selectedText(), QStringLiteral("one\ntwo"));
    key(Qt::Key_Escape);
    QVERIFY(!view().hasSelection());
    key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(view().selectedText(), QStringLiteral("one\ntwo\nthree\n"));
}

void TestSelection::theMouseSelects()
{
    show("0123456789\nabcdefghij\n");
    QFontMetricsF metrics(view().font());
    const int height = static_cast<int>(metrics.height()) + 3;
    // The text's left edge is where a click puts the cursor at column 0.
    int left = 0;
    for (; left < 200; ++left) {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, {left, 5});
        if (view().position().value == 1)
            break;
    }
    const auto x = [&](double column) {
        return static_cast<int>(left + (column - 0.5) * metrics.horizontalAdvance('0'));
    };
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, {x(2.1), 5});
    QMouseEvent move(QEvent::MouseMove, QPointF(x(4.1), height + 5),
                     view().viewport()->mapToGlobal(QPointF(x(4.1), height + 5)), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(view().viewport(), &move);
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, {x(4.1), height + 5});
    QCOMPARE(view().selectedText(), QStringLiteral("23456789\nabcd"));
    QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ShiftModifier, {x(6.1), 5});
    QCOMPARE(view().selectedText(), QStringLiteral("2345"));
    // In the gutter: whole lines.
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, {4, height + 5});
    QCOMPARE(view().selectedText(), QStringLiteral("abcdefghij\n"));
}

void TestSelection::copiesWhatIsSelected()
{
    show("首个致因报错\nsecond\n");
    view().select(ByteOffset{0}, ByteOffset{12});
    view().action(TextView::Command::Copy)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("首个致因"));
}

void TestSelection::doubleClickTakesAWord()
{
    show("RuntimeError: code 507011\n");
    const int x =
        static_cast<int>(QFontMetricsF(view().font()).horizontalAdvance(QStringLiteral("0000000000000")));
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, {x, 5});
    QCOMPARE(view().selectedText(), QStringLiteral("RuntimeError"));
}

void TestSelection::copyIsBounded()
{
    // Longer than what a clipboard takes: cut, said, and got in the background.
    const std::string piece(1 << 20, 'x');
    std::string text;
    while (std::ssize(text) <= TextView::maxCopy)
        text += piece;
    DocumentSource source;
    source.source = text::fromBytes(std::move(text));
    view().setDocument(std::make_shared<Document>(source));
    QSignalSpy truncated(&view(), &TextView::copyTruncated);
    view().action(TextView::Command::SelectAll)->trigger();
    view().action(TextView::Command::Copy)->trigger();
    QTRY_COMPARE(truncated.size(), 1);
    QCOMPARE(truncated[0][0].toLongLong(), static_cast<qlonglong>(TextView::maxCopy));
    QCOMPARE(QApplication::clipboard()->text().size(), TextView::maxCopy);
    QApplication::clipboard()->clear();
}

void TestSelection::actionsAskTheApplication()
{
    show(numbered(9));
    QSignalSpy mark(&view(), &TextView::markRequested);
    QSignalSpy evidence(&view(), &TextView::copyAsEvidenceRequested);
    view().goToLine(LineNumber{3});
    view().action(TextView::Command::ToggleMark)->trigger();
    QCOMPARE(mark.size(), 1);
    QCOMPARE(mark[0][0].value<LineNumber>().value, std::int64_t{3});
    key(Qt::Key_Down, Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::ShiftModifier);
    view().action(TextView::Command::CopyAsEvidence)->trigger();
    QCOMPARE(evidence.size(), 1);
    QCOMPARE(evidence[0][0].value<LineNumber>().value, std::int64_t{3});
    QCOMPARE(evidence[0][1].value<LineNumber>().value, std::int64_t{4});
    QTest::keyClick(&view(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(pane_->findBar().isVisible());
    QTest::keyClick(pane_->findBar().focusProxy(), Qt::Key_Escape);
    QVERIFY(!pane_->findBar().isVisible());
    QVERIFY(view().hasFocus());
}

void TestSelection::altDragSelectsABlock()
{
    show("0123456789\nab\nabcdefghij\nABCDEFGHIJ\n");
    drag(cell(0, 2), cell(2, 5), Qt::AltModifier);
    QVERIFY(view().block().has_value());
    QCOMPARE(view().selectedText(), QStringLiteral("234\n\ncde\n"));
    view().action(TextView::Command::Copy)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("234\n\ncde\n"));
    QSignalSpy evidence(&view(), &TextView::copyAsEvidenceRequested);
    view().action(TextView::Command::CopyAsEvidence)->trigger();
    QCOMPARE(evidence[0][0].value<LineNumber>().value, std::int64_t{1});
    QCOMPARE(evidence[0][1].value<LineNumber>().value, std::int64_t{3});
    key(Qt::Key_Down); // a plain key ends it
    QVERIFY(!view().block().has_value());
    QVERIFY(!view().hasSelection());
}

void TestSelection::altShiftArrowsSelectABlock()
{
    show("0123456789\n\nabcdefghij\n");
    key(Qt::Key_Right);
    const auto both = Qt::AltModifier | Qt::ShiftModifier;
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Right, both);
    key(Qt::Key_Down, both);
    key(Qt::Key_Down, both);
    QCOMPARE(view().selectedText(), QStringLiteral("123\n\nbcd\n"));
    key(Qt::Key_Left, both);
    QCOMPARE(view().selectedText(), QStringLiteral("12\n\nbc\n"));
    view().setSoftWrap(true); // columns are the line's, wrapped or not
    QCOMPARE(view().selectedText(), QStringLiteral("12\n\nbc\n"));
}

void TestSelection::aBlockOfWideCharactersAndTabs()
{
    const QString text = QStringLiteral("a错b\tc");
    QCOMPARE(columnAt(text, 1, 8), std::int64_t{1});
    QCOMPARE(columnAt(text, 2, 8), std::int64_t{3});
    QCOMPARE(columnAt(text, 4, 8), std::int64_t{8});
    QCOMPARE(unitsBetween(text, 1, 3, 8), std::pair(1, 2));
    QCOMPARE(unitsBetween(text, 0, 2, 8), std::pair(0, 1)); // cut through its middle: not in it
    QCOMPARE(unitsBetween(text, 2, 4, 8), std::pair(1, 3)); // but in its neighbour
    QCOMPARE(unitsBetween(text, 20, 30, 8), std::pair(5, 5));
    const QString combined = QStringLiteral("e\u0301x");
    QCOMPARE(unitsBetween(combined, 0, 1, 8), std::pair(0, 2));
    show("错误码\n123456\n");
    view().selectBlock({LineNumber{1}, 2, LineNumber{2}, 4});
    QCOMPARE(view().selectedText(), QStringLiteral("误\n34\n"));
}

void TestSelection::aBlockIsBounded()
{
    const auto document = Document::fromText(QString::fromStdString(numbered(50'000)));
    QTRY_COMPARE(document->state(), Document::State::Ready);
    const Selection wanted{
        ByteOffset{0}, ByteOffset{document->size()}, Block{LineNumber{1}, 0, LineNumber{50'000}, 9}, {}};
    const CopiedText copied = textOf(bytesOf(*document), wanted, 1000);
    QCOMPARE(copied.bytes, std::int64_t{1000});
    QVERIFY(copied.wanted > 400'000 && copied.wanted < 600'000);
    QVERIFY(copied.text.startsWith(QStringLiteral("line 1 of\nline 2 of\n")));
}

QTEST_MAIN(TestSelection)
#include "tst_selection.moc"
