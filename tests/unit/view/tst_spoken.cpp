// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"
#include "view/filter/filter_pane.h"
#include "view/filter/filter_search.h"
#include "view/fold/folds.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>

using namespace triage;
using namespace triage::view;

namespace {

constexpr int stretch = 64 * 1024;

QAccessibleTextInterface* textOf(TextView& view)
{
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&view);
    return spoken ? spoken->textInterface() : nullptr;
}

} // namespace

/// What a screen reader asks, and what it gets.
class TestSpoken : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void nothingIsShown();
    void theWholeLine();
    void words();
    void rowsOfAWrappedLine();
    void aHugeLineIsToldInStretches();
    void aStretchHoldsWholeCharacters();
    void aSelectionOverSomeLines();
    void aBlock();
    void foldedLines();
    void filteredLines();
    void twoViewsOfOneText();
    void movingIsNoJump();
    void scrollingLeavesTheCursor();
    void pointsBesideTheText();

private:
    QAccessibleTextInterface* spoken() { return textOf(view()); }
    QString lineAt(int offset, int* begin, int* end)
    {
        return spoken()->textAtOffset(offset, QAccessible::LineBoundary, begin, end);
    }
};

void TestSpoken::nothingIsShown()
{
    view().setDocument(nullptr);
    int begin = 7;
    int end = 7;
    QCOMPARE(spoken()->characterCount(), 0);
    QCOMPARE(spoken()->text(0, 10), QString());
    QCOMPARE(spoken()->cursorPosition(), 0);
    QCOMPARE(spoken()->selectionCount(), 0);
    spoken()->selection(0, &begin, &end);
    QCOMPARE(std::pair(begin, end), std::pair(0, 0));
    lineAt(0, &begin, &end);
    QVERIFY(spoken()->characterRect(3).isEmpty());
    QCOMPARE(spoken()->offsetAtPoint(view().mapToGlobal(QPoint(200, 5))), -1);
    spoken()->setCursorPosition(5);
    spoken()->setSelection(0, 1, 2);
    spoken()->scrollToSubstring(0, 5);
    spoken()->attributes(0, &begin, &end);
}

void TestSpoken::theWholeLine()
{
    show("one\n错误 two\r\nthree");
    view().goToLine(LineNumber{2});
    QCOMPARE(spoken()->characterCount(), 6);
    QCOMPARE(spoken()->text(0, 6), QStringLiteral("错误 two"));
    QCOMPARE(spoken()->text(-4, 2), QStringLiteral("错误"));
    QCOMPARE(spoken()->text(3, 400), QStringLiteral("two"));
    QCOMPARE(spoken()->text(4, 2), QString());
    // Wide characters are as wide as they stand there.
    const QRect wide = spoken()->characterRect(0);
    const QRect narrow = spoken()->characterRect(3);
    QVERIFY(wide.width() > narrow.width() * 3 / 2);
    QCOMPARE(spoken()->offsetAtPoint(narrow.center() - QPoint(1, 0)), 3);
}

void TestSpoken::words()
{
    show("RuntimeError: code 507011\n");
    int begin = 0;
    int end = 0;
    QCOMPARE(spoken()->textAtOffset(15, QAccessible::WordBoundary, &begin, &end), QStringLiteral("code"));
    QCOMPARE(std::pair(begin, end), std::pair(14, 18));
    QCOMPARE(spoken()->textAtOffset(2, QAccessible::CharBoundary, &begin, &end), QStringLiteral("n"));
    QCOMPARE(lineAt(5, &begin, &end), QStringLiteral("RuntimeError: code 507011"));
    QCOMPARE(spoken()->textAfterOffset(5, QAccessible::LineBoundary, &begin, &end), QString());
    QCOMPARE(spoken()->textBeforeOffset(5, QAccessible::LineBoundary, &begin, &end), QString());
}

