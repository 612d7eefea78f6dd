// SPDX-License-Identifier: Apache-2.0
#include "fixture.h"

#include <sys/stat.h>

using namespace tests;

/// What stays out while the rest comes in: each with its reason.
class TestSkipped : public QObject
{
    Q_OBJECT

private slots:
    void archives_data()
    {
        QTest::addColumn<QStringList>("out"); // "path|a word of the reason"
        QTest::addColumn<QStringList>("in");
        const QString log = "step1-eager/stdout_stderr.log";
        QTest::newRow("unsafe-names.zip") << QStringList{"../up.txt|leads out",
                                                         "a/../../up.txt|leads out",
                                                         "/etc/absolute.txt|absolute",
                                                         "C:\\temp\\drive.txt|drive letter",
                                                         "..\\..\\up.txt|leads out",
                                                         "with<U+0000>nul.txt|NUL",
                                                         "sub/CON|device",
                                                         "aux.log|device",
                                                         "LPT1.txt|device",
                                                         "com7|device",
                                                         "\\\\host\\share\\unc.txt|absolute",
                                                         "|no name",
                                                         QString(300, 'x') + ".txt|too long"}
                                          << QStringList{"fine/kept/a.txt", "console.md", "com77.md", log};
        QTest::newRow("foreign.zip") << QStringList{"__MACOSX/._note.md|packing system",
                                                    ".DS_Store|packing system",
                                                    "sub/Thumbs.db|packing system",
                                                    "sub/desktop.ini|packing system",
                                                    "sub/._note.md|packing system"}
                                     << QStringList{"sub/note.md", log};
        QTest::newRow("collisions.zip")
            << QStringList{"note.md|Note.md", QString::fromUtf8("cafe\u0301.md|caf\u00e9.md"),
                           "same.md|same.md", "thing/below.md|thing"}
            << QStringList{"Note.md",    QString::fromUtf8("caf\u00e9.md"),
                           "same.md",    "Dir/one.md",
                           "Dir/two.md", "thing",
                           log};
        QTest::newRow("note-disagrees.zip") << QStringList{"note.md|disagree"} << QStringList{log};
        QTest::newRow("encrypted-note.zip") << QStringList{"note.md|encrypted"} << QStringList{log};
        QTest::newRow("implode-note.zip") << QStringList{"note.md|Implode"} << QStringList{log};
        QTest::newRow("special.zip") << QStringList{"pipe|device, pipe", "disk|device, pipe",
                                                    "terminal|device, pipe", "socket|device, pipe"}
                                     << QStringList{log};
        QTest::newRow("special.tar") << QStringList{"pipe|device, pipe", "disk|device, pipe",
                                                    "terminal|device, pipe", "out.log|leads out",
                                                    "out2.log|leads out"}
                                     << QStringList{"real.log", "soft.log", "hard.log"};
        QTest::newRow("unsafe.tar") << QStringList{"../up.log|leads out", "/absolute.log|absolute"}
                                    << QStringList{"kept.log"};
        QTest::newRow("links.zip")
            << QStringList{"out.log|leads out",    "absolute.log|leads out", "nowhere.log|not in the archive",
                           "real/round|around it", "ring-a|around it",       "ring-b|around it"}
            << QStringList{"real/stdout_stderr.log",   "real/more/other.log",  "same.log", "real/up.log",
                           "folder/stdout_stderr.log", "folder/more/other.log"};
        QTest::newRow("write-through-link.zip") << QStringList{"way/planted.log|way"} << QStringList{};
    }

    void archives()
    {
        QFETCH(QStringList, out);
        QFETCH(QStringList, in);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        Sandbox box;
        QVERIFY(box.make(name));
        const auto inventory = import(box, name);
        QVERIFY2(inventory, inventory ? "" : inventory.error().detail.c_str());
        for (const QString& row : out) {
            const QString path = row.section('|', 0, -2);
            const QString word = row.section('|', -1);
            const bool said = std::ranges::any_of(inventory->skipped, [&](const Skipped& s) {
                return QString::fromStdString(s.path) == path && text(s.reason).contains(word);
            });
            QVERIFY2(said, qPrintable(row + " among " + list(*inventory)));
        }
        for (const QString& path : in) {
            QVERIFY2(entry(*inventory, path.toStdString()), qPrintable(path));
            QVERIFY2(QFileInfo(box.path("out/" + path)).isFile(), qPrintable(path));
        }
    }

