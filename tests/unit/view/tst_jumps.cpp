// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"
#include "view/finder.h"
#include "view/go_to_bar.h"
#include "view/jump/error_places.h"
#include "view/jump/time_search.h"
#include "view/reference/reference.h"

#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace triage;
using namespace triage::view;

namespace {

/// A torch log: a line a second from 10:00:00 on, each third one continued without a time.
std::string timed(int lines)
{
    std::string text;
    for (int i = 0; i < lines; ++i) {
        const int seconds = i;
        char head[64];
        std::snprintf(head, sizeof head, "I1201 %02d:%02d:%02d.000000 77 torch/x.py:1] ", 10 + seconds / 3600,
                      seconds / 60 % 60, seconds % 60);
        text += head + std::string("step\n");
        if (i % 3 == 2)
            text += "    more of it\n";
    }
    return text;
}

} // namespace

class TestJumps : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void timesAreRead_data();
    void timesAreRead();
    void goesToATime();
    void theBarTakesLineByteAndTime();
    void references_data();
    void references();
    void likenessOfPaths();
    void aReferenceIsFollowed();
    void whatIsNotThereIsNoLink();
    void errorsAreGoneTo();
    void jumpsAreAnnounced();
    void whatIsJumpedToHasLinesAround();
    void aLowerViewKeepsIt();
    void aWrappedLineIsSeenWhole();
    void aHitOutsideScrollsSidewaysAndBack();
    void errorsOfTheWholeFileAreStripes();
    void aGrowingFileGetsItsStripes();
    void aMissingFileIsSaid();

private:
    /// Rows between the cursor's and the first and the last whole one that is seen.
    std::pair<int, int> around()
    {
        const QRect place = view().placeRect(view().position());
        const int top = view().viewport()->mapFromGlobal(place.topLeft()).y();
        return {top / place.height(), (view().viewport()->height() - top - place.height()) / place.height()};
    }
};

void TestJumps::whatIsJumpedToHasLinesAround()
{
    show(numbered(1000));
    view().goToLine(LineNumber{500});
    QVERIFY(around().first >= 3 && around().second >= 3);
    view().scrollToTop(LineNumber{600});
    view().goToLine(LineNumber{600}); // seen already, but at the very edge
    QVERIFY(around().first >= 3);
    const LineNumber last{view().firstVisibleLine().value + around().first + around().second};
    view().goToLine(last);
    QVERIFY(around().second >= 3);
    view().goToLine(LineNumber{1000}); // there are none below
    QVERIFY(around().first >= 3);
    QCOMPARE(at(), 1000);
}

void TestJumps::aLowerViewKeepsIt()
{
    show(numbered(1000));
    view().goToLine(LineNumber{500});
    pane_->resize(800, 200);
    QVERIFY(around().first >= 3 && around().second >= 3);
    pane_->resize(800, 600);
    view().goToLine(LineNumber{500});
    view().scrollToTop(LineNumber{100}); // one reads elsewhere
    pane_->resize(800, 200);
    QCOMPARE(view().firstVisibleLine().value, 100);
}

void TestJumps::aWrappedLineIsSeenWhole()
{
    std::string text = numbered(100);
    text += std::string(700, 'x') + "\n" + numbered(100);
    show(text);
    view().setSoftWrap(true);
    view().scrollToTop(LineNumber{80});
    view().goToLine(LineNumber{101});
    const QRect end = view().placeRect(ByteOffset{view().position().value + 699});
    QVERIFY(!end.isEmpty());
    QVERIFY(view().viewport()->rect().contains(view().viewport()->mapFromGlobal(end.bottomLeft())));
}

void TestJumps::aHitOutsideScrollsSidewaysAndBack()
{
    const std::string far(300, ' ');
    show("needle\n" + far + "needle\n" + far + "   needle\nneedle\n");
    view().find({"needle", true, false, false});
    QTRY_COMPARE(view().finder().hitCount(), 4);
    QTRY_COMPARE(at(), 1);
    auto* bar = view().horizontalScrollBar();
    QCOMPARE(bar->value(), 0);
    view().findNext();
    QVERIFY(bar->value() > 200);
    const int there = bar->value();
    view().findNext(); // seen: nothing moves sideways
    QCOMPARE(bar->value(), there);
    view().findNext();
    QCOMPARE(at(), 4);
    QCOMPARE(bar->value(), 0); // the line's beginning shows it
}

void TestJumps::errorsOfTheWholeFileAreStripes()
{
    std::string text;
    std::int64_t wanted = 0;
    for (int i = 0; i < 3000; ++i) {
        const bool error = i % 1000 == 500;
        wanted += error ? 1 : 0;
        text += error ? "E1201 10:00:00.000000 77 torch/x.py:1] broken\n"
                      : "I1201 10:00:00.000000 77 torch/x.py:1] no error here\n";
    }
    view().setErrorStripes(true);
    show(text, QStringLiteral("torch.log"));
    QTRY_VERIFY(view().errorPlaces()->complete());
    QCOMPARE(std::ssize(view().errorPlaces()->places()), wanted);
    view().goToError(true);
    QTRY_COMPARE(at(), 501); // the same as the command finds
    show({}, QStringLiteral("torch.log"));
    QVERIFY(view().errorPlaces()->places().empty());
}

