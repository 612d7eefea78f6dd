// SPDX-License-Identifier: Apache-2.0
#include "filter_pane_fixture.h"
#include "view/find_bar.h"

#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>

using namespace triage;
using namespace triage::view;

class TestFilterPane : public FilterPaneTest
{
    Q_OBJECT

private slots:
    void initTestCase() { keepSettingsApart(); }
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void showsTheLinesThatMatch();
    void goesToTheLineInTheText();
    void theTextsLineIsShown();
    void contextLinesStandAround();
    void excludes();
    void filtersWithin();
    void saysWhatIsWrongAndWhere();
    void nothingFoundIsSaid();
    void aNewFilterMovesNobody();
    void stopsAndSaysSo();
    void nulBytesAreText();
    void everyLineOfALargeFile();
    void marksAndEvidenceAreLinesOfTheFile();
    void closesAndForgets();
    void aNarrowPaneLeavesRoomToType();
};

void TestFilterPane::showsTheLinesThatMatch()
{
    show(logOf(1000));
    apply({"error"});
    QCOMPARE(shown(), 100);
    QCOMPARE(filter().view().lineText(LineNumber{3}), QStringLiteral("line 30 error"));
    QCOMPARE(search().lines()->at(LineNumber{3})->number.value, 30);
}

void TestFilterPane::goesToTheLineInTheText()
{
    show(logOf(1000));
    apply({"error"});
    filter().view().setFocus();
    filter().view().goToLine(LineNumber{7});
    QCOMPARE(pane_->view().currentLine().value, 70);
    QTest::keyClick(&filter().view(), Qt::Key_Down);
    QCOMPARE(pane_->view().currentLine().value, 80);
    QTest::keyClick(&filter().view(), Qt::Key_Return);
    QVERIFY(pane_->view().hasFocus());
}

void TestFilterPane::theTextsLineIsShown()
{
    show(logOf(1000));
    apply({"error"});
    pane_->view().goToLine(LineNumber{555});
    QCOMPARE(filter().view().currentLine().value, 56); // line 560, the next one
    QCOMPARE(pane_->view().currentLine().value, 555);
}

void TestFilterPane::contextLinesStandAround()
{
    show(logOf(100));
    search().start({{"line 50 "}}, 2);
    // What the bar says counts when it is asked; here the search alone.
    search().setDocument(pane_->view().document());
    search().start({{"line 50 "}}, 2);
    QTRY_VERIFY(!search().running());
    QCOMPARE(shown(), 5);
    QCOMPARE(search().lines()->at(LineNumber{1})->number.value, 48);
    QVERIFY(!search().lines()->at(LineNumber{1})->match);
    QVERIFY(search().lines()->at(LineNumber{3})->match);
    QCOMPARE(search().lines()->matches(), 1);
}

void TestFilterPane::excludes()
{
    show(logOf(100));
    apply({"error", false, false, false, true});
    QCOMPARE(shown(), 90);
}

void TestFilterPane::filtersWithin()
{
    show(logOf(1000));
    apply({"error"});
    filter().filterWithin();
    QCOMPARE(filter().chain().size(), std::size_t{1});
    apply({"line 3"});
    QTRY_COMPARE(shown(), 11); // 30, 300…390
    const auto steps = filter().findChildren<QToolButton*>();
    const auto all = std::find_if(steps.begin(), steps.end(),
                                  [](QToolButton* b) { return b->text() == QStringLiteral("error"); });
    QVERIFY(all != steps.end());
    QTest::mouseClick(*all, Qt::LeftButton);
    QVERIFY(filter().chain().empty());
    QTRY_COMPARE(shown(), 100);
    QCOMPARE(filter().bar().edit().text(), QStringLiteral("error"));
}

void TestFilterPane::saysWhatIsWrongAndWhere()
{
    show(logOf(10));
    filter().setStep({"fine AND [", true});
    QVERIFY(search().wrong());
    QCOMPARE(search().wrong()->error.at, std::size_t{10});
    const auto labels = filter().bar().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel* l) {
        return l->isVisible() && l->text().contains(QStringLiteral("11"));
    }));
}

