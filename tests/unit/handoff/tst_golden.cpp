// SPDX-License-Identifier: Apache-2.0
// Every form of report in every text format and both languages, compared with what was read and found good.
// After a wanted change: TRIAGE_UPDATE_GOLDEN=1 build/dev/bin/test_handoff_golden, and read the difference.
#include "samples.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace triage;

namespace {

struct Writer
{
    const char* extension;
    std::string (*write)(const samples::Sample&, handoff::Languages);
};

const std::vector<Writer>& writers()
{
    using handoff::Languages;
    static const std::vector<Writer> all = {
        {"txt", [](const samples::Sample& s, Languages l) { return handoff::writeText(compose(s), l); }},
        {"md", [](const samples::Sample& s, Languages l) { return handoff::writeMarkdown(compose(s), l); }},
        {"html", [](const samples::Sample& s, Languages l) { return handoff::writeHtml(compose(s), l); }},
        {"jira", [](const samples::Sample& s, Languages l) { return handoff::writeJira(compose(s), l); }},
        {"check.txt", [](const samples::Sample& s, Languages l) {
             return handoff::writeCheckText(s.facts, samples::builtinWorkflow(), l);
         }}};
    return all;
}

/// Text and Markdown for every sample; the other formats say the same in another dress.
bool wanted(const samples::Sample& sample, const QString& extension)
{
    return extension == QStringLiteral("txt") || extension == QStringLiteral("md") ||
           sample.name == "withheld" || sample.name == "overridden";
}

/// The version changes with each release, the reports do not.
QByteArray withoutVersion(std::string text)
{
    return QByteArray::fromStdString(text).replace(QByteArrayLiteral("npugraph-triage " TRIAGE_TEST_VERSION),
                                                   QByteArrayLiteral("npugraph-triage X.Y.Z"));
}

/// The first line that differs, for people.
QByteArray difference(const QByteArray& got, const QByteArray& want)
{
    const QList<QByteArray> a = got.split('\n');
    const QList<QByteArray> b = want.split('\n');
    for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i)
        if (a.value(i) != b.value(i))
            return "line " + QByteArray::number(i + 1) + "\n  now:  " + a.value(i) +
                   "\n  want: " + b.value(i);
    return {};
}

} // namespace

class TestGolden : public QObject
{
    Q_OBJECT

private slots:
    void reportsReadAsTheyDid_data();
    void reportsReadAsTheyDid();
    void bothLanguagesAreOneDocument();
    void theSameValuesGiveTheSameBytes();
};

void TestGolden::reportsReadAsTheyDid_data()
{
    QTest::addColumn<QString>("fileName");
    QTest::addColumn<QByteArray>("text");
    for (const samples::Sample& sample : samples::all())
        for (const Writer& writer : writers())
            for (const auto& [tag, language] : {std::pair{"en", handoff::Languages::English},
                                                std::pair{"zh", handoff::Languages::Chinese}}) {
                if (!wanted(sample, QString::fromLatin1(writer.extension)))
                    continue;
                const std::string name = sample.name + "." + tag + "." + writer.extension;
                QTest::newRow(name.c_str())
                    << QString::fromStdString(name) << withoutVersion(writer.write(sample, language));
            }
}

void TestGolden::reportsReadAsTheyDid()
{
    QFETCH(QString, fileName);
    QFETCH(QByteArray, text);
    QFile file(QStringLiteral(TRIAGE_TEST_DATA "/golden/") + fileName);
    if (qEnvironmentVariableIsSet("TRIAGE_UPDATE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QByteArray want = file.readAll();
    QVERIFY2(text == want, difference(text, want).constData());
}

void TestGolden::bothLanguagesAreOneDocument()
{
    const handoff::Handoff handoff = compose(samples::routed());
    for (const auto write : {handoff::writeText, handoff::writeMarkdown, handoff::writeJira}) {
        const std::string both = write(handoff, handoff::Languages::Both);
        QVERIFY(both.starts_with(write(handoff, handoff::Languages::Chinese)));
        QVERIFY(both.ends_with(write(handoff, handoff::Languages::English)));
        QVERIFY(both.ends_with('\n'));
    }
    const std::string page = handoff::writeHtml(handoff, handoff::Languages::Both);
    QVERIFY(page.find("<main lang=\"zh-CN\"") < page.find("<main lang=\"en\""));
    QCOMPARE(QByteArray::fromStdString(page).count("id=\"zh-evidence-1\""), 1);
    QCOMPARE(QByteArray::fromStdString(page).count("id=\"en-evidence-1\""), 1);
}

void TestGolden::theSameValuesGiveTheSameBytes()
{
    const samples::Sample sample = samples::overridden();
    for (const Writer& writer : writers())
        QCOMPARE(writer.write(sample, handoff::Languages::Both),
                 writer.write(sample, handoff::Languages::Both));
}

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
