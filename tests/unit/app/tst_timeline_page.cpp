// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/legend.h"
#include "app/timeline/timeline_page.h"
#include "app/timeline/timeline_view.h"
#include "app/timeline/timeline_words.h"
#include "pages_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QWheelEvent>

#include <map>

using namespace triage;
using namespace triage::app;

namespace {

const QString torchrun = QStringLiteral("zips/12-step5-torchrun-hccl-timeout.zip");

/// Ranks by the hundred, a million events: what no bundle of the test data holds.
std::shared_ptr<const Timeline> manyLanes(std::size_t lanes, std::size_t events)
{
    auto t = std::make_shared<Timeline>();
    static const std::string text = "RuntimeError: made for the test";
    t->analysis = std::make_shared<const engine::Analysis>();
    t->files = {"stdout_stderr.log"};
    for (std::size_t rank = 0; rank < lanes; ++rank) {
        Lane& lane = t->lanes.emplace_back();
        lane.rank = int(rank);
        lane.files = {0};
        for (std::size_t i = 0; i < events; ++i) {
            lane.at.push_back(86'400'000'000 * 365 * 56 + std::int64_t(i) * 1000);
            lane.kinds.push_back(MarkKind::Replayed);
            lane.events.push_back({LineNumber(std::int64_t(i) + 1), 0, true, true, &text});
            t->inOrder.push_back({rank, i});
        }
    }
    std::ranges::stable_sort(t->inOrder, {}, [&](EventId id) { return t->at(id); });
    t->begin = t->lanes[0].at.front();
    t->end = t->lanes[0].at.back();
    return t;
}

void wheel(TimelineView& view, QPoint at, int notches, Qt::KeyboardModifiers keys)
{
    QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, notches * 120}, Qt::NoButton, keys,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view.viewport(), &event);
}

} // namespace

class TestTimelinePage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(fixture_ = makeFixture()); }
    void init()
    {
        page_ = std::make_unique<TimelinePage>(fixture_->jobs, fixture_->theme);
        page_->resize(1000, 560);
    }
    void cleanup()
    {
        page_.reset();
        fixture_->speech.setLanguage(Language::English);
    }

    void clickOpensTheCausalLine();
    void keysGoFromEventToEvent();
    void wheelZoomsAroundThePointer();
    void aStretchIsChosenAndZoomedTo();
    void theLegendHidesKinds();
    void theListSaysTheSame();
    void stepsAreChosen();
    void pinIsAskedForAndTakenBack();
    void manyRanksScrollUnderTheAxis();
    void severalAtOnePlaceComeApart();
    void theCausalLaneIsInSightAmongMany();
    void withoutClocksItSaysSo();
    void emptyTeaches();
    void bothLanguages();

private:
    void show(const QString& bundle)
    {
        auto& analysis = opened_[bundle];
        if (!analysis)
            analysis = fixture_->open(bundle);
        QVERIFY(analysis);
        page_->setAnalysis(analysis);
        page_->show();
        QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
        QTRY_VERIFY(page_->timeline() != nullptr && page_->view().timeline() != nullptr);
    }
    void showLog(const QByteArray& text)
    {
        const QString path = fixture_->folder.filePath(QStringLiteral("nohup.out"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
        file.close();
        bundle::ImportRequest request;
        request.input = path.toStdString();
        auto opened = fixture_->engine.open(request, {}, {}, {});
        QVERIFY(opened.has_value());
        page_->setAnalysis(std::make_shared<const engine::Analysis>(std::move(*opened)));
        page_->show();
        QTRY_VERIFY(page_->timeline() != nullptr);
    }
    void click(EventId id)
    {
        QTest::mouseClick(page_->view().viewport(), Qt::LeftButton, {},
                          page_->view().markPosition(id).toPoint());
    }

    std::unique_ptr<PagesFixture> fixture_;
    std::map<QString, std::shared_ptr<const engine::Analysis>> opened_;
    std::unique_ptr<TimelinePage> page_;
};

void TestTimelinePage::clickOpensTheCausalLine()
{
    show(torchrun);
    const EventId causal = *page_->timeline()->causal;
    QCOMPARE(page_->view().current(), std::optional(causal));
    // alone at its place only when looked at closely
    page_->view().zoomBy(1e6);
    QSignalSpy opened(page_.get(), &TimelinePage::openRequested);
    QSignalSpy hovered(&page_->view(), &TimelineView::hovered);
    QTest::mouseMove(page_->view().viewport(), page_->view().markPosition(causal).toPoint());
    QTRY_VERIFY(!hovered.isEmpty());
    QVERIFY(hovered.last()[1].toInt() >= 1);
    click(causal);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].toString(), QStringLiteral("step5-npugraph_ex/stdout_stderr.log"));
    QCOMPARE(opened[0][1].value<LineNumber>(), LineNumber(156));
    keepPicture(*page_, QStringLiteral("timeline-torchrun"));
}

