// SPDX-License-Identifier: Apache-2.0
#include "analysis_by_hand.h"
#include "app/verdict/evidence_quote.h"
#include "app/verdict/verdict_card.h"
#include "app/verdict/verdict_line.h"
#include "pages_fixture.h"

#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace triage;
using namespace triage::app;

class TestVerdictCard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(fixture_ = makeFixture()); }
    void init()
    {
        card_ = std::make_unique<VerdictCard>(fixture_->engine.workflow(), fixture_->speech, fixture_->theme);
        card_->resize(1000, 300);
    }
    void routed();
    void evidenceLink();
    void withheldSaysWhatIsMissingAndLooksDifferent();
    void allPassedAsksForTheSymptom();
    void theQuestionTakesNoMoreHeightThanItNeeds();
    void overrideStandsBesideTheProgramsVerdict();
    void waiversCanBeRevoked();
    void theLineSaysTheSameInShort();
    void languageSwitch();

private:
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* b : card_->findChildren<QPushButton*>())
            if (b->text() == text && b->isVisibleTo(card_.get()))
                return b;
        return nullptr;
    }
    [[nodiscard]] QString headline() const { return card_->view().headline; }

    std::unique_ptr<PagesFixture> fixture_;
    std::unique_ptr<VerdictCard> card_;
};

void TestVerdictCard::routed()
{
    card_->setAnalysis(byhand::shared(byhand::stepFiveFailed()));
    QCOMPARE(headline(), QStringLiteral("Hand over to runtime-error diagnosis"));
    QCOMPARE(card_->findChild<QLabel*>(QStringLiteral("fullName"))->text(),
             QStringLiteral("torch-npugraph-ex-runtime-error-diagnosis"));
    QVERIFY(card_->view().rule.contains(QStringLiteral("kw-2")));
    QVERIFY(button(QStringLiteral("Copy handoff")));
    QVERIFY(!button(QStringLiteral("Results differ")));
    for (QToolButton* tool : card_->findChildren<QToolButton*>())
        if (tool->accessibleName().contains(QStringLiteral("sub-skill")))
            tool->click();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("torch-npugraph-ex-runtime-error-diagnosis"));
}

void TestVerdictCard::evidenceLink()
{
    card_->setAnalysis(byhand::shared(byhand::stepFiveFailed()));
    QSignalSpy spy(card_.get(), &VerdictCard::evidenceRequested);
    card_->findChild<EvidenceQuote*>()->link().click();
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy[0][0].toString(), QStringLiteral("step5-npugraph_ex/stdout_stderr.log"));
    QCOMPARE(spy[0][1].value<LineNumber>(), LineNumber(550));
}

void TestVerdictCard::withheldSaysWhatIsMissingAndLooksDifferent()
{
    card_->setAnalysis(byhand::shared(byhand::withheld()));
    QCOMPARE(card_->view().kind, VerdictKind::Withheld);
    QCOMPARE(card_->view().missing, QStringList{QStringLiteral("The plog of step 5 is missing")});
    QCOMPARE(toneOf(card_->view(), lightColors()).ink, lightColors().withheld.ink);
    QVERIFY(!button(QStringLiteral("Copy handoff")));
    QVERIFY(button(QStringLiteral("Copy questions and commands")));
    QSignalSpy spy(card_.get(), &VerdictCard::waiveRequested);
    QVERIFY(button(QStringLiteral("Waive…")));
    button(QStringLiteral("Waive…"))->click();
    QCOMPARE(spy.size(), 1);
    QCOMPARE(QString::fromStdString(spy[0][0].value<check::Finding>().id), QStringLiteral("plog-missing"));
}

