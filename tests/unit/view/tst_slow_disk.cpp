// SPDX-License-Identifier: Apache-2.0
#include "../text/slow_disk.h"
#include "text_view_fixture.h"
#include "view/finder.h"
#include "view/fold/folds.h"
#include "view/go_to_bar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>

using namespace triage;
using namespace triage::view;

namespace {

constexpr int lines = 100'000;

std::shared_ptr<const text::LineIndex> indexOf(const std::string& text)
{
    text::LineIndexBuilder builder;
    builder.block(std::span(text));
    return builder.snapshot();
}

QString numberedLine(int number)
{
    return QStringLiteral("line %1 of the text").arg(number);
}

} // namespace

/// The disk of these tests stands still while its gate is shut. Each of them would never end if the window's
/// thread waited for it.
class TestSlowDisk : public TextViewTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aFileOpensWhileTheDiskStandsStill();
    void linesComeWhenTheyAreRead();
    void whatWasReadIsThereAtOnce();
    void aJumpIsDoneWhenItsPlaceIsRead();
    void theLastOfSomeJumpsCounts();
    void oneCanPageOn();
    void scrollingGoesOnWhileWrapped();
    void aHitIsGoneTo();
    void errorsAndTimesAreGoneTo();
    void aSelectionIsCopiedWhenItIsRead();
    void foldingWaitsForItsLines();
    void aDamagedPlaceIsSaid();
    void aFileIsLetGoOf();

private:
    /// With an index, as after an import; the gate is shut.
    void open(const std::string& text, const QString& name = QStringLiteral("a.txt"))
    {
        disk_ = std::make_shared<text::SlowDisk>(text);
        disk_->shut();
        DocumentSource source;
        source.source = disk_;
        source.name = name;
        source.index = indexOf(text);
        source.encoding = text::Encoding::Utf8;
        view().setDocument(std::make_shared<Document>(source));
    }
    QImage picture() { return view().viewport()->grab().toImage(); }
    bool isShown(int number) { return view().lineText(LineNumber{number}) == numberedLine(number); }
    /// In the rows of the view, not only in memory.
    bool isSeen(int number)
    {
        const Document& document = *view().document();
        const auto place = text::offsetOfLine(document.source(), *document.index(), LineNumber{number});
        return place && !view().placeRect(*place).isEmpty();
    }
    void readAll(int number)
    {
        disk_->open();
        view().scrollToTop(LineNumber{number});
        QTRY_VERIFY(isSeen(number));
        QTRY_VERIFY(isShown(number + 60));
    }

    std::shared_ptr<text::SlowDisk> disk_;
};

void TestSlowDisk::init()
{
    openPane();
    disk_.reset();
}

void TestSlowDisk::cleanup()
{
    if (disk_)
        disk_->open();
    pane_.reset();
}

void TestSlowDisk::aFileOpensWhileTheDiskStandsStill()
{
    disk_ = std::make_shared<text::SlowDisk>("\xEF\xBB\xBF" + numbered(lines));
    disk_->shut();
    DocumentSource source;
    source.source = disk_;
    const auto document = std::make_shared<Document>(source);
    QCOMPARE(document->state(), Document::State::Indexing);
    view().setDocument(document);
    view().goToLine(LineNumber{500});
    view().grab();
    QVERIFY(!view().spokenPlace().isEmpty());
    disk_->open();
    QTRY_COMPARE(document->state(), Document::State::Ready);
    QCOMPARE(document->lineCount(), std::int64_t{lines});
    QTRY_COMPARE(at(), std::int64_t{500});
    QCOMPARE(line(), numberedLine(500));
}

void TestSlowDisk::linesComeWhenTheyAreRead()
{
    open(numbered(lines));
    const QImage before = picture();
    QVERIFY(!isShown(1));
    QCOMPARE(view().document()->lineCount(), std::int64_t{lines});
    disk_->open();
    QTRY_VERIFY(isSeen(1));
    QVERIFY(isShown(1));
    QVERIFY(picture() != before);
}

