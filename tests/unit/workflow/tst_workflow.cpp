// SPDX-License-Identifier: Apache-2.0
#include "workflow/workflow.h"
#include "workflow/workflow_parser.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace triage;
using namespace triage::workflow;

namespace {

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

/// The %1…%9 a text names, sorted.
QStringList markersOf(const std::string& text)
{
    QStringList found;
    auto it = QRegularExpression(QStringLiteral("%[1-9n]")).globalMatch(qt(text));
    while (it.hasNext())
        found << it.next().captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

} // namespace

class TestWorkflow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto loaded = loadBuiltin();
        QVERIFY2(loaded.has_value(), "the built-in workflow loads");
        workflow_ = std::move(*loaded);
    }

    void stepsAreSpelledAsTheDirectoriesAre()
    {
        const QStringList names = {"step1-eager", "step2-compile-eager", "step3-compile-aot_eager",
                                   "step4-npugraph_ex-force_eager", "step5-npugraph_ex"};
        for (const Step step : allSteps) {
            const StepInfo& info = workflow_.step(step);
            QCOMPARE(info.step, step);
            QCOMPARE(qt(info.name), names.at(number(step) - 1));
            QCOMPARE(info.script, info.name + ".py");
            QCOMPARE(info.torchLogs, step <= Step::AotEager);
            QCOMPARE(info.debugDir, step >= Step::ForceEager);
            QCOMPARE(workflow_.stepNamed(info.name), &info);
        }
        QCOMPARE(workflow_.stepNamed("step6"), nullptr);
    }

    /// The table of severities, as the rules of judgement give it.
    void severities()
    {
        const std::map<std::string, Severity> table = {
            {"no-triage-run", Severity::Rerun},       {"log-missing", Severity::Rerun},
            {"log-empty", Severity::Rerun},           {"unreadable", Severity::Rerun},
            {"plog-missing", Severity::Rerun},        {"step-missing", Severity::Rerun},
            {"collection-artefact", Severity::Rerun}, {"env-missing", Severity::Gap},
            {"version-unknown", Severity::Gap},       {"original-missing", Severity::Gap},
            {"script-missing", Severity::Gap},        {"script-changed-elsewhere", Severity::Gap},
            {"marker-conflict", Severity::Gap},       {"failure-inferred", Severity::Gap},
            {"plog-rotated", Severity::Gap},          {"log-truncated", Severity::Gap},
            {"switch-output-missing", Severity::Gap}, {"wrong-backend", Severity::Gap},
            {"debug-dir-missing", Severity::Gap},     {"torchair-version-unknown", Severity::Note},
            {"warnings-disagree", Severity::Note},    {"log-older-than-script", Severity::Note}};
        QCOMPARE(workflow_.findings.size(), table.size());
        for (const FindingInfo& finding : workflow_.findings) {
            QVERIFY2(table.contains(finding.id), finding.id.c_str());
            QCOMPARE(finding.severity, table.at(finding.id));
            QCOMPARE(workflow_.finding(finding.id), &finding);
        }
        QCOMPARE(workflow_.finding("no-such"), nullptr);
    }

    void bothLanguagesNameTheSameArguments()
    {
        for (const FindingInfo& finding : workflow_.findings) {
            QCOMPARE(markersOf(finding.message.zh), markersOf(finding.message.en));
            QCOMPARE(markersOf(finding.question.zh), markersOf(finding.question.en));
            for (const MessageVariant& variant : finding.variants)
                QCOMPARE(markersOf(variant.message.zh), markersOf(variant.message.en));
        }
    }

    /// Apart from what is quoted, nothing here names a cause or proposes a change.
    void ourWordsStayWithTheFacts()
    {
        const QRegularExpression taboo(QStringLiteral("root cause|\\bfix\\b|\\bbug\\b|upgrade|because|!$|"
                                                      "根因|修复|修改|升级|由于|导致|！"),
                                       QRegularExpression::CaseInsensitiveOption);
        for (const Bilingual& text : ownTexts()) {
            QVERIFY2(!taboo.match(qt(text.zh)).hasMatch(), text.zh.c_str());
            QVERIFY2(!taboo.match(qt(text.en)).hasMatch(), text.en.c_str());
        }
        QVERIFY(taboo.match(QStringLiteral("请修改脚本")).hasMatch());
        QVERIFY(taboo.match(QStringLiteral("The root cause is …")).hasMatch());
    }

    void aVariantIsChosenByItsId()
    {
        const FindingInfo* finding = workflow_.finding("log-empty");
        QCOMPARE(finding->messageOf({}), finding->message);
        QCOMPARE(finding->messageOf("no-such"), finding->message);
        QVERIFY(finding->messageOf("nul") != finding->message);
    }

    void intakeHoldsWhatTheContractNames()
    {
        for (const char* key :
             {"script", "torch", "torch_npu", "torchair", "cann", "fixed_shapes", "multi_stream",
              "custom_ops", "in_place", "symptom", "error_stack", "step_logs", "plog"})
            QVERIFY2(workflow_.intakeFact(key), key);
        QCOMPARE(workflow_.intakeFact("no-such"), nullptr);
    }

    /// What is marked as quoted stands word for word in the source document.
    void demandedSentencesAreVerbatim()
    {
        QFile file(QStringLiteral(TRIAGE_TEST_DATA "/workflow/source_sentences.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString source = QString::fromUtf8(file.readAll());
        int quoted = 0;
        for (const DemandedSentence& sentence : workflow_.sentences) {
            if (!sentence.quoted)
                continue;
            ++quoted;
            QVERIFY2(source.contains(qt(sentence.text.zh)), sentence.id.c_str());
            QVERIFY(!sentence.text.en.empty());
        }
        QCOMPARE(quoted, 4);
        for (const char* id : {"step1-failed", "step4-ok-step5-failed", "edge", "all-passed"})
            QVERIFY2(workflow_.sentence(id) && workflow_.sentence(id)->quoted, id);
        for (const char* id : {"force-eager-fact", "accuracy-run-folders", "performance-run-folder"})
            QVERIFY2(workflow_.sentence(id) && !workflow_.sentence(id)->quoted, id);
        QCOMPARE(workflow_.sentence("no-such"), nullptr);
    }

    void everyPatternCompiles()
    {
        for (const LayoutPattern& pattern : workflow_.patterns)
            QVERIFY2(QRegularExpression(qt(pattern.pattern)).isValid(), pattern.name.c_str());
        for (const VersionPatterns& version : workflow_.versions)
            for (const std::string& pattern : version.patterns) {
                const QRegularExpression expression(qt(pattern));
                QVERIFY2(expression.isValid(), pattern.c_str());
                QCOMPARE(expression.captureCount(), 1);
            }
        QVERIFY(workflow_.pattern("no-such").empty());
    }

    void wrongDataIsRefusedByName_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("member");
        QTest::newRow("no JSON") << QStringLiteral("{") << QStringLiteral("rootFolder");
        QFile file(QStringLiteral(TRIAGE_SOURCE_DIR "/resources/workflow/workflow.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString good = QString::fromUtf8(file.readAll());
        QTest::newRow("no such severity")
            << QString(good).replace("\"rerun\"", "\"bad\"") << QStringLiteral("severity");
        QTest::newRow("no zh") << QString(good).replace("\"zh\"", "\"cn\"") << QStringLiteral("zh");
        QTest::newRow("steps out of order")
            << QString(good).replace("\"step\": 2", "\"step\": 3") << QStringLiteral("steps");
        QTest::newRow("step out of range")
            << QString(good).replace("\"step\": 2", "\"step\": 9") << QStringLiteral("step");
        QTest::newRow("findings no list")
            << QString(good).replace("\"findings\": [", "\"findings\": 1, \"x\": [")
            << QStringLiteral("findings");
        QTest::newRow("switch no bool") << QString(good).replace("\"torchLogs\": true", "\"torchLogs\": 1")
                                        << QStringLiteral("torchLogs");
    }
    void wrongDataIsRefusedByName()
    {
        QFETCH(const QString, json);
        QFETCH(const QString, member);
        const auto parsed = parseWorkflow(json.toStdString());
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().kind, ErrorKind::Invalid);
        QCOMPARE(parsed.error().message.args, std::vector<std::string>{member.toStdString()});
    }

private:
    [[nodiscard]] std::vector<Bilingual> ownTexts() const
    {
        std::vector<Bilingual> texts;
        for (const StepInfo& step : workflow_.steps)
            texts.push_back(step.isolates);
        for (const FindingInfo& finding : workflow_.findings) {
            texts.insert(texts.end(), {finding.message, finding.question});
            for (const MessageVariant& variant : finding.variants)
                texts.push_back(variant.message);
        }
        for (const IntakeInfo& fact : workflow_.intake)
            texts.insert(texts.end(), {fact.label, fact.question});
        for (const DemandedSentence& sentence : workflow_.sentences)
            if (!sentence.quoted)
                texts.push_back(sentence.text);
        for (const ArtefactInfo& artefact : workflow_.artefacts)
            texts.insert(texts.end(), {artefact.label, artefact.help});
        return texts;
    }

    Workflow workflow_;
};

QTEST_GUILESS_MAIN(TestWorkflow)
#include "tst_workflow.moc"
