// SPDX-License-Identifier: Apache-2.0
#include "view/diff/comparison.h"
#include "view/diff/pair_bar.h"
#include "view/diff/pair_view.h"
#include "view/diff/scroll_tie.h"
#include "view/document.h"
#include "view/filter/filter_pane.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>

using namespace triage;
using namespace triage::view;

namespace {

std::string numbered(int lines, const std::string& changedAt = {})
{
    std::string text;
    for (int i = 1; i <= lines; ++i)
        text += "line " + std::to_string(i) +
                (std::to_string(i) == changedAt ? " changed here\n" : " same words\n");
    return text;
}

std::string timed(int lines, int everySeconds)
{
    std::string text;
    for (int i = 0; i < lines; ++i) {
        const int second = i * everySeconds;
        const QString time = QStringLiteral("2026-12-01 %1:%2:%3,000 INFO step\n")
                                 .arg(10 + second / 3600, 2, 10, QLatin1Char('0'))
                                 .arg(second / 60 % 60, 2, 10, QLatin1Char('0'))
                                 .arg(second % 60, 2, 10, QLatin1Char('0'));
        text += time.toStdString();
    }
    return text;
}

} // namespace

class TestPairView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { pair_.reset(); }

    void showsDifferences();
    void goesFromOneToTheNext();
    void whatChangedInALongLineIsSeen();
    void theOtherHalfStandsAtTheSameDifference();
    void blanksCanBeIgnored();
    void equalTextsAreSaidToBe();
    void tooLargeIsSaidAndCanBeRead();
    void anUnreadableFileIsNotTakenForAnEmptyOne();
    void scrollsByLine();
    void scrollsByTime();
    void scrollsApart();
    void barsInAHalfMoveNothing();
    void opensTheTextItself();
    void aLineKeepsItsNumber();
    void theHalfInUseIsTheOneLastFocused();
    void whatIsReadOtherwiseIsComparedAnew();
    void mayGoWhileItCompares();

private:
    void show(const std::string& left, const std::string& right, bool differences = true)
    {
        pair_->show(Document::fromText(QString::fromStdString(left), QStringLiteral("a.py")),
                    Document::fromText(QString::fromStdString(right), QStringLiteral("b.py")), differences);
        QTRY_VERIFY(!pair_->comparison().running());
    }
    bool says(const QString& text)
    {
        const auto labels = pair_->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](QLabel* l) { return l->text().contains(text); });
    }
    TextView& left() { return pair_->view(Side::Left); }
    TextView& right() { return pair_->view(Side::Right); }

    std::unique_ptr<PairView> pair_;
};

void TestPairView::init()
{
    auto* left = new TextPane;
    auto* right = new TextPane;
    pair_ = std::make_unique<PairView>(PairView::Half{left, left}, PairView::Half{right, right});
    pair_->resize(900, 500);
    static_cast<QWidget*>(pair_.get())->show();
    QVERIFY(QTest::qWaitForWindowExposed(pair_.get()));
}

void TestPairView::showsDifferences()
{
    show("a\nb\nc\n", "a\nx\nb\nc\n");
    QTRY_COMPARE(left().document()->lineCount(), 4);
    QCOMPARE(left().lineText(LineNumber{2}), QString());
    QCOMPARE(right().lineText(LineNumber{2}), QStringLiteral("x"));
    QCOMPARE(left().lineText(LineNumber{3}), QStringLiteral("b"));
    QVERIFY(says(QStringLiteral("1 of 1")));
}

void TestPairView::goesFromOneToTheNext()
{
    std::string right = numbered(500, "100");
    right += "one more\n";
    show(numbered(500), right);
    QCOMPARE(left().currentLine().value, 100); // the first one at once
    pair_->goToDifference(true);
    QCOMPARE(left().currentLine().value, 501);
    pair_->goToDifference(true); // there is no further one
    QCOMPARE(left().currentLine().value, 501);
    QVERIFY(says(QStringLiteral("2 of 2")));
    QCOMPARE(this->right().firstVisibleLine(), left().firstVisibleLine());
    pair_->goToDifference(false);
    QCOMPARE(left().currentLine().value, 100);
}