void TestTimelinePage::keysGoFromEventToEvent()
{
    show(torchrun);
    TimelineView& view = page_->view();
    view.setFocus();
    const EventId causal = *view.current();
    QTest::keyClick(&view, Qt::Key_Right, Qt::ControlModifier);
    const EventId next = *view.current();
    QVERIFY(page_->timeline()->at(next) >= page_->timeline()->at(causal));
    QVERIFY(next != causal);
    QTest::keyClick(&view, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(*view.current(), causal);
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.current()->lane, causal.lane + 1);
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(view.current()->index, std::size_t{0});
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.current()->index, std::size_t{1});
    QVERIFY(view.accessibleDescription().contains(QStringLiteral("pid")));
    QSignalSpy opened(page_.get(), &TimelinePage::openRequested);
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QTest::keyClick(&view, Qt::Key_C); // a shortcut of the page
    QTRY_COMPARE(*view.current(), causal);
}

void TestTimelinePage::wheelZoomsAroundThePointer()
{
    show(torchrun);
    TimelineView& view = page_->view();
    const QPoint at(view.headerWidth() + 300, view.axisHeight() + 20);
    const auto moment = view.scale().atX(300);
    wheel(view, at, 6, Qt::ControlModifier);
    QVERIFY(!view.scale().showsAll());
    const auto perPixel = (view.scale().viewEnd() - view.scale().viewBegin()) / 600;
    QVERIFY(std::abs(view.scale().atX(300) - moment) <= perPixel + 1);
    const auto from = view.scale().viewBegin();
    wheel(view, at, -1, Qt::ShiftModifier);
    QVERIFY(view.scale().viewBegin() > from);
    QTest::keyClick(&view, Qt::Key_0);
    QVERIFY(view.scale().showsAll());
    QVERIFY(view.horizontalScrollBar()->maximum() == 0);
    QTest::keyClick(&view, Qt::Key_Plus);
    QVERIFY(view.horizontalScrollBar()->maximum() > 0);
    view.horizontalScrollBar()->setValue(0);
    QVERIFY(view.scale().viewBegin() <= view.scale().begin());
}

void TestTimelinePage::aStretchIsChosenAndZoomedTo()
{
    show(torchrun);
    TimelineView& view = page_->view();
    const QPoint from(view.headerWidth() + 200, view.axisHeight() + 4);
    const QPoint to(view.headerWidth() + 400, view.axisHeight() + 4);
    const auto begin = view.scale().atX(200);
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, view.viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     {});
    QCoreApplication::sendEvent(view.viewport(), &move);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, to);
    QVERIFY(view.selection());
    QVERIFY(std::abs(view.selection()->first - begin) < 10);
    view.zoomToSelection();
    QVERIFY(!view.selection());
    QVERIFY(view.scale().viewBegin() <= begin && !view.scale().showsAll());
}

void TestTimelinePage::theLegendHidesKinds()
{
    show(torchrun);
    QToolButton* causal = page_->legend().button(MarkKind::Causal);
    QVERIFY(causal->isVisible());
    QCOMPARE(causal->text(), QStringLiteral("Causal error"));
    causal->click();
    QVERIFY(!page_->view().current());
    QVERIFY(page_->legend().hidden().test(std::size_t(MarkKind::Causal)));
    QCOMPARE(page_->list().model()->rowCount(), int(page_->timeline()->inOrder.size()) - 1); // the list, too
    causal->click();
    QVERIFY(page_->legend().hidden().none());
}