void TestFilterPane::nothingFoundIsSaid()
{
    show(logOf(10));
    apply({"nowhere"});
    QVERIFY(!search().result());
    const auto labels = filter().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel* l) {
        return l->isVisible() && l->text() == FilterPane::tr("No line matches.");
    }));
}

void TestFilterPane::aNewFilterMovesNobody()
{
    show(logOf(1000));
    pane_->view().goToLine(LineNumber{500});
    apply({"error"});
    QCOMPARE(pane_->view().currentLine().value, 500);
    apply({"fine"});
    QCOMPARE(pane_->view().currentLine().value, 500);
}

void TestFilterPane::stopsAndSaysSo()
{
    show(logOf(200'000));
    filter().setStep({"(x+x+)+y", true});
    search().cancel();
    QVERIFY(!search().running());
    QVERIFY(search().stopped());
}

void TestFilterPane::nulBytesAreText()
{
    show(std::string("a\0error\0\n\0\0\nfine\n", 17));
    apply({"error"});
    QCOMPARE(shown(), 1);
    filter().view().viewport()->repaint();
}

void TestFilterPane::everyLineOfALargeFile()
{
    show(logOf(1'000'000));
    apply({"line"});
    QCOMPARE(shown(), 1'000'000);
    filter().view().goToLine(LineNumber{999'999});
    QCOMPARE(filter().view().lineText(LineNumber{999'999}), QStringLiteral("line 999999 fine"));
    QVERIFY(search().lines()->memory() < 16'000'000);
}

void TestFilterPane::marksAndEvidenceAreLinesOfTheFile()
{
    show(logOf(100));
    apply({"error"});
    QSignalSpy marked(&filter(), &FilterPane::markRequested);
    filter().view().goToLine(LineNumber{2});
    filter().view().action(TextView::Command::ToggleMark)->trigger();
    QCOMPARE(marked.size(), 1);
    QCOMPARE(marked[0][0].value<LineNumber>().value, 20);
    std::vector<LineNumber> lines;
    connect(&filter(), &FilterPane::copyAsEvidenceRequested, this, [&](const auto& l) { lines = l; });
    filter().view().action(TextView::Command::CopyAsEvidence)->trigger();
    QCOMPARE(lines, (std::vector<LineNumber>{LineNumber{20}}));
}

void TestFilterPane::closesAndForgets()
{
    show(logOf(100));
    apply({"error"});
    QTest::keyClick(filter().bar().edit().findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(filter().isHidden());
    QVERIFY(!search().active());
    QVERIFY(pane_->view().hasFocus());
    filter().open();
    QTRY_COMPARE(shown(), 10); // the filter is still there
}

/// Half of a split view.
void TestFilterPane::aNarrowPaneLeavesRoomToType()
{
    show(logOf(100));
    filter().open();
    filter().setStep({"a"});
    QTRY_VERIFY(filter().search().active() && !filter().search().running());
    pane_->view().action(TextCommand::Find)->trigger();

    for (const QWidget* bar :
         {static_cast<QWidget*>(&filter().bar()), static_cast<QWidget*>(pane_->findChild<FindBar*>())}) {
        const auto* field = bar->findChild<PatternEdit*>()->findChild<QLineEdit*>();
        for (int width = 240; width <= 900; width += 20) {
            pane_->resize(width, 500);
            QTest::qWait(0);
            QTRY_VERIFY2(field->width() >= 160, qPrintable(QString::number(width)));
            QCOMPARE(pane_->width(), width); // and nothing forces it wider
            for (const QWidget* part : bar->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
                if (!part->isVisible())
                    continue;
                QTRY_VERIFY(part->height() >= part->minimumSizeHint().height());
                QTRY_VERIFY(part->geometry().right() < bar->width());
            }
        }
    }
}

QTEST_MAIN(TestFilterPane)
#include "tst_filter_pane.moc"
