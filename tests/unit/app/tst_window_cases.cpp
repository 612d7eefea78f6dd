// SPDX-License-Identifier: Apache-2.0
#include "app/caselist/case_list_model.h"
#include "app/overview/intake_list.h"
#include "app/overview/overview_page.h"
#include "app/words/words.h"
#include "window_fixture.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QStatusBar>

using namespace triage;
using namespace triage::app;

/// Cases in the list and in the store.
class TestWindowCases : public WindowTestBase
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare("tst_window_cases"); }
    void init() { begin(); }
    void cleanup() { program_.reset(); }
    void answersStayAcrossRestart();
    void closingReleasesTheCase();
    void deleteCanBeUndone();
    void whatIsOpenElsewhereIsNotDeleted();
    void deletedAndBroughtInAgainIsANewCase();
    void oneBundleMore();
    void listAndStatusBarNameOneSize();
};

void TestWindowCases::answersStayAcrossRestart()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    auto* intake = program_->page()->overview().findChild<IntakeList*>();
    QLineEdit* field = intake->field("fixed_shapes");
    QVERIFY(field);
    QTest::keyClicks(field, QStringLiteral("yes"));
    QTest::keyClick(field, Qt::Key_Return);
    const auto answered = [this] {
        const auto& answers = program_->page()->session()->value().review.answers;
        return answers.size() == 1 && answers.front().value == "yes";
    };
    EVENTUALLY(answered());
    const std::string id = program_->window.stack().openId();
    program_->window.stack().closeCase();
    program_->window.stack().openCase(id);
    EVENTUALLY(program_->hasCase());
    QVERIFY(answered());
    program_->window.actions()[Do::Undo]->trigger(); // nothing to take back in a case just opened
    QVERIFY(answered());
}

void TestWindowCases::closingReleasesTheCase()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    const std::string id = program_->window.stack().openId();
    QVERIFY(!program_->store.lock(id).has_value());
    program_->window.stack().closeCase();
    EVENTUALLY(program_->store.lock(id).has_value());
}

void TestWindowCases::deleteCanBeUndone()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    program_->window.actions()[Do::DeleteCase]->trigger();
    EVENTUALLY_EQUAL(program_->listed(), 0);
    QCOMPARE(program_->store.list().size(), std::size_t(1));
    program_->offer(QStringLiteral("Undo"))->click();
    QCOMPARE(program_->listed(), 1);
    program_->window.stack().openCase(program_->store.list().front().id);
    EVENTUALLY(program_->hasCase());
    program_->window.actions()[Do::DeleteCase]->trigger();
    EVENTUALLY_EQUAL(program_->listed(), 0);
    program_->window.messages().settle();
    EVENTUALLY(program_->store.list().empty());
}

/// Said at once, not when the time to undo is over.
void TestWindowCases::whatIsOpenElsewhereIsNotDeleted()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    const std::string id = program_->window.stack().openId();
    program_->window.stack().closeCase();
    std::shared_ptr<cases::CaseLock> elsewhere;
    const auto lock = [&] {
        if (elsewhere == nullptr)
            elsewhere = program_->store.lock(id).value_or(nullptr);
        return elsewhere != nullptr;
    };
    EVENTUALLY(lock());
    emit program_->window.pane().deleteRequested(QString::fromStdString(id));
    EVENTUALLY(program_->message().contains(QStringLiteral("another instance")));
    QCOMPARE(program_->offer(QStringLiteral("Undo")), nullptr);
    QCOMPARE(program_->listed(), 1);
}

void TestWindowCases::deletedAndBroughtInAgainIsANewCase()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    const std::string before = program_->window.stack().openId();
    program_->window.actions()[Do::DeleteCase]->trigger();
    EVENTUALLY_EQUAL(program_->listed(), 0);
    import("zips/04-step2-custom-op-no-fake.zip"); // the offer to undo still stood
    QVERIFY(program_->window.stack().openId() != before);
    EVENTUALLY_EQUAL(program_->store.list().size(), std::size_t(1));
}

/// The customer sends later what was missing: one case, two bundles, one review.
void TestWindowCases::oneBundleMore()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    const auto& session = *program_->page()->session();
    const auto shown = [&session] { return session.analysis()->bundle.name; };
    program_->page()->addFiles(bundlePath("zips/08-step5-train-loop-507011-after-n.zip"));
    EVENTUALLY_EQUAL(shown(), std::string("08-step5-train-loop-507011-after-n.zip"));
    QCOMPARE(program_->headline(), QStringLiteral("Hand over to runtime-error diagnosis"));
    QCOMPARE(program_->listed(), 1);
    auto* bundles = program_->page()->findChild<QComboBox*>(QStringLiteral("bundles"));
    QVERIFY(bundles->isVisible());
    QCOMPARE(bundles->count(), 2);
    QCOMPARE(bundles->currentIndex(), 1);
    bundles->setCurrentIndex(0);
    emit bundles->activated(0);
    EVENTUALLY_EQUAL(shown(), std::string("04-step2-custom-op-no-fake.zip"));
    QCOMPARE(session.shownBundle(), 1);
    program_->page()->addFiles(
        bundlePath("zips/08-step5-train-loop-507011-after-n.zip")); // it is there already
    EVENTUALLY_EQUAL(session.shownBundle(), 2);
    const std::string id = program_->window.stack().openId();
    program_->window.stack().closeCase();
    program_->window.stack().openCase(id);
    EVENTUALLY(program_->hasCase());
    const auto& again = *program_->page()->session();
    QCOMPARE(again.value().bundles.size(), std::size_t(2));
    QCOMPARE(again.analysis()->bundle.name, std::string("08-step5-train-loop-507011-after-n.zip"));
}

/// The bundle's size, also where the store holds next to nothing because the log lies elsewhere.
void TestWindowCases::listAndStatusBarNameOneSize()
{
    QTemporaryDir folder;
    QFile log(folder.filePath(QStringLiteral("big.log")));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write(QByteArray("an ordinary line of a log\n").repeated(100'000));
    log.close();
    program_->window.openPaths({log.fileName()});
    EVENTUALLY(program_->hasCase());
    const auto& summary = program_->page()->session()->value().summary;
    QCOMPARE(summary.bundleSize, std::int64_t(log.size()));
    const QModelIndex row = program_->window.pane().list().model()->index(0, 0);
    QCOMPARE(row.data(CaseListModel::SizeRole).toLongLong(), log.size());
    bool inStatusBar = false;
    for (const QLabel* label : program_->window.statusBar()->findChildren<QLabel*>())
        inStatusBar = inStatusBar || label->text().contains(sizeText(log.size()));
    QVERIFY(inStatusBar);
    EVENTUALLY_EQUAL(program_->store.list().front().bundleSize, std::int64_t(log.size()));
}

QTEST_MAIN(TestWindowCases)
#include "tst_window_cases.moc"
