// SPDX-License-Identifier: Apache-2.0
#include "fixture.h"

using namespace tests;

/// What comes in although it is odd: whole, and with a remark where people should know.
class TestTaken : public QObject
{
    Q_OBJECT

private slots:
    void archives_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("remark");
        const QString log = "step1-eager/stdout_stderr.log";
        const auto row = [](const char* name, const QString& path, const char* remark = "") {
            QTest::newRow(name) << path << QString::fromLatin1(remark);
        };
        row("gbk.zip", "客户现场/复现日志.log", "name-encoding");
        row("gb18030.zip", "客户现场/㐀㐁.log", "name-encoding");
        row("shift-jis.zip", "ログ/テスト結果.log", "name-encoding");
        row("cp437.zip", "Prüfung/Übersicht.log", "name-encoding");
        row("utf8-unflagged.zip", "客户现场/复现日志.log", "name-encoding");
        row("utf8-flagged.zip", "客户现场/复现日志.log");
        row("unicode-path.zip", "复现.log");
        row("unicode-path-stale.zip", "plain.log");
        row("backslashes.zip", "root/20261201-100000-pid7/step1-eager/stdout_stderr.log",
            "backslash-separators");
        row("no-folders.zip", "a/b/c/one.log");
        row("leading.zip", log, "leading-bytes");
        row("trailing.zip", log, "trailing-bytes");
        row("trailing-long.zip", log, "trailing-bytes");
        row("descriptor.zip", log);
        row("zip64.zip", log);
        row("zip64-leading.zip", log, "leading-bytes");
        row("stored.zip", log);
        row("bzip2.zip", log);
        row("xz.zip", log);
        row("lzma.zip", log);
        row("modes.zip", "nobody.log", "mode-bits-dropped");
        row("not-what-it-says.log", log, "wrong-extension");
        row("nested-2.zip", "inner1.zip/inner0.zip/" + log, "nested-archive");
        row("nested-tar.zip", "sent/logs.tar.gz/deep/plog-1_20261201100000000.log", "nested-archive");
        row("nested-broken.zip", log, "nested-unreadable");
        row("gzipped.zip.gz", "gzipped.zip/" + log, "nested-archive");
        row("plain.tar", log);
        row("plain.tar.gz", log);
        row("plain.tar.bz2", log);
        row("plain.tar.xz", log);
        row("concatenated.tar.gz", log);
        row("trailing.tar.gz", log, "trailing-bytes");
        row("gbk.tar", "客户现场/复现日志.log", "name-encoding");
        row("gbk.tar.gz", "客户现场/复现日志.log", "name-encoding");
        row("utf8.tar", "客户现场/复现日志.log");
        row("special.tar", "real.log", "mode-bits-dropped");
        row("stored.rar", log);
    }

    void archives()
    {
        QFETCH(QString, path);
        QFETCH(QString, remark);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        Sandbox box;
        QVERIFY(box.make(name));
        checkLog(box, name, path, remark);
        if (remark.isEmpty()) {
            QDir(box.path("out")).removeRecursively();
            QVERIFY(import(box, name)->remarks.empty());
        }
    }

    void zstandard_data()
    {
        QTest::addColumn<bool>("unused");
        QTest::newRow("zstd.zip") << true;
        QTest::newRow("plain.tar.zst") << true;
    }

    void zstandard()
    {
        NEEDS("zstd");
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        Sandbox box;
        QVERIFY(box.make(name));
        checkLog(box, name, "step1-eager/stdout_stderr.log", {});
    }

    void byTools_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("zip") << "zip" << QStringList{"-q", "-r", "in.x", "sub"};
        QTest::newRow("zip as a stream") << "sh" << QStringList{"-c", "zip -q -r - sub > in.x"};
        QTest::newRow("7z") << "7z" << QStringList{"a", "-t7z", "in.x", "sub"};
        QTest::newRow("7z, PPMd") << "7z" << QStringList{"a", "-t7z", "-m0=PPMd", "in.x", "sub"};
        QTest::newRow("7z, Deflate") << "7z" << QStringList{"a", "-t7z", "-m0=Deflate", "in.x", "sub"};
        QTest::newRow("zip, PPMd") << "7z" << QStringList{"a", "-tzip", "-mm=PPMd", "in.x", "sub"};
        QTest::newRow("zip, LZMA") << "7z" << QStringList{"a", "-tzip", "-mm=LZMA", "in.x", "sub"};
        QTest::newRow("zip, BZip2") << "7z" << QStringList{"a", "-tzip", "-mm=BZip2", "in.x", "sub"};
        QTest::newRow("zip, Deflate64") << "7z" << QStringList{"a", "-tzip", "-mm=Deflate64", "in.x", "sub"};
        QTest::newRow("tar") << "bsdtar" << QStringList{"-cf", "in.x", "sub"};
        QTest::newRow("tar, lz4") << "bsdtar" << QStringList{"--lz4", "-cf", "in.x", "sub"};
        QTest::newRow("tar, xz") << "bsdtar" << QStringList{"--xz", "-cf", "in.x", "sub"};
        QTest::newRow("tar, compress") << "bsdtar" << QStringList{"-Z", "-cf", "in.x", "sub"};
        QTest::newRow("tar, v7") << "bsdtar" << QStringList{"--format", "v7", "-cf", "in.x", "sub"};
        QTest::newRow("zip by bsdtar") << "bsdtar" << QStringList{"--format", "zip", "-cf", "in.x", "sub"};
        QTest::newRow("7z by bsdtar") << "bsdtar" << QStringList{"--format", "7zip", "-cf", "in.x", "sub"};
    }

    void byTools()
    {
        QFETCH(QString, tool);
        QFETCH(QStringList, arguments);
        if (QStandardPaths::findExecutable(tool).isEmpty())
            QSKIP(qPrintable(tool + " is not installed"));
        Sandbox box;
        const bool v7 = arguments.contains("v7");
        const QString second = v7 ? "second.log" : QString::fromUtf8("复现 (2).log");
        QByteArray log;
        for (int i = 0; i < 40'000; ++i)
            log += "V1201 10:00:00.000000 " + QByteArray::number(i * 7919 % 10007) +
                   " torch/x.py:1] [__guards] a line\n";
        box.write("sub/train.log", log);
        box.write("sub/" + second, "short\n");
        box.write("sub/empty.log", "");
        QVERIFY(box.run(tool, arguments));
        const auto inventory = import(box, QFile::exists(box.path("in.x")) ? "in.x" : "in.x.zip");
        QVERIFY2(inventory, inventory ? "" : inventory.error().detail.c_str());
        QVERIFY(bytesOf(*inventory, "sub/train.log") == log);
        QCOMPARE(bytesOf(*inventory, "sub/" + second.toStdString()), QByteArray("short\n"));
        QCOMPARE(bytesOf(*inventory, "sub/empty.log"), QByteArray());
    }

    void sparse()
    {
        Sandbox box;
        QVERIFY(box.make("sparse.tar"));
        Watcher watcher;
        const auto inventory = importInput(request(box, "sparse.tar"), watcher.observer(), {});
        QVERIFY2(inventory, inventory ? "" : inventory.error().detail.c_str());
        const QByteArray bytes = bytesOf(*inventory, "sparse.log");
        QCOMPARE(bytes.size(), 4096 + (1 << 20) + 4096 + 65536);
        QCOMPARE(bytes.mid(4096, 1 << 20).count('\0'), 1 << 20);
        QVERIFY(bytes.mid(4096 + (1 << 20)).startsWith("E1201"));
        QVERIFY(watcher.sinks.at("sparse.log")->bytes == bytes);
    }

    void compressedLogIsALog()
    {
        Sandbox box;
        QVERIFY(box.make("single.log.gz"));
        const auto inventory = import(box, "single.log.gz");
        QVERIFY(inventory);
        QVERIFY(inventory->singleFile && !inventory->referenced && inventory->sha256);
        QVERIFY(bytesOf(*inventory, "single.log").startsWith("E1201"));
    }

    void compressedLogWithinTakesItsPlace()
    {
        Sandbox box;
        QVERIFY(box.make("nested-tar.zip"));
        const auto inventory = import(box, "nested-tar.zip");
        QVERIFY(inventory);
        QVERIFY(entry(*inventory, "sent/stdout_stderr.log"));
        QVERIFY(!entry(*inventory, "sent/stdout_stderr.log.gz") &&
                !QFile::exists(box.path("out/sent/stdout_stderr.log.gz")));
    }

    void aFanOfArchives()
    {
        Sandbox box;
        QVERIFY(box.make("fan-of-small.zip"));
        const auto inventory = import(box, "fan-of-small.zip");
        QVERIFY(inventory);
        QCOMPARE(inventory->entries.size(), 300U);
        QCOMPARE(bytesOf(*inventory, "part123.zip/a.log"), QByteArray("123\n"));
        QVERIFY(!entry(*inventory, "part123.zip"));
    }

    void whatACutArchiveWithinHadGivenIsGone()
    {
        Sandbox box;
        QVERIFY(box.make("nested-cut-beside.zip"));
        const auto inventory = import(box, "nested-cut-beside.zip");
        QVERIFY(inventory);
        QVERIFY(hasRemark(*inventory, "nested-unreadable"));
        QVERIFY(entry(*inventory, "a/run.log.gz") && !entry(*inventory, "a/run.log"));
        QVERIFY(!QFile::exists(box.path("out/a/run.log")));
    }

    void cutLogsDeclareNothing()
    {
        Sandbox box;
        QVERIFY(box.make("fan-of-cut-gz.zip"));
        auto asked = request(box, "fan-of-cut-gz.zip");
        asked.limits.bombBytes = 64 << 20;
        const auto inventory = importInput(asked, {}, {});
        QVERIFY(inventory);
        QVERIFY(hasRemark(*inventory, "nested-unreadable"));
    }

    void weightsStayPacked()
    {
        Sandbox box;
        QVERIFY(box.make("weights.zip"));
        const auto inventory = import(box, "weights.zip");
        QVERIFY(inventory);
        QVERIFY(entry(*inventory, "model.pt") && QFileInfo(box.path("out/model.pt")).isFile());
        QCOMPARE(inventory->entries.size(), 2U);
    }

    void modesBecomeTheOwners()
    {
        Sandbox box;
        QVERIFY(box.make("modes.zip"));
        QVERIFY(import(box, "modes.zip"));
        for (const char* name : {"out/setuid.log", "out/nobody.log"}) {
            const auto mode = std::filesystem::status(box.fsPath(name)).permissions();
            QCOMPARE(static_cast<unsigned>(mode), 0600U);
        }
    }

    void namesAreMadeVisible()
    {
        Sandbox box;
        QVERIFY(box.make("control-names.zip"));
        const auto inventory = import(box, "control-names.zip");
        QVERIFY(inventory);
        QVERIFY(entry(*inventory, "red<U+001B>[31m.md"));
        QVERIFY(entry(*inventory, "line<U+000A>break.md"));
        QVERIFY(entry(*inventory, "turned<U+202E>gnp.md"));
        for (const auto& e : inventory->entries)
            QVERIFY(QFile::exists(box.path("out/" + QString::fromStdString(e.path))));
    }

    void textNamedLikeAnArchiveIsALog()
    {
        Sandbox box;
        QVERIFY(box.make("not-an-archive.zip"));
        const auto inventory = import(box, "not-an-archive.zip");
        QVERIFY(inventory);
        QVERIFY(inventory->singleFile && inventory->referenced);
        QVERIFY(hasRemark(*inventory, "wrong-extension"));
    }

    void emptyArchive()
    {
        Sandbox box;
        QVERIFY(box.make("empty.zip"));
        const auto inventory = import(box, "empty.zip");
        QVERIFY(inventory);
        QVERIFY(inventory->entries.empty() && !inventory->singleFile);
    }

    void emptyAndZeroLogs()
    {
        Sandbox box;
        box.write("empty.log", "");
        box.write("zeros.log", QByteArray(5000, '\0'));
        QVERIFY(import(box, "empty.log"));
        QVERIFY(import(box, "zeros.log"));
    }

    void logWhereItIs()
    {
        Sandbox box;
        box.write("train.log", "one\ntwo\n");
        auto asked = request(box, "train.log");
        const auto plain = importInput(asked, {}, {});
        QVERIFY(plain);
        QVERIFY(plain->singleFile && plain->referenced && !plain->sha256);
        QCOMPARE(plain->entries.front().size, 8);
        asked.hashPlainFiles = true;
        asked.shownName = "stdin.log";
        const auto hashed = importInput(asked, {}, {});
        QCOMPARE(
            QString::fromStdString(*hashed->sha256),
            QString::fromLatin1(QCryptographicHash::hash("one\ntwo\n", QCryptographicHash::Sha256).toHex()));
        QCOMPARE(hashed->name, std::string("stdin.log"));
    }

    void sameInputSameOutput()
    {
        for (const char* name :
             {"unsafe-names.zip", "collisions.zip", "links.zip", "nested-tar.zip", "gbk.tar.gz"}) {
            Sandbox box;
            QVERIFY(box.make(name));
            auto asked = request(box, name);
            asked.threads = 1;
            const auto first = importInput(asked, {}, {});
            QVERIFY(QDir(box.path("out")).removeRecursively());
            asked.threads = 8;
            const auto second = importInput(asked, {}, {});
            QVERIFY(first && second);
            QCOMPARE(first->skipped.size(), second->skipped.size());
            QVERIFY2(first->entries == second->entries, name);
            QVERIFY2(first->skipped == second->skipped, name);
            QVERIFY2(first->remarks == second->remarks, name);
            QVERIFY2(*first == *second, name);
        }
    }

private:
    static void checkLog(const Sandbox& box, const QString& name, const QString& path, const QString& remark)
    {
        const auto inventory = import(box, name);
        QVERIFY2(inventory, inventory ? "" : inventory.error().detail.c_str());
        const auto* found = entry(*inventory, path.toStdString());
        QVERIFY2(found, qPrintable(names(*inventory)));
        const QByteArray log =
            QByteArray("E1201 10:00:00.000000 1 x.py:1] something went wrong\n").repeated(40);
        QCOMPARE(bytesOf(*inventory, found->path), log);
        QCOMPARE(found->size, log.size());
        QVERIFY(found->modified);
        QCOMPARE(QString::fromStdString(*inventory->sha256),
                 QString::fromLatin1(
                     QCryptographicHash::hash(box.read(name), QCryptographicHash::Sha256).toHex()));
        if (!remark.isEmpty())
            QVERIFY2(hasRemark(*inventory, remark.toStdString()), qPrintable(names(*inventory)));
    }
    static QString names(const Inventory& inventory)
    {
        QStringList all;
        for (const auto& e : inventory.entries)
            all << QString::fromStdString(e.path);
        for (const auto& r : inventory.remarks)
            all << "(" + QString::fromStdString(r.id) + ")";
        return all.join(", ");
    }
};

QTEST_GUILESS_MAIN(TestTaken)
#include "tst_taken.moc"
