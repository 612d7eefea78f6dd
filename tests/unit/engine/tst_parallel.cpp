// SPDX-License-Identifier: Apache-2.0
#include "engine/parallel.h"

#include <QTest>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

using triage::engine::inParallel;

class ParallelTest : public QObject
{
    Q_OBJECT

private slots:
    void eachItemIsDoneOnce_data()
    {
        QTest::addColumn<unsigned>("threads");
        QTest::addColumn<int>("count");
        for (const unsigned threads : {0U, 1U, 2U, 7U})
            for (const int count : {0, 1, 2, 1000})
                QTest::addRow("%u threads, %d items", threads, count) << threads << count;
    }
    void eachItemIsDoneOnce()
    {
        QFETCH(unsigned, threads);
        QFETCH(int, count);
        std::vector<int> done(static_cast<std::size_t>(count));
        inParallel(done.size(), threads, {}, [&](std::size_t i) { ++done[i]; });
        QCOMPARE(done, std::vector<int>(static_cast<std::size_t>(count), 1));
    }

    void aStopBeginsNothingNew()
    {
        std::stop_source stop;
        std::atomic<int> done{0};
        inParallel(1000, 2, stop.get_token(), [&](std::size_t) {
            const int nth = ++done;
            if (nth == 10)
                stop.request_stop();
            // However the two threads are scheduled: what comes after the tenth waits for its stop.
            while (nth > 10 && !stop.stop_requested())
                std::this_thread::yield();
        });
        QVERIFY(done >= 10);
        QVERIFY(done <= 11);
    }

    void anExceptionComesOut_data()
    {
        QTest::addColumn<unsigned>("threads");
        QTest::newRow("1 thread") << 1U;
        QTest::newRow("2 threads") << 2U;
    }

    void anExceptionComesOut()
    {
        QFETCH(unsigned, threads);
        std::atomic<int> done{0};
        QVERIFY_EXCEPTION_THROWN(inParallel(1000, threads, {},
                                            [&](std::size_t i) {
                                                ++done;
                                                if (i == 5)
                                                    throw std::runtime_error("five");
                                            }),
                                 std::runtime_error);
        // How far another thread gets before it sees the exception is the scheduler's affair.
        if (threads == 1)
            QCOMPARE(done.load(), 6);
    }
};

QTEST_GUILESS_MAIN(ParallelTest)
#include "tst_parallel.moc"
