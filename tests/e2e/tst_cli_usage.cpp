// SPDX-License-Identifier: Apache-2.0
// What can be typed, what is refused, and what help says about it.
#include "cli.h"

#include <QRegularExpression>
#include <QTest>

namespace {

const QString bundle = QStringLiteral(TRIAGE_TEST_DATA "/bundles/zips/04-step2-custom-op-no-fake.zip");

QStringList words(const char* line)
{
    QStringList out;
    for (const QString& word : QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        out << (word == QLatin1String("BUNDLE") ? bundle : word);
    return out;
}

bool holdsChinese(const QByteArray& text)
{
    static const QRegularExpression chinese(QStringLiteral("\\p{Han}"));
    return QString::fromUtf8(text).contains(chinese);
}

} // namespace

class UsageTest : public QObject
{
    Q_OBJECT

private slots:
    void wrongUsageSaysWhatIsAllowed_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("told"); ///< stands in the message
        const auto row = [](const char* line, const char* told) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(told);
        };
        row("", "triage, check, rules");
        row("bundle.zip", "triage, check, rules");
        row("triage", "folder");
        row("triage BUNDLE another.zip", "another.zip");
        row("triage BUNDLE --frmat json", "--format");
        row("triage BUNDLE --format", "text, md, html, pdf, json, jira");
        row("triage BUNDLE --format xml", "text, md, html, pdf, json, jira");
        row("triage BUNDLE --format=xml", "text, md, html, pdf, json, jira");
        row("triage BUNDLE --format --hash", "text, md, html, pdf, json, jira");
        row("triage BUNDLE --lang fr", "zh, en, both");
        row("triage BUNDLE --failed-step 6", "1, 2, 3, 4, 5");
        row("triage BUNDLE --failed-step two", "1, 2, 3, 4, 5");
        row("triage BUNDLE --symptom slow", "crash, accuracy, performance");
        row("triage BUNDLE --hash=yes", "--hash");
        row("triage BUNDLE -o", "FILE");
        row("triage BUNDLE --run", "NAME");
        row("triage BUNDLE --run 20000101-000000-pid1", "20261201-");
        row("triage BUNDLE --format pdf", "-o");
        row("triage BUNDLE -o report.docx", ".json");
        row("triage BUNDLE -o report", ".json");
        row("check BUNDLE --format md", "text, json");
        row("check BUNDLE --symptom crash", "--format");
        row("rules BUNDLE", "04-step2");
        row("rules --format json", "--check");
    }
    void wrongUsageSaysWhatIsAllowed()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, told);
        const auto outcome = e2e::run(words(line.constData()));
        QCOMPARE(outcome.exit, 2);
        QVERIFY2(outcome.err.contains(told), outcome.err.constData());
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(outcome.left.isEmpty());
    }

    void valuesMayFollowAnEqualsSign()
    {
        const auto apart = e2e::run(words("triage BUNDLE --format json --failed-step 2"));
        const auto joined = e2e::run(words("triage --format=json --failed-step=2 BUNDLE"));
        QVERIFY(apart.json().contains(QLatin1String("verdict")));
        QCOMPARE(joined.out, apart.out);
    }

    void helpNamesEveryOption_data()
    {
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QByteArrayList>("options");
        const QByteArrayList triage = {"-o",
                                       "--format",
                                       "--lang",
                                       "--run",
                                       "--failed-step",
                                       "--symptom",
                                       "--rules",
                                       "--hash",
                                       "text|md|html|pdf|json|jira",
                                       "zh|en|both",
                                       "crash|accuracy|performance"};
        QTest::newRow("all") << QByteArray()
                             << triage + QByteArrayList{"triage", "check", "rules", "--check", "--version"};
        QTest::newRow("triage") << QByteArray("triage") << triage;
        QTest::newRow("check") << QByteArray("check")
                               << QByteArrayList{"--format", "text|json", "--lang", "--run"};
        QTest::newRow("rules") << QByteArray("rules") << QByteArrayList{"--check", "--lang"};
    }
    void helpNamesEveryOption()
    {
        QFETCH(QByteArray, verb);
        QFETCH(QByteArrayList, options);
        for (const char* language : {"en", "zh"}) {
            const auto outcome = e2e::run(words(verb.constData()) +
                                          QStringList{QStringLiteral("--help"), QStringLiteral("--lang"),
                                                      QString::fromLatin1(language)});
            QCOMPARE(outcome.exit, 0);
            QVERIFY(outcome.err.isEmpty());
            for (const QByteArray& option : options)
                QVERIFY2(outcome.out.contains(option), option.constData());
            QCOMPARE(holdsChinese(outcome.out), qstrcmp(language, "zh") == 0);
        }
    }

    void everyOptionInHelpIsTaken()
    {
        static const QRegularExpression option(QStringLiteral("(--[a-z-]+)"));
        const QString help = QString::fromUtf8(e2e::run(words("triage --help")).out);
        int count = 0;
        for (auto match = option.globalMatch(help); match.hasNext(); ++count) {
            const QString name = match.next().captured(1);
            const auto outcome = e2e::run({QStringLiteral("triage"), name, QStringLiteral("--help")});
            QVERIFY2(!outcome.err.contains("Unknown"), qPrintable(name));
        }
        QVERIFY(count > 10);
    }

    void theReadmeSpeaksOfOptionsThatExist()
    {
        static const QRegularExpression command(QStringLiteral("npugraph-triage-cli[^\\n`]*"));
        static const QRegularExpression option(QStringLiteral("(?<=\\s)--?[a-z][a-z-]*"));
        const QByteArray help = e2e::run(words("--help")).out;
        const QString readme =
            QString::fromUtf8(e2e::contentsOf(QStringLiteral(TRIAGE_SOURCE_DIR "/README.md")));
        QVERIFY(readme.contains(command));
        for (auto line = command.globalMatch(readme); line.hasNext();) {
            const QString text = line.next().captured();
            for (auto match = option.globalMatch(text); match.hasNext();) {
                const QString name = match.next().captured();
                QVERIFY2(help.contains(name.toUtf8()), qPrintable(name));
            }
        }
    }

    void versionIsOneLine()
    {
        const auto outcome = e2e::run(words("--version"));
        QCOMPARE(outcome.exit, 0);
        QVERIFY(outcome.out.startsWith("npugraph-triage-cli "));
        QCOMPARE(outcome.out.count('\n'), 1);
    }

    void theLocaleDecidesTheLanguage()
    {
        QVERIFY(!holdsChinese(e2e::run(words("triage"), {{}, "C.UTF-8", {}}).err));
        QVERIFY(holdsChinese(e2e::run(words("triage"), {{}, "zh_CN.UTF-8", {}}).err));
        QVERIFY(!holdsChinese(e2e::run(words("triage --lang en"), {{}, "zh_CN.UTF-8", {}}).err));
        QVERIFY(holdsChinese(e2e::run(words("triage BUNDLE"), {{}, "zh_CN.UTF-8", {}}).out));
    }

    void rulesPrintsAndTestsThePack()
    {
        const auto printed = e2e::run(words("rules"));
        QCOMPARE(printed.exit, 0);
        for (const char* rule : {"pre-1", "edge", "kw-1", "kw-2", "kw-3", "kw-4"})
            QVERIFY2(printed.out.contains(rule), rule);
        const auto tested = e2e::run(words("rules --check"));
        QVERIFY2(tested.exit == 0, tested.err.constData());
    }

    /// Neither waited for nor read without end.
    void aPackThatIsNoFileIsRefused()
    {
        const QTemporaryDir dir;
        QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {dir.filePath(QStringLiteral("pipe"))}), 0);
        for (const QString& file :
             {dir.filePath(QStringLiteral("pipe")), QStringLiteral("/dev/zero"), dir.path()}) {
            const auto outcome = e2e::run({QStringLiteral("rules"), QStringLiteral("--check"), file},
                                          {{}, "C.UTF-8", {QStringLiteral("timeout"), QStringLiteral("60")}});
            QVERIFY2(outcome.exit == 4, qPrintable(file));
        }
    }

    void aBadPackIsRefused()
    {
        const QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("pack.json"));
        e2e::put(file, "{\"nothing\": ");
        QCOMPARE(e2e::run({QStringLiteral("rules"), QStringLiteral("--check"), file}).exit, 4);
        QCOMPARE(e2e::run({QStringLiteral("triage"), bundle, QStringLiteral("--rules"), file}).exit, 4);
        const auto missing =
            e2e::run({QStringLiteral("triage"), bundle, QStringLiteral("--rules"), file + QLatin1Char('x')});
        QCOMPARE(missing.exit, 4);
        QVERIFY(missing.err.contains("pack.jsonx"));
    }
};

QTEST_GUILESS_MAIN(UsageTest)
#include "tst_cli_usage.moc"
