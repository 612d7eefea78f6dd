// SPDX-License-Identifier: Apache-2.0
// The whole chain on real bundles.
#include "cases/store.h"
#include "fixtures.h"
#include "text/byte_source.h"

#include <QTest>

#include <atomic>

using namespace triage;
using namespace triage::engine;
using namespace triage::engine::test;

namespace {

const char* const causalBundle = "bundles/zips/08-step5-train-loop-507011-after-n.zip";

/// Line `number` of a file, as a person would count.
std::string lineOf(const std::filesystem::path& file, std::int64_t number)
{
    std::ifstream in(file, std::ios::binary);
    std::string line;
    for (std::int64_t i = 0; i < number; ++i)
        std::getline(in, line);
    return line;
}

} // namespace

class ChainTest : public QObject
{
    Q_OBJECT

private slots:
    void everyLogIsScannedAndEveryScanHasAnIndex()
    {
        const QTemporaryDir dir;
        const auto analysis = open(data(causalBundle), dir);
        QVERIFY(analysis);
        QVERIFY(analysis->logs.size() >= 10);
        for (const auto& [path, events] : analysis->logs) {
            const bundle::BundleFile* file = analysis->bundle.file(path);
            QVERIFY(file != nullptr);
            QCOMPARE(events->file, path);
            QCOMPARE(events->bytes, file->size);
            QVERIFY(events->index);
            QVERIFY(events->unread.empty());
            if (events->firstTime)
                QVERIFY(events->firstTime->microseconds / 1'000'000 / 31'556'952 + 1970 == 2026);
        }
    }

    void evidenceHasItsContext()
    {
        const QTemporaryDir dir;
        const auto analysis = open(data(causalBundle), dir);
        QVERIFY(analysis);
        const Evidence* causal = analysis->verdict.causal();
        QVERIFY(causal != nullptr);
        const auto file = analysis->bundle.locationOf(*analysis->bundle.file(causal->file));
        const std::int64_t line = causal->line.value;
        QCOMPARE(causal->text, lineOf(file, line));
        QCOMPARE(causal->before.size(), std::size_t(3));
        QCOMPARE(causal->after.size(), std::size_t(3));
        for (std::int64_t i = 0; i < 3; ++i) {
            QVERIFY(lineOf(file, line - 3 + i)
                        .starts_with(causal->before[static_cast<std::size_t>(i)].substr(0, 900)));
            QVERIFY(lineOf(file, line + 1 + i)
                        .starts_with(causal->after[static_cast<std::size_t>(i)].substr(0, 900)));
        }
        QVERIFY(causal->offset);
        const std::string bytes = read(file);
        QVERIFY(bytes.substr(static_cast<std::size_t>(causal->offset->value)).starts_with(causal->text));
        QVERIFY(causal->member.ends_with(causal->file));
    }