void TestPairView::whatChangedInALongLineIsSeen()
{
    const std::string same(400, 'x');
    show("a\n" + same + " tail\n", "a\n" + same + " other tail\n");
    for (TextView* text : {&left(), &right()})
        QTRY_VERIFY(text->horizontalScrollBar()->value() > 100);
}

/// What is done in it after the focus went there is done to a line that is seen.
void TestPairView::theOtherHalfStandsAtTheSameDifference()
{
    show(numbered(500), numbered(500, "100") + "one more\n");
    pair_->goToDifference(true);
    pair_->use(Side::Right);
    QCOMPARE(right().currentLine().value, 501);
    QVERIFY(right().viewport()->rect().contains(
        right().viewport()->mapFromGlobal(right().placeRect(right().position()).topLeft())));
    QVERIFY(says(QStringLiteral("2 of 2")));
    pair_->goToDifference(false);
    QVERIFY(says(QStringLiteral("1 of 2")));
    const LineNumber top = left().firstVisibleLine();
    pair_->use(Side::Left);
    QCOMPARE(left().currentLine().value, 100);
    QCOMPARE(left().firstVisibleLine(), top);
    QVERIFY(says(QStringLiteral("1 of 2")));
}

void TestPairView::blanksCanBeIgnored()
{
    show("if x:\n  y\n", "if x:\n    y\n");
    QCOMPARE(pair_->comparison().result()->differences.size(), std::size_t{1});
    pair_->bar().findChild<QCheckBox*>()->setChecked(true);
    QTRY_VERIFY(pair_->comparison().result());
    QCOMPARE(pair_->comparison().result()->differences.size(), std::size_t{0});
}

void TestPairView::equalTextsAreSaidToBe()
{
    show("a\n", "a\n");
    QVERIFY(says(PairView::tr("No differences")));
}

void TestPairView::tooLargeIsSaidAndCanBeRead()
{
    show(std::string(text::largestDiff + 10, '\n'), "a\n");
    QVERIFY(pair_->comparison().error());
    QVERIFY(says(QStringLiteral("32")));
    QCOMPARE(right().lineText(LineNumber{1}), QStringLiteral("a"));
}

void TestPairView::anUnreadableFileIsNotTakenForAnEmptyOne()
{
    pair_->show(Document::fromText({}), Document::open("/nowhere/gone.py"), true);
    QVERIFY(!pair_->comparison().running());
    QVERIFY(pair_->comparison().error());
    QVERIFY(says(QStringLiteral("gone.py")));
    QVERIFY(!says(PairView::tr("No differences")));
}

void TestPairView::scrollsByLine()
{
    show(numbered(1000), numbered(1200), false);
    left().scrollToTop(LineNumber{300});
    QCOMPARE(right().firstVisibleLine().value, 300);
    pair_->tie().setBy(ScrollTie::By::Nothing);
    right().scrollToTop(LineNumber{350});
    pair_->tie().setBy(ScrollTie::By::Line); // with the distance they have now
    left().scrollToTop(LineNumber{400});
    QCOMPARE(right().firstVisibleLine().value, 450);
    right().scrollToTop(LineNumber{100});
    QCOMPARE(left().firstVisibleLine().value, 50);
}

void TestPairView::scrollsByTime()
{
    show(timed(1000, 1), timed(1000, 3), false);
    pair_->tie().setBy(ScrollTie::By::Time);
    left().scrollToTop(LineNumber{301}); // 300 seconds
    QTRY_COMPARE(right().firstVisibleLine().value, 101);
    right().scrollToTop(LineNumber{201}); // 600 seconds
    QTRY_COMPARE(left().firstVisibleLine().value, 601);
}

