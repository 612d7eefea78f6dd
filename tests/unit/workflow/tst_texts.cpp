// SPDX-License-Identifier: Apache-2.0
#include "workflow/terms.h"
#include "workflow/texts.h"

#include <QTest>

using namespace triage;
using namespace triage::workflow;

class TestTexts : public QObject
{
    Q_OBJECT

private slots:
    void argumentsAreFilledOnce()
    {
        const Texts en(Language::English);
        QCOMPARE(en.render(Message("no such text: %1, %2, %1", {"%2", "b"})),
                 std::string("no such text: %2, b, %2"));
        QCOMPARE(en.render(Message("%1 and %3", {"a"})), std::string("a and "));
        QCOMPARE(en.render(Message("100% sure", {"a"})), std::string("100% sure"));
        QCOMPARE(en.render(Message("ends in %", {"a"})), std::string("ends in %"));
    }

    void dataCarriesItsOwnLanguages()
    {
        const Texts en(Language::English);
        const Texts zh(Language::Chinese);
        const Message message(Bilingual{"缺少 %1", "%1 is missing"}, {"env.txt"});
        QCOMPARE(en.render(message), std::string("env.txt is missing"));
        QCOMPARE(zh.render(message), std::string("缺少 env.txt"));
        const Bilingual both = renderBoth(message, zh, en);
        QCOMPARE(both.zh, std::string("缺少 env.txt"));
        QCOMPARE(both.en, std::string("env.txt is missing"));
    }

    void countsAreFilled()
    {
        const Texts en(Language::English);
        Message message("%n such lines of %1");
        message.args = {"a.log"};
        message.count = 3;
        QCOMPARE(en.render(message), std::string("3 such lines of a.log"));
    }

    void nothingIsNothing()
    {
        QVERIFY(Message().empty());
        QCOMPARE(Texts(Language::Chinese).render(Message()), std::string());
    }

    void termsAreSpelledAsTheContractSpellsThem()
    {
        QVERIFY(routeFrom("runtime-error") == Route::RuntimeError);
        QVERIFY(routeFrom("torch-npugraph-ex-accuracy-diagnosis") == Route::Accuracy);
        QVERIFY(!routeFrom("Accuracy"));
        QVERIFY(symptomFrom("performance") == Symptom::Performance);
        QVERIFY(!symptomFrom(""));
        for (const Route route :
             {Route::CompileError, Route::RuntimeError, Route::Accuracy, Route::Performance}) {
            QVERIFY(routeFrom(spelling(route)) == route);
            QVERIFY(routeFrom(fullName(route)) == route);
        }
        for (const Symptom symptom :
             {Symptom::Unknown, Symptom::Crash, Symptom::Accuracy, Symptom::Performance})
            QVERIFY(symptomFrom(spelling(symptom)) == symptom);
        QCOMPARE(spelling(StepState::NotRun), std::string_view("not_run"));
        QCOMPARE(spelling(StepState::Unknown), std::string_view("unknown"));
        QCOMPARE(spelling(Severity::Rerun), std::string_view("rerun"));
        QCOMPARE(spelling(Completeness::Gaps), std::string_view("gaps"));
    }
};

QTEST_GUILESS_MAIN(TestTexts)
#include "tst_texts.moc"
