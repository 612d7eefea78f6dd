// SPDX-License-Identifier: Apache-2.0
#include "view/find_bar.h"
#include "view/finder.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

using namespace triage;
using namespace triage::view;

namespace {

QByteArray numberedLine(int number)
{
    return "line " + QByteArray::number(number) + " of the text\n";
}

std::string numbered(int lines)
{
    std::string text;
    for (int i = 1; i <= lines; ++i)
        text += numberedLine(i).toStdString();
    return text;
}

/// Milliseconds of the processor it takes to paint the view anew: other programs do not count.
qint64 frame(TextView& view)
{
    const std::clock_t begin = std::clock();
    view.viewport()->repaint();
    return (std::clock() - begin) * 1000 / CLOCKS_PER_SEC;
}

} // namespace

class TestTextView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { pane_.reset(); }

    void opensALargeFileAtOnce();
    void goesToALineThatIsNotKnownYet();
    void findsInALargeFile();
    void findsRoundTheEnds();
    void aViewMayGoWhileItSearches();
    void aLongLineIsPagedQuickly();
    void keysMoveTheCursor();
    void pagesThroughTheFile();
    void shiftSelects();
    void theMouseSelects();
    void copiesWhatIsSelected();
    void copyIsBounded();
    void doubleClickTakesAWord();
    void wrapsLines();
    void wrapsAHugeLine();
    void saysWhatStateTheFileIsIn();
    void aGrowingFileIsFollowed();
    void emptyAndMissing();
    void carriageReturnsAndCjk();
    void theEncodingCanBeChanged();
    void decorationsArePainted();
    void zooms();
    void actionsAskTheApplication();
    void aScreenReaderIsTold();

private:
    TextView& view() { return pane_->view(); }
    void show(const std::string& text)
    {
        view().setDocument(Document::fromText(QString::fromStdString(text)));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view(), key, modifiers);
    }
    QString line() { return view().lineText(view().currentLine()); }

    QTemporaryDir dir_;
    QString large_; ///< 200 MB
    std::unique_ptr<TextPane> pane_;
};

constexpr int largeLines = 4'000'000;

void TestTextView::initTestCase()
{
    large_ = dir_.filePath(QStringLiteral("large.log"));
    QFile file(large_);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray block;
    for (int i = 1; i <= largeLines; ++i) {
        block +=
            QByteArray::number(i).rightJustified(8, '0') + " V0206 16:46:56.300000 1 x.py:1] [0/0] text\n";
        if (block.size() > (1 << 22)) {
            file.write(block);
            block.clear();
        }
    }
    file.write(block + "needle at the end\n");
    QVERIFY(file.size() + block.size() > 200'000'000);
}

void TestTextView::init()
{
    pane_ = std::make_unique<TextPane>();
    pane_->resize(800, 600);
    pane_->show();
    view().setFocus();
    QVERIFY(QTest::qWaitForWindowExposed(pane_.get()));
}

void TestTextView::opensALargeFileAtOnce()
{
    QElapsedTimer clock;
    clock.start();
    view().setDocument(Document::open(large_.toStdString()));
    frame(view());
    const qint64 opened = clock.elapsed();
    QVERIFY2(opened < 300, qPrintable(QString::number(opened)));
    QCOMPARE(view().document()->state(), Document::State::Indexing);
    QTRY_COMPARE_WITH_TIMEOUT(view().document()->state(), Document::State::Ready, 5000);
    QCOMPARE(view().document()->lineCount(), std::int64_t{largeLines} + 1);
    QVERIFY(view().document()->index()->memory() < 1 << 20);
}

void TestTextView::goesToALineThatIsNotKnownYet()
{
    view().setDocument(Document::open(large_.toStdString()));
    view().goToLine(LineNumber{3'999'999});
    QTRY_COMPARE_WITH_TIMEOUT(view().currentLine().value, std::int64_t{3'999'999}, 5000);
    QVERIFY(line().startsWith(QStringLiteral("03999999 ")));
    QElapsedTimer clock;
    clock.start();
    for (const int wanted : {1, 2'345'678, 17, largeLines}) {
        view().goToLine(LineNumber{wanted});
        QCOMPARE(line().left(8), QString::number(wanted).rightJustified(8, QLatin1Char('0')));
        frame(view());
    }
    QVERIFY2(clock.elapsed() < 400, qPrintable(QString::number(clock.elapsed())));
}