void TestVerdictCard::allPassedAsksForTheSymptom()
{
    card_->setAnalysis(byhand::shared(byhand::askSymptom()));
    QCOMPARE(card_->view().kind, VerdictKind::AskSymptom);
    QSignalSpy spy(card_.get(), &VerdictCard::symptomStated);
    for (const char* text : {"Results differ", "It is too slow", "It crashes"}) {
        QVERIFY2(button(QLatin1String(text)), text);
        button(QLatin1String(text))->click();
    }
    QCOMPARE(spy.size(), 3);
    QCOMPARE(spy[0][0].value<Symptom>(), Symptom::Accuracy);
    QCOMPARE(spy[1][0].value<Symptom>(), Symptom::Performance);
    QCOMPARE(spy[2][0].value<Symptom>(), Symptom::Crash);
}

void TestVerdictCard::theQuestionTakesNoMoreHeightThanItNeeds()
{
    card_->show();
    card_->setAnalysis(byhand::shared(byhand::askSymptom()));
    QCoreApplication::processEvents();
    const int needed = card_->sizeHint().height();
    QVERIFY2(needed > 0 && needed < 160, qPrintable(QString::number(needed)));
}

void TestVerdictCard::overrideStandsBesideTheProgramsVerdict()
{
    engine::Analysis a = byhand::stepFiveFailed();
    a.review.override_ =
        review::Override{Route::Accuracy, "the loss drifts first", {"Li", "2026-12-01T10:00:00+08:00"}};
    card_->setAnalysis(byhand::shared(a));
    QCOMPARE(headline(), QStringLiteral("Hand over to accuracy diagnosis"));
    for (const char* part : {"Li", "2026-12-01", "the loss drifts first", "runtime-error"})
        QVERIFY2(card_->view().decision.contains(QLatin1String(part)), part);
    QSignalSpy spy(card_.get(), &VerdictCard::overrideRevoked);
    button(QStringLiteral("Revoke override"))->click();
    QCOMPARE(spy.size(), 1);
}

void TestVerdictCard::waiversCanBeRevoked()
{
    engine::Analysis a = byhand::stepFiveFailed();
    a.review.waivers = {
        {"plog-missing", Step::NpugraphEx, "there is none", {"Li", "2026-12-01T10:00:00+08:00"}}};
    card_->setAnalysis(byhand::shared(a));
    QSignalSpy spy(card_.get(), &VerdictCard::waiverRevoked);
    QVERIFY(button(QStringLiteral("Revoke")));
    button(QStringLiteral("Revoke"))->click();
    QCOMPARE(spy[0][0].value<review::Waiver>(), a.review.waivers.front());
}

void TestVerdictCard::theLineSaysTheSameInShort()
{
    card_->setAnalysis(byhand::shared(byhand::stepFiveFailed()));
    VerdictLine line(fixture_->theme);
    line.resize(1000, line.sizeHint().height());
    line.show();
    line.setVerdict(card_->view(), Completeness::Complete);
    QCOMPARE(line.findChild<QLabel*>(QStringLiteral("headline"))->text(), card_->view().headline);
    QVERIFY(line.accessibleName().contains(card_->view().headline));
    auto* link = line.findChild<QPushButton*>(QStringLiteral("shortEvidence"));
    QCOMPARE(link->text(), QStringLiteral("step5-npugraph_ex/stdout_stderr.log:550"));
    QSignalSpy spy(&line, &VerdictLine::evidenceRequested);
    link->click();
    QCOMPARE(spy.size(), 1);
    const int full = line.sizeHint().height();
    line.setFolded(true);
    QVERIFY(line.sizeHint().height() < full);
    QCoreApplication::processEvents();
    line.resize(line.minimumSizeHint()); // no room for a place: none rather than a piece of one
    QTRY_VERIFY(link->isHidden());
}

void TestVerdictCard::languageSwitch()
{
    card_->setAnalysis(byhand::shared(byhand::withheld()));
    fixture_->speech.setLanguage(Language::Chinese);
    QApplication::processEvents();
    QEvent change(QEvent::LanguageChange); // the card has no window here that would pass it on
    QApplication::sendEvent(card_.get(), &change);
    QCOMPARE(card_->view().missing, QStringList{QStringLiteral("缺少 plog")});
    fixture_->speech.setLanguage(Language::English);
}

QTEST_MAIN(TestVerdictCard)
#include "tst_verdict_card.moc"