void TestSlowDisk::whatWasReadIsThereAtOnce()
{
    open(numbered(lines));
    readAll(1);
    view().clearFocus(); // a cursor blinks
    const QImage top = picture();
    disk_->shut();
    view().scrollToTop(LineNumber{lines / 2});
    QVERIFY(picture() != top); // quiet bars
    QVERIFY(!isShown(lines / 2));
    view().scrollToTop(LineNumber{1});
    QVERIFY(isShown(1));
    QCOMPARE(picture(), top);
}

void TestSlowDisk::aJumpIsDoneWhenItsPlaceIsRead()
{
    open(numbered(lines));
    readAll(1);
    disk_->shut();
    QSignalSpy moved(&view(), &TextView::currentLineChanged);
    view().goToLine(LineNumber{70'000});
    // Where it will stand is seen at once; the cursor follows when its place is known.
    QVERIFY(view().firstVisibleLine().value < 70'000 && view().firstVisibleLine().value > 69'900);
    QCOMPARE(at(), std::int64_t{1});
    QVERIFY(view().spokenPlace().contains(QStringLiteral("disk")));
    picture();
    disk_->open();
    QTRY_COMPARE(at(), std::int64_t{70'000});
    QTRY_COMPARE(line(), numberedLine(70'000));
    QCOMPARE(moved.size(), 1);
    QVERIFY(!view().spokenPlace().contains(QStringLiteral("disk")));
    QTRY_VERIFY(!view().placeRect(view().position()).isEmpty());
}

void TestSlowDisk::theLastOfSomeJumpsCounts()
{
    open(numbered(lines));
    readAll(1);
    disk_->shut();
    view().goToLine(LineNumber{70'000});
    view().goToByte(ByteOffset{1'500'000});
    view().goToLine(LineNumber{30'000});
    disk_->open();
    QTRY_COMPARE(at(), std::int64_t{30'000});
    disk_->shut();
    view().goToLine(LineNumber{90'000});
    view().goToLine(LineNumber{30'010}); // which is there
    QCOMPARE(at(), std::int64_t{30'010});
    disk_->open();
    view().scrollToTop(LineNumber{90'000});
    QTRY_VERIFY(isShown(90'000));
    QCOMPARE(at(), std::int64_t{30'010});
}

void TestSlowDisk::oneCanPageOn()
{
    open(numbered(lines));
    readAll(1);
    view().goToLine(LineNumber{20});
    view().scrollToTop(LineNumber{1});
    disk_->shut();
    const std::int64_t before = view().firstVisibleLine().value;
    int pages = 0;
    for (; pages < 200; ++pages) // through what was read and far beyond
        key(Qt::Key_PageDown);
    const std::int64_t after = view().firstVisibleLine().value;
    const std::int64_t page = (after - before) / pages;
    QVERIFY2(page > 10, qPrintable(QString::number(page)));
    QCOMPARE(after - before, page * pages);
    disk_->open();
    QTRY_COMPARE(at(), 20 + page * pages); // the same height in the window
    QCOMPARE(view().firstVisibleLine().value, after);
    disk_->shut();
    key(Qt::Key_Down);
    QCOMPARE(at(), 21 + page * pages);
}

void TestSlowDisk::scrollingGoesOnWhileWrapped()
{
    open(numbered(lines));
    readAll(1);
    view().setSoftWrap(true);
    disk_->shut();
    view().verticalScrollBar()->setValue(view().verticalScrollBar()->maximum() / 2);
    picture();
    const std::int64_t there = view().firstVisibleLine().value;
    QVERIFY(there > lines / 3 && there < lines * 2 / 3);
    disk_->open();
    QTRY_VERIFY(isShown(static_cast<int>(view().firstVisibleLine().value) + 5));
    QVERIFY(std::abs(view().firstVisibleLine().value - there) < 5000);
}

void TestSlowDisk::aHitIsGoneTo()
{
    open(numbered(lines) + "needle\n" + numbered(1000));
    readAll(1);
    disk_->shut();
    view().find({"nee", false, true, false});
    view().find({"need", false, true, false}); // as one types: the search before is in the middle of a read
    view().find({"needle", false, true, false});
    QVERIFY(view().finder().running());
    disk_->open();
    QTRY_COMPARE(view().selectedText(), QStringLiteral("needle"));
    QCOMPARE(at(), std::int64_t{lines + 1});
}

void TestSlowDisk::errorsAndTimesAreGoneTo()
{
    std::string text;
    for (int i = 0; i < 20'000; ++i) {
        char head[64];
        std::snprintf(head, sizeof head, "%c1201 10:%02d:%02d.000000 77 a.py:1] step\n",
                      i == 15'000 ? 'E' : 'V', i / 400, i % 400 / 10);
        text += head;
    }
    open(text, QStringLiteral("torch.log"));
    disk_->open();
    QTRY_VERIFY(!view().lineText(LineNumber{1}).isEmpty());
    disk_->shut();
    view().goToError(true);
    disk_->open();
    QTRY_COMPARE(at(), std::int64_t{15'001});
    open(text, QStringLiteral("torch.log")); // nothing is in memory now
    view().action(TextView::Command::GoToLine)->trigger();
    auto* bar = pane_->findChild<GoToBar*>();
    QVERIFY(bar && bar->isVisible());
    QTest::keyClicks(bar->findChild<QLineEdit*>(), QStringLiteral("10:20:05"));
    QTest::keyClick(bar->findChild<QLineEdit*>(), Qt::Key_Return);
    QVERIFY(bar->isVisible());
    disk_->open();
    QTRY_COMPARE(at(), std::int64_t{20 * 400 + 51});
    QVERIFY(!bar->isVisible());
}

void TestSlowDisk::aSelectionIsCopiedWhenItIsRead()
{
    open(numbered(lines));
    QApplication::clipboard()->setText(QStringLiteral("before"));
    view().action(TextView::Command::SelectAll)->trigger();
    view().action(TextView::Command::Copy)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("before"));
    disk_->open();
    QTRY_COMPARE(QApplication::clipboard()->text().size(), static_cast<qsizetype>(numbered(lines).size()));
}

void TestSlowDisk::foldingWaitsForItsLines()
{
    std::string text = "head\n";
    for (int i = 0; i < 20'000; ++i)
        text += "    deeper\n";
    open(text + "tail\n");
    disk_->open();
    QTRY_VERIFY(!view().lineText(LineNumber{100}).isEmpty());
    disk_->shut();
    view().toggleFold(LineNumber{1});
    QCOMPARE(view().folds().hiddenBehind(LineNumber{1}), std::int64_t{0});
    disk_->open();
    QTRY_COMPARE(view().folds().hiddenBehind(LineNumber{1}), std::int64_t{20'000});
}

void TestSlowDisk::aDamagedPlaceIsSaid()
{
    const std::string text = numbered(lines);
    const auto there = static_cast<std::int64_t>(text.find("line 50000 of"));
    open(text);
    disk_->damage(there);
    disk_->open();
    QTRY_VERIFY(isShown(1));
    const QImage bars = picture();
    view().goToLine(LineNumber{50'000});
    QTRY_VERIFY(!view().spokenPlace().contains(QStringLiteral("Reading")));
    QTRY_VERIFY(view().spokenPlace().contains(QStringLiteral("damaged")));
    QVERIFY(picture() != bars);
    for (const Qt::Key k : {Qt::Key_Down, Qt::Key_Up, Qt::Key_End, Qt::Key_PageDown, Qt::Key_PageUp})
        key(k);
    picture();
    view().goToLine(LineNumber{90'000}); // the rest can be read
    QTRY_COMPARE(line(), numberedLine(90'000));
}

void TestSlowDisk::aFileIsLetGoOf()
{
    open(numbered(lines));
    disk_->waitForAReader();
    view().find({"text", false, true, false});
    view().setDocument(nullptr); // and the file goes, in the middle of its reads
    view().grab();
    disk_->open();
}

QTEST_MAIN(TestSlowDisk)
#include "tst_slow_disk.moc"
