// SPDX-License-Identifier: Apache-2.0
// A kill at any moment loses nothing: this program runs itself as a child that imports, saves and deletes
// without an end, kills it, and looks at the store.
#include "cases/store.h"
#include "fixtures.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace triage;
using namespace triage::cases;
using namespace triage::cases::test;

namespace {

/// Never returns. Says "ready" once a case is there.
[[noreturn]] void workWithoutEnd(const std::filesystem::path& directory)
{
    const auto store = Store::open(directory);
    for (int i = 0;; ++i) {
        const auto files = importInto(*store);
        auto value = store->adopt(files, draft(files, std::to_string(i)));
        if (!value)
            std::_Exit(3);
        for (int save = 0; save < 5; ++save) {
            value->summary.title = std::string(1000, static_cast<char>('a' + save));
            if (!store->save(*value))
                std::_Exit(4);
        }
        const auto more = importInto(*store);
        if (!store->addBundle(more, *value, draft(more).bundles.front()))
            std::_Exit(5);
        if (i % 2 == 1 && !store->remove(value->summary.id))
            std::_Exit(6);
        if (i == 0) {
            std::puts("ready");
            std::fflush(stdout);
        }
    }
}

} // namespace

class KillTest : public QObject
{
    Q_OBJECT

    static void checkWhole(const Store& store)
    {
        QVERIFY(!store.list().empty());
        QVERIFY(store.unreadable().empty());
        for (const Summary& summary : store.list()) {
            const auto value = store.load(summary.id);
            QVERIFY(value);
            for (const StoredBundle& bundle : value->bundles)
                QCOMPARE(read(bundle.inventory.root / "run/env.txt"), std::string("hello"));
            QVERIFY(store.lock(summary.id));
        }
    }

private slots:
    void nothingIsLost()
    {
        const QTemporaryDir dir;
        const std::filesystem::path path = dir.path().toStdString();
        for (int round = 0; round < 12; ++round) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--child"), dir.path()});
            QVERIFY(child.waitForReadyRead(20'000));
            QTest::qSleep(static_cast<int>(QRandomGenerator::global()->bounded(60)));
            child.kill();
            QVERIFY(child.waitForFinished());
            QCOMPARE(child.exitStatus(), QProcess::CrashExit);
            const auto store = Store::open(path);
            QVERIFY(store);
            QVERIFY(std::filesystem::is_empty(path / "incoming"));
            checkWhole(*store);
        }
    }

    void aDeadInstanceHoldsNoLock()
    {
        const QTemporaryDir dir;
        const std::filesystem::path path = dir.path().toStdString();
        const auto store = Store::open(path);
        const auto files = importInto(*store);
        const auto value = store->adopt(files, draft(files));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--hold"), dir.path(), QString::fromStdString(value->summary.id)});
        QVERIFY(child.waitForReadyRead(20'000));
        QCOMPARE(store->lock(value->summary.id).error().kind, ErrorKind::Locked);
        child.kill();
        QVERIFY(child.waitForFinished());
        QVERIFY(store->lock(value->summary.id));
    }

    /// Killed between making a lock file and writing its id: the file names nobody.
    void aNamelessLockIsTakenOver()
    {
        const QTemporaryDir dir;
        const std::filesystem::path path = dir.path().toStdString();
        {
            const auto store = Store::open(path);
            QVERIFY(store);
        }
        std::filesystem::create_directories(path / "incoming" / "dead");
        QFile incoming(dir.filePath(QStringLiteral("incoming/dead.lock")));
        QVERIFY(incoming.open(QIODevice::WriteOnly));
        incoming.close();
        std::filesystem::create_directories(path / "locks");
        QFile locked(dir.filePath(QStringLiteral("locks/some.lock")));
        QVERIFY(locked.open(QIODevice::WriteOnly));
        locked.close();

        const auto store = Store::open(path);
        QVERIFY(store);
        QVERIFY(std::filesystem::is_empty(path / "incoming"));
        QVERIFY(store->lock("some"));
    }
};

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    if (argc == 3 && std::string(argv[1]) == "--child")
        workWithoutEnd(argv[2]);
    if (argc == 4 && std::string(argv[1]) == "--hold") {
        const auto lock = Store::open(argv[2])->lock(argv[3]);
        std::puts(lock ? "held" : "not held");
        std::fflush(stdout);
        for (;;)
            QTest::qSleep(1000);
    }
    KillTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_kill.moc"