void TestJumps::aGrowingFileGetsItsStripes()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("torch.log")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("E1201 10:00:00.000000 77 torch/x.py:1] first\n");
    file.flush();
    view().setErrorStripes(true);
    const auto document = Document::open(file.fileName().toStdString());
    view().setDocument(document);
    QTRY_COMPARE(view().errorPlaces()->places().size(), std::size_t{1});
    file.write("E1201 10:00:01.000000 77 torch/x.py:1] second\n");
    file.flush();
    document->refresh();
    QTRY_COMPARE(view().errorPlaces()->places().size(), std::size_t{2});
    for (int i = 0; i < 20'000; ++i) // more than can be told apart in so small stretches
        file.write("E1201 10:00:02.000000 77 torch/x.py:1] more\n");
    file.flush();
    document->refresh();
    QTRY_VERIFY(document->size() > 800'000 && view().errorPlaces()->complete());
    QVERIFY(std::ssize(view().errorPlaces()->places()) > 1000);
    QVERIFY(std::ssize(view().errorPlaces()->places()) <= 2 * ErrorPlaces::stretches);
}

void TestJumps::aMissingFileIsSaid()
{
    show("File \"gone.py\", line 3, in f\nFile \"here.py\", line 4, in g\nnothing\n");
    view().setReferenceCheck([](const Reference& r) { return r.path == QLatin1String("here.py"); });
    QSignalSpy missing(&view(), &TextView::referenceMissing);
    QSignalSpy followed(&view(), &TextView::referenceActivated);
    key(Qt::Key_F12);
    QCOMPARE(missing.size(), 1);
    QCOMPARE(missing[0][0].toString(), QStringLiteral("gone.py"));
    view().goToLine(LineNumber{2});
    key(Qt::Key_F12); // from anywhere in the line
    QCOMPARE(followed.size(), 1);
    view().goToLine(LineNumber{3});
    key(Qt::Key_F12);
    QCOMPARE(missing.size(), 2);
    QVERIFY(missing[1][0].toString().isEmpty());
}

void TestJumps::timesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("ofDay"); // seconds; -1: no time
    QTest::newRow("minutes") << QStringLiteral("12:03") << qint64{43380};
    QTest::newRow("seconds") << QStringLiteral("12:03:04") << qint64{43384};
    QTest::newRow("with a date") << QStringLiteral("12-01 12:03:04") << qint64{43384};
    QTest::newRow("with a year") << QStringLiteral("2026-12-01T12:03:04.5") << qint64{43384};
    QTest::newRow("a line") << QStringLiteral("120") << qint64{-1};
    QTest::newRow("no hour") << QStringLiteral("25:00") << qint64{-1};
    QTest::newRow("no month") << QStringLiteral("13-01 12:00") << qint64{-1};
}

void TestJumps::timesAreRead()
{
    QFETCH(QString, text);
    QFETCH(qint64, ofDay);
    const auto wanted = wantedTime(text);
    QCOMPARE(wanted ? wanted->ofDay / 1'000'000 : -1, ofDay);
}

void TestJumps::goesToATime()
{
    const auto document = Document::fromText(QString::fromStdString(timed(6000)));
    QTRY_COMPARE(document->state(), Document::State::Ready);
    const auto lineAt = [&](const char* text) {
        return lineAtTime(*document, *wantedTime(QString::fromLatin1(text)), LineNumber{1})->value;
    };
    QCOMPARE(lineAt("10:00:00"), std::int64_t{1});
    QCOMPARE(lineAt("09:00"), std::int64_t{1});
    QCOMPARE(lineAt("10:00:04"), std::int64_t{6}); // one continued line before it
    QCOMPARE(lineAt("12-01 11:00:00"), std::int64_t{3600 + 1200 + 1});
    QCOMPARE(lineAt("2026-12-01 10:00:02.5"), std::int64_t{5});
    QCOMPARE(lineAt("23:00"), std::int64_t{5999 + 1999 + 1}); // later than all: the last that has a time
    QVERIFY(!lineAtTime(*Document::fromText(QStringLiteral("no\ntimes\n")), WantedTime{}, LineNumber{1}));
}

void TestJumps::theBarTakesLineByteAndTime()
{
    show(timed(100));
    auto* bar = pane_->findChild<GoToBar*>();
    auto* edit = bar->findChild<QLineEdit*>();
    const auto go = [&](const char* text) {
        view().action(TextView::Command::GoToLine)->trigger();
        edit->setText(QString::fromLatin1(text));
        QTest::keyClick(edit, Qt::Key_Return);
    };
    go("12");
    QCOMPARE(at(), std::int64_t{12});
    go("@5");
    QCOMPARE(view().position().value, std::int64_t{5});
    go("10:00:04");
    QCOMPARE(at(), std::int64_t{6});
    QVERIFY(!bar->isVisible());
    go("somewhere");
    QVERIFY(bar->isVisible()); // says what it takes, and stays
    QCOMPARE(at(), std::int64_t{6});
}

