// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/reason_dialog.h"
#include "app/settings/settings_dialog.h"
#include "window_fixture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPlainTextEdit>

using namespace triage;
using namespace triage::app;

/// What the engineer adds, signed, stored and taken back.
class TestWindowReview : public WindowTestBase
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare("tst_window_review"); }
    void init() { begin(); }
    void cleanup() { program_.reset(); }
    void overrideIsSignedStoredAndUndone();
    void allPassedAsksAndTheAnswerStays();
    void otherRulesJudgeAtOnce();
    void rulesThatCannotBeUsedAreSaid();
    void aWaiverKeepsTheFindingsWords();
};

void TestWindowReview::overrideIsSignedStoredAndUndone()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    program_->window.actions()[Do::Override]->trigger();
    auto* dialog = program_->page()->findChild<ReasonDialog*>();
    QVERIFY(dialog);
    auto* accept = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    accept->click(); // no reason yet: that is said
    QVERIFY(dialog->isVisible());
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("missing"))->text().contains(QStringLiteral("reason")));
    dialog->findChild<QComboBox*>(QStringLiteral("route"))
        ->setCurrentText(QStringLiteral("accuracy diagnosis"));
    dialog->findChild<QPlainTextEdit*>(QStringLiteral("reason"))->setPlainText(QStringLiteral("seen before"));
    accept->click();
    EVENTUALLY_EQUAL(program_->headline(), QStringLiteral("Hand over to accuracy diagnosis"));
    QVERIFY(program_->page()->card().view().decision.contains(QStringLiteral("Li Wei")));
    const auto storedOverride = [this] {
        return program_->store.load(program_->window.stack().openId())->review.override_.has_value();
    };
    EVENTUALLY(storedOverride());
    QVERIFY(program_->window.messages().isVisible());
    program_->window.actions()[Do::Undo]->trigger();
    QVERIFY(!program_->window.messages().isVisible()); // its offer is taken
    EVENTUALLY_EQUAL(program_->headline(), QStringLiteral("Hand over to compile-error diagnosis"));
    EVENTUALLY(!storedOverride());
}

void TestWindowReview::allPassedAsksAndTheAnswerStays()
{
    import("zips/01-all-pass-linear.zip");
    QCOMPARE(program_->page()->card().view().kind, VerdictKind::AskSymptom);
    emit program_->page()->card().symptomStated(Symptom::Performance);
    EVENTUALLY_EQUAL(program_->headline(), QStringLiteral("Hand over to performance diagnosis"));
    QCOMPARE(program_->message(), QStringLiteral("Symptom: It is too slow"));
    program_->offer(QStringLiteral("Undo"))->click();
    EVENTUALLY_EQUAL(program_->page()->card().view().kind, VerdictKind::AskSymptom);
    emit program_->page()->card().symptomStated(Symptom::Performance);
    EVENTUALLY_EQUAL(program_->headline(), QStringLiteral("Hand over to performance diagnosis"));
    const std::string id = program_->window.stack().openId();
    program_->window.stack().closeCase();
    program_->window.stack().openCase(id);
    EVENTUALLY(program_->hasCase());
    QCOMPARE(program_->headline(), QStringLiteral("Hand over to performance diagnosis"));
    QCOMPARE(program_->page()->session()->value().review.symptom->by.author, std::string("Li Wei"));
}

void TestWindowReview::otherRulesJudgeAtOnce()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    QFile builtin(QStringLiteral(TRIAGE_TEST_DATA "/../../resources/rules/builtin.json"));
    QVERIFY(builtin.open(QIODevice::ReadOnly));
    QJsonObject pack = QJsonDocument::fromJson(builtin.readAll()).object();
    QVERIFY(pack.contains(QStringLiteral("version")));
    pack[QStringLiteral("version")] = QStringLiteral("77.7");
    QTemporaryDir folder;
    QFile mine(folder.filePath(QStringLiteral("mine.json")));
    QVERIFY(mine.open(QIODevice::WriteOnly));
    mine.write(QJsonDocument(pack).toJson());
    mine.close();
    Choices choices = program_->settings.choices();
    choices.rulePack = mine.fileName();
    program_->settings.setChoices(choices);
    const auto version = [this] { return program_->page()->session()->analysis()->verdict.rulePackVersion; };
    EVENTUALLY_EQUAL(version(), std::string("77.7"));
    QVERIFY(program_->message().contains(QStringLiteral("77.7")));
    QCOMPARE(program_->page()->session()->value().summary.rulePackVersion, std::string("77.7"));
}

/// The rules before them go on judging; the settings are one click away.
void TestWindowReview::rulesThatCannotBeUsedAreSaid()
{
    QTemporaryDir folder;
    QFile broken(folder.filePath(QStringLiteral("broken.json")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{\n \"name\": 1,\n,\n");
    broken.close();
    Choices choices = program_->settings.choices();
    choices.rulePack = broken.fileName();
    program_->settings.setChoices(choices);
    EVENTUALLY(program_->message().contains(QStringLiteral("broken.json, line 3")));
    import("zips/04-step2-custom-op-no-fake.zip");
    QCOMPARE(program_->headline(), QStringLiteral("Hand over to compile-error diagnosis"));
    program_->offer(QStringLiteral("Settings"))->click();
    QVERIFY(program_->window.findChild<SettingsDialog*>() != nullptr);
}

void TestWindowReview::aWaiverKeepsTheFindingsWords()
{
    import("zips/16-step5-segfault-empty-log.zip");
    CasePage& page = *program_->page();
    QVERIFY(!page.card().view().waivable.empty());
    const check::Finding finding = page.card().view().waivable.front();
    QPushButton* waive = nullptr;
    for (auto* button : page.card().findChildren<QPushButton*>())
        if (waive == nullptr && button->text() == QStringLiteral("Waive…"))
            waive = button;
    QVERIFY(waive != nullptr);
    waive->setFocus();
    waive->click();
    auto* dialog = page.findChild<ReasonDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QPlainTextEdit*>(QStringLiteral("reason"))->setPlainText(QStringLiteral("died early"));
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    EVENTUALLY(!page.card().view().waivers.empty());
    const QString said = page.card().view().waivers.front().what;
    QCOMPARE(said, program_->speech.say(finding.message));
    QVERIFY(!said.contains(QString::fromStdString(finding.id)));
    // What was pressed is gone: the focus does not wander off into a field.
    QVERIFY(qobject_cast<QLineEdit*>(program_->window.focusWidget()) == nullptr);
}

QTEST_MAIN(TestWindowReview)
#include "tst_window_review.moc"
