// SPDX-License-Identifier: Apache-2.0
// Pins and past cases through the whole window: real engine, real store.
#include "app/caselist/case_list_model.h"
#include "app/dialogs/reason_dialog.h"
#include "app/files/files_page.h"
#include "app/messages/message_bar.h"
#include "app/overview/overview_page.h"
#include "app/overview/past_case_list.h"
#include "app/overview/process_table.h"
#include "app/overview/trace_list.h"
#include "app/settings/settings.h"
#include "app/timeline/timeline_page.h"
#include "app/timeline/timeline_view.h"
#include "app/verdict/verdict_card.h"
#include "app/window/actions.h"
#include "app/window/case_stack.h"
#include "app/window/main_window.h"
#include "window_fixture.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace triage;
using namespace triage::app;

namespace {

QByteArray crashLog(const char* before)
{
    return QByteArray(before) + "\nTraceback (most recent call last):\n"
                                "  File \"/home/dev/train.py\", line 7, in main\n    y = model(x)\n"
                                "RuntimeError: call aclnnCast failed, error code is 561103\n"
                                "worker told us that HCCL is gone\n";
}

} // namespace

class TestPinsWindow : public WindowTestBase
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare("tst_pins_window"); }
    void init() { begin(); }
    void cleanup() { program_.reset(); }
    void fromTheTimelineToFiles();
    void pinFromTheTimelineAndUndo();
    void pinAnyLineOfAFile();
    void pinACandidate();
    void thePinIsStored();
    void pastCasesAreOfferedAndOpen();
    void ranksAreTabledWithTheirLines();
    void phenomenaStandBesideTheQuestion();
    void theCardIsAsTallAsWhatItSays();

private:
    [[nodiscard]] const engine::Analysis& analysis() const
    {
        return *program_->page()->session()->analysis();
    }
    void importLog(const QString& name, const QByteArray& text)
    {
        const std::string before = program_->window.stack().openId();
        const QString path = folder_.filePath(name);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
        file.close();
        program_->window.openPaths({path});
        EVENTUALLY(program_->hasCase() && program_->window.stack().openId() != before);
    }
    /// Fills in the reason and waits for the new verdict.
    void accept(const QString& reason)
    {
        ReasonDialog* dialog = nullptr;
        EVENTUALLY((dialog = program_->window.findChild<ReasonDialog*>()) != nullptr && dialog->isVisible());
        QPushButton* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        ok->click();
        QVERIFY(dialog->isVisible()); // a reason is needed
        dialog->findChild<QPlainTextEdit*>()->setPlainText(reason);
        QSignalSpy judged(program_->page()->session(), &CaseSession::analysisChanged);
        ok->click();
        EVENTUALLY(!judged.isEmpty());
    }
    [[nodiscard]] QPushButton* cardButton(const char* name) const
    {
        return program_->page()->card().findChild<QPushButton*>(QLatin1String(name));
    }

    QTemporaryDir folder_;
};

void TestPinsWindow::fromTheTimelineToFiles()
{
    import("zips/12-step5-torchrun-hccl-timeout.zip");
    program_->window.actions()[Do::ShowTimeline]->trigger();
    TimelinePage& timeline = program_->page()->timeline();
    EVENTUALLY(timeline.view().current().has_value());
    QTest::keyClick(&timeline.view(), Qt::Key_Return);
    QCOMPARE(int(program_->page()->currentTab()), int(CasePage::Tab::Files));
    EVENTUALLY_EQUAL(program_->page()->files().currentPath(),
                     QStringLiteral("step5-npugraph_ex/stdout_stderr.log"));
}

void TestPinsWindow::pinFromTheTimelineAndUndo()
{
    import("zips/12-step5-torchrun-hccl-timeout.zip");
    const LineNumber machine = analysis().verdict.causal()->line;
    program_->page()->showTab(CasePage::Tab::Timeline);
    TimelineView& view = program_->page()->timeline().view();
    EVENTUALLY(view.current().has_value());
    view.step(true, true);
    const LineNumber chosen = view.timeline()->event(*view.current()).line;
    for (QAction* action : program_->page()->timeline().actions())
        if (action->text() == QStringLiteral("Pin as causal line…"))
            action->trigger();
    accept(QStringLiteral("seen at another customer"));
    const Verdict& verdict = analysis().verdict;
    QCOMPARE(verdict.causal()->line, chosen);
    QVERIFY(verdict.machineVerdict);
    QCOMPARE(verdict.machineVerdict->causal()->line, machine);
    const VerdictView& card = program_->page()->card().view();
    for (const char* part : {"Li Wei", "seen at another customer"})
        QVERIFY2(card.pinned.contains(QLatin1String(part)), part);
    QVERIFY(card.machine.startsWith(QStringLiteral("Without the pin: ")));
    QVERIFY(cardButton("machineLine")->text().endsWith(QStringLiteral(":%1").arg(machine.value)));
    QVERIFY(program_->window.messages().isVisible()); // with its Undo
    QSignalSpy judged(program_->page()->session(), &CaseSession::analysisChanged);
    program_->window.actions()[Do::Undo]->trigger();
    EVENTUALLY(!judged.isEmpty());
    QCOMPARE(analysis().verdict.causal()->line, machine);
    QVERIFY(program_->page()->card().view().pinned.isEmpty());
}