void TestTextView::findsInALargeFile()
{
    view().setDocument(Document::open(large_.toStdString()));
    view().find({"needle", false, false, false});
    QTRY_COMPARE_WITH_TIMEOUT(view().currentLine().value, std::int64_t{largeLines} + 1, 10000);
    QCOMPARE(view().selectedText(), QStringLiteral("needle"));
    QCOMPARE(view().finder().hitCount(), std::int64_t{1});
    // Millions of hits: counted, and the window lives on while they come.
    view().find({"V0206", false, true, false});
    QElapsedTimer clock;
    qint64 longest = 0;
    while (view().finder().running()) {
        clock.restart();
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        longest = std::max(longest, clock.elapsed());
    }
    QCOMPARE(view().finder().hitCount(), std::int64_t{largeLines});
    QCOMPARE(static_cast<std::int64_t>(view().finder().hits().size()), Finder::maxKept);
    QVERIFY2(longest < 200, qPrintable(QString::number(longest)));
    // Beyond those that are kept one is still found.
    view().goToLine(LineNumber{3'500'000});
    QVERIFY(!view().findNext()); // not here and now
    QTRY_VERIFY(view().hasSelection());
    QCOMPARE(view().currentLine().value, std::int64_t{3'500'000});
    view().findNext();
    QTRY_COMPARE(view().currentLine().value, std::int64_t{3'500'001});
    view().findPrevious();
    QTRY_COMPARE(view().currentLine().value, std::int64_t{3'500'000});
}

void TestTextView::findsRoundTheEnds()
{
    show("one error\ntwo\nthree ERROR error\n");
    view().find({"error", false, false, false});
    QTRY_VERIFY(!view().finder().running());
    QCOMPARE(view().finder().hitCount(), std::int64_t{3});
    QCOMPARE(view().currentLine().value, std::int64_t{1});
    QVERIFY(view().findNext());
    QCOMPARE(view().selectionBegin().value, std::int64_t{20});
    QVERIFY(view().findNext());
    QVERIFY(view().findNext());
    QCOMPARE(view().currentLine().value, std::int64_t{1});
    QVERIFY(view().findPrevious());
    QCOMPARE(view().selectionBegin().value, std::int64_t{26});
    view().find({"nowhere", false, false, false});
    QTRY_VERIFY(!view().finder().running());
    QVERIFY(!view().findNext());
    view().find({"a(", true, false, false});
    QVERIFY(view().finder().error().has_value());
}

void TestTextView::aViewMayGoWhileItSearches()
{
    view().setDocument(Document::open(large_.toStdString()));
    pane_->findBar().open();
    view().find({"V0206", false, true, false});
    QApplication::processEvents();
    QVERIFY(view().finder().running());
    pane_.reset();
    QApplication::processEvents();
}

void TestTextView::aLongLineIsPagedQuickly()
{
    std::string text;
    for (int i = 0; i < 60; ++i)
        text += std::string(1 << 20, static_cast<char>('a' + i % 26)) + "\n";
    text += "错误" + std::string(200 << 20, 'z');
    show(text);
    QTRY_COMPARE_WITH_TIMEOUT(view().document()->state(), Document::State::Ready, 5000);
    QVERIFY(frame(view()) < 100);
    qint64 longest = 0;
    for (int i = 0; i < 20; ++i) {
        view().horizontalScrollBar()->setValue(i * 40'000);
        longest = std::max(longest, frame(view()));
    }
    QVERIFY2(longest < 60, qPrintable(QString::number(longest)));
    view().goToLine(LineNumber{61});
    key(Qt::Key_End);
    QVERIFY(frame(view()) < 60);
    QCOMPARE(view().position().value, static_cast<std::int64_t>(text.size()));
    key(Qt::Key_Left);
    QCOMPARE(view().position().value, static_cast<std::int64_t>(text.size()) - 1);
    QVERIFY(view().horizontalScrollBar()->value() > (200 << 20) - 1000);
    key(Qt::Key_Home);
    key(Qt::Key_Right);
    QCOMPARE(view().position().value, (std::int64_t{1 << 20} + 1) * 60 + 3);
}

void TestTextView::keysMoveTheCursor()
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

void TestTextView::pagesThroughTheFile()
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

void TestTextView::shiftSelects()
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

void TestTextView::theMouseSelects()
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

void TestTextView::copiesWhatIsSelected()
{
    show("首个致因报错\nsecond\n");
    view().select(ByteOffset{0}, ByteOffset{12});
    view().action(TextView::Command::Copy)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("首个致因"));
}

void TestTextView::copyIsBounded()
{
    view().setDocument(Document::open(large_.toStdString()));
    QSignalSpy truncated(&view(), &TextView::copyTruncated);
    view().action(TextView::Command::SelectAll)->trigger();
    view().action(TextView::Command::Copy)->trigger();
    QTRY_COMPARE(truncated.size(), 1);
    QCOMPARE(QApplication::clipboard()->text().size(), TextView::maxCopy);
    QApplication::clipboard()->clear();
}

void TestTextView::doubleClickTakesAWord()
{
    show("RuntimeError: code 507011\n");
    const int x =
        static_cast<int>(QFontMetricsF(view().font()).horizontalAdvance(QStringLiteral("0000000000000")));
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, {x, 5});
    QCOMPARE(view().selectedText(), QStringLiteral("RuntimeError"));
}

