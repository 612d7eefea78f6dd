// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"
#include "view/find_bar.h"
#include "view/finder.h"

#include <QApplication>
#include <QFile>
#include <QScrollBar>
#include <QTemporaryDir>

using namespace triage;
using namespace triage::view;

namespace {

constexpr int largeLines = 2'300'000; // more than hits are kept

}

class TestLargeFiles : public TextViewTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void opensALargeFileAtOnce();
    void goesToALineThatIsNotKnownYet();
    void findsInALargeFile();
    void findsRoundTheEnds();
    void aViewMayGoWhileItSearches();
    void aLongLineIsPaged();

private:
    QTemporaryDir dir_;
    QString large_;
};

void TestLargeFiles::initTestCase()
{
    large_ = dir_.filePath(QStringLiteral("large.log"));
    QFile file(large_);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray block;
    for (int i = 1; i <= largeLines; ++i) {
        block += QByteArray::number(i).rightJustified(8, '0') + " V0206 16:46\n";
        if (block.size() > (1 << 22)) {
            file.write(block);
            block.clear();
        }
    }
    file.write(block + "needle at the end\n");
}

void TestLargeFiles::opensALargeFileAtOnce()
{
    view().setDocument(Document::open(large_.toStdString()));
    // The first lines are there before any event was handled; the rest is counted behind them.
    QCOMPARE(view().document()->state(), Document::State::Indexing);
    QVERIFY(view().document()->lineCount() > 100);
    QVERIFY(line().startsWith(QStringLiteral("00000001 ")));
    QTRY_COMPARE_WITH_TIMEOUT(view().document()->state(), Document::State::Ready, 30000);
    QCOMPARE(view().document()->lineCount(), std::int64_t{largeLines} + 1);
    QVERIFY(view().document()->index()->memory() < 1 << 20);
}

void TestLargeFiles::goesToALineThatIsNotKnownYet()
{
    view().setDocument(Document::open(large_.toStdString()));
    view().goToLine(LineNumber{2'199'999});
    QTRY_COMPARE_WITH_TIMEOUT(at(), std::int64_t{2'199'999}, 30000);
    QVERIFY(line().startsWith(QStringLiteral("02199999 ")));
    for (const int wanted : {1, 1'345'678, 17, largeLines}) {
        view().goToLine(LineNumber{wanted});
        QCOMPARE(line().left(8), QString::number(wanted).rightJustified(8, QLatin1Char('0')));
    }
}

void TestLargeFiles::findsInALargeFile()
{
    view().setDocument(Document::open(large_.toStdString()));
    view().find({"needle", false, false, false});
    QTRY_COMPARE_WITH_TIMEOUT(at(), std::int64_t{largeLines} + 1, 30000);
    QCOMPARE(view().selectedText(), QStringLiteral("needle"));
    QTRY_VERIFY(!view().finder().running());
    QCOMPARE(view().finder().hitCount(), std::int64_t{1});
    // Millions of hits: counted, and where they are is known of all.
    view().find({"V0206", false, true, false});
    QTRY_VERIFY_WITH_TIMEOUT(!view().finder().running(), 60000);
    QCOMPARE(view().finder().hitCount(), std::int64_t{largeLines});
    QCOMPARE(std::ssize(view().finder().hits()), std::int64_t{Finder::maxKept});
    const auto& bins = view().finder().bins();
    QVERIFY(bins.front() > 0 && bins[bins.size() / 2] > 0 && bins[bins.size() - 2] > 0);
    // Beyond those that are kept one is still found, not in the window's thread.
    view().goToLine(LineNumber{2'200'000});
    QVERIFY(!view().findNext());
    QTRY_VERIFY(view().hasSelection());
    QCOMPARE(at(), std::int64_t{2'200'000});
    view().findNext();
    QTRY_COMPARE(at(), std::int64_t{2'200'001});
    view().findPrevious();
    QTRY_COMPARE(at(), std::int64_t{2'200'000});
    // Round the end.
    view().goToLine(LineNumber{largeLines + 1});
    view().findNext();
    QTRY_COMPARE(at(), std::int64_t{1});
    view().findPrevious();
    QTRY_COMPARE(at(), std::int64_t{largeLines});
}

void TestLargeFiles::findsRoundTheEnds()
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

void TestLargeFiles::aViewMayGoWhileItSearches()
{
    view().setDocument(Document::open(large_.toStdString()));
    pane_->findBar().open();
    view().find({"V0206", false, true, false});
    QApplication::processEvents();
    QVERIFY(view().finder().running());
    pane_.reset();
    QApplication::processEvents();
}

void TestLargeFiles::aLongLineIsPaged()
{
    std::string text;
    for (int i = 0; i < 60; ++i)
        text += std::string(1 << 20, static_cast<char>('a' + i % 26)) + "\n";
    text += "错误" + std::string(20 << 20, 'z');
    show(text);
    QTRY_COMPARE_WITH_TIMEOUT(view().document()->state(), Document::State::Ready, 30000);
    for (int i = 0; i < 20; ++i) {
        view().horizontalScrollBar()->setValue(i * 40'000);
        view().grab();
    }
    view().goToLine(LineNumber{61});
    key(Qt::Key_End);
    QCOMPARE(view().position().value, static_cast<std::int64_t>(text.size()));
    key(Qt::Key_Left);
    QCOMPARE(view().position().value, static_cast<std::int64_t>(text.size()) - 1);
    QVERIFY(view().horizontalScrollBar()->value() > (20 << 20) - 1000);
    key(Qt::Key_Home);
    key(Qt::Key_Right);
    QCOMPARE(view().position().value, (std::int64_t{1 << 20} + 1) * 60 + 3);
}

QTEST_MAIN(TestLargeFiles)
#include "tst_large_files.moc"
