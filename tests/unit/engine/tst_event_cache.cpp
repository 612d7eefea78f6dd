// SPDX-License-Identifier: Apache-2.0
#include "engine/event_cache.h"
#include "fixtures.h"

#include <QTest>

using namespace triage;
using namespace triage::engine;
using namespace triage::engine::test;

class EventCacheTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> dir_;
    Analysis analysis_;
    std::filesystem::path file_;

private slots:
    void init()
    {
        dir_ = std::make_unique<QTemporaryDir>();
        analysis_ = open(data("bundles/zips/12-step5-torchrun-hccl-timeout.zip"), *dir_).value();
        file_ = std::filesystem::path(dir_->path().toStdString()) / "events.bin";
        saveEvents(file_, analysis_.bundle, analysis_.logs);
    }

    void whatIsKeptComesBackWhole()
    {
        const check::LogSet logs = loadEvents(file_, analysis_.bundle);
        QCOMPARE(logs.size(), analysis_.logs.size());
        for (const auto& [path, want] : analysis_.logs) {
            const log::LogEvents& got = *logs.at(path);
            QVERIFY(got.events == want->events);
            QVERIFY(*got.index == *want->index);
            QCOMPARE(got.lines, want->lines);
            QCOMPARE(got.completedCalls, want->completedCalls);
            QCOMPARE(got.hasTorchLogLines, want->hasTorchLogLines);
            QVERIFY(got.firstTime == want->firstTime);
            QVERIFY(got.lastTime == want->lastTime);
            QVERIFY(got.encoding == want->encoding);
        }
        Analysis again = analysis_;
        again.logs = logs;
        QVERIFY(report(theEngine().rejudge(again, {})) == report(analysis_));
    }

    void aChangedLogIsNotTakenFromIt()
    {
        const auto* file = analysis_.bundle.file("step5-npugraph_ex/stdout_stderr.log");
        std::ofstream(analysis_.bundle.locationOf(*file), std::ios::app) << "one line more\n";
        const check::LogSet logs = loadEvents(file_, analysis_.bundle);
        QVERIFY(!logs.contains(file->path));
        QCOMPARE(logs.size(), analysis_.logs.size() - 1);
    }

    void aTouchedLogIsNotTakenFromIt()
    {
        const auto* file = analysis_.bundle.file("step5-npugraph_ex/stdout_stderr.log");
        const auto location = analysis_.bundle.locationOf(*file);
        std::filesystem::last_write_time(location, std::filesystem::last_write_time(location) +
                                                       std::chrono::seconds(1));
        QVERIFY(!loadEvents(file_, analysis_.bundle).contains(file->path));
    }

    void aDamagedFileIsAsGoodAsNone()
    {
        const std::string whole = read(file_);
        for (const std::size_t at :
             {std::size_t(0), std::size_t(25), std::size_t(40), whole.size() / 2, whole.size() - 1}) {
            std::string bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
            write(file_, bytes);
            QVERIFY(loadEvents(file_, analysis_.bundle).empty());
            write(file_, whole.substr(0, at));
            QVERIFY(loadEvents(file_, analysis_.bundle).empty());
        }
        std::filesystem::remove(file_);
        QVERIFY(loadEvents(file_, analysis_.bundle).empty());
    }

    void reopeningWritesItAnew()
    {
        write(file_, "garbage");
        const auto again = theEngine().reopen(analysis_.inventory, {}, {}, {}, file_);
        QVERIFY(again);
        QCOMPARE(loadEvents(file_, analysis_.bundle).size(), analysis_.logs.size());
    }

    void aFolderThatCannotBeWrittenIsNoError()
    {
        saveEvents(file_ / "below" / "a-file", analysis_.bundle, analysis_.logs);
        QVERIFY(theEngine().reopen(analysis_.inventory, {}, {}, {}, file_ / "below"));
    }
};

QTEST_GUILESS_MAIN(EventCacheTest)
#include "tst_event_cache.moc"