    void contextIsBoundedAtTheEndsAndInWidth()
    {
        const QTemporaryDir dir;
        const auto log = std::filesystem::path(dir.path().toStdString()) / "a.log";
        write(log, std::string(100'000, 'x') +
                       "\nRuntimeError: ACL stream synchronize failed, error code:507018\n");
        const auto analysis = open(log, dir);
        QVERIFY(analysis);
        const Evidence* causal = analysis->verdict.causal();
        QVERIFY(causal != nullptr);
        QCOMPARE(causal->before.size(), std::size_t(1));
        QVERIFY(causal->before.front().size() < 2'000);
        QVERIFY(causal->after.empty());
    }

    void threadsChangeNothing()
    {
        std::string first;
        for (const unsigned threads : {1U, 2U, 5U}) {
            const QTemporaryDir dir;
            const auto analysis = open(data("bundles/zips/12-step5-torchrun-hccl-timeout.zip"), dir, threads);
            QVERIFY(analysis);
            const std::string now = report(*analysis);
            first = first.empty() ? now : first;
            QVERIFY(now == first);
        }
    }

    void aFolderIsJudgedLikeItsArchive()
    {
        const QTemporaryDir dir;
        const auto packed = open(data(causalBundle), dir);
        QVERIFY(packed);
        const QTemporaryDir other;
        const auto folder = open(packed->inventory.root, other);
        QVERIFY(folder);
        QVERIFY(folder->inventory.referenced);
        QCOMPARE(folder->verdict.rule, packed->verdict.rule);
        QCOMPARE(folder->verdict.causal()->line, packed->verdict.causal()->line);
        QCOMPARE(folder->logs.size(), packed->logs.size());
        for (const auto& [path, events] : packed->logs)
            QVERIFY(folder->logs.at(path)->events == events->events);
    }

    void aStoredCaseReopensAsItWas()
    {
        const QTemporaryDir dir;
        const auto store = cases::Store::open(std::filesystem::path(dir.path().toStdString()) / "store");
        const auto incoming = store->newIncoming(0);
        auto request = test::request(data(causalBundle), dir);
        request.destination = *incoming;
        auto opened = theEngine().open(request, {}, {}, {});
        QVERIFY(opened);
        cases::Case draft;
        cases::StoredBundle bundle;
        bundle.inventory = opened->inventory;
        draft.bundles.push_back(bundle);
        const auto value = store->adopt(*incoming, draft);
        QVERIFY(value);
        const Analysis moved = Engine::moved(*opened, value->bundles.front().inventory);
        QVERIFY(report(theEngine().rejudge(moved, {})) == report(*opened));
        const auto eventsFile = store->eventsFileOf(value->summary.id, 1);
        theEngine().remember(moved, eventsFile);
        const auto loaded = store->load(value->summary.id);
        const auto again = theEngine().reopen(loaded->bundles.front().inventory, {}, {}, {}, eventsFile);
        QVERIFY(again);
        QVERIFY(report(*again) == report(*opened));
    }

    void aRunThatIsNotThereIsRefusedNamingThoseThatAre()
    {
        const QTemporaryDir dir;
        review::Review review;
        review.run = "20000101-000000-pid1";
        const auto refused = open(data(causalBundle), dir, 0, review);
        QCOMPARE(refused.error().kind, ErrorKind::Invalid);
        QVERIFY(refused.error().message.args[1].starts_with("2026"));
    }

    void aStopEndsTheWork()
    {
        const QTemporaryDir dir;
        std::stop_source stop;
        bundle::ImportObserver observer;
        observer.fileReady = [&](const std::string&, const std::filesystem::path&) { stop.request_stop(); };
        const auto stopped = theEngine().open(request(data("bundles/npugraph_ex/c04_decoder24.zip"), dir), {},
                                              observer, stop.get_token());
        QCOMPARE(stopped.error().kind, ErrorKind::Cancelled);
    }

    void theCallersSinksAndProgressStayInUse()
    {
        struct Count : BlockSink
        {
            std::atomic<std::int64_t> bytes{0};
            std::atomic<int> ends{0};
            void block(std::span<const char> b) override { bytes += static_cast<std::int64_t>(b.size()); }
            void end() override { ++ends; }
        };
        const QTemporaryDir dir;
        const auto count = std::make_shared<Count>();
        std::atomic<int> reports{0};
        bundle::ImportObserver observer;
        observer.sinkFor = [&](const std::string& path, std::int64_t) -> std::shared_ptr<BlockSink> {
            return path.ends_with("stdout_stderr.log") ? count : nullptr;
        };
        observer.progress = [&](const Progress&) { ++reports; };
        const auto analysis = theEngine().open(request(data(causalBundle), dir), {}, observer, {});
        QVERIFY(analysis);
        std::int64_t size = 0;
        for (const auto& file : analysis->bundle.files)
            size += file.path.ends_with("stdout_stderr.log") ? file.size : 0;
        QCOMPARE(count->bytes.load(), size);
        QCOMPARE(count->ends.load(), 5);
        QVERIFY(reports > 0);
    }

    void looseFilesAreJudgedTogether()
    {
        const QTemporaryDir source;
        const QTemporaryDir dir;
        const auto root = unpacked(data(causalBundle), source);
        const std::filesystem::path loose = std::filesystem::path(dir.path().toStdString()) / "loose";
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
            const std::string path = entry.path().string();
            if (path.find("step5") == std::string::npos || !entry.is_regular_file())
                continue;
            if (path.ends_with("stdout_stderr.log"))
                write(loose / "nohup.out", read(entry.path()));
            else if (path.find("debug/plog/") != std::string::npos)
                write(loose / "ascend/log/debug/plog" / entry.path().filename(), read(entry.path()));
        }
        const auto analysis = open(loose, dir);
        QVERIFY(analysis);
        QVERIFY(analysis->bundle.kind == bundle::InputKind::LooseFiles);
        QVERIFY(analysis->logs.contains("nohup.out"));
        QVERIFY(analysis->logs.size() >= 2);
        QVERIFY(analysis->verdict.causal() != nullptr);
        QCOMPARE(analysis->verdict.causal()->file, std::string("nohup.out"));
        QVERIFY(analysis->verdict.provisionalRoute == Route::RuntimeError);
    }

    void aLogThatVanishesIsSaid()
    {
        const QTemporaryDir dir;
        auto analysis = open(data(causalBundle), dir);
        QVERIFY(analysis);
        const auto* file = analysis->bundle.file("step5-npugraph_ex/stdout_stderr.log");
        std::filesystem::remove(analysis->bundle.locationOf(*file));
        const auto again = theEngine().reopen(analysis->inventory, {}, {}, {});
        QVERIFY(again);
        QCOMPARE(again->logs.at(file->path)->unread.size(), std::size_t(1));
    }

    void everyFormatIsWritten()
    {
        const QTemporaryDir dir;
        const auto analysis = open(data(causalBundle), dir);
        using handoff::Format;
        for (const Format format :
             {Format::Text, Format::Markdown, Format::Html, Format::Json, Format::Jira}) {
            const auto written = theEngine().write(*analysis, format, handoff::Languages::Both);
            QVERIFY(written);
            QVERIFY(written->find("torch-npugraph-ex-runtime-error-diagnosis") != std::string::npos);
        }
    }
};

QTEST_GUILESS_MAIN(ChainTest)
#include "tst_chain.moc"
