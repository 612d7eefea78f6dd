// SPDX-License-Identifier: Apache-2.0
#include "cases/store.h"
#include "fixtures.h"

#include <QTemporaryDir>
#include <QTest>

using namespace triage;
using namespace triage::cases;
using namespace triage::cases::test;

class StoreTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> dir_;
    std::filesystem::path path() const { return dir_->path().toStdString(); }
    Store open() const
    {
        auto store = Store::open(path());
        if (!store)
            qFatal("the store does not open");
        return *store;
    }
    Case adopted(const Store& store, const std::string& hash = "ab12") const
    {
        const auto files = importInto(store);
        auto value = store.adopt(files, draft(files, hash));
        if (!value)
            qFatal("not adopted: %s", value.error().message.id.c_str());
        return *value;
    }
    static std::size_t entriesIn(const std::filesystem::path& folder)
    {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
    }

private slots:
    void init() { dir_ = std::make_unique<QTemporaryDir>(); }

    void aCaseComesBackAsItWasStored()
    {
        const Store store = open();
        const Case value = adopted(store);
        const auto loaded = Store::open(path())->load(value.summary.id);
        QVERIFY(loaded);
        QCOMPARE(*loaded == value, true);
        const StoredBundle& bundle = loaded->bundles.front();
        QCOMPARE(read(bundle.inventory.root / "run/env.txt"), std::string("hello"));
        QVERIFY(bundle.inventory.root.string().starts_with(store.folderOf(value.summary.id).string()));
        QVERIFY(!bundle.receivedAt.empty());
        QVERIFY(loaded->summary.size > 5);
        QCOMPARE(entriesIn(path() / "incoming"), std::size_t(0));
    }

    void theStoreCanBeMoved()
    {
        const Case value = adopted(open());
        const auto other = path().parent_path() / (path().filename().string() + "-moved");
        std::filesystem::rename(path(), other);
        const auto loaded = Store::open(other)->load(value.summary.id);
        QVERIFY(loaded);
        QCOMPARE(read(loaded->bundles.front().inventory.root / "run/env.txt"), std::string("hello"));
        std::filesystem::rename(other, path());
    }

    void theSameArchiveIsFoundByItsHash()
    {
        const Store store = open();
        const Case value = adopted(store, "ffee");
        QCOMPARE(store.findByHash("ffee"), std::optional(value.summary.id));
        QCOMPARE(store.findByHash("0000"), std::optional<std::string>());
    }

    void aReferencedFolderIsFoundAndSaidToBeGone()
    {
        const Store store = open();
        const auto folder = path() / "customer";
        write(folder / "run/env.txt", "hello");
        Case value = draft(folder);
        value.bundles[0].source = folder;
        value.bundles[0].inventory.referenced = true;
        value.bundles[0].inventory.sha256.reset();
        value.bundles[0].inventory.entries[1].modified.reset();
        const auto stored = store.adopt({}, value);
        QVERIFY(stored);
        QCOMPARE(store.findBySource(folder / "run/.."), std::optional(stored->summary.id));
        QCOMPARE(store.findByHash(""), std::optional<std::string>());
        const StoredBundle bundle = store.load(stored->summary.id)->bundles.front();
        QCOMPARE(bundle.inventory.root, folder);
        QVERIFY(sourceState(bundle) == SourceState::Unchanged);
        write(folder / "run/env.txt", "hello, longer");
        QVERIFY(sourceState(bundle) == SourceState::Changed);
        std::filesystem::remove_all(folder);
        QVERIFY(sourceState(bundle) == SourceState::Gone);
        QVERIFY(store.load(stored->summary.id));
    }

    void aChangedTimeIsAChange()
    {
        const auto folder = path() / "customer";
        write(folder / "run/env.txt", "hello");
        StoredBundle bundle = draft(folder).bundles.front();
        bundle.source = folder;
        bundle.inventory.referenced = true;
        QVERIFY(sourceState(bundle) == SourceState::Changed); // the fixture's time is not the file's
        bundle.inventory.referenced = false;
        QVERIFY(sourceState(bundle) == SourceState::Stored);
    }

    void pathsThatAreNotUtf8Survive()
    {
        const Store store = open();
        Case value = draft("/data/\xB2\xE2\xCA\xD4");
        value.bundles[0].source = "/data/\xB2\xE2\xCA\xD4";
        value.bundles[0].inventory.referenced = true;
        const auto stored = store.adopt({}, value);
        QVERIFY(stored);
        QCOMPARE(store.load(stored->summary.id)->bundles[0].source.string(),
                 value.bundles[0].source.string());
    }

    void theReviewIsSaved()
    {
        const Store store = open();
        Case value = adopted(store);
        value.summary.title = "another";
        value.review.failedStep = Step::NpugraphEx;
        QVERIFY(store.save(value));
        QVERIFY(*store.load(value.summary.id) == value);
        QCOMPARE(store.list().front().title, std::string("another"));
    }

    void theNewestCaseComesFirst()
    {
        const Store store = open();
        for (const char* at :
             {"2026-12-01T10:00:00+08:00", "2026-12-03T10:00:00+08:00", "2026-12-02T10:00:00+08:00"}) {
            const auto files = importInto(store);
            Case value = draft(files);
            value.summary.openedAt = at;
            QVERIFY(store.adopt(files, value));
        }
        const auto list = store.list();
        QCOMPARE(list.size(), std::size_t(3));
        QCOMPARE(list[0].openedAt, std::string("2026-12-03T10:00:00+08:00"));
        QCOMPARE(list[2].openedAt, std::string("2026-12-01T10:00:00+08:00"));
    }

    void aSecondBundleJoinsTheCase()
    {
        const Store store = open();
        Case value = adopted(store);
        write(store.folderOf(value.summary.id) / "bundles/2/files/left-by-a-kill", "x");
        const auto files = importInto(store);
        StoredBundle second = draft(files, "cd34").bundles.front();
        const auto joined = store.addBundle(files, value, second);
        QVERIFY(joined);
        QCOMPARE(joined->bundles.size(), std::size_t(2));
        QCOMPARE(joined->bundles[1].number, 2);
        QVERIFY(*store.load(value.summary.id) == *joined);
        QCOMPARE(read(joined->bundles[1].inventory.root / "run/env.txt"), std::string("hello"));
        QVERIFY(!std::filesystem::exists(joined->bundles[1].inventory.root / "left-by-a-kill"));
        QCOMPARE(store.findByHash("cd34"), std::optional(value.summary.id));
        QCOMPARE(entriesIn(path() / "incoming"), std::size_t(0));
    }

    void aDeletedCaseIsGone()
    {
        const Store store = open();
        const Case value = adopted(store);
        QVERIFY(store.remove(value.summary.id));
        QVERIFY(store.list().empty());
        QVERIFY(!std::filesystem::exists(store.folderOf(value.summary.id)));
        QCOMPARE(entriesIn(path() / "incoming"), std::size_t(0));
        QCOMPARE(store.load(value.summary.id).error().kind, ErrorKind::NotFound);
    }

    void aCaseThatIsOpenIsNotOpenedTwiceNorDeleted()
    {
        const Store store = open();
        const Case value = adopted(store);
        auto lock = store.lock(value.summary.id);
        QVERIFY(lock);
        QCOMPARE(Store::open(path())->lock(value.summary.id).error().kind, ErrorKind::Locked);
        QCOMPARE(store.remove(value.summary.id).error().kind, ErrorKind::Locked);
        lock->reset();
        QVERIFY(store.lock(value.summary.id));
    }

    void aCaseOfANewerVersionIsRefusedAndKept()
    {
        const Store store = open();
        const Case value = adopted(store);
        const auto file = store.folderOf(value.summary.id) / "case.json";
        const std::string newer = "{\"format\": 2, \"something\": \"new\"}";
        write(file, newer);
        const auto loaded = store.load(value.summary.id);
        QCOMPARE(loaded.error().kind, ErrorKind::Invalid);
        QCOMPARE(loaded.error().message.args.front(), std::string("2"));
        QCOMPARE(store.save(value).error().kind, ErrorKind::Invalid);
        QCOMPARE(read(file), newer);
        QVERIFY(store.list().empty());
        QCOMPARE(store.unreadable().size(), std::size_t(1));
        QCOMPARE(store.unreadable().front().id, value.summary.id);
    }

    void aDamagedCaseIsRefusedAndKept_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut") << QByteArray("{\"format\": 1, \"summ");
        QTest::newRow("no format") << QByteArray("{}");
        QTest::newRow("wrong type") << QByteArray("{\"format\": 1, \"summary\": {\"id\": 7}}");
        QTest::newRow("garbage") << QByteArray("\x00\xff\x13garbage", 10);
    }
    void aDamagedCaseIsRefusedAndKept()
    {
        QFETCH(QByteArray, bytes);
        const Store store = open();
        const Case value = adopted(store);
        const auto file = store.folderOf(value.summary.id) / "case.json";
        write(file, bytes.toStdString());
        QCOMPARE(store.load(value.summary.id).error().kind, ErrorKind::Invalid);
        QVERIFY(!store.save(value));
        QCOMPARE(read(file), bytes.toStdString());
    }

    void spaceIsAskedForFirst()
    {
        const auto refused = open().newIncoming(std::int64_t{1} << 60);
        QCOMPARE(refused.error().kind, ErrorKind::NoSpace);
        QCOMPARE(entriesIn(path() / "incoming"), std::size_t(0));
    }

    void whatIsDiscardedLeavesNothing()
    {
        const Store store = open();
        store.discardIncoming(importInto(store));
        QCOMPARE(entriesIn(path() / "incoming"), std::size_t(0));
    }

    void leftoversOfTheDeadGoAndThoseOfTheLivingStay()
    {
        const Store store = open();
        const auto living = importInto(store);
        write(path() / "incoming/dead/bundles/1/files/half", "x");
        const Store second = open();
        QVERIFY(std::filesystem::exists(living));
        QVERIFY(!std::filesystem::exists(path() / "incoming/dead"));
        QVERIFY(store.adopt(living, draft(living)));
    }

    void aStoreThatCannotBeWrittenIsRefused()
    {
        write(path() / "file", "");
        QCOMPARE(Store::open(path() / "file/store").error().kind, ErrorKind::NotReadable);
    }
};

QTEST_GUILESS_MAIN(StoreTest)
#include "tst_store.moc"
