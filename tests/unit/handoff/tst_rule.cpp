// SPDX-License-Identifier: Apache-2.0
// The rule that decided, what it matched, and where: in the reader's language and with its line.
#include "samples.h"

#include <QRegularExpression>
#include <QTest>

using namespace triage;

namespace {

QString line(const samples::Sample& sample, handoff::Languages languages, const char* label)
{
    const QString all = QString::fromStdString(handoff::writeText(samples::compose(sample), languages));
    for (const QString& one : all.split('\n'))
        if (one.startsWith(QString::fromUtf8(label)))
            return one;
    return {};
}

} // namespace

class TestRule : public QObject
{
    Q_OBJECT

private slots:
    void aKeywordOfTwoLanguagesIsReadInOne()
    {
        samples::Sample sample = samples::routed();
        sample.verdict.keyword = "首次调用就崩 / first call";
        QVERIFY(line(sample, handoff::Languages::English, "Matched").endsWith(" first call"));
        QVERIFY(!line(sample, handoff::Languages::English, "Matched").contains("首次"));
        QVERIFY(line(sample, handoff::Languages::Chinese, "匹配内容").endsWith(" 首次调用就崩"));
        sample.verdict.keyword = "torch._dynamo / Unsupported";
        QVERIFY(
            line(sample, handoff::Languages::English, "Matched").endsWith(" torch._dynamo / Unsupported"));
    }

    void withheldWithoutACausalLineSaysSo()
    {
        samples::Sample sample = samples::routed();
        sample.verdict.withheld = true;
        sample.verdict.route.reset();
        sample.verdict.withheldBy = {"no-causal-line"};
        const auto said = [&](handoff::Languages languages, const char* words) {
            return handoff::writeText(samples::compose(sample), languages).find(words) != std::string::npos;
        };
        QVERIFY(said(handoff::Languages::English, "A step failed, but no log holds a line that says why."));
        QVERIFY(said(handoff::Languages::Chinese, "有 step 失败，但没有日志说明失败原因。"));
    }

    /// Where no log tells, the marker does.
    void aMarkerIsTheEvidenceLine()
    {
        samples::Sample sample = samples::routed();
        Evidence marker;
        marker.role = EvidenceRole::Marker;
        marker.file = "first_failure.txt";
        marker.line = LineNumber(1);
        marker.text = "step5-npugraph_ex exit_code=139";
        sample.verdict.evidence = {marker};
        QVERIFY(line(sample, handoff::Languages::English, "Evidence line").endsWith(" first_failure.txt:1"));
        sample.verdict.evidence.clear();
        QVERIFY(line(sample, handoff::Languages::English, "Evidence line").contains("none"));
    }

    /// Facts have names of the program's own, which are no words for people.
    void noNameOfAFactIsShown()
    {
        QFile pack(QStringLiteral(TRIAGE_SOURCE_DIR "/resources/rules/builtin.json"));
        QVERIFY(pack.open(QIODevice::ReadOnly));
        static const QRegularExpression text(QStringLiteral("\"on-fact\": \\{[^}]*\\}"));
        const QString found = text.match(QString::fromUtf8(pack.readAll())).captured();
        QVERIFY(!found.isEmpty());
        QVERIFY2(!found.contains('%'), qPrintable(found));
    }
};

QTEST_GUILESS_MAIN(TestRule)
#include "tst_rule.moc"