void TestSpoken::rowsOfAWrappedLine()
{
    show("first\n" + std::string(250, 'a') + std::string(250, 'b') + "\nlast\n");
    view().setSoftWrap(true);
    view().goToLine(LineNumber{2});
    QCOMPARE(spoken()->characterCount(), 500);
    int begin = 0;
    int end = 0;
    QString all;
    for (int at = 0; at < 500; at = end) { // row by row, as a reader goes down
        const QString row = lineAt(at, &begin, &end);
        QCOMPARE(begin, at);
        QVERIFY(end > begin && end - begin < 200);
        all += row;
        if (end < 500) {
            int next = 0;
            int nextEnd = 0;
            QVERIFY(!spoken()->textAfterOffset(at, QAccessible::LineBoundary, &next, &nextEnd).isEmpty());
            QCOMPARE(next, end);
            QVERIFY(spoken()->characterRect(end).y() > spoken()->characterRect(end - 1).y());
        }
    }
    QCOMPARE(all, spoken()->text(0, 500));
    int before = 0;
    const QString above = spoken()->textBeforeOffset(499, QAccessible::LineBoundary, &before, &end);
    QCOMPARE(above, spoken()->text(before, end));
    QVERIFY(end < 499 && end > 0);
    const QRect rect = spoken()->characterRect(400);
    QCOMPARE(spoken()->offsetAtPoint(rect.center() - QPoint(1, 0)), 400);
}

