// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>

#include <cmath>

using namespace triage;
using namespace triage::view;

class TestCursor : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void keysMoveTheCursor();
    void pagesThroughTheFile();
    void theLineOfTheCursorIsTinted();
    void theHorizontalBarIsThereAtOnce();
    void theMenuIsOfTheLineThatWasClicked();
    void theMenuKeepsTheSelectionItIsOpenedOn();

private:
    /// Opens the menu and closes it. The line it was told to be of.
    std::int64_t menuAt(QPoint point)
    {
        std::int64_t told = 0;
        const auto listening = connect(&view(), &TextView::contextMenuAboutToShow, this,
                                       [&told](QMenu*, LineNumber line) { told = line.value; });
        QTimer::singleShot(0, [] {
            if (QWidget* menu = QApplication::activePopupWidget())
                menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, point, view().viewport()->mapToGlobal(point));
        QCoreApplication::sendEvent(view().viewport(), &event);
        disconnect(listening);
        return told;
    }
};

void TestCursor::keysMoveTheCursor()
{
    show("ab\n\nlonger line\nx");
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    QCOMPARE(view().position().value, std::int64_t{2});
    key(Qt::Key_Right);
    QCOMPARE(view().position().value, std::int64_t{3});
    key(Qt::Key_Down);
    key(Qt::Key_End);
    QCOMPARE(view().position().value, std::int64_t{15});
    key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(view().position().value, std::int64_t{11});
    key(Qt::Key_End);
    key(Qt::Key_Up);
    key(Qt::Key_Up);
    QCOMPARE(view().position().value, std::int64_t{2});
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    QCOMPARE(view().position().value, std::int64_t{15}); // the column was kept
    key(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(view().position().value, std::int64_t{17});
    key(Qt::Key_Left);
    key(Qt::Key_Left);
    QCOMPARE(view().position().value, std::int64_t{15});
    key(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(view().position().value, std::int64_t{0});
    key(Qt::Key_Left);
    QCOMPARE(view().position().value, std::int64_t{0});
}

void TestCursor::pagesThroughTheFile()
{
    show(numbered(1000));
    int pages = 0;
    while (view().currentLine().value < 1000 && pages < 100) {
        const std::int64_t before = view().currentLine().value;
        key(Qt::Key_PageDown);
        ++pages;
        QVERIFY(view().currentLine().value > before);
    }
    QVERIFY(pages > 20 && pages < 60);
    QCOMPARE(view().verticalScrollBar()->value(), view().verticalScrollBar()->maximum());
    while (view().currentLine().value > 1 && pages > 0) {
        key(Qt::Key_PageUp);
        --pages;
    }
    QCOMPARE(view().currentLine().value, std::int64_t{1});
    for (int i = 0; i < 70; ++i)
        key(Qt::Key_Down);
    QCOMPARE(view().currentLine().value, std::int64_t{71});
    QVERIFY(view().firstVisibleLine().value > 30);
    view().verticalScrollBar()->setValue(499);
    QCOMPARE(view().firstVisibleLine().value, std::int64_t{500});
    key(Qt::Key_Down); // back to the cursor
    QCOMPARE(view().currentLine().value, std::int64_t{72});
}

void TestCursor::theLineOfTheCursorIsTinted()
{
    show(numbered(20));
    view().clearFocus(); // a line that was gone to is seen though the focus is elsewhere
    view().goToLine(LineNumber{7});
    const QImage seen = view().grab().toImage();
    const int height = view().placeRect(view().position()).height();
    QVERIFY(QColor(seen.pixel(700, 6 * height + 2)) != QColor(seen.pixel(700, 9 * height + 2)));
}

void TestCursor::theHorizontalBarIsThereAtOnce()
{
    show("short\n" + std::string(600, 'x') + "\n");
    QVERIFY(view().horizontalScrollBar()->maximum() > 400);
    QTRY_VERIFY(view().horizontalScrollBar()->isVisible());
}

void TestCursor::theMenuIsOfTheLineThatWasClicked()
{
    show(numbered(20));
    const QSignalSpy marks(&view(), &TextView::markRequested);
    const QSignalSpy evidence(&view(), &TextView::copyAsEvidenceRequested);
    for (const QPoint point : {cell(6, 3), QPoint(5, cell(6, 0).y())}) { // text and gutter
        view().select(ByteOffset{0}, ByteOffset{30});
        QCOMPARE(menuAt(point), std::int64_t{7});
        QVERIFY(!view().hasSelection());
        QCOMPARE(at(), std::int64_t{7});
        view().action(TextCommand::ToggleMark)->trigger();
        view().action(TextCommand::CopyAsEvidence)->trigger();
        QCOMPARE(marks.last()[0].value<LineNumber>().value, std::int64_t{7});
        QCOMPARE(evidence.last()[0].value<LineNumber>().value, std::int64_t{7});
    }
}

void TestCursor::theMenuKeepsTheSelectionItIsOpenedOn()
{
    show(numbered(20));
    view().select(ByteOffset{5}, ByteOffset{50});
    QCOMPARE(menuAt(cell(1, 3)), std::int64_t{2});
    QCOMPARE(view().selectionBegin().value, std::int64_t{5});
    QCOMPARE(view().selectionEnd().value, std::int64_t{50});
    menuAt({5, cell(1, 0).y()});
    QCOMPARE(view().selectionEnd().value, std::int64_t{50});
    menuAt(cell(0, 1)); // before it, in its first line
    QVERIFY(!view().hasSelection());
}

QTEST_MAIN(TestCursor)
#include "tst_cursor.moc"
