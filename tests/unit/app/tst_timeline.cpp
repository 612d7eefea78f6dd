// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/clusters.h"
#include "app/timeline/file_clock.h"
#include "app/timeline/mark_shapes.h"
#include "app/timeline/timeline_builder.h"
#include "app/timeline/timeline_words.h"
#include "pages_fixture.h"

#include <QFile>
#include <QImage>
#include <QPainter>

#include <map>
#include <numeric>
#include <set>

using namespace triage;
using namespace triage::app;

namespace {

constexpr std::int64_t second = 1'000'000;
constexpr std::int64_t day = 86'400 * second;

std::int64_t moment(const char* iso)
{
    QDateTime time = QDateTime::fromString(QLatin1String(iso), Qt::ISODateWithMs);
    time.setTimeSpec(Qt::UTC);
    return time.toMSecsSinceEpoch() * 1000;
}

log::Event eventAt(std::int64_t line, std::optional<std::int64_t> at)
{
    log::Event e;
    e.kind = log::EventKind::Warning;
    e.line = e.first = e.last = LineNumber(line);
    if (at)
        e.time = Timestamp{*at};
    return e;
}

/// Whether any event of a lane comes before the one above it.
bool ascending(const Timeline& t)
{
    return std::ranges::all_of(t.lanes, [](const Lane& lane) { return std::ranges::is_sorted(lane.at); });
}

/// A shape without its colour.
QImage silhouette(MarkKind kind)
{
    QImage image(24, 24, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawMark(painter, {12, 12}, 14, kind, Qt::black, Qt::white);
    return image;
}

int difference(const QImage& a, const QImage& b)
{
    int pixels = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            pixels += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 96;
    return pixels;
}

} // namespace

class TestTimeline : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(fixture_ = makeFixture()); }

    void yearComesFromTheRun()
    {
        const ClockFrame frame{Timestamp{moment("2026-12-31T23:50:00")}};
        ClockNotes notes;
        log::LogEvents log;
        log.events = {eventAt(1, moment("1970-12-31T23:59:58")),
                      eventAt(2, moment("1970-01-01T00:00:03") + day)};
        const auto placed = placeEvents(log, frame, notes);
        QCOMPARE(placed[0].at, moment("2026-12-31T23:59:58"));
        QCOMPARE(placed[1].at, moment("2027-01-02T00:00:03"));
        QVERIFY(notes.yearAssumed && notes.newYear && !notes.midnight);
    }

    void aFilledInYearEndsAtNewYear()
    {
        ClockNotes notes;
        log::LogEvents log;
        log.events = {eventAt(1, moment("2026-12-31T23:59:58")), eventAt(2, moment("2026-01-01T00:00:03"))};
        const auto placed = placeEvents(log, {}, notes);
        QCOMPARE(placed[1].at, moment("2027-01-01T00:00:03"));
        QVERIFY(notes.newYear);
    }

    void timeOfTheDayPassesMidnight()
    {
        const ClockFrame frame{Timestamp{moment("2026-12-01T22:00:00")}};
        ClockNotes notes;
        log::LogEvents log;
        log.events = {eventAt(1, 23 * 3600 * second), eventAt(2, 60 * second), eventAt(3, 61 * second)};
        const auto placed = placeEvents(log, frame, notes);
        QCOMPARE(placed[0].at, moment("2026-12-01T23:00:00"));
        QCOMPARE(placed[1].at, moment("2026-12-02T00:01:00"));
        QCOMPARE(placed[2].at, moment("2026-12-02T00:01:01"));
        QVERIFY(notes.midnight && notes.dateAssumed);
    }

    /// The scan counts days and years that a clock does not print: they are brought to the run's.
    void daysAndYearsThatTheScanCounted()
    {
        const ClockFrame frame{Timestamp{moment("2026-12-31T22:00:00")}};
        ClockNotes notes;
        log::LogEvents log;
        log.clocks.dayWrapped = true;
        log.events = {eventAt(1, 23 * 3600 * second), eventAt(2, day + 60 * second)};
        auto placed = placeEvents(log, frame, notes);
        QCOMPARE(placed[1].at, moment("2027-01-01T00:01:00"));
        log.clocks = {};
        log.events = {eventAt(1, moment("1970-12-31T23:59:58")), eventAt(2, moment("1971-01-01T00:00:03"))};
        placed = placeEvents(log, frame, notes);
        QCOMPARE(placed[0].at, moment("2026-12-31T23:59:58"));
        QCOMPARE(placed[1].at, moment("2027-01-01T00:00:03"));
    }

    void linesWithoutATimeLieBetweenTheirNeighbours()
    {
        ClockNotes notes;
        log::LogEvents log;
        const std::int64_t at = moment("2026-12-01T10:00:00");
        log.events = {eventAt(5, {}), eventAt(10, at), eventAt(15, {}), eventAt(20, at + 10 * second),
                      eventAt(25, {})};
        const auto placed = placeEvents(log, {}, notes);
        QCOMPARE(placed[0].at, at);
        QVERIFY(!placed[0].own && placed[1].own);
        QCOMPARE(placed[2].at, at + 5 * second);
        QCOMPARE(placed[4].at, at + 10 * second);
        log.events = {eventAt(1, {}), eventAt(2, {})};
        QVERIFY(placeEvents(log, {}, notes).empty());
    }

    void wholeSecondsDoNotGoBeforeTheLineAbove()
    {
        ClockNotes notes;
        log::LogEvents log;
        const std::int64_t at = moment("2026-12-01T10:00:00");
        log.events = {eventAt(1, at + 900'000), eventAt(2, at), eventAt(3, at + 2 * second)};
        log.events[0].fineTime = true;
        const auto placed = placeEvents(log, {}, notes);
        QCOMPARE(placed[1].at, at + 900'000);
        QCOMPARE(placed[2].at, at + 2 * second);
    }

    void aTorchrunBundleHasALaneForEachRank()
    {
        const Timeline t =
            timelineOf(open(QStringLiteral("zips/12-step5-torchrun-hccl-timeout.zip")), Step::NpugraphEx);
        QVERIFY(!t.clock.none);
        QVERIFY(ascending(t));
        QStringList titles;
        for (const Lane& lane : t.lanes)
            titles << laneTitle(lane) + (lane.plog ? QStringLiteral(" plog") : QString());
        QVERIFY2(titles.contains(QStringLiteral("Step 5, rank 1, pid 29964")), qPrintable(titles.join('|')));
        QVERIFY2(titles.contains(QStringLiteral("Step 5, rank 1, pid 29964 plog")),
                 qPrintable(titles.join('|')));
        QVERIFY2(titles.filter(QStringLiteral("rank 0")).size() >= 1, qPrintable(titles.join('|')));
        QVERIFY(t.causal);
        QCOMPARE(t.event(*t.causal).line, LineNumber(156));
        QCOMPARE(t.lanes[t.causal->lane].rank, std::optional<int>(1));
        QVERIFY(std::ranges::any_of(t.lanes, [](const Lane& lane) {
            return lane.rank == 0 && std::ranges::find(lane.kinds, MarkKind::Cascade) != lane.kinds.end();
        }));
    }

    void everyBundle_data()
    {
        QTest::addColumn<QString>("bundle");
        for (const char* folder : {"zips", "npugraph_ex"}) {
            const QDir dir(QStringLiteral(TRIAGE_TEST_DATA "/bundles/") + QLatin1String(folder));
            for (const QString& name : dir.entryList({QStringLiteral("*.zip")}, QDir::Files))
                QTest::newRow(qPrintable(name)) << QStringLiteral("%1/%2").arg(QLatin1String(folder), name);
        }
    }
    void everyBundle()
    {
        QFETCH(QString, bundle);
        const auto analysis = open(bundle);
        QVERIFY(analysis);
        const Timeline t = timelineOf(analysis);
        QVERIFY(ascending(t));
        for (const Lane& lane : t.lanes) {
            QVERIFY(lane.size() > 0 && !lane.files.empty());
            QVERIFY(lane.kinds.size() == lane.size() && lane.events.size() == lane.size());
            QVERIFY(lane.at.front() >= t.begin && lane.at.back() <= t.end);
            QVERIFY(!laneTitle(lane).isEmpty());
        }
        const Evidence* causal = analysis->verdict.causal();
        QCOMPARE(t.causal.has_value(), causal != nullptr);
        if (causal) {
            QCOMPARE(t.event(*t.causal).line, causal->line);
            QCOMPARE(t.file(*t.causal), causal->file);
        }
        for (const StepSpan& span : t.steps) // a run of five steps takes minutes, not days
            QVERIFY(span.end - span.begin < 3600 * second);
    }

    void milestonesOfACaptureAreTold()
    {
        const Timeline t = timelineOf(open(QStringLiteral("npugraph_ex/c05_train.zip")));
        std::set<MarkKind> seen;
        for (const Lane& lane : t.lanes)
            seen.insert(lane.kinds.begin(), lane.kinds.end());
        for (const MarkKind kind : {MarkKind::CompileBegun, MarkKind::PassesDone, MarkKind::CallDone})
            QVERIFY2(seen.contains(kind), qPrintable(word(kind)));
        QVERIFY(ascending(t));
        QVERIFY(std::ranges::is_sorted(t.inOrder, {}, [&](EventId id) { return t.at(id); }));
    }

    void aLogWithoutClocksIsDrawnByLine()
    {
        const Timeline t =
            timelineOf(openLog("Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n"
                               "    g()\nRuntimeError: call aclnnCast failed\n"));
        QVERIFY(t.clock.none);
        QVERIFY(t.causal);
        QCOMPARE(t.at(*t.causal), std::int64_t{4});
        QCOMPARE(clockSentences(t.clock).size(), qsizetype{1});
        QCOMPARE(momentText(t, *t.causal), QStringLiteral("line 4"));
    }

    void aPinnedLineThatIsNoEventIsDrawn()
    {
        auto analysis =
            openLog("step 1 done\nTraceback (most recent call last):\n  File \"a.py\", line 1, in f\n"
                    "    g()\nRuntimeError: call aclnnCast failed\n    an odd line\n");
        review::Review review;
        review.pin = review::Pin{"pasted.log", LineNumber(6), "seen before", {}, "    an odd line"};
        const auto pinned =
            std::make_shared<const engine::Analysis>(fixture_->engine.rejudge(*analysis, review));
        QCOMPARE(pinned->verdict.causal()->line, LineNumber(6));
        const Timeline t = timelineOf(pinned);
        QVERIFY(t.causal);
        QCOMPARE(t.event(*t.causal).line, LineNumber(6));
    }

    void nothingToDrawIsEmpty()
    {
        QVERIFY(timelineOf(openLog("hello\nworld\n")).empty());
        QVERIFY(timelineOf(nullptr).empty());
    }

    void aMillionEventsAreAFewMarks()
    {
        Lane lane;
        for (std::int64_t i = 0; i < 1'000'000; ++i) {
            lane.at.push_back(i * 1000);
            lane.kinds.push_back(i == 500'000 ? MarkKind::Causal : MarkKind::Replayed);
        }
        lane.events.resize(lane.at.size());
        TimeScale scale;
        scale.setRange(lane.at.front(), lane.at.back());
        scale.setWidth(1000);
        auto marks = clustersOf(lane, scale, 16, {});
        QVERIFY(marks.size() <= 64);
        QVERIFY(marks.size() > 40);
        const auto count = [&] {
            return std::accumulate(marks.begin(), marks.end(), std::size_t{0},
                                   [](std::size_t sum, const Cluster& c) { return sum + c.count; });
        };
        QCOMPARE(count(), std::size_t{1'000'000});
        QCOMPARE(std::ranges::count(marks, MarkKind::Causal, &Cluster::kind), 1);
        for (std::size_t i = 1; i < marks.size(); ++i)
            QVERIFY(marks[i].first == marks[i - 1].last);
        HiddenKinds hidden;
        hidden.set(std::size_t(MarkKind::Replayed));
        marks = clustersOf(lane, scale, 16, hidden);
        QCOMPARE(marks.size(), std::size_t{1});
        QCOMPARE(marks[0].top, std::size_t{500'000});
        scale.zoomAt(scale.xOf(lane.at[500'000]), 1e9);
        QVERIFY(clustersOf(lane, scale, 16, {}).size() < 10);
    }

    void zoomKeepsWhatIsUnderThePointer()
    {
        TimeScale scale;
        scale.setRange(moment("2026-12-01T10:00:00"), moment("2026-12-01T11:00:00"));
        scale.setWidth(800);
        const std::int64_t under = scale.atX(600);
        scale.zoomAt(600, 10);
        QVERIFY(std::abs(scale.atX(600) - under) < 1000);
        QVERIFY(!scale.showsAll());
        scale.zoomAt(600, 1e12);
        QVERIFY(scale.isClosest());
        scale.pan(1e15);
        QVERIFY(scale.viewEnd() >= scale.end());
        scale.zoomAt(0, 1e-15);
        QVERIFY(scale.showsAll());
    }

    void ticksAreRound()
    {
        TimeScale scale;
        scale.setRange(moment("2026-12-01T10:00:07"), moment("2026-12-01T10:04:53"));
        scale.setWidth(900);
        const Ticks ticks = ticksOf(scale, 96, true);
        QVERIFY(ticks.at.size() >= 3);
        for (const std::int64_t at : ticks.at)
            QCOMPARE(at % (30 * second), std::int64_t{0});
    }

    void everyKindHasAShapeOfItsOwn()
    {
        for (const MarkKind a : allMarkKinds())
            for (const MarkKind b : allMarkKinds())
                if (a < b)
                    QVERIFY2(difference(silhouette(a), silhouette(b)) >= 12,
                             qPrintable(word(a) + QStringLiteral(" / ") + word(b)));
    }

    void marksStandOut()
    {
        for (const Colors* c : {&lightColors(), &darkColors()})
            for (const MarkKind kind : allMarkKinds())
                for (const QColor& ground : {c->surface, c->hover, c->accentSoft})
                    QVERIFY2(contrast(markInk(kind, *c), ground) >= 3.0, qPrintable(word(kind)));
    }

private:
    std::shared_ptr<const engine::Analysis> openLog(const QByteArray& text)
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("pasted.log"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return nullptr;
        file.write(text);
        file.close();
        bundle::ImportRequest request;
        request.input = path.toStdString();
        auto opened = fixture_->engine.open(request, {}, {}, {});
        return opened ? std::make_shared<const engine::Analysis>(std::move(*opened)) : nullptr;
    }

    /// A bundle is imported once.
    std::shared_ptr<const engine::Analysis> open(const QString& bundle)
    {
        auto& known = opened_[bundle];
        if (!known)
            known = fixture_->open(bundle);
        return known;
    }

    std::unique_ptr<PagesFixture> fixture_;
    std::map<QString, std::shared_ptr<const engine::Analysis>> opened_;
};

QTEST_MAIN(TestTimeline)
#include "tst_timeline.moc"
