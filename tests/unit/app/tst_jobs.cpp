// SPDX-License-Identifier: Apache-2.0
#include "app/jobs/jobs.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <semaphore>
#include <thread>

using namespace triage::app;

class TestJobs : public QObject
{
    Q_OBJECT

private slots:
    void resultArrivesOnTheWindowsThread();
    void moveOnlyResults();
    void supersededResultsAreDropped();
    void closingStopsAndJoins();
    void nothingArrivesForADeletedReceiver();
    void savesHappenInOrder();
    void savesCanBeJoinedFromAJob();
    void leavingWaitsForSaves();
};

void TestJobs::resultArrivesOnTheWindowsThread()
{
    Jobs jobs;
    JobScope scope(jobs);
    QThread* worked = nullptr;
    QThread* arrived = nullptr;
    scope.run(
        Pool::Interactive, [](std::stop_token) { return QThread::currentThread(); }, this,
        [&](QThread* thread) {
            worked = thread;
            arrived = QThread::currentThread();
        });
    QVERIFY(scope.busy());
    QTRY_VERIFY(arrived != nullptr);
    QCOMPARE(arrived, thread());
    QVERIFY(worked != thread());
    QTRY_VERIFY(!scope.busy());
}

void TestJobs::moveOnlyResults()
{
    Jobs jobs;
    JobScope scope(jobs);
    std::unique_ptr<int> got;
    scope.run(
        Pool::Bulk, [](std::stop_token) { return std::make_unique<int>(7); }, this,
        [&](std::unique_ptr<int> value) { got = std::move(value); });
    QTRY_VERIFY(got != nullptr);
    QCOMPARE(*got, 7);
}

void TestJobs::supersededResultsAreDropped()
{
    Jobs jobs;
    JobScope scope(jobs);
    std::binary_semaphore go{0};
    std::atomic<bool> stopped = false;
    QList<int> results;
    const auto first = scope.run(
        Pool::Interactive,
        [&](std::stop_token stop) {
            go.acquire();
            stopped = stop.stop_requested();
            return 1;
        },
        this, [&](int value) { results << value; });
    scope.supersede();
    const auto second = scope.run(
        Pool::Interactive, [](std::stop_token) { return 2; }, this, [&](int value) { results << value; });
    QVERIFY(second != first);
    go.release();
    QTRY_VERIFY(!scope.busy());
    QCOMPARE(results, QList<int>{2});
    QVERIFY(stopped);
}

void TestJobs::closingStopsAndJoins()
{
    Jobs jobs;
    JobScope scope(jobs);
    std::atomic<bool> returned = false;
    bool delivered = false;
    bool joined = false;
    scope.run(
        Pool::Bulk,
        [&](std::stop_token stop) {
            while (!stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            returned = true;
            return 0;
        },
        this, [&](int) { delivered = true; });
    scope.close([&] { joined = returned.load(); });
    QVERIFY(!joined); // closing does not wait
    QTRY_VERIFY(joined);
    QVERIFY(!delivered);
}

void TestJobs::nothingArrivesForADeletedReceiver()
{
    Jobs jobs;
    JobScope scope(jobs);
    auto receiver = std::make_unique<QObject>();
    bool delivered = false;
    scope.run(
        Pool::Interactive, [](std::stop_token) { return 0; }, receiver.get(), [&](int) { delivered = true; });
    receiver.reset();
    QTRY_VERIFY(!scope.busy());
    QVERIFY(!delivered);
}

void TestJobs::savesHappenInOrder()
{
    Jobs jobs;
    std::vector<int> order; // one thread saves, so nothing else writes it
    int done = 0;
    for (int i = 0; i < 20; ++i)
        jobs.save(
            [&order, i] {
                std::this_thread::sleep_for(std::chrono::milliseconds(i % 3));
                order.push_back(i);
                return i;
            },
            this, [&done](int) { ++done; });
    QTRY_COMPARE(done, 20);
    QVERIFY(std::ranges::is_sorted(order));
}

void TestJobs::savesCanBeJoinedFromAJob()
{
    Jobs jobs;
    JobScope scope(jobs);
    auto held = std::make_shared<int>(0); // as a save holds the lock of its case
    const std::weak_ptr<int> watched = held;
    jobs.save(
        [held = std::move(held)] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            return ++*held;
        },
        this, [](int) {});
    int released = -1;
    scope.run(
        Pool::Interactive,
        [&jobs, watched](std::stop_token) {
            jobs.joinSaves();
            return watched.expired() ? 1 : 0;
        },
        this, [&released](int value) { released = value; });
    QTRY_VERIFY(released >= 0);
    QCOMPARE(released, 1);
}

void TestJobs::leavingWaitsForSaves()
{
    std::atomic<int> saved = 0;
    {
        Jobs jobs;
        for (int i = 0; i < 5; ++i)
            jobs.save(
                [&] {
                    std::this_thread::sleep_for(std::chrono::milliseconds(5));
                    return ++saved;
                },
                this, [](int) {});
    }
    QCOMPARE(saved.load(), 5);
}

QTEST_MAIN(TestJobs)
#include "tst_jobs.moc"