void TestTextView::wrapsLines()
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

void TestTextView::wrapsAHugeLine()
{
    show("first\n" + std::string(100 << 20, 'x') + "\nlast\n");
    QTRY_COMPARE(view().document()->state(), Document::State::Ready);
    view().setSoftWrap(true);
    view().verticalScrollBar()->setValue(view().verticalScrollBar()->maximum() / 2);
    QVERIFY(frame(view()) < 60);
    QCOMPARE(view().firstVisibleLine().value, std::int64_t{2});
    view().goToByte(ByteOffset{50 << 20});
    QVERIFY(frame(view()) < 60);
    QCOMPARE(view().currentLine().value, std::int64_t{2});
    key(Qt::Key_Down);
    QVERIFY(view().position().value > (50 << 20) && view().position().value < (50 << 20) + 400);
    key(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(view().firstVisibleLine().value == 2);
}

void TestTextView::saysWhatStateTheFileIsIn()
{
    const QString path = dir_.filePath(QStringLiteral("short.log"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(numbered(1000)));
    file.flush();
    view().setDocument(Document::open(path.toStdString()));
    view().goToLine(LineNumber{900});
    QCOMPARE(view().document()->state(), Document::State::Ready);
    const QImage before = view().grab().toImage();
    QVERIFY(file.resize(100));
    view().document()->refresh();
    QCOMPARE(view().document()->state(), Document::State::Truncated);
    QVERIFY(view().grab().toImage() != before);
    key(Qt::Key_PageDown);
    key(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(line(), QStringLiteral("line 1 of the text"));
    QVERIFY(file.resize(0));
    view().document()->refresh();
    frame(view());
    key(Qt::Key_End, Qt::ControlModifier);
    // Removed, but still open.
    QFile::remove(path);
    QVERIFY(file.isOpen());
    view().setDocument(Document::open(large_.toStdString()));
}

void TestTextView::aGrowingFileIsFollowed()
{
    const QString path = dir_.filePath(QStringLiteral("growing.log"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("one\ntwo");
    file.flush();
    const auto document = Document::open(path.toStdString());
    QCOMPARE(document->lineCount(), std::int64_t{2});
    file.write(" and more\nthree\n");
    file.flush();
    document->refresh();
    QTRY_COMPARE(document->lineCount(), std::int64_t{3});
    view().setDocument(document);
    QCOMPARE(view().lineText(LineNumber{2}), QStringLiteral("two and more"));
    QCOMPARE(view().lineText(LineNumber{3}), QStringLiteral("three"));
}

void TestTextView::emptyAndMissing()
{
    view().setDocument(Document::fromText({}));
    QCOMPARE(view().document()->lineCount(), std::int64_t{0});
    for (const Qt::Key k :
         {Qt::Key_Down, Qt::Key_Up, Qt::Key_End, Qt::Key_PageDown, Qt::Key_Left, Qt::Key_Right})
        key(k);
    QCOMPARE(view().position().value, std::int64_t{0});
    frame(view());
    view().setDocument(Document::open("/nowhere/at/all.log"));
    QCOMPARE(view().document()->state(), Document::State::Unreadable);
    QCOMPARE(view().document()->error()->kind, ErrorKind::NotFound);
    frame(view());
    view().setDocument(nullptr);
    key(Qt::Key_Down);
    frame(view());
    view().goToLine(LineNumber{5});
}

void TestTextView::carriageReturnsAndCjk()
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

void TestTextView::theEncodingCanBeChanged()
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

void TestTextView::decorationsArePainted()
{
    show(numbered(20));
    view().clearFocus();
    const QImage plain = view().grab().toImage();
    view().setDecorations({{LineNumber{5}, LineNumber{5}, LineRole::Causal, QStringLiteral("first error")}});
    const QImage decorated = view().grab().toImage();
    QVERIFY(plain != decorated);
    const QColor fill = roleFill(LineRole::Causal, view().palette());
    const int height = static_cast<int>(std::ceil(QFontMetricsF(view().font()).height())) + 2;
    QCOMPARE(QColor(decorated.pixel(700, 4 * height + 2)), fill); // across the whole width
    QVERIFY(QColor(decorated.pixel(700, 5 * height + 2)) != fill);
}

void TestTextView::zooms()
{
    show("x\n");
    QSignalSpy changed(&view(), &TextView::fontSizeChanged);
    const double before = view().fontSize();
    view().action(TextView::Command::ZoomIn)->trigger();
    QCOMPARE(view().fontSize(), before + 1);
    view().action(TextView::Command::ZoomReset)->trigger();
    QCOMPARE(view().fontSize(), before);
    QCOMPARE(changed.size(), 2);
}

void TestTextView::actionsAskTheApplication()
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

void TestTextView::aScreenReaderIsTold()
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

QTEST_MAIN(TestTextView)
#include "tst_text_view.moc"
