// SPDX-License-Identifier: Apache-2.0
#include "bundle/glob.h"
#include "bundle/inflate64.h"
#include "bundle/member_name.h"
#include "bundle/name_encoding.h"
#include "fixture.h"

#include <QRandomGenerator>

using namespace tests;

/// Archives with bytes changed at random, always the same ones: whatever comes of it, it ends, it is typed,
/// and what was refused leaves nothing. Worth most under the sanitizers.
class TestDamage : public QObject
{
    Q_OBJECT

private slots:
    void changedBytes_data()
    {
        QTest::addColumn<int>("rounds");
        for (const char* name : {"zip64.zip", "descriptor.zip", "links.zip", "nested-tar.zip", "gbk.zip",
                                 "bzip2.zip", "lzma.zip", "xz.zip", "plain.tar", "plain.tar.gz",
                                 "plain.tar.xz", "special.tar", "sparse.tar", "stored.rar"})
            QTest::newRow(name) << 40;
    }

    void changedBytes()
    {
        QFETCH(int, rounds);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        Sandbox box;
        QVERIFY(box.make(name));
        const QByteArray whole = box.read(name);
        QRandomGenerator random(qChecksum(name.toUtf8()));
        for (int i = 0; i < rounds; ++i) {
            QByteArray changed = whole;
            for (int k = random.bounded(1, 5); k > 0; --k)
                changed[random.bounded(static_cast<int>(changed.size()))] =
                    static_cast<char>(random.bounded(256));
            box.write("changed", changed);
            checkEnds(box);
        }
    }

    void cutAnywhere()
    {
        Sandbox box;
        for (const char* name : {"zip64.zip", "plain.tar.xz", "stored.rar"}) {
            QVERIFY(box.make(name));
            const QByteArray whole = box.read(name);
            for (qsizetype length = 0; length < whole.size(); length += 1 + whole.size() / 40) {
                box.write("changed", whole.left(length));
                checkEnds(box);
            }
        }
    }

    void deflate64OfNoise()
    {
        QRandomGenerator random(64);
        for (int i = 0; i < 2000; ++i) {
            QByteArray bytes(random.bounded(1, 400), '\0');
            for (char& c : bytes)
                c = static_cast<char>(random.bounded(256));
            qsizetype at = 0;
            std::int64_t came = 0;
            const auto done = inflate64(
                [&](std::span<char> into) {
                    const auto part =
                        std::min<qsizetype>(static_cast<qsizetype>(into.size()), bytes.size() - at);
                    std::copy_n(bytes.constData() + at, part, into.data());
                    at += part;
                    return part;
                },
                [&](std::span<const char> plain) -> Result<void> {
                    came += static_cast<std::int64_t>(plain.size());
                    return {};
                });
            QVERIFY(done || done.error().kind == ErrorKind::Damaged);
            QVERIFY(came < 100'000'000);
        }
    }

    void names_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("read");
        QTest::newRow("ascii") << QByteArray("a.log") << "ASCII"
                               << "a.log";
        QTest::newRow("utf-8") << QByteArray("日志.log") << "UTF-8" << QString("日志.log");
        QTest::newRow("gbk, one character") << QByteArray("\xc8\xd5.log") << "GB18030" << QString("日.log");
        QTest::newRow("gbk, rare characters")
            << QByteArray("\x94\xa8\xd6\xbe.log") << "GB18030" << QString("敤志.log");
        QTest::newRow("kana") << QByteArray("\x83\x8d\x83\x4f.log") << "Shift-JIS" << QString("ログ.log");
        QTest::newRow("kanji and kana")
            << QByteArray("\x8c\x8b\x89\xca\x82\xcc") << "Shift-JIS" << QString("結果の");
        QTest::newRow("accents") << QByteArray("R\x82sum\x82.log") << "CP437" << QString("Résumé.log");
        QTest::newRow("umlaut") << QByteArray("\x9a"
                                              "bersicht.log")
                                << "CP437" << QString("Übersicht.log");
    }

    void names()
    {
        QFETCH(QByteArray, name);
        QFETCH(QString, encoding);
        QFETCH(QString, read);
        const std::vector<std::string> all = {name.toStdString()};
        const NameEncoding found = judgeNames(all);
        QCOMPARE(QString::fromUtf8(nameOf(found).data()), encoding);
        QCOMPARE(QString::fromStdString(decodeName(all.front(), found)), read);
    }

    void oneArchiveOneEncoding()
    {
        // The second name alone would pass for something else.
        const std::vector<std::string> all = {"\xbf\xcd\xbb\xa7\xcf\xd6\xb3\xa1/\xc8\xd5\xd6\xbe.log",
                                              "\x82s.log"};
        QCOMPARE(judgeNames(all), NameEncoding::Gb18030);
    }

    void globs_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("matching");
        QTest::newRow("**/*.log") << "a.log" << true;
        QTest::newRow("**/a/*.log") << "x/y/a/b.log" << true;
        QTest::newRow("a/*.log") << "a/b/c.log" << false;
        QTest::newRow("plog-#_#.log") << "plog-12_34.log" << true;
        QTest::newRow("plog-#_#.LOG") << "plog-12_.log" << false;
        QTest::newRow("**/x/**/y") << "a/x/y" << true;
        QTest::newRow("**/x/**/*") << "x" << false;
        QTest::newRow("*a*a*a*b") << QString(200, 'a') << false;
    }

    void globs()
    {
        QFETCH(QString, path);
        QFETCH(bool, matching);
        QCOMPARE(matches(QTest::currentDataTag(), path.toStdString()), matching);
    }

private:
    static void checkEnds(const Sandbox& box)
    {
        auto asked = request(box, "changed");
        asked.limits.totalBytes = 64 << 20;
        const auto done = importInput(asked, {}, {});
        if (!done) {
            QVERIFY(done.error().kind != ErrorKind::Internal && done.error().kind != ErrorKind::Cancelled);
            QVERIFY(!done.error().message.empty());
            QVERIFY(box.outIsGone());
            return;
        }
        for (const auto& entry : done->entries) {
            const auto location = done->root / entry.path;
            QVERIFY(std::filesystem::exists(location));
            QVERIFY(!std::filesystem::is_symlink(location));
        }
        QDir(box.path("out")).removeRecursively();
    }
};

QTEST_GUILESS_MAIN(TestDamage)
#include "tst_damage.moc"
