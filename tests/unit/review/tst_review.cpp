// SPDX-License-Identifier: Apache-2.0
#include "review/lookup.h"
#include "review/review_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace triage;
using namespace triage::review;

namespace {

const Signature wang = {"王工", "2026-12-01T10:20:37+08:00"};
const Signature li = {"Li", "2026-12-02T09:00:00+08:00"};

Review full()
{
    Review review;
    review.run = "20261201-101016-pid19439";
    review.symptom = StatedSymptom{Symptom::Accuracy, wang};
    review.failedStep = Step::AotEager;
    review.answers = {{"fixed_shapes", "固定", wang}, {"multi_stream", "", li}};
    review.waivers = {{"plog-missing", Step::Eager, "收集过两次，没有", wang},
                      {"env-missing", std::nullopt, "gone", li}};
    review.override_ = Override{Route::Performance, "known case", li};
    review.assignments = {{"日志/nohup.out", Step::NpugraphEx, wang}};
    review.pin = Pin{"step5-npugraph_ex/stdout_stderr.log", LineNumber(std::int64_t{1} << 40), "later one",
                     li, "RuntimeError: x"};
    review.marks = {{"a.log", LineNumber(1), "look", wang}};
    review.quotes = {
        {"步骤5/a.log", LineNumber(7), "Traceback:\n  File \"x.py\"\nRuntimeError", "第一处", li}};
    return review;
}

} // namespace

class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWent()
    {
        const QByteArray bytes = QJsonDocument(toJson(full())).toJson();
        const auto back = fromJson(QJsonDocument::fromJson(bytes).object());
        QVERIFY(back.has_value());
        QVERIFY(*back == full());
    }

    void anEmptyReviewIsAnEmptyObject()
    {
        QVERIFY(toJson(Review()).isEmpty());
        const auto back = fromJson({});
        QVERIFY(back.has_value());
        QVERIFY(*back == Review());
    }

    void anOlderProgramReadsANewerFile()
    {
        QJsonObject object = toJson(full());
        object["something_new"] = QJsonArray{1, 2};
        const auto back = fromJson(object);
        QVERIFY(back.has_value());
        QVERIFY(*back == full());
    }

    void wrongMembersAreNamed_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("member");
        QTest::newRow("run") << QByteArray(R"({"run": 3})") << "run";
        QTest::newRow("step 0") << QByteArray(R"({"failed_step": 0})") << "step";
        QTest::newRow("step 6") << QByteArray(R"({"failed_step": 6})") << "step";
        QTest::newRow("step text") << QByteArray(R"({"failed_step": "5"})") << "step";
        QTest::newRow("waivers no list") << QByteArray(R"({"waivers": {}})") << "waivers";
        QTest::newRow("waiver without reason")
            << QByteArray(R"({"waivers": [{"finding": "x", "author": "a", "at": "b"}]})") << "reason";
        QTest::newRow("unsigned") << QByteArray(R"({"answers": [{"key": "x", "value": "y", "at": "b"}]})")
                                  << "author";
        QTest::newRow("no such route")
            << QByteArray(R"({"override": {"route": "x", "reason": "y", "author": "a", "at": "b"}})")
            << "route";
        QTest::newRow("override no object") << QByteArray(R"({"override": 7})") << "override";
        QTest::newRow("no such symptom")
            << QByteArray(R"({"symptom": {"symptom": "x", "author": "a", "at": "b"}})") << "symptom";
        QTest::newRow("line 0")
            << QByteArray(R"({"pin": {"path": "x", "line": 0, "reason": "y", "author": "a", "at": "b"}})")
            << "line";
    }
    void wrongMembersAreNamed()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, member);
        const auto back = fromJson(QJsonDocument::fromJson(json).object());
        QVERIFY(!back);
        QCOMPARE(back.error().kind, ErrorKind::Invalid);
        QCOMPARE(back.error().message.args, std::vector<std::string>{member.toStdString()});
    }

    void aWaiverFitsItsStepOnly()
    {
        const Review review = full();
        QCOMPARE(waiverFor(review, "plog-missing", Step::Eager), &review.waivers[0]);
        QCOMPARE(waiverFor(review, "plog-missing", Step::AotEager), nullptr);
        QCOMPARE(waiverFor(review, "plog-missing", std::nullopt), nullptr);
        QCOMPARE(waiverFor(review, "env-missing", std::nullopt), &review.waivers[1]);
        QCOMPARE(waiverFor(review, "env-missing", Step::Eager), nullptr);
    }

    void theLastAnswerCounts()
    {
        Review review = full();
        QCOMPARE(answerFor(review, "multi_stream"), nullptr); // an empty answer is none
        review.answers.push_back({"fixed_shapes", "dynamic", li});
        QCOMPARE(answerFor(review, "fixed_shapes")->value, std::string("dynamic"));
        QCOMPARE(answerFor(review, "torch"), nullptr);
    }

    void theLastAssignmentCounts()
    {
        Review review = full();
        QVERIFY(stepOf(review, "日志/nohup.out") == Step::NpugraphEx);
        review.assignments.push_back({"日志/nohup.out", Step::ForceEager, li});
        QVERIFY(stepOf(review, "日志/nohup.out") == Step::ForceEager);
        QVERIFY(!stepOf(review, "other"));
    }
};

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
