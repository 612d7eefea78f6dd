// SPDX-License-Identifier: Apache-2.0
#include "fixture.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

using namespace tests;

Q_DECLARE_METATYPE(triage::ErrorKind)

/// What is refused whole: with its kind, a message that names the file, and nothing left behind.
class TestRefused : public QObject
{
    Q_OBJECT

private slots:
    void archives_data()
    {
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, ErrorKind kind, const char* named = "") {
            QTest::newRow(name) << kind << QString::fromUtf8(named);
        };
        const char* log = "step1-eager/stdout_stderr.log";
        row("cut.zip", ErrorKind::Damaged);
        row("garbage-directory.zip", ErrorKind::Damaged);
        row("count-lies.zip", ErrorKind::Damaged);
        row("names-disagree.zip", ErrorKind::Damaged, log);
        row("methods-disagree.zip", ErrorKind::Damaged, log);
        row("sizes-disagree.zip", ErrorKind::Damaged, log);
        row("crcs-disagree.zip", ErrorKind::Damaged, log);
        row("overlap.zip", ErrorKind::Damaged, log);
        row("into-the-directory.zip", ErrorKind::Damaged, log);
        row("says-less.zip", ErrorKind::Damaged, log);
        row("says-less-at-a-block.zip", ErrorKind::Damaged, log);
        row("left-over.zip", ErrorKind::Damaged, log);
        row("says-more.zip", ErrorKind::Damaged, log);
        row("wrong-crc.zip", ErrorKind::Damaged, log);
        row("wrong-crc-stored.zip", ErrorKind::Damaged, log);
        row("wrong-deflate.zip", ErrorKind::Damaged, log);
        row("bzip2-broken.zip", ErrorKind::Damaged, log);
        row("two-broken.zip", ErrorKind::Damaged, "large.log");
        row("encrypted-log.zip", ErrorKind::Encrypted, log);
        row("implode-log.zip", ErrorKind::Unsupported, log);
        row("part-of-several.zip", ErrorKind::Unsupported);
        row("nested-3.zip", ErrorKind::LimitExceeded);
        row("only-nested-broken.zip", ErrorKind::Damaged, "inner.zip");
        row("cut.tar", ErrorKind::Damaged);
        row("no-end.tar", ErrorKind::Damaged);
        row("cut-between-members.tar", ErrorKind::Damaged);
        row("cut.tar.gz", ErrorKind::Damaged);
        row("cut-in-trailer.tar.gz", ErrorKind::Damaged);
        row("wrong-crc.tar.gz", ErrorKind::Damaged);
        row("wrong-length.tar.gz", ErrorKind::Damaged);
        row("concatenated-wrong-crc.tar.gz", ErrorKind::Damaged);
        row("single-wrong-crc.log.gz", ErrorKind::Damaged);
        row("cut.rar", ErrorKind::Damaged);
        row("noise.zip", ErrorKind::Damaged);
    }

    void archives()
    {
        QFETCH(ErrorKind, kind);
        QFETCH(QString, named);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        Sandbox box;
        QVERIFY(box.make(name));
        const QByteArray before = box.read(name);
        for (const unsigned threads : {1U, 4U}) {
            auto asked = request(box, name);
            asked.threads = threads;
            const auto result = importInput(asked, {}, {});
            QVERIFY2(!result, "it was taken");
            const QString said = text(result.error().message);
            QCOMPARE(result.error().kind, kind);
            QVERIFY2(said.contains(name) || said.contains(named), qPrintable(said));
            QVERIFY2(said.contains(named), qPrintable(said));
            QVERIFY2(box.outIsGone(), "something was left behind");
        }
        QCOMPARE(box.read(name), before);
    }

    void encryptedByTools_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("zip") << "zip" << QStringList{"-q", "-P", "secret", "in.zip", "train.log"};
        QTest::newRow("7z") << "7z" << QStringList{"a", "-psecret", "in.7z", "train.log"};
        QTest::newRow("7z, names too")
            << "7z" << QStringList{"a", "-psecret", "-mhe=on", "in.7z", "train.log"};
        QTest::newRow("zip, AES") << "7z"
                                  << QStringList{"a", "-psecret", "-mem=AES256", "in.zip", "train.log"};
    }

    void encryptedByTools()
    {
        QFETCH(QString, tool);
        QFETCH(QStringList, arguments);
        if (QStandardPaths::findExecutable(tool).isEmpty())
            QSKIP(qPrintable(tool + " is not installed"));
        Sandbox box;
        box.write("train.log", QByteArray("a line\n").repeated(1000));
        QVERIFY(box.run(tool, arguments));
        const auto result = import(box, tool == "zip" || arguments.contains("in.zip") ? "in.zip" : "in.7z");
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::Encrypted);
        QVERIFY(box.outIsGone());
    }

    void truncatedByOneByteSomewhere()
    {
        Sandbox box;
        QVERIFY(box.make("plain.tar.gz"));
        const QByteArray whole = box.read("plain.tar.gz");
        for (qsizetype length = 20; length < whole.size(); length += 7) {
            box.write("cut.gz", whole.left(length));
            const auto result = import(box, "cut.gz");
            QVERIFY2(!result, qPrintable(QString::number(length)));
            QVERIFY(box.outIsGone());
        }
    }

    void realTruncatedBundle()
    {
        Sandbox box;
        const auto result = import(box, TRIAGE_TEST_DATA "/bundles/variants/v20-truncated.zip");
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::Damaged);
    }

    void tooMuch_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<qint64>("bombBytes");
        QTest::addColumn<qint64>("total");
        QTest::addColumn<qint64>("members");
        constexpr qint64 MiB = 1 << 20;
        QTest::newRow("declared by one member") << "bomb.zip" << 16 * MiB << 1000 * MiB << qint64(100);
        QTest::newRow("declared by many together")
            << "bomb-in-parts.zip" << 16 * MiB << 1000 * MiB << qint64(100);
        QTest::newRow("declared nowhere")
            << "bomb-undeclared.tar.gz" << 16 * MiB << 1000 * MiB << qint64(100);
        QTest::newRow("in an archive within") << "bomb-in-bomb.zip" << 16 * MiB << 1000 * MiB << qint64(100);
        QTest::newRow("too large whatever the ratio")
            << "stored.zip" << 1000 * MiB << qint64(1000) << qint64(100);
        QTest::newRow("too many members") << "bomb-in-parts.zip" << 1000 * MiB << 1000 * MiB << qint64(10);
        QTest::newRow("too many members of a tar") << "plain.tar" << 1000 * MiB << 1000 * MiB << qint64(1);
    }

    void tooMuch()
    {
        QFETCH(QString, name);
        QFETCH(qint64, bombBytes);
        QFETCH(qint64, total);
        QFETCH(qint64, members);
        Sandbox box;
        QVERIFY(box.make(name));
        auto asked = request(box, name);
        asked.limits.bombBytes = bombBytes;
        asked.limits.totalBytes = total;
        asked.limits.members = members;
        const auto result = importInput(asked, {}, {});
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::LimitExceeded);
        QVERIFY(text(result.error().message).contains(name));
        QVERIFY(box.outIsGone());
    }

    /// By what they say they hold: none of them is unpacked.
    void fanOfArchivesBeforeTheFirstIsUnpacked_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("zip") << QStringLiteral("fan-of-bombs.zip");
        QTest::newRow("gzip") << QStringLiteral("fan-of-bombs-gz.zip");
    }
    void fanOfArchivesBeforeTheFirstIsUnpacked()
    {
        QFETCH(QString, name);
        Sandbox box;
        QVERIFY(box.make(name));
        auto asked = request(box, name);
        asked.limits.bombBytes = 1000 << 20;
        Watcher watcher;
        const auto result = importInput(asked, watcher.observer(), {});
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::LimitExceeded);
        QVERIFY(watcher.sinks.empty());
        QVERIFY(box.outIsGone());
    }

    void theFolderMadeForAnImportGoesWithIt()
    {
        Sandbox box;
        QVERIFY(box.make("wrong-crc.zip"));
        QVERIFY(!import(box, "wrong-crc.zip"));
        QVERIFY(!QDir(box.path("out")).exists());
    }

    void moreThanTheDiskHolds()
    {
        Sandbox box;
        QVERIFY(box.make("enormous.zip"));
        auto asked = request(box, "enormous.zip");
        auto result = importInput(asked, {}, {});
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::LimitExceeded);
        asked.limits.totalBytes = asked.limits.bombBytes = std::int64_t{1} << 61;
        result = importInput(asked, {}, {});
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::NoSpace);
        QVERIFY(box.outIsGone());
    }

    void largeButHonest()
    {
        Sandbox box;
        QVERIFY(box.make("thousandfold.zip"));
        auto asked = request(box, "thousandfold.zip");
        asked.limits.bombBytes = 16 << 20; // the ratio alone makes no bomb
        asked.limits.bombRatio = 50;
        QVERIFY(importInput(asked, {}, {}));
    }

    void noFileAtOnce_data()
    {
        QTest::addColumn<ErrorKind>("kind");
        QTest::newRow("fifo") << ErrorKind::NotRegular;
        QTest::newRow("socket") << ErrorKind::NotRegular;
        QTest::newRow("device") << ErrorKind::NotRegular;
        QTest::newRow("dangling") << ErrorKind::NotRegular;
        QTest::newRow("ring") << ErrorKind::NotRegular;
        QTest::newRow("missing") << ErrorKind::NotFound;
    }

    void noFileAtOnce()
    {
        QFETCH(ErrorKind, kind);
        Sandbox box;
        QVERIFY(::mkfifo(box.path("fifo").toLocal8Bit().constData(), 0600) == 0);
        makeSocket(box.path("socket"));
        QVERIFY(QFile::link("/dev/null", box.path("device")));
        QVERIFY(QFile::link(box.path("nothing"), box.path("dangling")));
        QVERIFY(QFile::link(box.path("ring"), box.path("ring")));
        QElapsedTimer timer;
        timer.start();
        const auto result = import(box, QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(timer.elapsed() < 1000);
        QVERIFY(!result);
        QCOMPARE(result.error().kind, kind);
        QVERIFY(text(result.error().message).contains(QString::fromLatin1(QTest::currentDataTag())));
    }

    void unreadable()
    {
        if (::geteuid() == 0)
            QSKIP("the superuser may read everything");
        Sandbox box;
        box.write("secret.log", "x");
        QFile::setPermissions(box.path("secret.log"), {});
        const auto result = import(box, "secret.log");
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::NotReadable);
    }

    void noPicture()
    {
        Sandbox box;
        box.write("photo.png", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) + QByteArray(5000, '\x7f'));
        const auto result = import(box, "photo.png");
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::Unsupported);
    }

    void controlCharactersAreShownInMessages()
    {
        Sandbox box;
        const auto result = import(box, QString::fromUtf8("red\x1b[31m\u202e.zip"));
        QVERIFY(!result);
        const QString said = text(result.error().message);
        QVERIFY(!said.contains(QChar(0x1b)) && !said.contains(QChar(0x202e)));
    }

private:
    static void makeSocket(const QString& path)
    {
        const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        const QByteArray name = path.toLocal8Bit();
        QVERIFY(static_cast<std::size_t>(name.size()) < sizeof address.sun_path);
        std::copy(name.begin(), name.end(), address.sun_path);
        QVERIFY(::bind(descriptor, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
        ::close(descriptor);
    }
};

QTEST_GUILESS_MAIN(TestRefused)
#include "tst_refused.moc"