void TestPairView::scrollsApart()
{
    show(numbered(1000), numbered(1000), false);
    pair_->tie().setBy(ScrollTie::By::Nothing);
    left().scrollToTop(LineNumber{300});
    QCOMPARE(right().firstVisibleLine().value, 1);
}

void TestPairView::barsInAHalfMoveNothing()
{
    show(numbered(50), numbered(50), false);
    auto* splitter = pair_->findChild<QSplitter*>(QString(), Qt::FindDirectChildrenOnly);
    for (const auto orientation : {Qt::Horizontal, Qt::Vertical}) {
        splitter->setOrientation(orientation);
        pair_->resize(720, 420);
        splitter->setSizes({220, 500});
        QTest::qWait(0);
        const QList<int> sizes = splitter->sizes();
        for (const TextCommand command : {TextCommand::Find, TextCommand::GoToLine})
            left().action(command)->trigger();
        auto* filter = pair_->findChild<FilterPane*>();
        filter->open();
        QTest::qWait(50);
        QCOMPARE(splitter->sizes(), sizes);
        filter->close();
        QTest::keyClick(left().window()->focusWidget(), Qt::Key_Escape);
        QTest::qWait(0);
        QCOMPARE(splitter->sizes(), sizes);
    }
}

void TestPairView::opensTheTextItself()
{
    show("a\nb\n", "x\ny\na\nb\n");
    QSignalSpy opened(pair_.get(), &PairView::openRequested);
    left().goToLine(LineNumber{4});
    left().setFocus();
    QTest::keyClick(&left(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][1].value<LineNumber>().value, 2);
}

/// What is done to a line of a comparison is done to the file's line.
void TestPairView::aLineKeepsItsNumber()
{
    show("a\nb\nc\n", "x\na\ny\nb\nc\nz\n");
    QCOMPARE(left().numberOf(LineNumber{1}).value, 0); // holds the place of x
    QCOMPARE(left().numberOf(LineNumber{2}).value, 1);
    QCOMPARE(left().numberOf(LineNumber{4}).value, 2);
    for (int number = 1; number <= 3; ++number)
        QCOMPARE(left().numberOf(left().lineNumbered(LineNumber{number})).value, number);
    QCOMPARE(left().lineNumbered(LineNumber{2}).value, 4);
    QCOMPARE(right().lineNumbered(LineNumber{6}).value, 6);
    QCOMPARE(left().lineNumbered(LineNumber{99}).value, 6); // not further than there are lines
}

void TestPairView::theHalfInUseIsTheOneLastFocused()
{
    show(numbered(50), numbered(50), false);
    QSignalSpy changed(pair_.get(), &PairView::inUseChanged);
    QCOMPARE(pair_->inUse(), Side::Left);
    pair_->use(Side::Right);
    QCOMPARE(pair_->inUse(), Side::Right);
    QCOMPARE(changed.size(), 1);
    pair_->use(Side::Right);
    QCOMPARE(changed.size(), 1);
}

void TestPairView::whatIsReadOtherwiseIsComparedAnew()
{
    const auto document = Document::fromText(QStringLiteral("caf\u00e9\n"));
    pair_->show(document, Document::fromText(QStringLiteral("caf\u00e9\n")), true);
    QTRY_VERIFY(pair_->comparison().result());
    QVERIFY(pair_->comparison().result()->differences.empty());
    document->setEncoding(text::Encoding::Latin1);
    QTRY_VERIFY(pair_->comparison().result() && !pair_->comparison().result()->differences.empty());
}

void TestPairView::mayGoWhileItCompares()
{
    pair_->show(Document::fromText(QString::fromStdString(numbered(100'000))),
                Document::fromText(QString::fromStdString(numbered(100'000, "777"))), true);
    pair_.reset();
    QTest::qWait(1);
}

QTEST_MAIN(TestPairView)
#include "tst_pair_view.moc"