    void nothingIsSkippedTwiceOrForgotten()
    {
        Sandbox box;
        QVERIFY(box.make("unsafe-names.zip"));
        const auto inventory = import(box, "unsafe-names.zip");
        QVERIFY(inventory);
        QCOMPARE(inventory->skipped.size() + inventory->entries.size(), 17U);
    }

    void nothingLandsOutside()
    {
        Sandbox box;
        for (const char* name : {"unsafe-names.zip", "unsafe.tar", "write-through-link.zip", "links.zip"}) {
            QVERIFY(box.make(name));
            QVERIFY(import(box, name));
            QVERIFY(QDir(box.path("out")).removeRecursively());
        }
        QCOMPARE(QDir(box.path("")).entryList(QDir::Files | QDir::Hidden).size(), 4);
        QVERIFY(!QFile::exists("/tmp/planted.log"));
    }

    void noLinkIsMade()
    {
        Sandbox box;
        QVERIFY(box.make("links.zip"));
        QVERIFY(import(box, "links.zip"));
        for (const auto& at : std::filesystem::recursive_directory_iterator(box.fsPath("out")))
            QVERIFY2(!at.is_symlink(), at.path().c_str());
        QCOMPARE(box.read("out/same.log"), box.read("out/real/stdout_stderr.log"));
    }

    void realTraversalBundle()
    {
        Sandbox box;
        const auto inventory = import(box, TRIAGE_TEST_DATA "/bundles/variants/v21-path-traversal.zip");
        QVERIFY(inventory);
        QCOMPARE(inventory->skipped.size(), 3U);
        QVERIFY(skipped(*inventory, "C:\\temp\\drive.txt"));
    }

    void folderWithOddEntries()
    {
        Sandbox box;
        box.write("in/train.log", "a log\n");
        box.write("in/deep/other.log", "another\n");
        box.write("outside.log", "not yours\n");
        QVERIFY(::mkfifo(box.path("in/pipe").toLocal8Bit().constData(), 0600) == 0);
        QVERIFY(QFile::link("deep/other.log", box.path("in/inner.log")));
        QVERIFY(QFile::link("../outside.log", box.path("in/outer.log")));
        QVERIFY(QFile::link("gone.log", box.path("in/dangling.log")));
        QVERIFY(QFile::link("..", box.path("in/deep/up")));
        QVERIFY(QFile::link("deep", box.path("in/twin")));
        const auto inventory = import(box, "in");
        QVERIFY(inventory);
        QVERIFY(inventory->referenced);
        QCOMPARE(inventory->root, box.fsPath("in"));
        QVERIFY(entry(*inventory, "train.log") && entry(*inventory, "deep/other.log"));
        QVERIFY(entry(*inventory, "inner.log"));
        QCOMPARE(entry(*inventory, "inner.log")->size, 8);
        QVERIFY(hasRemark(*inventory, "link-followed"));
        for (const char* path : {"pipe", "outer.log", "dangling.log", "deep/up"})
            QVERIFY2(skipped(*inventory, path), path);
        QVERIFY(!entry(*inventory, "outer.log"));
        QVERIFY(entry(*inventory, "twin/other.log") || skipped(*inventory, "twin"));
        QVERIFY(!QDir(box.path("out")).exists());
    }

private:
    static QString list(const Inventory& inventory)
    {
        QStringList all;
        for (const auto& s : inventory.skipped)
            all << QString::fromStdString(s.path) + ": " + text(s.reason);
        return all.join("; ");
    }
};

QTEST_GUILESS_MAIN(TestSkipped)
#include "tst_skipped.moc"
