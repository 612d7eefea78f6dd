// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"

#include <QScrollBar>

using namespace triage;
using namespace triage::view;

class TestWrapping : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void wrapsLines();
    void wrapsAHugeLine();
    void aBlockOfWrappedLines();
    void aBlockIsDraggedOverWrappedLines();
    void aBlockStaysWhenLinesAreWrapped();

private:
    /// Three lines of 300 columns: "1000 1001 1002 …", "2000 …", "3000 …".
    void showColumns();
};

void TestWrapping::wrapsLines()
{
    show("short\n" + std::string(500, 'a') + " " + std::string(50, 'b') + "\nend\n");
    view().setSoftWrap(true);
    QCOMPARE(view().horizontalScrollBar()->maximum(), 0);
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    QCOMPARE(view().currentLine().value, std::int64_t{2});
    QVERIFY(view().position().value > 6 + 20);
    for (int i = 0; i < 20; ++i)
        key(Qt::Key_Down);
    QCOMPARE(view().currentLine().value, std::int64_t{3});
    key(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(view().position().value, std::int64_t{0});
}

void TestWrapping::wrapsAHugeLine()
{
    show("first\n" + std::string(20 << 20, 'x') + "\nlast\n");
    QTRY_COMPARE(view().document()->state(), Document::State::Ready);
    view().setSoftWrap(true);
    view().verticalScrollBar()->setValue(view().verticalScrollBar()->maximum() / 2);
    view().grab();
    QCOMPARE(view().firstVisibleLine().value, std::int64_t{2});
    view().goToByte(ByteOffset{10 << 20});
    view().grab();
    QCOMPARE(view().currentLine().value, std::int64_t{2});
    key(Qt::Key_Down);
    QVERIFY(view().position().value > (10 << 20) && view().position().value < (10 << 20) + 400);
    key(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(view().firstVisibleLine().value == 2);
}

void TestWrapping::showColumns()
{
    std::string text;
    for (int line = 1; line <= 3; ++line) {
        for (int i = 0; i < 60; ++i)
            text += std::to_string(line * 1000 + i) + " ";
        text += "\n";
    }
    show(text);
    view().setSoftWrap(true);
    view().clearFocus();
}

void TestWrapping::aBlockOfWrappedLines()
{
    showColumns();
    view().selectBlock({LineNumber{1}, 200, LineNumber{3}, 204});
    QCOMPARE(view().selectedText(), QStringLiteral("1040\n2040\n3040\n"));
    // Painted are those columns, in the part of each line that holds them.
    const QImage after = view().viewport()->grab().toImage();
    const QColor fill = view().palette().color(QPalette::Inactive, QPalette::Highlight);
    for (int line = 0; line < 3; ++line) {
        const std::int64_t start = line * 301 + 200;
        const auto at = [&](std::int64_t place) {
            return view().viewport()->mapFromGlobal(view().placeRect(ByteOffset{place}).topLeft());
        };
        QVERIFY(!view().placeRect(ByteOffset{start}).isEmpty());
        QVERIFY(at(start).y() > at(line * 301).y());
        QCOMPARE(after.pixelColor(at(start) + QPoint(1, 2)), fill);
        QCOMPARE(after.pixelColor(at(start + 3) + QPoint(1, 2)), fill);
        QVERIFY(after.pixelColor(at(start + 5) + QPoint(1, 2)) != fill);
        QVERIFY(after.pixelColor(at(start - 2) + QPoint(1, 2)) != fill);
    }
    key(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(view().selectedText(), QStringLiteral("1040 \n2040 \n3040 \n"));
}

void TestWrapping::aBlockIsDraggedOverWrappedLines()
{
    showColumns();
    const auto pointAt = [this](std::int64_t place) {
        const QRect rect = view().placeRect(ByteOffset{place});
        return view().viewport()->mapFromGlobal(rect.topLeft()) + QPoint(1, rect.height() / 2);
    };
    drag(pointAt(200), pointAt(2 * 301 + 204), Qt::AltModifier);
    QVERIFY(view().block().has_value());
    QCOMPARE(view().selectedText(), QStringLiteral("1040\n2040\n3040\n"));
    const QPoint beyond(view().viewport()->width() - 4, pointAt(299).y()); // behind the end of line 1
    drag(pointAt(295), beyond, Qt::AltModifier);
    QCOMPARE(view().block()->anchorColumn, std::int64_t{295});
    QVERIFY(view().block()->column > 301);
    QCOMPARE(view().selectedText(), QStringLiteral("1059 \n"));
}

void TestWrapping::aBlockStaysWhenLinesAreWrapped()
{
    showColumns();
    view().setSoftWrap(false);
    view().selectBlock({LineNumber{1}, 100, LineNumber{2}, 104});
    view().setSoftWrap(true);
    QCOMPARE(view().selectedText(), QStringLiteral("1020\n2020\n"));
}

QTEST_MAIN(TestWrapping)
#include "tst_wrapping.moc"
