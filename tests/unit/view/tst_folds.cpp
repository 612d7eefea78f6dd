// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"
#include "view/fold/folds.h"
#include "view/fold/line_shape.h"

#include <QAction>
#include <QScrollBar>

using namespace triage;
using namespace triage::view;

namespace {

const std::string traceback = "start\n"
                              "Traceback (most recent call last):\n"
                              "  File \"train.py\", line 12, in <module>\n"
                              "    main()\n"
                              "  File \"train.py\", line 7, in main\n"
                              "    model(x)\n"
                              "RuntimeError: boom\n"
                              "end\n";

} // namespace

class TestFolds : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void shapes_data();
    void shapes();
    void aTracebackIsFolded();
    void keysPassAFoldedBlock();
    void goingIntoABlockOpensIt();
    void insideABlockItsHeadIsFolded();
    void foldsNest();
    void allIsFolded();
    void oneOfAllIsOpened();
    void anySizeIsFolded();
    void theGutterFolds();
    void wrappedToo();

private:
    bool seen(std::int64_t line)
    {
        const auto& document = *view().document();
        return !view()
                    .placeRect(
                        text::offsetOfLine(document.source(), *document.index(), LineNumber{line}).value())
                    .isEmpty();
    }
};

void TestFolds::shapes_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("blank");
    QTest::addColumn<int>("indent");
    QTest::newRow("plain") << QByteArray("text") << false << 0;
    QTest::newRow("indented") << QByteArray("    text") << false << 4;
    QTest::newRow("tab") << QByteArray("  \ttext") << false << 8;
    QTest::newRow("empty") << QByteArray() << true << 0;
    QTest::newRow("spaces") << QByteArray("   \r") << true << 0;
    QTest::newRow("rank") << QByteArray("[rank3]:   File \"x.py\", line 1") << false << 2;
    QTest::newRow("torch") << QByteArray("V0206 16:46:56.300000 1234 torch/x.py:12] [0/0] text") << false
                           << 0;
    QTest::newRow("torch, further line")
        << QByteArray("V0206 16:46:56.300000 1234 torch/x.py:12] [0/0] [__graph_code]     x = y") << false
        << 4;
}

void TestFolds::shapes()
{
    QFETCH(QByteArray, line);
    const LineShape shape = shapeOf(line.toStdString(), text::Encoding::Utf8);
    QTEST(shape.blank, "blank");
    QTEST(shape.indent, "indent");
    const QByteArray wide = [&line] {
        QByteArray bytes;
        for (const char c : line)
            bytes.append(c).append('\0');
        return bytes;
    }();
    QCOMPARE(shapeOf(wide.toStdString(), text::Encoding::Utf16Le).indent, shape.indent);
}

void TestFolds::aTracebackIsFolded()
{
    show(traceback);
    QVERIFY(view().folds().canFold(LineNumber{2}));
    QVERIFY(!view().folds().canFold(LineNumber{1}));
    view().toggleFold(LineNumber{2});
    QCOMPARE(view().folds().hiddenBehind(LineNumber{2}), std::int64_t{4});
    QVERIFY(!seen(3) && !seen(6));
    QVERIFY(seen(7)); // what it says in the end stays
    view().goToLine(LineNumber{2});
    QVERIFY(view().spokenPlace().contains(QStringLiteral("folded")));
    view().toggleFold(LineNumber{2});
    QVERIFY(!view().folds().active());
    QVERIFY(seen(3));
}

void TestFolds::keysPassAFoldedBlock()
{
    show(traceback);
    view().toggleFold(LineNumber{2});
    key(Qt::Key_Down);
    QCOMPARE(at(), std::int64_t{2});
    key(Qt::Key_Down);
    QCOMPARE(at(), std::int64_t{7});
    key(Qt::Key_Up);
    QCOMPARE(at(), std::int64_t{2});
    key(Qt::Key_End);
    key(Qt::Key_Right);
    QCOMPARE(at(), std::int64_t{7});
    key(Qt::Key_Left);
    QCOMPARE(at(), std::int64_t{2});
    key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(view().selectedText().toStdString(), traceback); // what is hidden is copied too
}

void TestFolds::goingIntoABlockOpensIt()
{
    show(traceback);
    view().toggleFold(LineNumber{2});
    view().goToLine(LineNumber{5});
    QCOMPARE(at(), std::int64_t{5});
    QVERIFY(seen(5));
    view().toggleFold(LineNumber{2});
    QCOMPARE(at(), std::int64_t{2}); // the cursor is never where nobody sees it
}

