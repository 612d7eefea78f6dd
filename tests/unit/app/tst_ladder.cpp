// SPDX-License-Identifier: Apache-2.0
#include "analysis_by_hand.h"
#include "app/files/file_mime.h"
#include "app/ladder/ladder.h"
#include "pages_fixture.h"

#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>

using namespace triage;
using namespace triage::app;

class TestLadder : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(fixture_ = makeFixture()); }
    void init()
    {
        ladder_ = std::make_unique<Ladder>(fixture_->engine.workflow(), fixture_->speech, fixture_->theme);
    }
    void chipsSayStateInWords();
    void boundaryBetweenFourAndFive();
    void clickOpensTheLog();
    void keyboardReachesEveryChip();
    void droppedFileIsAssigned();
    void rerunFindingMarksItsStep();
    void noNameTouchesTheEdge();
    void foldedItTakesOneLine();

private:
    std::unique_ptr<PagesFixture> fixture_;
    std::unique_ptr<Ladder> ladder_;
};

void TestLadder::chipsSayStateInWords()
{
    ladder_->setAnalysis(byhand::shared(byhand::stepFiveFailed()));
    const QString five = ladder_->chip(Step::NpugraphEx).accessibleName();
    QVERIFY2(five.contains(QStringLiteral("failed")) && five.contains(QStringLiteral("exit 1")),
             qPrintable(five));
    QVERIFY(ladder_->chip(Step::ForceEager).accessibleName().contains(QStringLiteral("passed")));
    QVERIFY(ladder_->chip(Step::NpugraphEx).content().firstFailure);
    QVERIFY(!ladder_->chip(Step::ForceEager).content().firstFailure);
}

void TestLadder::boundaryBetweenFourAndFive()
{
    engine::Analysis a = byhand::stepFiveFailed();
    ladder_->setAnalysis(byhand::shared(a));
    const int withBoundary = ladder_->sizeHint().height();
    QVERIFY(ladder_->accessibleName().contains(QStringLiteral("force_eager=False")));
    a.facts.steps[indexOf(Step::ForceEager)].state = StepState::Missing;
    ladder_->setAnalysis(byhand::shared(a));
    QVERIFY(ladder_->sizeHint().height() < withBoundary);
    QVERIFY(!ladder_->accessibleName().contains(QStringLiteral("force_eager=False")));
}

void TestLadder::clickOpensTheLog()
{
    ladder_->setAnalysis(byhand::shared(byhand::stepFiveFailed()));
    QSignalSpy spy(ladder_.get(), &Ladder::logRequested);
    ladder_->chip(Step::NpugraphEx).click();
    ladder_->chip(Step::Eager).click(); // has no log
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy[0][0].toString(), QStringLiteral("step5-npugraph_ex/stdout_stderr.log"));
}

void TestLadder::keyboardReachesEveryChip()
{
    ladder_->resize(ladder_->sizeHint());
    ladder_->show();
    QVERIFY(QTest::qWaitForWindowExposed(ladder_.get()));
    ladder_->chip(Step::Eager).setFocus();
    for (const Step step : allSteps) {
        QVERIFY(ladder_->chip(step).hasFocus());
        QTest::keyClick(&ladder_->chip(step), Qt::Key_Tab);
    }
}

void TestLadder::droppedFileIsAssigned()
{
    QSignalSpy spy(ladder_.get(), &Ladder::assignRequested);
    const std::unique_ptr<QMimeData> data(mimeForFile(QStringLiteral("nohup.out")));
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&ladder_->chip(Step::AotEager), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&ladder_->chip(Step::AotEager), &drop);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy[0][0].toString(), QStringLiteral("nohup.out"));
    QCOMPARE(spy[0][1].value<Step>(), Step::AotEager);
}

void TestLadder::rerunFindingMarksItsStep()
{
    ladder_->setAnalysis(byhand::shared(byhand::withheld()));
    QVERIFY(ladder_->chip(Step::NpugraphEx).content().incomplete);
    QVERIFY(!ladder_->chip(Step::Eager).content().incomplete);
    engine::Analysis waived = byhand::withheld();
    waived.facts.findings.front().waived = review::Waiver{};
    ladder_->setAnalysis(byhand::shared(waived));
    QVERIFY(!ladder_->chip(Step::NpugraphEx).content().incomplete);
}

/// At the right of every chip a strip of its ground stays free, down to the smallest width.
void TestLadder::noNameTouchesTheEdge()
{
    constexpr int edge = 2;
    constexpr int free = 4;
    ladder_->setAnalysis(byhand::shared(byhand::stepFiveFailed()));
    for (const int width : {ladder_->minimumSizeHint().width(), 688, 900}) {
        ladder_->resize(width, ladder_->sizeHint().height());
        for (const Step step : allSteps) {
            StepChip& chip = ladder_->chip(step);
            const QImage image = chip.grab().toImage();
            const QColor ground = image.pixelColor(chip.width() / 2, edge + 2);
            for (int x = chip.width() - edge - free; x < chip.width() - edge; ++x)
                for (int y = 8; y < chip.height() - 8; ++y)
                    QVERIFY2(image.pixelColor(x, y) == ground,
                             qPrintable(QStringLiteral("step %1 at %2").arg(number(step)).arg(width)));
        }
    }
}

void TestLadder::foldedItTakesOneLine()
{
    ladder_->setAnalysis(byhand::shared(byhand::stepFiveFailed()));
    const QSize full = ladder_->sizeHint();
    ladder_->setFolded(true);
    QVERIFY(ladder_->sizeHint().height() * 2 < full.height());
    QVERIFY(ladder_->sizeHint().width() < 260);
    QVERIFY(ladder_->chip(Step::NpugraphEx).accessibleName().contains(QStringLiteral("failed")));
    ladder_->setFolded(false);
    QCOMPARE(ladder_->sizeHint(), full);
}

QTEST_MAIN(TestLadder)
#include "tst_ladder.moc"
