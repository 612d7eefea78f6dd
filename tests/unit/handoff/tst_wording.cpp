// SPDX-License-Identifier: Apache-2.0
// No sentence of ours states a cause or proposes a change: the specialist sub-skill does that.
#include "wording.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace triage::wording;

namespace {

const QString root = QStringLiteral(TRIAGE_SOURCE_DIR);
const QString data = QStringLiteral(TRIAGE_TEST_DATA "/wording");

QStringList planted(const char* kind)
{
    QFile file(data + QStringLiteral("/planted.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList out;
    for (const QJsonValue& item :
         QJsonDocument::fromJson(file.readAll()).object()[QLatin1String(kind)].toArray())
        out << item.toString();
    return out;
}

} // namespace

class TestWording : public QObject
{
    Q_OBJECT

private slots:
    void ourTextsStateNothing_data();
    void ourTextsStateNothing();
    void plantedSentencesAreFound();
    void plantedFilesAreFound();
    void harmlessSentencesPass();
    void everyAllowedPhraseIsNeeded();

private:
    static QList<Text> everyText();
    Wording wording_{data};
};

QList<Text> TestWording::everyText()
{
    return textsOfSources(root) + textsOfCatalogues(root) + textsOfForms(root) +
           textsOfData(root, QStringLiteral("resources/workflow")) +
           textsOfData(root, QStringLiteral("resources/rules"));
}

void TestWording::ourTextsStateNothing_data()
{
    QTest::addColumn<QList<Text>>("texts");
    QTest::addColumn<int>("least");
    QTest::newRow("sources") << textsOfSources(root) << 100;
    QTest::newRow("catalogues") << textsOfCatalogues(root) << 0;
    QTest::newRow("forms") << textsOfForms(root) << 0;
    QTest::newRow("workflow") << textsOfData(root, QStringLiteral("resources/workflow")) << 100;
    QTest::newRow("rules") << textsOfData(root, QStringLiteral("resources/rules")) << 20;
}

void TestWording::ourTextsStateNothing()
{
    QFETCH(QList<Text>, texts);
    QFETCH(int, least);
    QVERIFY(wording_.complete());
    QVERIFY2(texts.size() >= least, qPrintable(QStringLiteral("only %1 texts were read").arg(texts.size())));
    QStringList objections;
    for (const Text& text : texts)
        if (const QString objection = wording_.objection(text.text); !objection.isEmpty())
            objections << text.where + QStringLiteral(" ") + objection;
    objections.removeDuplicates();
    for (const QString& objection : objections)
        qWarning().noquote() << objection; // QVERIFY2 would cut the list
    QVERIFY2(objections.isEmpty(), "change the text, or review it and add a phrase to allowed.json");
}

void TestWording::plantedSentencesAreFound()
{
    const QStringList sentences = planted("refused");
    QVERIFY(sentences.size() >= 20);
    for (const QString& sentence : sentences)
        QVERIFY2(!wording_.objection(sentence).isEmpty(), qPrintable(sentence));
}

void TestWording::plantedFilesAreFound()
{
    // The same way the real ones are read: a source, a catalogue, a rule pack.
    QTemporaryDir house;
    const auto write = [&](const QString& name, const QByteArray& content) {
        QDir(house.path()).mkpath(QFileInfo(name).path());
        QFile file(house.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    write(QStringLiteral("src/a/a.cpp"),
          "Message m = QT_TRANSLATE_NOOP(\"engine\", \"Line %1: \"\n    \"the cause is here.\");\n"
          "auto n = QT_TRANSLATE_N_NOOP(\"engine\", \"Upgrade to %n\");\nlabel->setText(tr(\"We suggest "
          "it\"));\n");
    write(QStringLiteral("translations/x_zh.ts"),
          "<TS><context><message><source>a</source><translation>请修改脚本</translation></message>"
          "<message numerus=\"yes\"><source>b</source><translation><numerusform>原因是 %n</numerusform>"
          "</translation></message></context></TS>");
    write(QStringLiteral("resources/rules/r.json"), "{\"rules\":[{\"notes\":[{\"zh\":\"好\",\"en\":\"caused "
                                                    "by it\"}],\"examples\":[\"the cause is\"]}]}");
    const auto refused = [this](const QList<Text>& texts) {
        return std::count_if(texts.begin(), texts.end(),
                             [this](const Text& t) { return !wording_.objection(t.text).isEmpty(); });
    };
    QCOMPARE(refused(textsOfSources(house.path())), 3);
    QCOMPARE(refused(textsOfCatalogues(house.path())), 2);
    QCOMPARE(refused(textsOfData(house.path(), QStringLiteral("resources/rules"))), 1);
}

void TestWording::harmlessSentencesPass()
{
    for (const QString& sentence : planted("passed"))
        QCOMPARE(wording_.objection(sentence), QString());
}

void TestWording::everyAllowedPhraseIsNeeded()
{
    // An allowance nobody needs any more would let something else through.
    const QList<Text> texts = everyText();
    for (const Allowed& allowed : wording_.allowed()) {
        QVERIFY2(!allowed.why.isEmpty(), qPrintable(allowed.phrase));
        const bool used = std::any_of(texts.begin(), texts.end(), [&](const Text& text) {
            return text.text.contains(allowed.phrase, Qt::CaseInsensitive);
        });
        QVERIFY2(used, qPrintable(allowed.phrase));
    }
}

QTEST_APPLESS_MAIN(TestWording)
#include "tst_wording.moc"