void TestFolds::insideABlockItsHeadIsFolded()
{
    show(traceback);
    view().goToLine(LineNumber{6});
    view().action(TextView::Command::ToggleFold)->trigger(); // "    model(x)" under its "  File"
    QCOMPARE(view().folds().hiddenBehind(LineNumber{5}), std::int64_t{1});
    QCOMPARE(at(), std::int64_t{5});
}

void TestFolds::foldsNest()
{
    show(traceback);
    view().toggleFold(LineNumber{3});
    QCOMPARE(view().folds().hiddenBehind(LineNumber{3}), std::int64_t{1});
    view().toggleFold(LineNumber{2});
    QCOMPARE(view().folds().hiddenBehind(LineNumber{2}), std::int64_t{4});
    view().toggleFold(LineNumber{2});
    QVERIFY(seen(3) && seen(4));
}

void TestFolds::allIsFolded()
{
    std::string text;
    for (int i = 0; i < 300; ++i)
        text += traceback;
    show(text);
    view().action(TextView::Command::FoldAll)->setChecked(true);
    QCOMPARE(view().folds().shown(LineNumber{5}).value, std::int64_t{2});
    QCOMPARE(view().folds().next(LineNumber{2})->value, std::int64_t{7});
    key(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(seen(300 * 8));
    QCOMPARE(view().verticalScrollBar()->value(), view().verticalScrollBar()->maximum());
    int rows = 0;
    for (std::int64_t line = view().firstVisibleLine().value; line <= 300 * 8; ++line)
        rows += seen(line) ? 1 : 0;
    QVERIFY(rows > 20); // the screen is full
    view().action(TextView::Command::FoldAll)->setChecked(false);
    QVERIFY(!view().folds().active());
}

void TestFolds::oneOfAllIsOpened()
{
    show(traceback + traceback);
    view().setAllFolded(true);
    view().toggleFold(LineNumber{2});
    QVERIFY(seen(3) && seen(6));
    QVERIFY(!seen(11));
    view().goToLine(LineNumber{12});
    QVERIFY(seen(11));
    view().toggleFold(LineNumber{2});
    QVERIFY(!seen(3));
}

void TestFolds::anySizeIsFolded()
{
    // One block of 6 MB: looked at piece by piece, so a line stays to be seen now and then.
    std::string text = "head\n";
    for (int i = 0; i < 200'000; ++i)
        text += "    a line of the block, indented\n";
    text += "tail\n";
    show(text);
    QTRY_COMPARE(view().document()->state(), Document::State::Ready);
    view().setAllFolded(true);
    int rows = 1;
    std::int64_t last = 1;
    for (auto next = view().folds().next(LineNumber{1}); next; next = view().folds().next(*next)) {
        last = next->value;
        ++rows;
    }
    QCOMPARE(last, std::int64_t{200'002});
    QVERIFY2(rows > 20 && rows < 40, qPrintable(QString::number(rows)));
    for (auto back = std::optional(LineNumber{last}); back; back = view().folds().previous(*back))
        --rows;
    QCOMPARE(rows, 0); // up the same way as down
    view().setAllFolded(false);
    view().toggleFold(LineNumber{1});
    QCOMPARE(view().folds().hiddenBehind(LineNumber{1}), std::int64_t{200'000});
}

void TestFolds::theGutterFolds()
{
    show(traceback);
    const QPoint text = cell(1, 0);
    int x = text.x();
    for (; x > 0 && !view().folds().active(); --x)
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, {x, text.y()});
    QVERIFY(x > 0);
    QCOMPARE(view().folds().hiddenBehind(LineNumber{2}), std::int64_t{4});
}

void TestFolds::wrappedToo()
{
    show("start\nhead " + std::string(300, 'h') + "\n  " + std::string(300, 'x') + "\n  y\nend\n");
    view().setSoftWrap(true);
    view().toggleFold(LineNumber{2});
    QVERIFY(!seen(3));
    QVERIFY(seen(5));
    for (int i = 0; i < 12; ++i)
        key(Qt::Key_Down);
    QCOMPARE(at(), std::int64_t{5});
}

QTEST_MAIN(TestFolds)
#include "tst_folds.moc"
