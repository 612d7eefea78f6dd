// SPDX-License-Identifier: Apache-2.0
#include "triage/pack_load.h"
#include "triage/rule_pack.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace triage;

namespace {

QByteArray builtin()
{
    QFile file(QStringLiteral(TRIAGE_SOURCE_DIR "/resources/rules/builtin.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray changed(const QByteArray& from, const QByteArray& to)
{
    auto json = builtin();
    const auto at = json.indexOf(from);
    return at < 0 ? QByteArray() : json.replace(at, from.size(), to);
}

} // namespace

class TestRulePack : public QObject
{
    Q_OBJECT

private slots:
    void everyExampleBehaves()
    {
        const auto pack = loadBuiltinRules();
        QVERIFY2(pack.has_value(), pack ? "" : pack.error().message.args.back().c_str());
        for (const auto& failure : selfTest(*pack))
            QFAIL((failure.rule + ": " + failure.example).c_str());
        QVERIFY(describe(*pack).size() > 6);
    }

    void anExampleThatMissesIsFound()
    {
        const auto json =
            changed("\"examples\": [\n    \"RuntimeError: The Inner error is reported as above.",
                    "\"examples\": [\n    \"RuntimeError: Another error is reported.");
        QVERIFY(!json.isEmpty());
        const auto pack = parsePack(json, "mine.json");
        QVERIFY(pack.has_value());
        const auto failures = selfTest(*pack);
        QCOMPARE(failures.size(), std::size_t{1});
        QCOMPARE(failures.front().rule, std::string("reported-above"));
        QVERIFY(failures.front().expectedHit);
    }

    void errorsNameFileLineAndRule_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("where");
        QTest::newRow("bad pattern") << changed("\"\\\\bAssertionError\\\\b\"", "\"(AssertionError\"")
                                     << "assertion";
        QTest::newRow("unknown route")
            << changed("\"route\": \"runtime-error\"", "\"route\": \"somewhere\"") << "edge";
        QTest::newRow("missing class")
            << changed("\"id\": \"reported-above\"", "\"id\": \"reported-below\"") << "reported-above";
        QTest::newRow("missing text") << changed("\"miss-edge\"", "\"miss-hedge\"") << "miss-edge";
        QTest::newRow("unknown scope")
            << changed("\"on\": [\n      \"phase\"", "\"on\": [\n      \"phrase\"") << "edge/replay";
        QTest::newRow("other format") << changed("\"format\": 1", "\"format\": 2") << "format";
    }

    void errorsNameFileLineAndRule()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, where);
        QVERIFY(!json.isEmpty());
        const auto pack = parsePack(json, "mine.json");
        QVERIFY(!pack.has_value());
        QCOMPARE(pack.error().kind, ErrorKind::Invalid);
        const auto& args = pack.error().message.args;
        QCOMPARE(args.at(0), std::string("mine.json"));
        QVERIFY(std::stoi(args.at(1)) >= 1);
        QCOMPARE(QString::fromStdString(args.at(2)), where);
    }

    void aTextThatIsLeftOutIsTheBuiltInOne()
    {
        const auto own = changed("\"miss-edge\"", "\"miss-hedge\"");
        QTemporaryDir dir;
        const auto path = dir.filePath(QStringLiteral("mine.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(own);
        file.close();
        const auto pack = loadRules(path.toStdString());
        QVERIFY(pack.has_value());
        const auto said = pack->data().text("miss-edge");
        QVERIFY(said.own && !said.own->en.empty());
    }

    void brokenJsonNamesTheLine()
    {
        const auto pack = parsePack("{\n \"format\": 1,\n \"name\": oops\n}", "mine.json");
        QVERIFY(!pack.has_value());
        QCOMPARE(pack.error().message.args.at(1), std::string("3"));
    }

    void aMissingFileIsSaid()
    {
        const auto pack = loadRules("/nowhere/pack.json");
        QVERIFY(!pack.has_value());
        QCOMPARE(pack.error().kind, ErrorKind::NotReadable);
    }
};

QTEST_GUILESS_MAIN(TestRulePack)
#include "tst_rule_pack.moc"
