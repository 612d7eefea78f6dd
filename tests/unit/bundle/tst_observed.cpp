// SPDX-License-Identifier: Apache-2.0
#include "bundle/budget.h"
#include "bundle/work_queue.h"
#include "fixture.h"

#include <QRandomGenerator>

#include <atomic>
#include <chrono>
#include <latch>
#include <thread>

using namespace tests;

/// What an import tells while it runs, and how it is stopped and steered.
class TestObserved : public QObject
{
    Q_OBJECT

private slots:
    void everyByteOnceInOrder_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("in.zip") << "zip" << QStringList{"-q", "-r", "in.zip", "sub"};
        QTest::newRow("in.tar.gz") << "bsdtar" << QStringList{"-czf", "in.tar.gz", "sub"};
        QTest::newRow("in.7z") << "bsdtar" << QStringList{"--format", "7zip", "-cf", "in.7z", "sub"};
    }

    void everyByteOnceInOrder()
    {
        QFETCH(QString, tool);
        QFETCH(QStringList, arguments);
        if (QStandardPaths::findExecutable(tool).isEmpty())
            QSKIP(qPrintable(tool + " is not installed"));
        Sandbox box;
        for (int i = 0; i < 12; ++i)
            box.write(QStringLiteral("sub/%1.log").arg(i), noise(i * 40'000 + 5));
        box.write("sub/empty.log", "");
        QVERIFY(box.run(tool, arguments));
        Watcher watcher;
        const auto inventory =
            importInput(request(box, QString::fromLatin1(QTest::currentDataTag())), watcher.observer(), {});
        QVERIFY(inventory);
        QCOMPARE(watcher.sinks.size(), 13U);
        for (const auto& [path, sink] : watcher.sinks) {
            QVERIFY2(sink->ended, path.c_str());
            QVERIFY2(sink->bytes == bytesOf(*inventory, path), path.c_str());
            QVERIFY2(watcher.ready[path], path.c_str());
        }
        QVERIFY(!watcher.progress.empty());
        std::int64_t last = 0;
        for (const auto& p : watcher.progress)
            last = std::max(last, p.done);
        QVERIFY(last > 0 && watcher.progress.back().total >= watcher.progress.back().done);
    }

    void archivesWithinAreKeptFromSinks()
    {
        Sandbox box;
        QVERIFY(box.make("nested-2.zip"));
        Watcher watcher;
        QVERIFY(importInput(request(box, "nested-2.zip"), watcher.observer(), {}));
        QCOMPARE(watcher.sinks.size(), 1U);
        QVERIFY(watcher.ready.contains("inner1.zip/inner0.zip/step1-eager/stdout_stderr.log"));
    }

    void listedBeforeUnpacked()
    {
        Sandbox box;
        QVERIFY(box.make("bomb-in-parts.zip"));
        std::vector<ListedFile> listed;
        bool early = true;
        ImportObserver observer;
        observer.listed = [&](const std::vector<ListedFile>& files) { listed = files; };
        observer.sinkFor = [&](const std::string&, std::int64_t) {
            early = early && !listed.empty();
            return std::shared_ptr<BlockSink>();
        };
        QVERIFY(importInput(request(box, "bomb-in-parts.zip"), observer, {}));
        QCOMPARE(listed.size(), 16U);
        QVERIFY(early && std::ranges::is_sorted(listed, {}, &ListedFile::path));
        QVERIFY(std::ranges::all_of(listed, [](const ListedFile& f) { return f.size > 0; }));
    }

    void stopped_data()
    {
        QTest::addColumn<bool>("beforehand");
        for (const char* name : {"bomb.zip", "bomb-undeclared.tar.gz", "bomb-in-bomb.zip"}) {
            QTest::addRow("%s, beforehand", name) << true;
            QTest::addRow("%s, while running", name) << false;
        }
    }

    void stopped()
    {
        QFETCH(bool, beforehand);
        const QString name = QString::fromLatin1(QTest::currentDataTag()).section(',', 0, 0);
        Sandbox box;
        QVERIFY(box.make(name));
        std::stop_source stop;
        if (beforehand)
            stop.request_stop();
        QElapsedTimer sinceStop;
        sinceStop.start();
        ImportObserver observer;
        observer.sinkFor = [&](const std::string&, std::int64_t) {
            sinceStop.restart();
            stop.request_stop();
            return std::shared_ptr<BlockSink>();
        };
        const auto result = importInput(request(box, name), observer, stop.get_token());
        QVERIFY2(sinceStop.elapsed() < 1000, "it took too long"); // 100 ms on an idle machine
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::Cancelled);
        QVERIFY(box.outIsGone());
    }

    void refusalLeavesWhatWasThereBefore()
    {
        Sandbox box;
        QVERIFY(box.make("wrong-crc.zip"));
        box.write("out/mine.txt", "mine");
        const auto result = import(box, "wrong-crc.zip");
        QVERIFY(!result);
        QCOMPARE(box.read("out/mine.txt"), QByteArray("mine"));
    }

    void queueDoesEverythingOnce()
    {
        constexpr std::size_t jobs = 500;
        WorkQueue queue(pathsOf(jobs), nullptr);
        std::vector<std::atomic<int>> done(jobs);
        std::atomic<int> workers = 0;
        const auto result =
            queue.run(4,
                      [&]() -> WorkQueue::Worker {
                          ++workers;
                          return [&](std::size_t job, const std::stop_token&) -> Result<void> {
                              ++done[job];
                              return {};
                          };
                      },
                      {});
        QVERIFY(result);
        QCOMPARE(workers.load(), 4);
        QVERIFY(std::ranges::all_of(done, [](const auto& d) { return d == 1; }));
    }

    void earliestFailureCounts()
    {
        for (int round = 0; round < 50; ++round) {
            WorkQueue queue(pathsOf(8), nullptr);
            const auto result =
                queue.run(4,
                          [] {
                              return [](std::size_t job, const std::stop_token& stop) -> Result<void> {
                                  // The later one fails at once, the earlier one takes its time.
                                  for (int i = 0; i < (job == 1 ? 20 : 1) && !stop.stop_requested(); ++i)
                                      std::this_thread::sleep_for(std::chrono::microseconds(100));
                                  if (job == 0 || (stop.stop_requested() && job > 1))
                                      return {};
                                  return fail(ErrorKind::Damaged, {}, std::to_string(job));
                              };
                          },
                          {});
            QVERIFY(!result);
            QCOMPARE(result.error().detail, std::string("1"));
        }
    }

    /// The only thread is busy until what is wanted was done, which so must not wait for it.
    void wantedIsBegunAtOnce()
    {
        ImportPriority priority;
        WorkQueue queue(pathsOf(6), &priority);
        std::vector<std::atomic<int>> done(6);
        std::latch wanted(1);
        const auto result =
            queue.run(1,
                      [&] {
                          return [&](std::size_t job, const std::stop_token&) -> Result<void> {
                              ++done[job];
                              if (job == 4)
                                  wanted.count_down();
                              if (job == 0) {
                                  priority.prefer("4");
                                  priority.prefer("no such path");
                                  wanted.wait();
                              }
                              return {};
                          };
                      },
                      {});
        QVERIFY(result);
        QVERIFY(std::ranges::all_of(done, [](const auto& d) { return d == 1; }));
    }

    void wantedMemberOfAZipIsUnpackedAtOnce()
    {
        Sandbox box;
        QVERIFY(box.make("bomb-in-parts.zip"));
        auto asked = request(box, "bomb-in-parts.zip");
        asked.threads = 1;
        asked.priority = std::make_shared<ImportPriority>();
        std::latch wanted(1);
        std::atomic<bool> first = true;
        std::atomic<int> ready = 0;
        ImportObserver observer;
        observer.fileBegun = [&](const std::string&, const std::filesystem::path& location) {
            if (!first.exchange(false))
                return;
            QVERIFY(std::filesystem::file_size(location) > 0); // its first bytes can be read
            asked.priority->prefer("part13.log");
            wanted.wait(); // for another file than this one
        };
        observer.fileReady = [&](const std::string& path, const std::filesystem::path&) {
            ++ready;
            if (path == "part13.log")
                wanted.count_down();
        };
        QVERIFY(importInput(asked, observer, {}));
        QCOMPARE(ready.load(), 16);
    }

    void filesThatStayWhereTheyAreAreReadyAtOnce()
    {
        Sandbox box;
        box.write("in/a/b.log", "one\n");
        box.write("in/c.log", "two\n");
        for (const char* input : {"in", "in/c.log"}) {
            Watcher watcher;
            QVERIFY(importInput(request(box, input), watcher.observer(), {}));
            QVERIFY(watcher.ready.contains("c.log"));
            QCOMPARE(watcher.ready.contains("a/b.log"), QLatin1String(input) == QLatin1String("in"));
        }
    }

    void budgetCountsSizeAndRatioTogether()
    {
        Limits limits;
        limits.bombBytes = 1000;
        limits.bombRatio = 10;
        limits.totalBytes = 100'000;
        Budget small(limits, 50, "x.zip");
        QVERIFY(small.take(1000)); // 20 : 1, but small
        QVERIFY(!small.take(1));
        Budget large(limits, 5000, "x.zip");
        QVERIFY(large.take(50'000)); // large, but 10 : 1
        QVERIFY(!large.take(50'001));
    }

    void defaultsFitTwentyGigabytesOfRepetitiveLog()
    {
        constexpr std::int64_t GiB = std::int64_t{1} << 30;
        Budget honest(Limits{}, GiB, "x.zip");
        QVERIFY(honest.take(20 * GiB));
        Budget thousandfold(Limits{}, GiB / 2000, "x.zip");
        QVERIFY(thousandfold.take(GiB / 2));
        Budget bomb(Limits{}, GiB / 100, "x.zip");
        QVERIFY(!bomb.take(10 * GiB));
    }

private:
    static std::vector<std::string> pathsOf(std::size_t count)
    {
        std::vector<std::string> paths;
        for (std::size_t i = 0; i < count; ++i)
            paths.push_back(std::to_string(i));
        return paths;
    }
    static QByteArray noise(int size)
    {
        QRandomGenerator random(static_cast<quint32>(size));
        QByteArray bytes(size, '\n');
        for (qsizetype i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<char>('a' + random.bounded(26));
        return bytes;
    }
};

QTEST_GUILESS_MAIN(TestObserved)
#include "tst_observed.moc"