void TestTimelinePage::theListSaysTheSame()
{
    show(torchrun);
    page_->showList(true);
    QTRY_VERIFY(page_->list().isVisible());
    const QAbstractItemModel& rows = *page_->list().model();
    QCOMPARE(rows.rowCount(), int(page_->timeline()->inOrder.size()));
    const QModelIndex current = page_->list().currentIndex();
    QVERIFY(current.isValid()); // the causal error, as in the drawing
    QCOMPARE(rows.index(current.row(), 1).data().toString(), QStringLiteral("Causal error"));
    QVERIFY(rows.index(current.row(), 3).data().toString().endsWith(QStringLiteral(":156")));
    QVERIFY(current.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("rank 1")));
    QSignalSpy opened(page_.get(), &TimelinePage::openRequested);
    QTest::keyClick(&page_->list(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    keepPicture(*page_, QStringLiteral("timeline-list"));
}

void TestTimelinePage::stepsAreChosen()
{
    show(torchrun);
    QCOMPARE(page_->steps().currentData().toInt(), 5); // the one that failed
    for (const Lane& lane : page_->timeline()->lanes)
        QCOMPARE(lane.step, std::optional(Step::NpugraphEx));
    page_->steps().setCurrentIndex(0);
    emit page_->steps().activated(0);
    QTRY_VERIFY(page_->timeline()->steps.size() > 1);
    keepPicture(*page_, QStringLiteral("timeline-all-steps"));
}

void TestTimelinePage::pinIsAskedForAndTakenBack()
{
    show(torchrun);
    QSignalSpy pins(page_.get(), &TimelinePage::pinRequested);
    page_->view().step(true, true);
    const EventId chosen = *page_->view().current();
    QTest::keyClick(&page_->view(), Qt::Key_K, Qt::ControlModifier);
    QTRY_COMPARE(pins.size(), 1);
    const auto pin = pins[0][0].value<PinRequest>();
    QCOMPARE(pin.line, page_->timeline()->event(chosen).line);
    QVERIFY(!pin.text.isEmpty());
    review::Review review;
    review.pin = review::Pin{pin.path.toStdString(),
                             pin.line,
                             "earlier",
                             {"Li", "2026-12-01T10:00:00+08:00"},
                             pin.text.toStdString()};
    page_->setAnalysis(std::make_shared<const engine::Analysis>(
        fixture_->engine.rejudge(*page_->timeline()->analysis, review)));
    QTRY_COMPARE(page_->timeline()->event(*page_->timeline()->causal).line, pin.line);
    QSignalSpy unpins(page_.get(), &TimelinePage::unpinRequested);
    for (QPushButton* button : page_->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Unpin") && button->isVisible())
            button->click();
    QCOMPARE(unpins.size(), 1);
}

void TestTimelinePage::manyRanksScrollUnderTheAxis()
{
    TimelineView view(fixture_->theme);
    view.resize(900, 400);
    view.setTimeline(manyLanes(100, 10'000), false);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QVERIFY(view.verticalScrollBar()->maximum() > 100 * 30);
    const QRect axis(0, 0, view.viewport()->width(), view.axisHeight());
    const QImage before = view.viewport()->grab(axis).toImage();
    const QRect header(0, view.axisHeight(), view.headerWidth() - 2, 100);
    const QImage names = view.viewport()->grab(header).toImage();
    view.verticalScrollBar()->setValue(400);
    QCOMPARE(view.viewport()->grab(axis).toImage(), before);
    QVERIFY(view.viewport()->grab(header).toImage() != names);
    view.verticalScrollBar()->setValue(0);
    view.zoomBy(50);
    QCOMPARE(view.viewport()->grab(header).toImage(), names); // names stay while the axis moves
    view.setCurrent(EventId{99, 5});
    QVERIFY(view.viewport()->rect().contains(view.markPosition({99, 5}).toPoint()));
}

void TestTimelinePage::severalAtOnePlaceComeApart()
{
    TimelineView view(fixture_->theme);
    view.resize(900, 300);
    view.setTimeline(manyLanes(1, 10'000), false);
    view.show();
    QSignalSpy opened(&view, &TimelineView::activated);
    const auto span = [&] { return view.scale().viewEnd() - view.scale().viewBegin(); };
    const auto before = span();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.markPosition({0, 5'000}).toPoint());
    QVERIFY(span() < before / 10);
    QVERIFY(opened.isEmpty());
}

void TestTimelinePage::theCausalLaneIsInSightAmongMany()
{
    QByteArray text;
    const QByteArray at = "Traceback (most recent call last):\n";
    const auto trace = [&](int rank, const QByteArray& error) {
        const QByteArray prefix = "[rank" + QByteArray::number(rank) + "]: ";
        text += prefix + at + prefix + "  File \"/home/dev/a.py\", line 3, in f\n" + prefix +
                "    y = op(x)\n" + prefix + error + "\n";
    };
    trace(70, "RuntimeError: call aclnnCast failed, error code is 561103");
    for (int rank = 0; rank < 100; ++rank)
        if (rank != 70)
            trace(rank, "RuntimeError: Connection closed by peer [127.0.0.1]:9404");
    showLog(text);
    const TimelineView& view = page_->view();
    QCOMPARE(page_->timeline()->lanes.size(), std::size_t{100});
    const EventId causal = *page_->timeline()->causal;
    QCOMPARE(page_->timeline()->lanes[causal.lane].rank, std::optional<int>(70));
    QTRY_VERIFY(view.viewport()->rect().contains(view.markPosition(causal).toPoint()));
    QVERIFY(!page_->clockText().contains(QStringLiteral("1,000")));
}

void TestTimelinePage::withoutClocksItSaysSo()
{
    showLog("Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n    g()\n"
            "RuntimeError: call aclnnCast failed\n");
    QVERIFY(page_->clockText().contains(QStringLiteral("order of lines")));
    keepPicture(*page_, QStringLiteral("timeline-by-line"));
}

void TestTimelinePage::emptyTeaches()
{
    showLog("hello\nworld\n");
    QVERIFY(page_->timeline()->empty());
    bool said = false;
    for (const QLabel* label : page_->findChildren<QLabel*>())
        said = said || (label->isVisible() && label->text().contains(QStringLiteral("no error")));
    QVERIFY(said);
}

void TestTimelinePage::bothLanguages()
{
    show(torchrun);
    fixture_->speech.setLanguage(Language::Chinese);
    page_->view().goToCausal();
    QTRY_COMPARE(page_->legend().button(MarkKind::Causal)->text(), word(MarkKind::Causal));
    QVERIFY(page_->steps().itemText(0) != QStringLiteral("All steps"));
    QCOMPARE(page_->steps().itemText(0), TimelinePage::tr("All steps"));
    keepPicture(*page_, QStringLiteral("timeline-zh"));
}

QTEST_MAIN(TestTimelinePage)
#include "tst_timeline_page.moc"
