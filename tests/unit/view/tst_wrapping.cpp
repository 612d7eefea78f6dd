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

QTEST_MAIN(TestWrapping)
#include "tst_wrapping.moc"