void TestJumps::references_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("path");
    QTest::addColumn<qint64>("line");
    const auto row = [](const char* text, const char* path, qint64 line) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(path) << line;
    };
    row("  File \"/home/u/train.py\", line 12, in main", "/home/u/train.py", 12);
    row("[ERROR] RUNTIME(1,python):2026-12-01 [stream.cc:123]1 text", "stream.cc", 123);
    row("V0206 16:46:56.3 1 torch/_dynamo/utils.py:446] [0/0] x", "torch/_dynamo/utils.py", 446);
    row("see step5/run.log:7:", "step5/run.log", 7);
    row("took 12:34 today", "", 0);
    row("version 2.5.1:3 of it", "", 0);
    row("File \"<string>\", line 0", "", 0);
}

void TestJumps::references()
{
    QFETCH(QString, text);
    QFETCH(QString, path);
    const auto found = referencesIn(text);
    QCOMPARE(found.empty(), path.isEmpty());
    if (found.empty())
        return;
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].path, path);
    QTEST(qint64{found[0].line.value}, "line");
    QVERIFY(text.mid(found[0].begin, found[0].end - found[0].begin).contains(path));
}

void TestJumps::likenessOfPaths()
{
    const QString a = QStringLiteral("/usr/lib/torch/x.py");
    QCOMPARE(commonTail(a, QStringLiteral("bundle/torch/x.py")), 2);
    QCOMPARE(commonTail(a, QStringLiteral("x.py")), 1);
    QCOMPARE(commonTail(a, QStringLiteral("y.py")), 0);
    QCOMPARE(commonTail(a, QStringLiteral("yx.py")), 0);
    QCOMPARE(commonTail(QStringLiteral("C:\\work\\torch\\x.py"), a), 2);
}

void TestJumps::aReferenceIsFollowed()
{
    show("text\n  File \"train.py\", line 12, in main\n");
    view().setReferenceCheck([](const Reference& r) { return r.path == QStringLiteral("train.py"); });
    QSignalSpy followed(&view(), &TextView::referenceActivated);
    QSignalSpy activated(&view(), &TextView::lineActivated);
    view().goToByte(ByteOffset{15});
    key(Qt::Key_Return);
    QCOMPARE(followed.size(), 1);
    QCOMPARE(followed[0][0].value<Reference>().line.value, std::int64_t{12});
    QCOMPARE(activated.size(), 0);
    view().action(TextView::Command::FollowReference)->trigger();
    QCOMPARE(followed.size(), 2);
    // Under the mouse it is underlined; a plain click sets the cursor, with Ctrl it is followed.
    const QImage before = view().grab().toImage();
    QTest::mouseMove(view().viewport(), cell(1, 10));
    QMouseEvent move(QEvent::MouseMove, QPointF(cell(1, 10)),
                     view().viewport()->mapToGlobal(QPointF(cell(1, 10))), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(view().viewport(), &move);
    QVERIFY(view().grab().toImage() != before);
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, cell(1, 10));
    QCOMPARE(followed.size(), 2);
    QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ControlModifier, cell(1, 10));
    QCOMPARE(followed.size(), 3);
    view().goToLine(LineNumber{1});
    key(Qt::Key_Return); // no reference: as ever
    QCOMPARE(activated.size(), 1);
}

void TestJumps::whatIsNotThereIsNoLink()
{
    show("  File \"/usr/lib/python3/os.py\", line 12, in main\n");
    view().goToByte(ByteOffset{15});
    QVERIFY(!view().referenceAt(view().position()));
    view().setReferenceCheck([](const Reference&) { return false; });
    QVERIFY(!view().referenceAt(view().position()));
}

void TestJumps::errorsAreGoneTo()
{
    show("I1201 10:00:00.000000 1 a.py:1] the word Error is no error here\n"
         "E1201 10:00:01.000000 1 a.py:1] one\n"
         "I1201 10:00:02.000000 1 a.py:1] fine\n"
         "Traceback (most recent call last):\n"
         "  File \"x.py\", line 1\n"
         "RuntimeError: two\n",
         QStringLiteral("run.log"));
    QSignalSpy none(&view(), &TextView::noErrorFound);
    key(Qt::Key_F7);
    QTRY_COMPARE(at(), std::int64_t{2});
    key(Qt::Key_F7);
    QTRY_VERIFY(at() > 3);
    QTRY_VERIFY((key(Qt::Key_F7), none.size() > 0)); // no way round: the end is said
    QCOMPARE(at(), std::int64_t{6});
    QTRY_VERIFY((key(Qt::Key_F7, Qt::ShiftModifier), at() == 2));
}

void TestJumps::jumpsAreAnnounced()
{
    show(numbered(100));
    QSignalSpy jumps(&view(), &TextView::aboutToJump);
    key(Qt::Key_Down);
    QCOMPARE(jumps.size(), 0);
    view().goToLine(LineNumber{50});
    QCOMPARE(jumps.size(), 1);
}

QTEST_MAIN(TestJumps)
#include "tst_jumps.moc"