void TestSpoken::aHugeLineIsToldInStretches()
{
    std::string line;
    for (int i = 0; i < 1'000'000; ++i)
        line += std::to_string(10'000'000 + i) + " "; // 9 MB
    show("first\n" + line + "\n");
    QTRY_COMPARE(view().document()->state(), Document::State::Ready);
    view().goToLine(LineNumber{2});
    QCOMPARE(spoken()->characterCount(), stretch);
    QVERIFY(spoken()->text(0, 20).startsWith(QStringLiteral("10000000 ")));
    view().goToByte(ByteOffset{6 + 9 * 700'000});
    QVERIFY(spoken()->characterCount() <= stretch);
    const int cursor = spoken()->cursorPosition();
    QCOMPARE(spoken()->text(cursor, cursor + 8), QStringLiteral("10700000"));
    QCOMPARE(spoken()->characterRect(cursor).isEmpty(), false);
    spoken()->setCursorPosition(cursor + 9);
    QCOMPARE(view().position().value, std::int64_t{6 + 9 * 700'001});
    spoken()->setSelection(0, cursor, cursor + 8);
    QCOMPARE(view().selectedText(), QStringLiteral("10700000"));
    QVERIFY(QAccessible::queryAccessibleInterface(&view())->text(QAccessible::Value).size() <= stretch);
    key(Qt::Key_End);
    QCOMPARE(spoken()->cursorPosition(), spoken()->characterCount());
}

void TestSpoken::aStretchHoldsWholeCharacters()
{
    QString text;
    for (int i = 0; i < 100'000; ++i)
        text += QStringLiteral("错");
    show(text.toStdString() + "\n"); // three bytes each: stretches end within one
    for (const int byte : {0, stretch + 30, 2 * stretch + 60, 3 * 99'999}) {
        view().goToByte(ByteOffset{byte / 3 * 3});
        const QString told = spoken()->text(0, spoken()->characterCount());
        QVERIFY(told.size() > 20'000 / 3);
        QCOMPARE(told.count(QStringLiteral("错")), told.size());
    }
}

void TestSpoken::aSelectionOverSomeLines()
{
    show("one\ntwo\nthree\n");
    view().select(ByteOffset{2}, ByteOffset{10});
    QCOMPARE(spoken()->selectionCount(), 1);
    int begin = 0;
    int end = 0;
    spoken()->selection(0, &begin, &end); // of the line of the cursor what is selected
    QCOMPARE(std::pair(begin, end), std::pair(0, 2));
    spoken()->selection(1, &begin, &end);
    QCOMPARE(std::pair(begin, end), std::pair(0, 0));
    spoken()->removeSelection(1);
    QVERIFY(view().hasSelection());
    spoken()->removeSelection(0);
    QCOMPARE(spoken()->selectionCount(), 0);
}

void TestSpoken::aBlock()
{
    show("0123456789\nabcdefghij\n");
    view().selectBlock({LineNumber{1}, 7, LineNumber{2}, 3});
    int begin = 0;
    int end = 0;
    spoken()->selection(0, &begin, &end);
    QCOMPARE(spoken()->text(begin, end), QStringLiteral("defg"));
}

void TestSpoken::foldedLines()
{
    show("head\n    a\n    b\ntail\n");
    QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(&view());
    QVERIFY(seen->state().expandable);
    QVERIFY(seen->state().expanded);
    view().toggleFold(LineNumber{1});
    QVERIFY(seen->state().collapsed);
    QVERIFY(!seen->state().expanded);
    QVERIFY(seen->text(QAccessible::Description).contains(QStringLiteral("2")));
    key(Qt::Key_Down);
    QCOMPARE(spoken()->text(0, 10), QStringLiteral("tail"));
    QVERIFY(!seen->state().expandable);
    QCOMPARE(spoken()->offsetAtPoint(spoken()->characterRect(2).center() - QPoint(1, 0)), 2);
}

void TestSpoken::filteredLines()
{
    show("one\ntwo error\nthree\nfour error\n");
    pane_->filter().open();
    pane_->filter().setStep({"error"});
    QTRY_VERIFY(!pane_->filter().search().running());
    TextView& found = pane_->filter().view();
    QTRY_COMPARE(found.document() ? found.document()->lineCount() : 0, std::int64_t{2});
    found.goToLine(LineNumber{2});
    QCOMPARE(textOf(found)->text(0, 20), QStringLiteral("four error"));
    // Its number in the file is what one speaks about.
    const QString place = QAccessible::queryAccessibleInterface(&found)->text(QAccessible::Description);
    QVERIFY2(place.startsWith(QStringLiteral("Line 4, 2 of 2")), qPrintable(place));
}

void TestSpoken::twoViewsOfOneText()
{
    show("one\ntwo\nthree\n");
    TextView other;
    other.setDocument(view().document());
    view().goToLine(LineNumber{2});
    other.goToLine(LineNumber{3});
    QCOMPARE(spoken()->text(0, 10), QStringLiteral("two"));
    QCOMPARE(textOf(other)->text(0, 10), QStringLiteral("three"));
    textOf(other)->setSelection(0, 0, 2);
    QCOMPARE(spoken()->selectionCount(), 0);
}

void TestSpoken::movingIsNoJump()
{
    show(numbered(100));
    QSignalSpy jumped(&view(), &TextView::aboutToJump);
    spoken()->setCursorPosition(4);
    spoken()->setSelection(0, 1, 3);
    QCOMPARE(jumped.size(), 0);
}

void TestSpoken::scrollingLeavesTheCursor()
{
    show(std::string(3000, 'x') + "\n" + numbered(5));
    spoken()->scrollToSubstring(2500, 2510);
    QCOMPARE(view().position().value, std::int64_t{0});
    QVERIFY(!spoken()->characterRect(2500).isEmpty());
    QVERIFY(view().horizontalScrollBar()->value() > 2000);
    view().setSoftWrap(true);
    view().resize(view().width(), 60);
    spoken()->scrollToSubstring(2500, 2510);
    QCOMPARE(view().position().value, std::int64_t{0});
    QVERIFY(!spoken()->characterRect(2500).isEmpty());
}

void TestSpoken::pointsBesideTheText()
{
    show("one\ntwo\n");
    const QRect first = spoken()->characterRect(0);
    QCOMPARE(spoken()->offsetAtPoint(first.bottomLeft() + QPoint(2, first.height() / 2)), -1); // another line
    QCOMPARE(spoken()->offsetAtPoint(first.topLeft() + QPoint(2, 300)), -1); // below all lines
    QCOMPARE(spoken()->offsetAtPoint(first.topLeft() - QPoint(500, 500)), -1);
    int begin = 7;
    int end = 7;
    QCOMPARE(lineAt(99, &begin, &end), QString());
}

QTEST_MAIN(TestSpoken)
#include "tst_spoken.moc"