void TestPinsWindow::pinAnyLineOfAFile()
{
    importLog(QStringLiteral("any.log"), crashLog("one"));
    program_->page()->showTab(CasePage::Tab::Files);
    program_->page()->files().openAt(QStringLiteral("any.log"), LineNumber(6));
    for (QAction* action : program_->page()->files().textActions())
        if (action->text() == QStringLiteral("&Pin as causal line…"))
            EVENTUALLY((action->trigger(), program_->window.findChild<ReasonDialog*>() != nullptr));
    accept(QStringLiteral("the worker knows"));
    QCOMPARE(analysis().verdict.causal()->line, LineNumber(6));
    QSignalSpy judged(program_->page()->session(), &CaseSession::analysisChanged);
    cardButton("unpin")->click();
    EVENTUALLY(!judged.isEmpty());
    QCOMPARE(analysis().verdict.causal()->line, LineNumber(5));
}

void TestPinsWindow::pinACandidate()
{
    import("zips/12-step5-torchrun-hccl-timeout.zip");
    auto* candidates = program_->page()->overview().findChild<CandidateList*>();
    QVERIFY(candidates->topLevelItemCount() > 2);
    candidates->setCurrentItem(candidates->topLevelItem(2));
    const LineNumber wanted = analysis().verdict.candidates[2].line;
    QVERIFY(candidates->actions().first()->isEnabled());
    candidates->actions().first()->trigger();
    accept(QStringLiteral("this one"));
    QCOMPARE(analysis().verdict.causal()->line, wanted);
}

void TestPinsWindow::thePinIsStored()
{
    importLog(QStringLiteral("stored.log"), crashLog("one"));
    const std::string id = program_->window.stack().openId();
    auto* candidates = program_->page()->overview().findChild<CandidateList*>();
    emit candidates->pinRequested(
        {QStringLiteral("stored.log"), LineNumber(6), QStringLiteral("HCCL is gone")});
    accept(QStringLiteral("kept"));
    program_->window.stack().closeCase();
    program_->jobs.joinSaves();
    const auto stored = program_->store.load(id);
    QVERIFY(stored.has_value());
    QVERIFY(stored->review.pin);
    QCOMPARE(stored->review.pin->reason, std::string("kept"));
    QCOMPARE(stored->review.pin->by.author, std::string("Li Wei"));
    program_->window.stack().openCase(id);
    EVENTUALLY(program_->hasCase());
    QCOMPARE(analysis().verdict.causal()->line, LineNumber(6));
}

void TestPinsWindow::pastCasesAreOfferedAndOpen()
{
    importLog(QStringLiteral("first.log"), crashLog("one"));
    const std::string first = program_->window.stack().openId();
    auto past = [this] { return program_->page()->overview().findChild<PastCaseList*>(); };
    QVERIFY(!past()->isVisible());
    importLog(QStringLiteral("second.log"), crashLog("another beginning"));
    program_->page()->showTab(CasePage::Tab::Overview);
    EVENTUALLY(past()->isVisible());
    QPushButton* link = past()->findChild<QPushButton*>();
    QCOMPARE(link->text(), QStringLiteral("first.log"));
    link->click();
    EVENTUALLY_EQUAL(program_->window.stack().openId(), first);
}

void TestPinsWindow::ranksAreTabledWithTheirLines()
{
    import("zips/12-step5-torchrun-hccl-timeout.zip");
    auto* table = program_->page()->overview().findChild<ProcessTable*>();
    QVERIFY(table->isVisibleTo(&program_->page()->overview()));
    QCOMPARE(table->topLevelItem(0)->text(0), QStringLiteral("rank 1, pid 29964"));
    QCOMPARE(table->topLevelItem(0)->text(1), QStringLiteral("failed first"));
    QVERIFY(table->topLevelItem(0)->text(2).contains(QStringLiteral("10:20:37")));
    QVERIFY(table->topLevelItem(0)->text(3).endsWith(QStringLiteral(":156")));
    QStringList who;
    for (int i = 0; i < table->topLevelItemCount(); ++i)
        who << table->topLevelItem(i)->text(0);
    QVERIFY2(who.contains(QStringLiteral("launcher")), qPrintable(who.join('|')));
    QSignalSpy opened(table, &ProcessTable::opened);
    emit table->itemActivated(table->topLevelItem(0), 0);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(int(program_->page()->currentTab()), int(CasePage::Tab::Files));
}

void TestPinsWindow::phenomenaStandBesideTheQuestion()
{
    import("zips/20-all-pass-graph-breaks-perf.zip");
    const auto& phenomena = analysis().verdict.phenomena;
    QVERIFY(!phenomena.empty());
    QVERIFY(!phenomena.front().places.empty());
    auto* list = program_->page()->card().findChild<QWidget*>(QStringLiteral("phenomena"));
    QVERIFY(list->isVisible());
    QVERIFY(!list->findChildren<QPushButton*>().isEmpty());
}

/// Filled while it was hidden, as after every import.
void TestPinsWindow::theCardIsAsTallAsWhatItSays()
{
    import("zips/01-all-pass-linear.zip");
    QTest::qWait(50); // layouts settle when control returns
    VerdictCard& card = program_->page()->card();
    QVERIFY2(card.height() < 180, qPrintable(QString::number(card.height())));
}

QTEST_MAIN(TestPinsWindow)
#include "tst_pins_window.moc"
